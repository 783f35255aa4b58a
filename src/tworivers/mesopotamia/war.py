"""Movement and the marching orders of an attack (mesopotamia.de §11B "Militärbewegung").

During a party's turn `half` counts its units that have taken one step, `spent` those that have taken two or fought,
by province and packed like a stack. The others are fresh: their first step costs one flour.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import (
    EMPTY,
    NOMADS,
    PROVINCES,
    UNIT_MOST,
    Event,
    Material,
    Obstacle,
    Reason,
    Task,
    Unit,
)
from tworivers.mesopotamia.nomads import chase_blanks
from tworivers.mesopotamia.packing import pack_unit
from tworivers.mesopotamia.parties import party_obstacle
from tworivers.mesopotamia.policy import mark_fight, may_attack
from tworivers.mesopotamia.realm import give_province, owned_mask, tribe_in, tribes_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change
from tworivers.mesopotamia.todo import done, later
from tworivers.mesopotamia.troops import add_units, blanks_go_home, conceal, lay_open, one, stacks_with, units, unpack

UNITS = len(Unit)


@rule
def fresh(g: State, seat: int, province: int, unit: int) -> int:
    """Units that haven't moved this turn."""
    return (
        unpack(int(g.stack[seat, province]), unit)
        - unpack(int(g.half[province]), unit)
        - unpack(int(g.spent[province]), unit)
    )


@rule
def stepping_on(g: State, province: int, unit: int) -> int:
    """Units that have taken one step and may take another: chariots, on a forced march all."""
    if unit == Unit.CHARIOT or g.forced_march == 1:
        return unpack(int(g.half[province]), unit)
    return 0


@rule
def ready(g: State, seat: int, unit: int) -> int:
    """Provinces with a unit that can take a step: one that may go on, or a fresh one if there is flour for it."""
    found = 0
    flour = int(g.stock[seat, Material.FLOUR])
    for province in range(PROVINCES):
        packed = int(g.stack[seat, province])
        if unpack(packed, unit) > 0:
            if stepping_on(g, province, unit) > 0 or (flour > 0 and fresh(g, seat, province, unit) > 0):
                found |= 1 << province
    return found


@rule
def enterable(g: State, seat: int) -> int:
    """Own provinces, neutral ones that no tribe holds, and those without a city, where all may stand, as bits."""
    cities = int(g.cities_mask)
    held = tribes_mask(g) & cities
    return int(g.realm[seat]) | (int(g.land) & ~owned_mask(g) & ~held) | (int(g.land) & ~cities)


@rule
def move_origins(g: State, seat: int, unit: int) -> int:
    """Provinces from which a unit can move somewhere, as bits."""
    goals = enterable(g, seat)
    found = 0
    left = ready(g, seat, unit)
    while left != 0:
        province = lowest_bit(left)
        if int(g.border[province]) & goals != 0:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def unit_obstacle(g: State, seat: int, unit: int) -> int:
    """A unit moves if one of its kind can leave some province."""
    if move_origins(g, seat, unit) != 0:
        return Obstacle.NONE
    if stacks_with(g, seat, unit) == 0:
        return Obstacle.NO_UNIT
    return Obstacle.NO_FLOUR if g.stock[seat, Material.FLOUR] == 0 else Obstacle.NO_MOVE


@rule
def units_to_move(g: State, seat: int) -> int:
    """The kinds of units that can move somewhere, as bits."""
    found = 0
    for unit in range(UNITS):
        if move_origins(g, seat, unit) != 0:
            found |= 1 << unit
    return found


@rule
def choose_unit(g: State, seat: int, unit: int) -> None:
    """From where is asked next."""
    later(g, seat, Task.MOVE_FROM, unit)


@rule
def origin_obstacle(g: State, seat: int, unit: int, province: int) -> int:
    """A unit must be able to leave the province."""
    return Obstacle.NONE if (move_origins(g, seat, unit) >> province) & 1 == 1 else Obstacle.NOT_MOVE_FROM


@rule
def choose_origin(g: State, seat: int, unit: int, province: int) -> None:
    """Where it goes is asked next."""
    later(g, seat, Task.MOVE_TO, pack_unit(unit, province))


@rule
def step_obstacle(g: State, seat: int, unit: int, province: int, near: int, open_to: int) -> int:
    """A step leads into a province that is near, open to the party and has room: the record counts 63 of a kind."""
    if (near >> province) & 1 == 0:
        return Obstacle.NOT_NEXT
    if (open_to >> province) & 1 == 0:
        return Obstacle.NOT_ENTERABLE
    return Obstacle.NONE if units(g, seat, province, unit) < UNIT_MOST else Obstacle.NOT_MOVE_TO


@rule
def goal_obstacle(g: State, seat: int, unit: int, origin: int, province: int) -> int:
    """A unit that can still leave its province takes a step."""
    if (ready(g, seat, unit) >> origin) & 1 == 0:
        return Obstacle.NO_MOVE
    return step_obstacle(g, seat, unit, province, int(g.border[origin]), enterable(g, seat))


@rule
def move_goals(g: State, seat: int, unit: int, origin: int) -> int:
    """Where a unit can go from a province, if it still can, as bits."""
    if (ready(g, seat, unit) >> origin) & 1 == 0:
        return 0
    near = int(g.border[origin])
    open_to = enterable(g, seat)
    found = 0
    left = near
    while left != 0:
        province = lowest_bit(left)
        if step_obstacle(g, seat, unit, province, near, open_to) == Obstacle.NONE:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def step(g: State, seat: int, province: int, unit: int, log: Log) -> bool:
    """Take a unit out of its province, first who has moved already; a fresh one eats. Whether it was its first step."""
    going_on = stepping_on(g, province, unit) > 0
    add_units(g, seat, province, unit, -1)
    conceal(g, seat, province)
    if going_on:
        g.half[province] = int(g.half[province]) - one(unit)
        return False
    change(g, seat, Material.FLOUR, -1, Reason.MARCH, log)
    return True


@rule
def move_unit(g: State, seat: int, unit: int, origin: int, province: int, log: Log) -> None:
    """One step. A soldier who enters a neutral province takes it; blanks take nothing, origins are never owned."""
    first = step(g, seat, origin, unit, log)
    add_units(g, seat, province, unit, 1)
    conceal(g, seat, province)
    if first:
        g.half[province] = int(g.half[province]) + one(unit)
    else:
        g.spent[province] = int(g.spent[province]) + one(unit)
    note(log, Event.MOVED, seat, origin, province, 0, 0)
    if unit != Unit.BLANK:
        take_neutral(g, seat, province, log)


@rule
def take_neutral(g: State, seat: int, province: int, log: Log) -> None:
    """Troops in a province that belongs to nobody take it."""
    if g.owner[province] == EMPTY and (int(g.origins) >> province) & 1 == 0:
        give_province(g, province, seat)
        chase_blanks(g, province, seat, log)
        note(log, Event.TAKEN, seat, province, 0, 0, 0)


@rule
def foes_in(g: State, seat: int, province: int) -> int:
    """Whom seat may fight in a province: its owner, troops where no city is, a tribe that holds it."""
    owner = int(g.owner[province])
    allowed = may_attack(g, seat)
    if g.cities[province] > 0:
        if owner == EMPTY:
            return 1 << NOMADS if tribe_in(g, province) != EMPTY else 0
        return allowed & (1 << owner)
    found = 0
    for rival in range(g.seats):
        if (allowed >> rival) & 1 == 1 and (owner == rival or g.stack[rival, province] != 0):
            found |= 1 << rival
    return found


@rule
def chariots_barred(g: State, province: int) -> bool:
    """No chariot attacks where two walls stand, unless ladders are there."""
    return bool(g.walls[province] >= g.chariot_ban and g.ladders == 0)


@rule
def on_the_spot(g: State, seat: int, province: int, unit: int) -> int:
    """Units that stand beside their foe in a province without a city, and haven't fought or marched their full way."""
    if g.cities[province] > 0:
        return 0
    return fresh(g, seat, province, unit) + stepping_on(g, province, unit)


@rule
def attackers_for(g: State, seat: int, target: int, unit: int) -> int:
    """Provinces from which a unit can attack a province."""
    if unit == Unit.CHARIOT and chariots_barred(g, target):
        return 0
    if (g.attack_foot if unit == Unit.FOOT else g.attack_chariots) >= UNIT_MOST:
        return 0
    found = ready(g, seat, unit) & int(g.border[target])
    if on_the_spot(g, seat, target, unit) > 0:
        found |= 1 << target
    return found


@rule
def targets(g: State, seat: int) -> int:
    """Provinces that can be attacked now."""
    cities = int(g.cities_mask)
    candidates = tribes_mask(g) & cities & ~owned_mask(g)
    allowed = may_attack(g, seat)
    if allowed != 0:
        candidates |= int(g.land) & ~cities
        for rival in range(g.seats):
            if (allowed >> rival) & 1 == 1:
                candidates |= int(g.realm[rival])
    if candidates == 0:
        return 0
    foot = ready(g, seat, Unit.FOOT)
    chariots = ready(g, seat, Unit.CHARIOT)
    found = 0
    while candidates != 0:
        province = lowest_bit(candidates)
        candidates &= candidates - 1
        sources = foot if chariots_barred(g, province) else foot | chariots
        reached = int(g.border[province]) & sources != 0
        if not reached:
            reached = on_the_spot(g, seat, province, Unit.FOOT) + on_the_spot(g, seat, province, Unit.CHARIOT) > 0
        if reached and foes_in(g, seat, province) != 0:
            found |= 1 << province
    return found


@rule
def attack_obstacle(g: State, seat: int) -> int:
    """Somebody whom one may attack must be within reach."""
    if targets(g, seat) != 0:
        return Obstacle.NONE
    return Obstacle.MUST_DECLARE if int(g.at_war[seat]) & ~may_attack(g, seat) != 0 else Obstacle.NO_TARGET


@rule
def begin_attack(g: State, seat: int) -> None:
    """Where is asked next."""
    later(g, seat, Task.ATTACK_AT, 0)


@rule
def target_obstacle(g: State, seat: int, province: int) -> int:
    """A province must hold a foe within reach whom one may attack."""
    if (targets(g, seat) >> province) & 1 == 1:
        return Obstacle.NONE
    owner = int(g.owner[province])
    if owner != EMPTY and ((int(g.at_war[seat]) & ~may_attack(g, seat)) >> owner) & 1 == 1:
        return Obstacle.MAY_NOT_ATTACK
    return Obstacle.NOT_ATTACK_AT


@rule
def choose_target(g: State, seat: int, province: int) -> None:
    """Whom to fight there is asked next."""
    later(g, seat, Task.FOE, province)


@rule
def foe_obstacle(g: State, seat: int, province: int, party: int) -> int:
    """A foe must be in the province."""
    return party_obstacle(g, seat, party, foes_in(g, seat, province))


@rule
def aim(g: State, seat: int, province: int, party: int) -> None:
    """The attack is decided; now the attackers are committed."""
    g.battle_at = province
    g.foe = party
    g.raider = EMPTY
    g.attack_foot = 0
    g.attack_chariots = 0
    later(g, seat, Task.COMMIT, 0)


@rule
def commit_sources(g: State, seat: int) -> int:
    """Provinces with a unit that can still join the attack."""
    target = int(g.battle_at)
    return attackers_for(g, seat, target, Unit.FOOT) | attackers_for(g, seat, target, Unit.CHARIOT)


@rule
def source_obstacle(g: State, seat: int, province: int) -> int:
    """Somebody there must be able to join the attack."""
    return Obstacle.NONE if (commit_sources(g, seat) >> province) & 1 == 1 else Obstacle.NOT_COMMIT


@rule
def choose_source(g: State, seat: int, province: int) -> None:
    """Which unit joins from there is asked next."""
    later(g, seat, Task.COMMIT_UNIT, province)


@rule
def committing_obstacle(g: State, seat: int, province: int, unit: int) -> int:
    """Soldiers join the attack, chariots only where they aren't barred."""
    if unit == Unit.CHARIOT and chariots_barred(g, int(g.battle_at)):
        return Obstacle.CHARIOTS_BARRED
    if unit == Unit.BLANK or (attackers_for(g, seat, int(g.battle_at), unit) >> province) & 1 == 0:
        return Obstacle.NO_UNIT_HERE
    return Obstacle.NONE


@rule
def commit(g: State, seat: int, province: int, unit: int, log: Log) -> None:
    """One unit joins the attack."""
    if province == g.battle_at:
        if stepping_on(g, province, unit) > 0:
            g.half[province] = int(g.half[province]) - one(unit)
        add_units(g, seat, province, unit, -1)
        conceal(g, seat, province)
    else:
        step(g, seat, province, unit, log)
    if unit == Unit.FOOT:
        g.attack_foot += 1
    else:
        g.attack_chariots += 1


@rule
def go_obstacle(g: State) -> int:
    """An attack needs at least one unit."""
    return Obstacle.NONE if int(g.attack_foot) + int(g.attack_chariots) > 0 else Obstacle.NONE_COMMITTED


@rule
def open_battle(g: State, seat: int, dice: Dice, log: Log) -> None:
    """Blanks of both sides are revealed and go home; from now on nobody joins."""
    done(g, seat)
    province = int(g.battle_at)
    foe = int(g.foe)
    note(log, Event.ATTACK, seat, province, foe, int(g.attack_foot), int(g.attack_chariots))
    show(dice)
    note(log, Event.REVEALED, seat, province, blanks_go_home(g, seat, province), 0, 0)
    if foe != NOMADS:
        note(log, Event.REVEALED, foe, province, blanks_go_home(g, foe, province), 0, 0)
        lay_open(g, foe, province)
        mark_fight(g, seat, foe)
    later(g, seat, Task.BATTLE, 0)
