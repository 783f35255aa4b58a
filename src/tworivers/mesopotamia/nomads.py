"""The tribes: they act only by a card (mesopotamia.de §Sonderfall Nomaden, mesopotamia.md §Nomads)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import EMPTY, TRIBES, Event, Obstacle, Task, Unit
from tworivers.mesopotamia.packing import pack_tribe
from tworivers.mesopotamia.realm import owned_mask, tribes_mask
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import blanks_go_home, units


@rule
def tribe_steps(g: State, seat: int, tribe: int) -> int:
    """Where a tribe can go next, as bits: never against who leads it, never onto another tribe's city province."""
    cities = int(g.cities_mask)
    closed = cities & (int(g.realm[seat]) | (tribes_mask(g) & ~owned_mask(g)))
    found = int(g.border[g.tribe_at[tribe]]) & ~closed
    if g.walls_stop_nomads == 1:
        left = found & owned_mask(g)
        while left != 0:
            province = lowest_bit(left)
            if g.walls[province] >= g.chariot_ban:
                found &= ~(1 << province)
            left &= left - 1
    return found


@rule
def tribe_step_obstacle(g: State, seat: int, tribe: int, province: int) -> int:
    """A tribe goes only where it can."""
    return Obstacle.NONE if (tribe_steps(g, seat, tribe) >> province) & 1 == 1 else Obstacle.NOT_NOMAD_STEP


@rule
def halt_obstacle(steps: int) -> int:
    """A tribe takes one step at least."""
    return Obstacle.NONE if steps > 0 else Obstacle.OTHER_QUESTION


@rule
def move_tribe(g: State, seat: int, tribe: int, steps: int, province: int, log: Log) -> None:
    """One step. A party's city province is attacked, which ends the march; elsewhere all stand together."""
    note(log, Event.NOMADS, seat, tribe, int(g.tribe_at[tribe]), province, 0)
    owner = int(g.owner[province])
    if owner != EMPTY and g.cities[province] > 0:
        g.battle_at = province
        g.foe = owner
        g.raider = tribe
        g.attack_foot = g.tribe_units[tribe]
        g.attack_chariots = 0
        later(g, seat, Task.BATTLE, 0)
        return
    g.tribe_at[tribe] = province
    chase_blanks(g, province, EMPTY, log)
    if steps + 1 < g.nomad_steps and tribe_steps(g, seat, tribe) != 0:
        later(g, seat, Task.NOMAD_STEP, pack_tribe(tribe, steps + 1))


@rule
def chase_blanks(g: State, province: int, taker: int, log: Log) -> None:
    """Blanks alone hold nothing: they go home when somebody else takes a city province they stand in."""
    if g.cities[province] == 0:
        return
    for seat in range(g.seats):
        if seat != taker and units(g, seat, province, Unit.BLANK) > 0:
            note(log, Event.REVEALED, seat, province, blanks_go_home(g, seat, province), 0, 0)


@rule
def send_home(g: State, tribe: int, log: Log) -> None:
    """A tribe that was wiped out stands at its origin again, complete."""
    g.tribe_at[tribe] = g.tribe_home[tribe]
    g.tribe_units[tribe] = g.nomad_units
    note(log, Event.TRIBE_BACK, EMPTY, tribe, 0, 0, 0)


@rule
def tribes_recover(g: State) -> None:
    """End of the round: every tribe is complete again."""
    for tribe in range(TRIBES):
        g.tribe_units[tribe] = g.nomad_units
