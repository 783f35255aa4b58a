"""Sentences that stand for reasons in Mesopotamia where no change speaks for a choice, and the numbers in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tworivers.bots.mesopotamia.consequences import task_of
from tworivers.bots.telling import Taken, reading
from tworivers.engine.compiled import plain
from tworivers.engine.messages import Message, Values
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.codes import CARD, CLOCKWISE, PARTY, PLACE, WORK
from tworivers.mesopotamia.names import (
    EMPTY,
    FOOT_BITS,
    PROVINCES,
    SEATS,
    TRIBES,
    UNIT_MOST,
    Event,
    Material,
    Task,
    Unit,
)
from tworivers.mesopotamia.packing import campaign_and_rival
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import seat_word, tribe_word

PAID = (Material.METAL, Material.WOOD, Material.FLOUR)
"""What a temple or canal takes."""
RAID = 3
"""Steps of a tribe, the last into a foe's land."""


def note(key: str, records: Any, taken: Sequence[Taken], seat: int) -> Message:
    """The sentence with its numbers."""
    g, action = reading(GAME, records), taken[0].step.action
    values = _numbers(g, seat)
    if key == "nomads":
        values |= _raid(g, seat, action - CARD)
    elif key in ("alliance", "break", "war"):
        rival = _aimed_at(taken, seat)
        if rival == EMPTY:
            return Message(f"note-{key}-somebody", values)
        beside = _beside(g, seat, rival)
        values |= {"who": seat_word(g, rival), "beside": beside}
        if key == "alliance" and beside == 0:
            key = "alliance-far"
    elif key == "done-building" and min(int(g.stock[seat, material]) for material in PAID) < int(g.building_price):
        key = "done-building-short"
    elif key == "rival":
        values |= _victim(g, taken, seat, values)
    elif key == "direction":
        after = [(seat + (1 if action == CLOCKWISE else -1) * step) % int(g.seats) for step in range(1, int(g.seats))]
        living = [other for other in after if int(g.living) >> other & 1]
        values |= {"first": seat_word(g, living[0]), "last": seat_word(g, living[-1])}
    return Message(f"note-{key}", values)


def _numbers(g: State, seat: int) -> Values:
    """Own goods, cities and symbols, and the rival who has most."""
    seats = int(g.seats)
    symbols = [int(np.count_nonzero(g.frame_owner == other)) for other in range(seats)]
    best = max((other for other in range(seats) if other != seat), key=lambda other: symbols[other])
    return {
        **{material.name.lower(): int(g.stock[seat, material]) for material in Material},
        "cities": int(g.cities[g.owner == seat].sum()),
        "symbols": symbols[seat],
        "rival": seat_word(g, best),
        "most": symbols[best],
        "price": int(g.building_price),
    }


def _raid(g: State, seat: int, tribe: int) -> Values:
    """How many of others' city provinces a tribe can reach."""
    if not 0 <= tribe < TRIBES:
        return {"tribe": tribe_word(0), "count": 0}
    reached = 1 << int(g.tribe_at[tribe])
    for _ in range(RAID):
        for province in range(PROVINCES):
            if reached >> province & 1:
                reached |= int(g.border[province])
    owners = (int(g.owner[province]) for province in range(PROVINCES) if reached >> province & 1 and g.cities[province])
    return {"tribe": tribe_word(tribe), "count": sum(owner not in (EMPTY, seat) for owner in owners)}


def _aimed_at(taken: Sequence[Taken], seat: int) -> int:
    """The party a campaign is aimed at."""
    for one in taken:
        for kind, _, _, rival, *_ in one.events:
            if kind == Event.CAMPAIGN:
                return rival
        if PARTY <= one.step.action < PARTY + SEATS:
            return one.step.action - PARTY
    g = taken[0].before[0]
    task, value = task_of(g, seat), int(g.todo_value[seat, int(g.todo[seat]) - 1])
    if task in (Task.PAY, Task.ENVOYS):
        return int(plain(campaign_and_rival)(value)[1])
    return value if task == Task.CONSENT else EMPTY


def _victim(g: State, taken: Sequence[Taken], seat: int, otherwise: Values) -> Values:
    """Whom it harms, and how many symbols they have."""
    rival = EMPTY
    for one in taken:
        action = one.step.action
        if PARTY <= action < PARTY + SEATS:
            rival = action - PARTY
        elif PLACE <= action < WORK:
            rival = int(g.owner[action - PLACE])
    if rival in (EMPTY, seat):
        return otherwise
    return {"rival": seat_word(g, rival), "most": int(np.count_nonzero(g.frame_owner == rival))}


def _beside(g: State, seat: int, rival: int) -> int:
    """A rival's units in and beside one's own land."""
    near = 0
    for province in np.flatnonzero(g.owner == seat).tolist():
        near |= int(g.border[province]) | 1 << province
    stacks = [int(g.stack[rival, province]) for province in range(PROVINCES) if near >> province & 1]
    return sum(
        (stack >> FOOT_BITS * unit) & UNIT_MOST for stack in stacks for unit in (Unit.FOOT, Unit.CHARIOT, Unit.BLANK)
    )
