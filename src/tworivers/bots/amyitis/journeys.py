"""The caravan of Amyitis by rules of thumb: what a card, a tile, a journey or an open question brings, in prestige."""

from __future__ import annotations

from tworivers.amyitis.caravan import camels_for, distance_to, extra_good, plant_level
from tworivers.amyitis.court import card_obstacle
from tworivers.amyitis.garden import gardeners_needed, squares_for
from tworivers.amyitis.names import CITIES, EMPTY, SQUARES, Bonus, Court, Obstacle, Task, Trade
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import can_pay, count_goods
from tworivers.engine.compiled import rule

CAMEL = 1.2
TALENT = 0.7
GOOD = 1.8
GARDENER = 2.0
TILE = 1.5
"""Towards the queen's favour."""
ROUNDS = 8.0
"""A game's, from the first plant to the last."""


@rule
def palace_to_come(g: State, seat: int) -> float:
    """Prestige of the next palace if it can be had."""
    if card_obstacle(g, seat, Court.PALACE) != Obstacle.NONE:
        return 0.0
    return float(g.palace_prestige[int(g.court_level[seat, Court.PALACE]) + 1])


@rule
def card_worth(g: State, seat: int, kind: int, left: float) -> float:
    """What the next court card of a kind brings."""
    if card_obstacle(g, seat, kind) != Obstacle.NONE:
        return 0.0
    if kind == Court.PALACE:
        return palace_to_come(g, seat)
    if kind == Court.GARDENER:
        return GARDENER
    level = int(g.court_level[seat, kind])
    if kind == Court.BANKER:
        talents = int(g.banker_talents[level + 1]) - int(g.banker_talents[level])
        prestige = int(g.banker_prestige[level + 1]) - int(g.banker_prestige[level])
        return (talents * TALENT + prestige) * ROUNDS * left
    goods = GOOD if level == 1 else 0.0
    return goods + (int(g.leader_spaces[level + 1]) - int(g.leader_spaces[level])) * left * 2.0


@rule
def best_card(g: State, seat: int, city: int, left: float) -> float:
    """The better of a city's two offers; the best of all for a tile's bonus (no city)."""
    if city >= 0:
        return max(
            card_worth(g, seat, int(g.city_offer[city, 0]), left), card_worth(g, seat, int(g.city_offer[city, 1]), left)
        )
    best = 0.0
    for kind in range(4):
        best = max(best, card_worth(g, seat, kind, left))
    return best


@rule
def tile_worth(g: State, seat: int, square: int, left: float) -> float:
    """A tile's prestige and bonuses."""
    worth = TILE + int(g.tile_prestige[square])
    worth += int(g.tile_bonus[square, Bonus.CAMEL]) * CAMEL * left
    worth += int(g.tile_bonus[square, Bonus.TALENT]) * TALENT * left
    worth += int(g.tile_bonus[square, Bonus.GOOD]) * GOOD
    if g.tile_bonus[square, Bonus.BANKER] > 0:
        worth += card_worth(g, seat, Court.BANKER, left)
    if g.tile_bonus[square, Bonus.LEADER] > 0:
        worth += card_worth(g, seat, Court.LEADER, left)
    if g.tile_bonus[square, Bonus.PALACE] > 0:
        worth += card_worth(g, seat, Court.PALACE, left)
    if g.tile_bonus[square, Bonus.COURT] > 0:
        worth += best_card(g, seat, EMPTY, left)
    return worth


@rule
def best_tile(g: State, seat: int, level: int, left: float) -> float:
    """The best tile within reach of a plant of this level, less the gardeners it takes."""
    squares = squares_for(g, seat, level)
    best = 0.0
    if squares != 0:
        for square in range(SQUARES):
            if (squares >> square) & 1 == 1:
                best = max(best, tile_worth(g, seat, square, left) - gardeners_needed(g, square, level) * GARDENER)
    return best


@rule
def trade_worth(g: State, seat: int, city: int, left: float) -> float:
    """What a city's trade brings less the goods it takes; 0 if it can't be done."""
    if g.trade[city] == Trade.SALE:
        return min(2, count_goods(g, seat)) * (int(g.sale_prestige) - GOOD)
    extra = extra_good(g, city)
    if not can_pay(g, seat, int(g.city_good[city]), extra):
        return 0.0
    if g.trade[city] == Trade.COURT:
        return best_card(g, seat, city, left) - GOOD
    return best_tile(g, seat, plant_level(g, city), left) - (GOOD if extra == EMPTY else 2 * GOOD)


@rule
def best_journeys(g: State, seat: int, left: float) -> tuple[float, float, float]:
    """What the best and the second best journey bring, camels deducted; last, the best if seat had camels enough."""
    best = 0.0
    second = 0.0
    beyond = 0.0
    if count_goods(g, seat) == 0:
        return best, second, beyond
    for city in range(CITIES):
        if distance_to(g, city) != 0:
            camels = camels_for(g, seat, city)
            worth = trade_worth(g, seat, city, left) - camels * CAMEL * left
            beyond = max(beyond, worth)
            if camels <= g.camels[seat]:
                second = max(second, min(best, worth))
                best = max(best, worth)
    return best, second, beyond


@rule
def task_worth(g: State, seat: int, task: int, value: int, left: float) -> float:
    """What a question that seat will still be asked may bring; turns and steps bring nothing by themselves."""
    if task == Task.FIELD or task == Task.LEADER_GOOD or task == Task.GOOD:
        return GOOD
    if task == Task.PRIEST or task == Task.PROCESSION:
        return 1.0
    if task == Task.IRRIGATE:
        return value + 0.5
    if task == Task.SELL:
        return min(2, count_goods(g, seat)) * (int(g.sale_prestige) - GOOD)
    if task == Task.COURT:
        return best_card(g, seat, value, left)
    if task == Task.PLANT:
        return best_tile(g, seat, plant_level(g, value), left)
    if task == Task.ISHTAR:
        return TALENT
    return 0.0
