"""Phases 8 to 10: work for the forges, walls, new forges and millstones (mesopotamia.de, phases 8 to 10)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.masks import lowest_bit
from tworivers.mesopotamia.realm import forges_of
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import PROVINCES, UNIT_MOST, Building, Event, Material, Reason, Task, Unit, Work
from tworivers.mesopotamia.supply import can_pay, change_secretly, pay, reckon
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import add_units, conceal, raise_units, soldiers, units


@rule
def begin_forges(g: State, seat: int) -> None:
    """Phase 8: nobody sees what is smelted, so rivals reckon with all that can be."""
    guess = min(forges_of(g, seat) * int(g.smelt_ore), int(g.reckoned[seat, Material.ORE]))
    reckon(g, seat, Material.ORE, -guess)
    reckon(g, seat, Material.METAL, guess)
    later(g, seat, Task.FORGE, 0)


@rule
def idle_forges(g: State, seat: int) -> int:
    """Own provinces with a forge that hasn't worked this round."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        if g.forges_used[province] < g.forges[province]:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def work_sites(g: State, seat: int, work: int) -> int:
    """Phase 8: where a work can be done now, and paid for."""
    if work == Work.BLANK:
        return blank_sites(g, seat)
    if work == Work.SMELT:
        return idle_forges(g, seat) if g.stock[seat, Material.ORE] > 0 else 0
    price = int(g.foot_price) if work == Work.FOOT else int(g.chariot_price)
    if not can_pay(g, seat, price):
        return 0
    sites = idle_forges(g, seat)
    found = 0
    while sites != 0:
        province = lowest_bit(sites)
        if units(g, seat, province, Unit.FOOT if work == Work.FOOT else Unit.CHARIOT) < UNIT_MOST:
            found |= 1 << province
        sites &= sites - 1
    return found


@rule
def blank_sites(g: State, seat: int) -> int:
    """Own stacks that hold a unit, while there are blanks at home."""
    found = 0
    if g.blanks_home[seat] > 0:
        for province in range(PROVINCES):
            if soldiers(g, seat, province) > 0:
                found |= 1 << province
    return found


@rule
def works_possible(g: State, seat: int) -> int:
    """The works that can be done somewhere, as bits."""
    found = 0
    for work in range(4):
        if work_sites(g, seat, work) != 0:
            found |= 1 << work
    return found


@rule
def do_work(g: State, seat: int, work: int, province: int, log: Log) -> None:
    """A forge smelts as much ore as it can, or raises one unit; a blank joins a stack. Of the last two others see only a higher stack."""
    if work == Work.BLANK:
        g.blanks_home[seat] -= 1
        add_units(g, seat, province, Unit.BLANK, 1)
        stack_grew(g, seat, province, log)
        return
    g.forges_used[province] += 1
    if work == Work.SMELT:
        ore = min(int(g.smelt_ore), int(g.stock[seat, Material.ORE]))
        change_secretly(g, seat, Material.ORE, -ore, Reason.SMELTING, log)
        change_secretly(g, seat, Material.METAL, ore, Reason.SMELTING, log)
        return
    pay(g, seat, int(g.foot_price) if work == Work.FOOT else int(g.chariot_price), Reason.RAISING, log)
    raise_units(g, seat, province, Unit.FOOT if work == Work.FOOT else Unit.CHARIOT, 1)
    stack_grew(g, seat, province, log)


@rule
def stack_grew(g: State, seat: int, province: int, log: Log) -> None:
    """Others see a higher stack, and reckon with the price of foot."""
    for material in (Material.METAL, Material.WOOD, Material.FLOUR):
        reckon(g, seat, material, -int(g.foot_price))
    conceal(g, seat, province)
    note(log, Event.RAISED, seat, province, 0, 0, 0)


@rule
def wall_sites(g: State, seat: int) -> int:
    """Phase 9: own provinces with fewer walls than cities and none built this round."""
    found = 0
    left = int(g.realm[seat]) & ~int(g.walled)
    while left != 0:
        province = lowest_bit(left)
        if g.walls[province] < g.cities[province]:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def build_wall(g: State, seat: int, province: int, log: Log) -> None:
    """One wall more."""
    pay(g, seat, int(g.wall_price), Reason.WALL, log)
    g.walls[province] += 1
    g.walled |= 1 << province
    note(log, Event.WALL, seat, province, 0, 0, 0)


@rule
def works_sites(g: State, seat: int, building: int) -> int:
    """Phase 10: own provinces with fewer forges (millstones) than cities."""
    found = 0
    left = int(g.realm[seat])
    while left != 0:
        province = lowest_bit(left)
        standing = int(g.forges[province]) if building == Building.FORGE else int(g.millstones[province])
        if standing < g.cities[province]:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def build_works(g: State, seat: int, building: int, province: int, log: Log) -> None:
    """A forge or a millstone more."""
    pay(g, seat, int(g.works_price), Reason.WORKS, log)
    if building == Building.FORGE:
        g.forges[province] += 1
    else:
        g.millstones[province] += 1
    note(log, Event.ERECTED, seat, province, building, 0, 0)
