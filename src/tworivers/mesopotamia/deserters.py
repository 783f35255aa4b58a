"""Deserters: a foot of a foe leaves its stack (mesopotamia.md §Cards)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, show
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.names import PROVINCES, Event, Obstacle, Task, Unit
from tworivers.mesopotamia.parties import party_obstacle
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.troops import height, lose_units, units


@rule
def deserter_owners(g: State, seat: int, province: int) -> int:
    """Parties at war with a stack in a province; what is in it is not known beforehand."""
    found = 0
    for rival in range(g.seats):
        if (int(g.at_war[seat]) >> rival) & 1 == 1 and height(g, rival, province) > 0:
            found |= 1 << rival
    return found


@rule
def deserter_sites(g: State, seat: int) -> int:
    """Provinces next to an own one with a stack of a party at war, as bits."""
    found = 0
    if g.at_war[seat] != 0:
        for province in range(PROVINCES):
            if int(g.border[province]) & int(g.realm[seat]) != 0 and deserter_owners(g, seat, province) != 0:
                found |= 1 << province
    return found


@rule
def look_for_deserters(g: State, seat: int) -> None:
    """Where is asked next."""
    later(g, seat, Task.DESERTERS_AT, 0)


@rule
def deserters_obstacle(g: State, seat: int) -> int:
    """A foe's stack must stand next to the realm."""
    return Obstacle.NONE if deserter_sites(g, seat) != 0 else Obstacle.CARD_USELESS


@rule
def deserter_site_obstacle(g: State, seat: int, province: int) -> int:
    """A foe's stack must stand there, next to the realm."""
    return Obstacle.NONE if (deserter_sites(g, seat) >> province) & 1 == 1 else Obstacle.NOT_DESERTERS_AT


@rule
def choose_stack(g: State, seat: int, province: int) -> None:
    """From whose stack there is asked next."""
    later(g, seat, Task.DESERTERS_OF, province)


@rule
def deserter_owner_obstacle(g: State, seat: int, province: int, party: int) -> int:
    """A foe's stack must stand there."""
    return party_obstacle(g, seat, party, deserter_owners(g, seat, province))


@rule
def desert(g: State, province: int, party: int, dice: Dice, log: Log) -> None:
    """One foot leaves the stack, if there is one in it."""
    show(dice)
    left = 0
    if units(g, party, province, Unit.FOOT) > 0:
        lose_units(g, party, province, Unit.FOOT, 1)
        left = 1
    note(log, Event.DESERTED, party, province, left, 0, 0)
