"""Phase 11A: temples and canals, and their way onto the frame (mesopotamia.de §11A)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw
from tworivers.engine.events import Log, note
from tworivers.mesopotamia.cards import can_use, spend_card
from tworivers.mesopotamia.frame import next_slot, place_symbol, roll_needed
from tworivers.mesopotamia.masks import lowest_bit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.state import EMPTY, Building, Card, Event, Reason, Task
from tworivers.mesopotamia.supply import can_pay, pay
from tworivers.mesopotamia.todo import later


@rule
def building_sites(g: State, seat: int, building: int) -> int:
    """Own provinces without a new building this round that have a city without temple, or an irrigable one without canal."""
    found = 0
    left = int(g.realm[seat]) & ~int(g.built)
    while left != 0:
        province = lowest_bit(left)
        if building == Building.CANAL:
            room = g.canals[province] < g.irrigable[province]
        else:
            room = int(g.temples[0, province]) + int(g.temples[1, province]) < g.cities[province]
        if room:
            found |= 1 << province
        left &= left - 1
    return found


@rule
def buildings_possible(g: State, seat: int) -> int:
    """What can be built and paid now, as bits from Building.MARDUK on."""
    found = 0
    if can_pay(g, seat, int(g.building_price)):
        if building_sites(g, seat, Building.MARDUK) != 0:
            found |= 3
        if building_sites(g, seat, Building.CANAL) != 0:
            found |= 4
    return found


@rule
def build(g: State, seat: int, building: int, province: int, log: Log) -> None:
    """Build, then try to put the symbol on the frame; a blessing is used before the roll."""
    pay(g, seat, int(g.building_price), Reason.BUILDING, log)
    symbol = building - Building.MARDUK.value
    if building == Building.CANAL:
        g.canals[province] += 1
    else:
        g.temples[symbol, province] += 1
    g.built |= 1 << province
    note(log, Event.ERECTED, seat, province, building, 0, 0)
    if next_slot(g) == EMPTY:
        note(log, Event.FRAME_FULL, seat, symbol, 0, 0, 0)
    elif can_use(g, seat, Card.BLESSING):
        later(g, seat, Task.BLESS, symbol)
    else:
        later(g, seat, Task.FRAME_ROLL, symbol)


@rule
def bless(g: State, seat: int, symbol: int, used: bool, log: Log) -> None:
    """With a blessing the roll succeeds."""
    if used:
        spend_card(g, seat, Card.BLESSING, log)
        place_symbol(g, seat, symbol, log)
    else:
        later(g, seat, Task.FRAME_ROLL, symbol)


@rule
def frame_roll(g: State, seat: int, symbol: int, dice: Dice, log: Log) -> None:
    """Four pips put the symbol on the frame, two beside an own matching one."""
    needed = roll_needed(g, seat, symbol)
    pips = throw(dice, 6) + 1
    note(log, Event.ROLL, seat, symbol, pips, needed, 0)
    if pips >= needed:
        place_symbol(g, seat, symbol, log)
