"""The bank: three of one material for one of another (mesopotamia.de §1 "Tausch")."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log
from tworivers.mesopotamia.names import Material, Obstacle, Reason
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change_secretly

TAKEN = len(Material) - 1
"""Materials that can be taken for a given one."""
EXCHANGES = TAKEN * TAKEN
"""Pairs of a material given and one taken: flour is never given."""


@rule
def bank_pair(number: int) -> tuple[int, int]:
    """The material given and the one taken in exchange 0 to 15: given are all but flour, taken any other."""
    given = number // TAKEN
    if given >= Material.FLOUR:
        given += 1
    taken = number % TAKEN
    if taken >= given:
        taken += 1
    return given, taken


@rule
def bank_obstacle(g: State, seat: int, given: int) -> int:
    """The bank takes three of one material."""
    return Obstacle.NONE if g.stock[seat, given] >= g.bank_rate else Obstacle.BANK


@rule
def bank_trades(g: State, seat: int) -> int:
    """The exchanges a stock allows, as bits: what is given decides, any other material can be taken."""
    found = 0
    for number in range(0, EXCHANGES, TAKEN):
        if bank_obstacle(g, seat, bank_pair(number)[0]) == Obstacle.NONE:
            found |= ((1 << TAKEN) - 1) << number
    return found


@rule
def trade_with_bank(g: State, seat: int, given: int, taken: int, log: Log) -> None:
    """Three for one."""
    change_secretly(g, seat, given, -int(g.bank_rate), Reason.BANK, log)
    change_secretly(g, seat, taken, 1, Reason.BANK, log)
