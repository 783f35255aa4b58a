"""Stacks of foot, chariots and blanks (mesopotamia.de, phase 8): one number each, and who knows what is in it."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import FOOT_BITS, PROVINCES, REPORTS, UNIT_MOST, Unit
from tworivers.mesopotamia.record import State


@rule
def unpack(packed: int, unit: int) -> int:
    """How many of a unit a packed number holds."""
    return (packed >> (FOOT_BITS * unit)) & UNIT_MOST


@rule
def one(unit: int) -> int:
    """One unit as a packed number."""
    return 1 << (FOOT_BITS * unit)


@rule
def units(g: State, seat: int, province: int, unit: int) -> int:
    """How many of a unit a seat has in a province."""
    return unpack(int(g.stack[seat, province]), unit)


@rule
def soldiers(g: State, seat: int, province: int) -> int:
    """Foot and chariots of a seat in a province."""
    packed = int(g.stack[seat, province])
    return unpack(packed, Unit.FOOT) + unpack(packed, Unit.CHARIOT)


@rule
def height(g: State, seat: int, province: int) -> int:
    """How high a seat's stack in a province is: all that others see of it."""
    packed = int(g.stack[seat, province])
    return unpack(packed, Unit.FOOT) + unpack(packed, Unit.CHARIOT) + unpack(packed, Unit.BLANK)


@rule
def add_units(g: State, seat: int, province: int, unit: int, count: int) -> None:
    """Put units into a province, or take them out if count is negative."""
    g.stack[seat, province] = int(g.stack[seat, province]) + count * one(unit)


@rule
def raise_units(g: State, seat: int, province: int, unit: int, count: int) -> None:
    """New foot or chariots from the supply."""
    add_units(g, seat, province, unit, count)
    g.raised[seat] += count


@rule
def lose_units(g: State, seat: int, province: int, unit: int, count: int) -> None:
    """Foot or chariots leave the board; of those who march this turn the tired ones first."""
    add_units(g, seat, province, unit, -count)
    g.lost[seat] += count
    if g.active == seat:
        spent = unpack(int(g.spent[province]), unit)
        gone = unpack(int(g.half[province]), unit) + spent - units(g, seat, province, unit)
        if gone > 0:
            g.spent[province] = int(g.spent[province]) - min(gone, spent) * one(unit)
            g.half[province] = int(g.half[province]) - max(0, gone - spent) * one(unit)


@rule
def blanks_go_home(g: State, seat: int, province: int) -> int:
    """Blanks of a stack go back to their owner; return how many."""
    blanks = units(g, seat, province, Unit.BLANK)
    add_units(g, seat, province, Unit.BLANK, -blanks)
    g.blanks_home[seat] += blanks
    if g.active == seat:
        g.half[province] = int(g.half[province]) & (one(Unit.BLANK) - 1)
        g.spent[province] = int(g.spent[province]) & (one(Unit.BLANK) - 1)
    return blanks


@rule
def conceal(g: State, seat: int, province: int) -> None:
    """Nobody else knows any longer what is in a stack."""
    g.open_stacks[seat] &= ~(1 << province)
    for number in range(REPORTS):
        if g.report_on[number] == seat:
            g.report_stacks[number] &= ~(1 << province)


@rule
def lay_open(g: State, seat: int, province: int) -> None:
    """Everybody knows what is in a stack."""
    g.open_stacks[seat] |= 1 << province


@rule
def stacks_of(g: State, seat: int) -> int:
    """The provinces in which a seat has anything, as bits."""
    found = 0
    for province in range(PROVINCES):
        if g.stack[seat, province] != 0:
            found |= 1 << province
    return found


@rule
def stacks_with(g: State, seat: int, unit: int) -> int:
    """The provinces in which a seat has a unit, as bits."""
    found = 0
    for province in range(PROVINCES):
        if units(g, seat, province, unit) > 0:
            found |= 1 << province
    return found
