"""Where the steward's troops go: what land is worth, whom they can beat, the next step of a march. It sees only what a player sees."""

from __future__ import annotations

from tworivers.bots.mesopotamia.fighting import defenders_seen, foe_at, guards_needed
from tworivers.bots.mesopotamia.land import FAR, goals_of, steps_to, wanted_land
from tworivers.bots.mesopotamia.stores import spare_flour
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Record
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.masks import count_bits, lowest_bit
from tworivers.mesopotamia.nomads import tribe_steps
from tworivers.mesopotamia.realm import owned_mask
from tworivers.mesopotamia.state import EMPTY, NOMADS, Material, Unit
from tworivers.mesopotamia.troops import height, soldiers
from tworivers.mesopotamia.war import enterable, fresh, move_goals, move_origins, on_the_spot, stepping_on, targets

MARGIN = 120
"""Percent of the foe's strength that counts as superior."""


@rule
def land_value(g: Record, province: int) -> int:
    """What a neutral province would bring: mines before next spring, wood, canals; cities eat."""
    value = 2 + 3 * min(2, int(g.trees[province])) + 2 * int(g.irrigable[province]) - int(g.cities[province])
    if (int(g.mines) >> province) & 1 == 1:
        value += 9
    return value


@rule
def free_units(g: Record, seat: int, province: int, unit: int) -> int:
    """Units that may take a step from a province without leaving what must be guarded."""
    count = stepping_on(g, province, unit) + min(int(g.stock[seat, Material.FLOUR]), fresh(g, seat, province, unit))
    return max(0, min(count, soldiers(g, seat, province) - guards_needed(g, seat, province)))


@rule
def odds(lead: int) -> int:
    """Percent of enemies that one unit beats before it falls, for the difference of the bonuses."""
    if lead >= 3:
        return 999
    if lead == 2:
        return 433
    if lead == 1:
        return 210
    if lead == 0:
        return 100
    if lead == -1:
        return 48
    return 23 if lead == -2 else 8


@rule
def power_against(g: Record, seat: int, target: int, foe: int, ladders: bool) -> int:
    """The percent of a defender that all free units beside a province are worth together."""
    walls = 0 if foe == NOMADS or ladders else int(g.walls[target])
    foot = odds(int(g.foot_attack) - int(g.wall_bonus) * walls)
    chariot = 0 if walls >= g.chariot_ban else odds(int(g.chariot_attack) - int(g.wall_bonus) * walls)
    total = on_the_spot(g, seat, target, Unit.FOOT) * foot + on_the_spot(g, seat, target, Unit.CHARIOT) * chariot
    left = int(g.border[target])
    while left != 0:
        source = lowest_bit(left)
        left &= left - 1
        if g.stack[seat, source] != 0:
            total += free_units(g, seat, source, Unit.FOOT) * foot + free_units(g, seat, source, Unit.CHARIOT) * chariot
    return total


@rule
def prize(g: Record, seat: int, target: int, foe: int, ladders: bool) -> int:
    """What an attack is worth now; 0 if it isn't superior."""
    power = power_against(g, seat, target, foe, ladders)
    if power <= 0 or power < MARGIN * defenders_seen(g, foe, target):
        return 0
    if foe != NOMADS and g.owner[target] != foe:
        return 0
    worth = 4 + int(g.temples[0, target]) + int(g.temples[1, target]) + int(g.canals[target]) + int(g.forges[target])
    if (int(g.mines) >> target) & 1 == 1:
        worth += 3
    return worth


@rule
def prey(g: Record, seat: int, rival: int) -> int:
    """What a war against a rival would bring this turn."""
    total = 0
    left = int(g.realm[rival])
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        total += prize(g, seat, province, rival, False)
    return total


@rule
def best_target(g: Record, seat: int, ladders: bool) -> int:
    """The province most worth an attack now, or EMPTY."""
    best = EMPTY
    most = 0
    left = targets(g, seat)
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        worth = prize(g, seat, province, foe_at(g, seat, province), ladders)
        if worth > most:
            most = worth
            best = province
    return best


@rule
def step_score(g: Record, seat: int, unit: int, start: int, goal: int, goals: int, open_land: int) -> int:
    """How good a step is; 0: better stay."""
    if free_units(g, seat, start, unit) == 0 or unit == Unit.BLANK:
        return 0
    going_on = stepping_on(g, start, unit) > 0
    if not going_on and spare_flour(g, seat) <= 0:
        return 0
    if g.owner[goal] == EMPTY and (wanted_land(g, seat) >> goal) & 1 == 1:
        beyond = int(g.border[goal]) & wanted_land(g, seat)
        return 100 + 4 * land_value(g, goal) + (3 if beyond != 0 else 0)
    here = steps_to(g, start, goals, open_land)
    there = steps_to(g, goal, goals, open_land)
    if there < here and here > 1 and here < FAR:
        return 40 - there
    return 0


@rule
def best_goal(g: Record, seat: int, unit: int, start: int) -> tuple[int, int]:
    """The best step of a unit from a province: its score and where to."""
    goals = goals_of(g, seat)
    open_land = enterable(g, seat)
    most = 0
    best = EMPTY
    left = move_goals(g, seat, unit, start)
    while left != 0:
        goal = lowest_bit(left)
        left &= left - 1
        score = step_score(g, seat, unit, start, goal, goals, open_land)
        if score > most:
            most = score
            best = goal
    return most, best


@rule
def best_start(g: Record, seat: int, unit: int) -> tuple[int, int]:
    """The best step of a kind of unit: its score and where from."""
    most = 0
    best = EMPTY
    left = move_origins(g, seat, unit)
    while left != 0:
        start = lowest_bit(left)
        left &= left - 1
        if free_units(g, seat, start, unit) > 0:
            score, _ = best_goal(g, seat, unit, start)
            if score > most:
                most = score
                best = start
    return most, best


@rule
def raid_value(g: Record, seat: int, province: int) -> int:
    """What a tribe's attack on a province would do to a rival; 0 if it had better not try."""
    owner = int(g.owner[province])
    rival = owner != EMPTY and owner != seat
    if not rival or g.cities[province] == 0 or (int(g.allied[seat]) >> owner) & 1 == 1:
        return 0
    power = int(g.nomad_units) * odds(int(g.nomad_attack) - int(g.wall_bonus) * int(g.walls[province]))
    if power < MARGIN * height(g, owner, province):
        return 0
    return (
        5
        + all_symbols_of(g, owner)
        + int(g.temples[0, province])
        + int(g.temples[1, province])
        + int(g.canals[province])
    )


@rule
def best_raid(g: Record, seat: int, tribe: int, steps: int) -> tuple[int, int]:
    """The best next step of a tribe, and what it is worth: an attack, or a step beside one."""
    most = 0
    best = EMPTY
    left = tribe_steps(g, seat, tribe)
    while left != 0:
        province = lowest_bit(left)
        left &= left - 1
        value = 2 * raid_value(g, seat, province)
        passable = g.owner[province] == EMPTY or g.cities[province] == 0
        if value == 0 and passable and steps + 1 < g.nomad_steps:
            beyond = int(g.border[province]) & owned_mask(g) & ~int(g.realm[seat])
            while beyond != 0:
                value = max(value, raid_value(g, seat, lowest_bit(beyond)))
                beyond &= beyond - 1
        if value > most:
            most = value
            best = province
    return most, best


@rule
def rivals_beside(g: Record, seat: int, province: int) -> int:
    """Neighbouring provinces of parties that aren't allied."""
    count = 0
    for rival in range(g.seats):
        if rival != seat and (int(g.allied[seat]) >> rival) & 1 == 0:
            count += count_bits(int(g.border[province]) & int(g.realm[rival]))
    return count


@rule
def neighbourhood(g: Record, seat: int, rival: int) -> int:
    """Borders between two realms."""
    total = 0
    left = int(g.realm[seat])
    while left != 0:
        total += count_bits(int(g.border[lowest_bit(left)]) & int(g.realm[rival]))
        left &= left - 1
    return total
