"""The caravan's circuit: moving, selling to Babylon, buying court cards and plants (amyitis.de §C Karawane bewegen)."""

from __future__ import annotations

from tworivers.amyitis.court import any_card_at
from tworivers.amyitis.garden import any_square_for
from tworivers.amyitis.names import CITIES, EMPTY, Court, Event, Obstacle, Source, Task, Trade
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import can_pay, count_goods, gain_prestige, pay_good
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def distance_to(g: State, city: int) -> int:
    """Spaces from the caravan clockwise to a city; 0 is where it stands."""
    return (int(g.place[city]) - int(g.place[g.caravan])) % CITIES


@rule
def camels_for(g: State, seat: int, city: int) -> int:
    """One camel a space less what the caravan leader adds, but at least one."""
    return max(1, distance_to(g, city) - int(g.leader_spaces[g.court_level[seat, Court.LEADER]]))


@rule
def plant_level(g: State, city: int) -> int:
    """The level of the plant that a city's card shows now."""
    return int(g.card_level[city, g.card_side[city]])


@rule
def extra_good(g: State, city: int) -> int:
    """The good a plant card asks for besides the city's, or EMPTY."""
    if g.trade[city] != Trade.PLANT:
        return EMPTY
    return int(g.card_extra[city, g.card_side[city]])


@rule
def journey_obstacle(g: State, seat: int, city: int) -> int:
    """The caravan must move, and where it stops trade is a duty: what can't be traded with can't be travelled to."""
    if distance_to(g, city) == 0:
        return Obstacle.STAYS
    if camels_for(g, seat, city) > g.camels[seat]:
        return Obstacle.CAMELS
    if g.trade[city] == Trade.SALE:
        return Obstacle.NONE if count_goods(g, seat) > 0 else Obstacle.NOTHING_TO_SELL
    if not can_pay(g, seat, int(g.city_good[city]), extra_good(g, city)):
        return Obstacle.CITY_GOOD
    if g.trade[city] == Trade.COURT:
        return Obstacle.NONE if any_card_at(g, seat, city) else Obstacle.OFFERS_GONE
    return Obstacle.NONE if any_square_for(g, seat, plant_level(g, city)) else Obstacle.NO_SQUARE


@rule
def journeys(g: State, seat: int) -> int:
    """The cities seat can send the caravan to, as bits."""
    found = 0
    if g.camels[seat] > 0:
        for city in range(CITIES):
            if journey_obstacle(g, seat, city) == Obstacle.NONE:
                found |= 1 << city
    return found


@rule
def travel(g: State, seat: int, city: int, log: Log) -> None:
    """Move the caravan and pay the price of the place on arrival."""
    camels = camels_for(g, seat, city)
    g.camels[seat] -= camels
    note(log, Event.CARAVAN, seat, city, camels, distance_to(g, city), 0)
    g.caravan = city
    if g.trade[city] == Trade.SALE:
        later(g, Task.SELL, seat, 0)
        return
    extra = extra_good(g, city)
    pay_good(g, seat, int(g.city_good[city]), log)
    if extra != EMPTY:
        pay_good(g, seat, extra, log)
    later(g, Task.COURT if g.trade[city] == Trade.COURT else Task.PLANT, seat, city)


@rule
def basket(number: int) -> tuple[int, int]:
    """The one or two goods (EMPTY: none) in basket 0 to 19 of the action table."""
    if number < 5:
        return number, EMPTY
    number -= 5
    one = 0
    while number >= 5 - one:
        number -= 5 - one
        one += 1
    return one, one + number


@rule
def sale_obstacle(g: State, seat: int, one: int, other: int) -> int:
    """Only what one has can be sold."""
    wanted = 2 if one == other else 1
    if g.goods[seat, one] < wanted or (other != EMPTY and g.goods[seat, other] < 1):
        return Obstacle.NOT_OWNED
    return Obstacle.NONE


@rule
def sell(g: State, seat: int, one: int, other: int, log: Log) -> None:
    """Babylon pays prestige for one or two goods, and one zone must be watered, without prestige for that."""
    g.goods[seat, one] -= 1
    prestige = int(g.sale_prestige)
    if other != EMPTY:
        g.goods[seat, other] -= 1
        prestige += int(g.sale_prestige)
    note(log, Event.SOLD, seat, one, other, 0, 0)
    gain_prestige(g, seat, prestige, Source.SALE, log)
    if g.cubes[seat] > 0:
        later(g, Task.IRRIGATE, seat, 0)


@rule
def flip_card(g: State, city: int, log: Log) -> None:
    """After a purchase the plant card is turned over."""
    g.card_side[city] = 1 - g.card_side[city]
    note(log, Event.CARD_FLIPPED, EMPTY, city, plant_level(g, city), extra_good(g, city), 0)
