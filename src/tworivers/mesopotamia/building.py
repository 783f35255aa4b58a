"""Phase 11A: temples and canals, and their way onto the frame (mesopotamia.de §11A); the places of all buildings."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.forges import build_works, works_site_obstacle, works_sites
from tworivers.mesopotamia.frame import next_slot, roll_needed, win_symbol
from tworivers.mesopotamia.hands import holding_obstacle, might_use, spend_card
from tworivers.mesopotamia.names import EMPTY, Building, Card, Event, Obstacle, Reason, Symbol, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import pay, price_obstacle
from tworivers.mesopotamia.todo import later


@rule
def building_site_obstacle(g: State, seat: int, building: int, province: int) -> int:
    """One new building a round in an own province: a temple for a city without one, a canal for an irrigable city."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    if (int(g.built) >> province) & 1 == 1:
        return Obstacle.BUILT
    if building == Building.CANAL:
        return Obstacle.NONE if g.canals[province] < g.irrigable[province] else Obstacle.NO_CITY_FREE
    temples = int(g.temples[0, province]) + int(g.temples[1, province])
    return Obstacle.NONE if temples < g.cities[province] else Obstacle.NO_CITY_FREE


@rule
def building_sites(g: State, seat: int, building: int) -> int:
    """The provinces that have a place for a temple or a canal, whether or not it can be paid, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if building_site_obstacle(g, seat, building, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def building_of(symbol: int) -> int:
    """The building that may bring a symbol onto the frame."""
    return Building.MARDUK.value + symbol


@rule
def building_obstacle(g: State, seat: int, symbol: int) -> int:
    """A temple or a canal needs a place and its price."""
    if building_sites(g, seat, building_of(symbol)) == 0:
        return Obstacle.NO_SITE
    return price_obstacle(g, seat, int(g.building_price))


@rule
def buildings_possible(g: State, seat: int) -> int:
    """What can be built and paid now, as bits by symbol. Both kinds of temples go to the same places."""
    found = 0
    if price_obstacle(g, seat, int(g.building_price)) == Obstacle.NONE:
        if building_sites(g, seat, Building.MARDUK) != 0:
            found |= 1 << Symbol.MARDUK | 1 << Symbol.ISHTAR
        if building_sites(g, seat, Building.CANAL) != 0:
            found |= 1 << Symbol.CANAL
    return found


@rule
def choose_building(g: State, seat: int, symbol: int) -> None:
    """Where is asked next."""
    later(g, seat, Task.ERECT_AT, building_of(symbol))


@rule
def is_works(building: int) -> bool:
    """Whether a building is one of phase 10, not of 11A."""
    return bool(building == Building.FORGE or building == Building.MILLSTONE)


@rule
def price_of_building(g: State, building: int) -> int:
    """What a building costs."""
    return int(g.works_price) if is_works(building) else int(g.building_price)


@rule
def erecting_obstacle(g: State, seat: int, building: int, province: int) -> int:
    """A building needs a place of its kind, and must still be paid."""
    if is_works(building):
        place = works_site_obstacle(g, seat, building, province)
    else:
        place = building_site_obstacle(g, seat, building, province)
    return place if place != Obstacle.NONE else price_obstacle(g, seat, price_of_building(g, building))


@rule
def erection_sites(g: State, seat: int, building: int) -> int:
    """Where a building can be erected now, as bits."""
    if price_obstacle(g, seat, price_of_building(g, building)) != Obstacle.NONE:
        return 0
    return works_sites(g, seat, building) if is_works(building) else building_sites(g, seat, building)


@rule
def erect(g: State, seat: int, building: int, province: int, log: Log) -> None:
    """A building of phase 10 or of 11A."""
    if is_works(building):
        build_works(g, seat, building, province, log)
    else:
        build(g, seat, building, province, log)


@rule
def build(g: State, seat: int, building: int, province: int, log: Log) -> None:
    """Build, then try to put the symbol on the frame; a blessing is used before the roll."""
    pay(g, seat, int(g.building_price), Reason.BUILDING, log)
    symbol = building - Building.MARDUK.value
    if building == Building.CANAL:
        g.canals[province] += 1
    else:
        g.temples[symbol, province] += 1
    g.built |= 1 << province
    note(log, Event.ERECTED, seat, province, building, 0, 0)
    if next_slot(g) == EMPTY:
        note(log, Event.FRAME_FULL, seat, symbol, 0, 0, 0)
    elif might_use(g, seat, Card.BLESSING):
        later(g, seat, Task.BLESS, symbol)
    else:
        later(g, seat, Task.FRAME_ROLL, symbol)


@rule
def blessing_obstacle(g: State, seat: int) -> int:
    """The blessing must still be in hand."""
    return holding_obstacle(g, seat, Card.BLESSING)


@rule
def bless(g: State, seat: int, symbol: int, log: Log) -> None:
    """With a blessing the roll succeeds."""
    spend_card(g, seat, Card.BLESSING, log)
    win_symbol(g, seat, symbol, log)


@rule
def leave_to_the_die(g: State, seat: int, symbol: int) -> None:
    """No blessing: a frame roll decides."""
    later(g, seat, Task.FRAME_ROLL, symbol)


@rule
def frame_roll(g: State, seat: int, symbol: int, dice: Dice, log: Log) -> None:
    """Four pips put the symbol on the frame, two beside an own matching one."""
    needed = roll_needed(g, seat, symbol)
    pips = throw(dice, 6) + 1
    note(log, Event.ROLL, seat, symbol, pips, needed, 0)
    if pips >= needed:
        win_symbol(g, seat, symbol, log)
