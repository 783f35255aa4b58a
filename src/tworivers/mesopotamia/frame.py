"""The board's frame: symbols in a loop, gaps refilled first (mesopotamia.de §11A "Spielrahmen")."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.names import EMPTY, FRAME, Event, Symbol, Task
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import later

HALF = FRAME // 2
"""Slots from here on stand in the second of two masks."""


@rule
def next_slot(g: State) -> int:
    """The slot the next symbol takes: the first empty one from the lower left corner; EMPTY if the frame is full."""
    for slot in range(g.frame_size):
        if g.frame_owner[slot] == EMPTY:
            return slot
    return EMPTY


@rule
def matching(placed: int, there: int) -> bool:
    """Marduk beside Marduk, Ishtar beside Ishtar, Ishtar and canal beside each other."""
    if placed == Symbol.MARDUK:
        return bool(there == Symbol.MARDUK)
    if placed == Symbol.ISHTAR:
        return bool(there == Symbol.ISHTAR or there == Symbol.CANAL)
    return bool(placed == Symbol.CANAL and there == Symbol.ISHTAR)


@rule
def roll_needed(g: State, seat: int, symbol: int) -> int:
    """What a frame roll must show: less if the slot lies next to an own matching symbol."""
    slot = next_slot(g)
    size = int(g.frame_size)
    for side in range(2):
        beside = (slot + 1) % size if side == 0 else (slot + size - 1) % size
        if g.frame_owner[beside] == seat and matching(symbol, int(g.frame_symbol[beside])):
            return int(g.frame_roll_beside)
    return int(g.frame_roll)


@rule
def place_symbol(g: State, seat: int, symbol: int, log: Log) -> None:
    """Put a symbol on the frame; nothing is placed on a full one."""
    slot = next_slot(g)
    if slot == EMPTY:
        note(log, Event.FRAME_FULL, seat, symbol, 0, 0, 0)
        return
    g.frame_owner[slot] = seat
    g.frame_symbol[slot] = symbol
    g.frame_placed += 1
    note(log, Event.SYMBOL, seat, symbol, slot, 0, 0)


@rule
def win_symbol(g: State, seat: int, symbol: int, log: Log) -> None:
    """A symbol goes on the frame ("hast du die Möglichkeit", "kannst du … setzen"); or one is asked."""
    if reads(g, Reading.MAY_DECLINE) and next_slot(g) != EMPTY:
        later(g, seat, Task.PLACE_SYMBOL, symbol)
    else:
        place_symbol(g, seat, symbol, log)


@rule
def leave_symbol(g: State, seat: int, symbol: int, log: Log) -> None:
    """A symbol stays off the frame."""
    note(log, Event.DECLINED, seat, symbol, 0, 0, 0)


@rule
def remove_symbol(g: State, slot: int, log: Log) -> None:
    """Take a symbol off the frame: a gap."""
    note(log, Event.UNSEATED, int(g.frame_owner[slot]), slot, 0, 0, 0)
    g.frame_owner[slot] = EMPTY
    g.frame_symbol[slot] = EMPTY
    g.frame_removed += 1


@rule
def convert_symbol(g: State, slot: int, seat: int, log: Log) -> None:
    """A symbol takes another party's colour."""
    note(log, Event.CONVERTED, seat, slot, int(g.frame_owner[slot]), int(g.frame_symbol[slot]), 0)
    g.frame_owner[slot] = seat


@rule
def symbols_of(g: State, seat: int, symbol: int) -> int:
    """How many symbols of a kind a party has on the frame."""
    count = 0
    for slot in range(g.frame_size):
        if holds_symbol(g, slot, seat, symbol):
            count += 1
    return count


@rule
def all_symbols_of(g: State, seat: int) -> int:
    """A party's score."""
    count = 0
    for slot in range(g.frame_size):
        if g.frame_owner[slot] == seat:
            count += 1
    return count


@rule
def holds_symbol(g: State, slot: int, seat: int, symbol: int) -> bool:
    """Whether a slot holds a party's symbol of a kind."""
    return bool(g.frame_owner[slot] == seat and g.frame_symbol[slot] == symbol)


@rule
def slots_with(g: State, seat: int, symbol: int, half: int) -> int:
    """The slots of one half of the frame that hold a party's symbol of a kind, as bits."""
    found = 0
    for place in range(HALF):
        if holds_symbol(g, HALF * half + place, seat, symbol):
            found |= 1 << place
    return found
