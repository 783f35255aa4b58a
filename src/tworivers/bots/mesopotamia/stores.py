"""What a party's stock is worth in Mesopotamia: what it needs in the next rounds counts in full, what it has beyond
that for less and less.

Offers, cards and prices are judged by how they change that worth; of rivals by what everybody reckons of their stocks.
"""

from __future__ import annotations

from typing import TypeAlias

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.economy import season_of
from tworivers.mesopotamia.names import Material, Phase, Stage, Task
from tworivers.mesopotamia.realm import canals_of, cities_of, forges_of, millstones_of
from tworivers.mesopotamia.record import State

Stock: TypeAlias = tuple[float, float, float, float, float]
"""Grain, flour, ore, metal, wood."""
Needs: TypeAlias = tuple[float, float, float, float, float]
"""Grain, flour, metal and wood that are needed; what one of the dear ones is worth, in symbols."""

SOON = 3
"""Rounds that needs are reckoned for."""
A_ROUND = 2.5
"""Bundles of metal, wood and flour that a party would like to use in a round."""
GRAIN = 0.6
"""What grain is worth beside flour, and ore beside metal."""
ORE = 0.8
SURPLUS = 0.35
"""What is beyond the need counts for so much; beyond twice the need, for the square of it."""
SPENT = 0.1
"""What goods are worth once nothing more can be built."""
ORE_A_ROUND = 5
"""Ore that the forges shall have each round."""
SMALL_STOCK = 3
"""Of metal and wood that isn't given to the bank."""
A_YEAR = 4
"""Feedings that are thought of ahead."""
A_WALL = 1.0
"""How many times the price of hunger a torn down wall costs, and a forge."""
A_FORGE = 3.0
NOTHING_TO_LOSE = 0.3
"""And hunger that finds nothing to tear down: what is built later will be."""


@rule
def rounds_left(g: State) -> int:
    """Rounds after this one."""
    return int(g.rounds) - int(g.round_number)


@rule
def may_build(g: State, seat: int) -> bool:
    """Whether a party will come to build again."""
    if rounds_left(g) > 0 or g.stage != Stage.TURNS:
        return True
    if g.active != seat:
        return bool((int(g.unplayed) >> seat) & 1 == 1)
    for place in range(int(g.todo[seat])):
        if g.todo_task[seat, place] == Task.BUILD:
            return True
    return False


@rule
def stock_of(g: State, seat: int) -> Stock:
    """A party's own stock."""
    return (
        float(g.stock[seat, 0]),
        float(g.stock[seat, 1]),
        float(g.stock[seat, 2]),
        float(g.stock[seat, 3]),
        float(g.stock[seat, 4]),
    )


@rule
def stock_seen(g: State, seat: int) -> Stock:
    """A rival's stock as everybody reckons it."""
    return (
        float(g.reckoned[seat, 0]),
        float(g.reckoned[seat, 1]),
        float(g.reckoned[seat, 2]),
        float(g.reckoned[seat, 3]),
        float(g.reckoned[seat, 4]),
    )


@rule
def change_of(stock: Stock, material: int, amount: int) -> Stock:
    """A stock with so much more (or less) of a material."""
    return (
        stock[0] + (amount if material == Material.GRAIN else 0),
        stock[1] + (amount if material == Material.FLOUR else 0),
        stock[2] + (amount if material == Material.ORE else 0),
        stock[3] + (amount if material == Material.METAL else 0),
        stock[4] + (amount if material == Material.WOOD else 0),
    )


@rule
def needs_of(g: State, seat: int, weights: Weights) -> Needs:
    """What a party needs in the next rounds: bundles to build with, flour for its cities, grain until the harvest."""
    rounds = min(SOON, rounds_left(g) + 1)
    cities = cities_of(g, seat)
    ahead = 1 if g.stage == Stage.PARALLEL and g.phase[seat] > Phase.IDLE and g.phase[seat] <= Phase.FEEDING else 0
    use = A_ROUND * rounds
    meals = cities * min(rounds_left(g), feedings_to_harvest(g))
    price = weight(g, weights, Term.STORES) * (1.0 if may_build(g, seat) else SPENT)
    return float(meals), use + cities * ahead, use, use, price


@rule
def counts(amount: float, need: float) -> float:
    """What an amount counts for: in full up to the need, then for less and less."""
    if amount <= need:
        return amount
    if amount <= 2.0 * need:
        return need + SURPLUS * (amount - need)
    return need + SURPLUS * need + SURPLUS * SURPLUS * (amount - 2.0 * need)


@rule
def stock_worth(stock: Stock, needs: Needs) -> float:
    """What a stock is worth, in symbols."""
    ground = counts(stock[1] + GRAIN * stock[0], needs[1] + GRAIN * needs[0])
    return needs[4] * (ground + counts(stock[3] + ORE * stock[2], needs[2]) + counts(stock[4], needs[3]))


@rule
def spare_flour(g: State, seat: int) -> int:
    """Flour that the next feeding won't need, harvest and milling reckoned; in the last round all."""
    flour = int(g.stock[seat, Material.FLOUR])
    if rounds_left(g) <= 0:
        return flour
    grain = int(g.stock[seat, Material.GRAIN])
    if (int(g.phase_seasons[Phase.HARVEST]) >> ((season_of(g) + 1) % 4)) & 1 == 1:
        grain += canals_of(g, seat) * int(g.dice_yield[0])
    milled = min(grain, millstones_of(g, seat) * int(g.mill_grain))
    return min(flour, flour + milled - cities_of(g, seat))


@rule
def feedings_to_harvest(g: State) -> int:
    """Feedings after this round's before a harvest comes in; at most three."""
    for ahead in range(1, 4):
        if (int(g.phase_seasons[Phase.HARVEST]) >> ((season_of(g) + ahead) % 4)) & 1 == 1:
            return ahead - 1
    return 3


@rule
def fed_each_round(g: State, seat: int) -> int:
    """Cities that two thirds of the stock can feed until the next harvest, as fast as the millstones grind."""
    flour = int(g.stock[seat, Material.FLOUR])
    ground = millstones_of(g, seat) * int(g.mill_grain) + flour // 2
    meals = feedings_to_harvest(g)
    return ground if meals == 0 else min(ground, (flour + int(g.stock[seat, Material.GRAIN])) * 2 // (3 * meals))


@rule
def hunger_ahead(g: State, seat: int, flour: int, grain: int, cities: int, canals: int, stones: int) -> int:
    """Flour that the feedings of the coming year will lack for so many cities, an average harvest reckoned."""
    lacking = 0
    for ahead in range(1, min(A_YEAR, rounds_left(g)) + 1):
        if (int(g.phase_seasons[Phase.HARVEST]) >> ((season_of(g) + ahead) % 4)) & 1 == 1:
            grain += canals * int(g.dice_yield[2])
        milled = min(grain, stones * int(g.mill_grain))
        grain -= milled
        flour += milled
        eaten = min(flour, cities)
        flour -= eaten
        lacking += cities - eaten
    return lacking


@rule
def hunger_of(g: State, seat: int, less_flour: int, more_cities: int, more_canals: int, more_stones: int) -> int:
    """Flour that a realm's feedings of the coming year will lack, if it has less flour or more of the others."""
    return hunger_ahead(
        g,
        seat,
        max(0, int(g.stock[seat, Material.FLOUR]) - less_flour),
        int(g.stock[seat, Material.GRAIN]),
        cities_of(g, seat) + more_cities,
        canals_of(g, seat) + more_canals,
        millstones_of(g, seat) + more_stones,
    )


@rule
def walls_of(g: State, seat: int) -> int:
    """The walls of a realm."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += int(g.walls[lowest_bit(left)])
        left &= left - 1
    return total


@rule
def hunger_cost(g: State, seat: int, before: int, after: int, weights: Weights) -> float:
    """What it costs if more flour lacks than before, in symbols: walls first, then forges, then little."""
    price = weight(g, weights, Term.HUNGER)
    walls = walls_of(g, seat)
    standing = walls + forges_of(g, seat)
    worth = min(1.0, 0.5 * rounds_left(g))
    total = 0.0
    for missing in range(min(before, after), max(before, after)):
        total += A_WALL if missing < walls else A_FORGE if missing < standing else NOTHING_TO_LOSE
    return price * worth * (total if after > before else -total)


@rule
def flour_cost(g: State, seat: int, count: int, weights: Weights) -> float:
    """What spending so much flour costs the cities of the coming year."""
    return hunger_cost(g, seat, hunger_of(g, seat, 0, 0, 0, 0), hunger_of(g, seat, count, 0, 0, 0), weights)


@rule
def kept(g: State, seat: int, material: int) -> int:
    """What a party won't give to the bank: grain up to the harvest, ore for the forges, a small stock of the others."""
    left = rounds_left(g)
    if material == Material.GRAIN:
        return 0 if left <= 0 else cities_of(g, seat) * min(left, feedings_to_harvest(g))
    if material == Material.ORE:
        return 0 if left <= 0 else ORE_A_ROUND * left
    return SMALL_STOCK


@rule
def room_in(g: State, province: int) -> int:
    """Temples and canals that can still be built in a province."""
    temples = int(g.temples[0, province]) + int(g.temples[1, province])
    return int(g.cities[province]) - temples + int(g.irrigable[province]) - int(g.canals[province])
