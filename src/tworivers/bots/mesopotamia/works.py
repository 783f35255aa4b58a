"""Building in Mesopotamia: the bank, forges, walls, works, temples and canals, by what they bring and cost."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bluffs import blank_gain
from tworivers.bots.mesopotamia.fighting import danger_at, danger_behind
from tworivers.bots.mesopotamia.land import new_soldier
from tworivers.bots.mesopotamia.stores import (
    Needs,
    Stock,
    change_of,
    flour_cost,
    hunger_ahead,
    hunger_cost,
    hunger_of,
    kept,
    needs_of,
    rounds_left,
    spare_flour,
    stock_of,
    stock_worth,
)
from tworivers.bots.mesopotamia.terms import NEVER, PIPS, Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.masks import count_bits, lowest_bit
from tworivers.mesopotamia.building import building_sites
from tworivers.mesopotamia.economy import season_of
from tworivers.mesopotamia.forges import idle_forges, work_sites
from tworivers.mesopotamia.frame import roll_needed
from tworivers.mesopotamia.names import Building, Material, Season, Symbol, Task, Work
from tworivers.mesopotamia.realm import canals_of, cities_of, millstones_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import can_pay
from tworivers.mesopotamia.troops import soldiers

RELUCTANT = -0.3
"""What habit wouldn't do, but thought may find good."""
SAVED = 3
"""Of metal, wood and spare flour is kept for temples and canals when soldiers are raised."""
LASTING = 3
"""Rounds for which a wall is reckoned."""
GROUND = 5
"""Flour a realm wants to grind each round beyond what its cities eat."""


@rule
def bundles_cost(stock: Stock, needs: Needs, count: int) -> float:
    """What so much metal, wood and flour each is worth."""
    after = change_of(
        change_of(change_of(stock, Material.METAL, -count), Material.WOOD, -count), Material.FLOUR, -count
    )
    return stock_worth(stock, needs) - stock_worth(after, needs)


@rule
def exchange_gain(g: State, seat: int, task: int, given: int, taken: int, weights: Weights) -> float:
    """Three for one at the bank: bread for hungry cities, the one thing that building lacks, out of what isn't kept."""
    surplus = int(g.stock[seat, given]) - kept(g, seat, given)
    if task == Task.FEED:
        if taken != Material.FLOUR or not hungry(g, seat):
            return NEVER
        if surplus < g.bank_rate:
            return bread_gain(g, seat, given, weights)
        return weight(g, weights, Term.HUNGER) + 0.001 * surplus
    if task == Task.WORKS:
        return 0.1 if given == Material.GRAIN and taken == Material.FLOUR and needs_millstone(g, seat) else NEVER
    if surplus < g.bank_rate:
        return NEVER
    if task != Task.BUILD or building_sites(g, seat, Building.MARDUK) | building_sites(g, seat, Building.CANAL) == 0:
        return NEVER
    if spare_flour(g, seat) <= 0:
        return 0.1 + 0.001 * surplus if taken == Material.FLOUR else NEVER
    return 0.1 + 0.001 * surplus if g.stock[seat, taken] < g.building_price and taken >= Material.METAL else NEVER


@rule
def bread_gain(g: State, seat: int, given: int, weights: Weights) -> float:
    """Bread out of what is kept otherwise: what hunger would tear down last stays, and the grain feeds nobody later."""
    missing = cities_of(g, seat) - int(g.stock[seat, Material.FLOUR])
    saved = hunger_cost(g, seat, missing - 1, missing, weights)
    stock, needs = stock_of(g, seat), needs_of(g, seat, weights)
    spent = stock_worth(stock, needs) - stock_worth(change_of(stock, given, -int(g.bank_rate)), needs)
    grain = int(g.stock[seat, Material.GRAIN])
    left = grain - int(g.bank_rate) if given == Material.GRAIN else grain
    return saved - spent - hunger_cost(g, seat, lacking(g, seat, grain), lacking(g, seat, left), weights)


@rule
def needs_millstone(g: State, seat: int) -> bool:
    """Whether grain lies about that nothing can grind, and flour is all that a millstone lacks."""
    price, flour = int(g.works_price), int(g.stock[seat, Material.FLOUR])
    if millstones_of(g, seat) > 0 or flour >= price or rounds_left(g) == 0:
        return False
    grain = int(g.stock[seat, Material.GRAIN]) - int(g.bank_rate) * (price - flour)
    return bool(grain >= 2 and min(g.stock[seat, Material.METAL], g.stock[seat, Material.WOOD]) >= price)


@rule
def lacking(g: State, seat: int, grain: int) -> int:
    """Flour that the feedings after this one will lack with so much grain."""
    return hunger_ahead(g, seat, 0, grain, cities_of(g, seat), canals_of(g, seat), millstones_of(g, seat))


@rule
def hungry(g: State, seat: int) -> bool:
    """Whether flour lacks for the cities."""
    return bool(g.stock[seat, Material.FLOUR] < cities_of(g, seat))


@rule
def forge_gain(g: State, seat: int, work: int, goals: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """Smelting, or raising a soldier where he is worth most, out of what building doesn't need."""
    if work == Work.BLANK:
        return most_feared(g, seat, weights)
    if work == Work.SMELT:
        return 0.5 if stock[2] >= 3 or stock[3] < 3 else 0.02
    price = int(g.foot_price) if work == Work.FOOT else int(g.chariot_price)
    if stock[3] < price + SAVED - 1 or stock[4] < price + 1 or spare_flour(g, seat) < price + SAVED - 1:
        return RELUCTANT
    most = 0.0
    left = idle_forges(g, seat)
    while left != 0:
        most = max(most, new_soldier(g, seat, lowest_bit(left), goals, weights))
        left &= left - 1
    cost = bundles_cost(stock, needs, price) + flour_cost(g, seat, price, weights)
    return most * (1.0 if work == Work.FOOT else 1.7) - cost


@rule
def most_feared(g: State, seat: int, weights: Weights) -> float:
    """What a blank promises where it deters most; it costs nothing."""
    most = NEVER
    left = work_sites(g, seat, Work.BLANK)
    while left != 0:
        most = max(most, blank_gain(g, seat, lowest_bit(left), weights))
        left &= left - 1
    return most


@rule
def wall_gain(g: State, seat: int, province: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """A wall helps defenders where there is danger, round after round; and hunger takes it before a forge."""
    guards = soldiers(g, seat, province)
    if guards == 0 or spare_flour(g, seat) <= 0 or rounds_left(g) == 0:
        return RELUCTANT
    walls = int(g.walls[province])
    averted = danger_at(g, seat, province, guards) - danger_behind(g, seat, province, guards, walls + 1)
    lasting = min(LASTING, rounds_left(g))
    price = int(g.wall_price)
    return (
        weight(g, weights, Term.WALLS) * averted * lasting
        - bundles_cost(stock, needs, price)
        - flour_cost(g, seat, price, weights)
    )


@rule
def works_gain(g: State, seat: int, building: int, stock: Stock, weights: Weights) -> float:
    """A millstone when the grain can't be milled for all who eat, a forge when ore lies idle."""
    if building == Building.MILLSTONE:
        milled = millstones_of(g, seat) * int(g.mill_grain)
        soon = season_of(g) == Season.SUMMER or season_of(g) == Season.SPRING
        wanted = (
            milled < cities_of(g, seat) + GROUND
            and rounds_left(g) > 0
            and (stock[0] >= milled or (soon and stock[0] >= 2))
        )
        spent = int(g.works_price)
        fed = -hunger_cost(g, seat, hunger_of(g, seat, 0, 0, 0, 0), hunger_of(g, seat, spent, 0, 0, 1), weights)
        return weight(g, weights, Term.WORKS) + fed if wanted else RELUCTANT
    wanted = rounds_left(g) > 1 and spare_flour(g, seat) > SAVED and stock[2] >= g.smelt_ore and stock[3] > SAVED
    cost = flour_cost(g, seat, int(g.works_price), weights)
    return weight(g, weights, Term.WORKS) - cost if wanted else RELUCTANT


@rule
def success(g: State, seat: int, symbol: int) -> float:
    """The chance of a frame roll."""
    return (PIPS + 1.0 - roll_needed(g, seat, symbol)) / PIPS


@rule
def building_gain(g: State, seat: int, symbol: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """A symbol if the roll succeeds, harvests from a canal, a match for the next symbol; flour to feed cities stays."""
    if spare_flour(g, seat) <= 0:
        return RELUCTANT
    price = int(g.building_price)
    canals = 1 if symbol == Symbol.CANAL else 0
    hunger = hunger_cost(g, seat, hunger_of(g, seat, 0, 0, 0, 0), hunger_of(g, seat, price, 0, canals, 0), weights)
    gain = success(g, seat, symbol) - bundles_cost(stock, needs, price) - hunger
    if symbol == Symbol.CANAL:
        return gain + weight(g, weights, Term.SITES)
    sites = count_bits(building_sites(g, seat, Building.MARDUK) | building_sites(g, seat, Building.CANAL))
    return gain + (
        0.05 if symbol == Symbol.ISHTAR and sites > 1 and can_pay(g, seat, 2 * int(g.building_price)) else 0.0
    )


@rule
def site_gain(g: State, seat: int, province: int) -> float:
    """Where to build: where soldiers stand and rivals don't."""
    guards = soldiers(g, seat, province)
    return (0.1 if guards > 0 else 0.0) - danger_at(g, seat, province, guards)
