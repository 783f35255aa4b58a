"""Phases 8 to 10: work for the forges, walls, new forges and millstones (mesopotamia.de, phases 8 to 10)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import (
    PROVINCES,
    UNIT_MOST,
    Building,
    Event,
    Material,
    Obstacle,
    Reason,
    Task,
    Unit,
    Work,
)
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.realm import forges_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change_secretly, pay, price_obstacle, reckon
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import add_units, conceal, raise_units, soldiers, units

WORKS = len(Work)


@rule
def begin_forges(g: State, seat: int) -> None:
    """Phase 8: nobody sees what is smelted, so rivals reckon with all that can be."""
    guess = min(forges_of(g, seat) * int(g.smelt_ore), int(g.reckoned[seat, Material.ORE]))
    reckon(g, seat, Material.ORE, -guess)
    reckon(g, seat, Material.METAL, guess)
    later(g, seat, Task.FORGE, 0)


@rule
def forge_is_idle(g: State, seat: int, province: int) -> bool:
    """Whether an own forge in a province hasn't worked this round."""
    return bool(g.owner[province] == seat and g.forges_used[province] < g.forges[province])


@rule
def idle_forges(g: State, seat: int) -> int:
    """Own provinces with a forge that hasn't worked this round, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if forge_is_idle(g, seat, province):
            found |= 1 << province
        left &= left - 1
    return found


@rule
def price_of_unit(g: State, work: int) -> int:
    """What raising foot or a chariot costs."""
    return int(g.foot_price) if work == Work.FOOT else int(g.chariot_price)


@rule
def unit_raised(work: int) -> int:
    """The unit that a forge raises."""
    return Unit.FOOT if work == Work.FOOT else Unit.CHARIOT


@rule
def work_price_obstacle(g: State, seat: int, work: int) -> int:
    """What a work takes from the stock: a blank from home, ore, or the price of a unit."""
    if work == Work.BLANK:
        return Obstacle.NONE if g.blanks_home[seat] > 0 else Obstacle.NO_BLANK
    if work == Work.SMELT:
        return Obstacle.NONE if g.stock[seat, Material.ORE] > 0 else Obstacle.NO_ORE
    return price_obstacle(g, seat, price_of_unit(g, work))


@rule
def work_site_obstacle(g: State, seat: int, work: int, province: int) -> int:
    """A blank joins a unit; other work needs an idle forge, and new units room in the stack."""
    if work == Work.BLANK:
        return Obstacle.NONE if soldiers(g, seat, province) > 0 else Obstacle.NOT_WORK_AT
    if not forge_is_idle(g, seat, province):
        return Obstacle.NOT_WORK_AT
    if work != Work.SMELT and units(g, seat, province, unit_raised(work)) >= UNIT_MOST:
        return Obstacle.STACK_FULL
    return Obstacle.NONE


@rule
def work_sites(g: State, seat: int, work: int) -> int:
    """Phase 8: where a work can be done now, and paid for, as bits."""
    if work_price_obstacle(g, seat, work) != Obstacle.NONE:
        return 0
    found = 0
    if work == Work.BLANK:
        for province in range(PROVINCES):
            if work_site_obstacle(g, seat, Work.BLANK, province) == Obstacle.NONE:
                found |= 1 << province
        return found
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if work_site_obstacle(g, seat, work, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def work_obstacle(g: State, seat: int, work: int) -> int:
    """A work needs an idle forge (blanks don't), its price and a place."""
    if work != Work.BLANK and idle_forges(g, seat) == 0:
        return Obstacle.NO_FORGE
    price = work_price_obstacle(g, seat, work)
    if price != Obstacle.NONE:
        return price
    if work_sites(g, seat, work) != 0:
        return Obstacle.NONE
    return Obstacle.NO_STACK if work == Work.BLANK else Obstacle.STACK_FULL


@rule
def works_possible(g: State, seat: int) -> int:
    """The works that can be done somewhere, as bits."""
    found = 0
    for work in range(WORKS):
        if work_sites(g, seat, work) != 0:
            found |= 1 << work
    return found


@rule
def choose_work(g: State, seat: int, work: int) -> None:
    """Where is asked next."""
    later(g, seat, Task.WORK_AT, work)


@rule
def do_work(g: State, seat: int, work: int, province: int, log: Log) -> None:
    """A forge smelts as much ore as it can, or raises one unit; a blank joins a stack.

    Of the last two others see only a higher stack.
    """
    if work == Work.BLANK:
        g.blanks_home[seat] -= 1
        add_units(g, seat, province, Unit.BLANK, 1)
        stack_grew(g, seat, province, log)
        return
    if work == Work.SMELT:
        if reads(g, Reading.SMELTING_IS_CHOSEN):
            later(g, seat, Task.SMELT, province)
        else:
            smelt(g, seat, province, most_to_smelt(g, seat), log)
        return
    g.forges_used[province] += 1
    pay(g, seat, price_of_unit(g, work), Reason.RAISING, log)
    raise_units(g, seat, province, unit_raised(work), 1)
    stack_grew(g, seat, province, log)


@rule
def most_to_smelt(g: State, seat: int) -> int:
    """The most ore a forge can smelt now, less one: answers begin with one ore."""
    return min(int(g.smelt_ore), int(g.stock[seat, Material.ORE])) - 1


@rule
def smelting_obstacle(g: State, seat: int, rest: int) -> int:
    """As much as a forge smelts and the stock holds."""
    return Obstacle.NONE if rest <= most_to_smelt(g, seat) else Obstacle.SMELT


@rule
def smelt(g: State, seat: int, province: int, rest: int, log: Log) -> None:
    """One ore and some more become metal."""
    ore = rest + 1
    g.forges_used[province] += 1
    change_secretly(g, seat, Material.ORE, -ore, Reason.SMELTING, log)
    change_secretly(g, seat, Material.METAL, ore, Reason.SMELTING, log)


@rule
def stack_grew(g: State, seat: int, province: int, log: Log) -> None:
    """Others see a higher stack, and reckon with the price of foot."""
    for material in (Material.METAL, Material.WOOD, Material.FLOUR):
        reckon(g, seat, material, -int(g.foot_price))
    conceal(g, seat, province)
    note(log, Event.RAISED, seat, province, 0, 0, 0)


@rule
def wall_site_obstacle(g: State, seat: int, province: int) -> int:
    """Phase 9: one wall a round in every own province that has fewer walls than cities."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    if g.walls[province] >= g.cities[province]:
        return Obstacle.WALLS_FULL
    return Obstacle.NONE if (int(g.walled) >> province) & 1 == 0 else Obstacle.WALLED


@rule
def wall_obstacle(g: State, seat: int, province: int) -> int:
    """A wall needs its place and its price."""
    place = wall_site_obstacle(g, seat, province)
    return place if place != Obstacle.NONE else price_obstacle(g, seat, int(g.wall_price))


@rule
def wall_sites(g: State, seat: int) -> int:
    """The provinces that have a place for a wall, whether or not it can be paid, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if wall_site_obstacle(g, seat, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def walls_possible(g: State, seat: int) -> int:
    """The provinces in which a wall can be built now, as bits."""
    return wall_sites(g, seat) if price_obstacle(g, seat, int(g.wall_price)) == Obstacle.NONE else 0


@rule
def build_wall(g: State, seat: int, province: int, log: Log) -> None:
    """One wall more."""
    pay(g, seat, int(g.wall_price), Reason.WALL, log)
    g.walls[province] += 1
    g.walled |= 1 << province
    note(log, Event.WALL, seat, province, 0, 0, 0)


@rule
def works_site_obstacle(g: State, seat: int, building: int, province: int) -> int:
    """Phase 10: an own province with fewer forges (millstones) than cities."""
    if g.owner[province] != seat:
        return Obstacle.NOT_YOURS
    standing = int(g.forges[province]) if building == Building.FORGE else int(g.millstones[province])
    return Obstacle.NONE if standing < g.cities[province] else Obstacle.NO_CITY_FREE


@rule
def works_sites(g: State, seat: int, building: int) -> int:
    """The provinces that have a place for a forge or a millstone, whether or not it can be paid, as bits."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if works_site_obstacle(g, seat, building, province) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def works_obstacle(g: State, seat: int, building: int) -> int:
    """A forge or a millstone needs a place and its price."""
    if works_sites(g, seat, building) == 0:
        return Obstacle.NO_SITE
    return price_obstacle(g, seat, int(g.works_price))


@rule
def works_to_build(g: State, seat: int) -> int:
    """Whether forges and millstones can be built now, as bits."""
    found = 0
    if price_obstacle(g, seat, int(g.works_price)) == Obstacle.NONE:
        for building in (Building.FORGE, Building.MILLSTONE):
            if works_sites(g, seat, building) != 0:
                found |= 1 << building
    return found


@rule
def choose_works(g: State, seat: int, building: int) -> None:
    """Where is asked next."""
    later(g, seat, Task.ERECT_AT, building)


@rule
def build_works(g: State, seat: int, building: int, province: int, log: Log) -> None:
    """A forge or a millstone more."""
    pay(g, seat, int(g.works_price), Reason.WORKS, log)
    if building == Building.FORGE:
        g.forges[province] += 1
    else:
        g.millstones[province] += 1
    note(log, Event.ERECTED, seat, province, building, 0, 0)
