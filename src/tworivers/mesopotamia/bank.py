"""The bank: three of one material for one of another (mesopotamia.de §1 "Tausch").

"Du kannst mit Ausnahme von Mehl ein Material gegen jedes andere Material … eintauschen": flour is taken and not given,
or given and not taken, or neither, as the table reads it (§Readings).
"""

from __future__ import annotations

from tworivers.engine.compiled import plain, rule
from tworivers.engine.events import Log
from tworivers.mesopotamia.names import Material, Obstacle, Reason
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.supply import change_secretly

TAKEN = len(Material) - 1
"""Materials that can be taken for a given one."""
EXCHANGES = TAKEN * TAKEN
"""Pairs of a material given and one taken, without flour given."""


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


WITHOUT_FLOUR = sum(1 << number for number in range(EXCHANGES) if plain(bank_pair)(number)[1] != Material.FLOUR)
"""The exchanges in which no flour is taken, as bits."""


@rule
def flour_pair(number: int) -> tuple[int, int]:
    """Flour given, and the material taken in exchange 0 to 3: any other."""
    return Material.FLOUR, number if number < Material.FLOUR else number + 1


@rule
def bank_obstacle(g: State, seat: int, given: int, taken: int) -> int:
    """The bank takes three of one material, and may give no flour."""
    if taken == Material.FLOUR and reads(g, Reading.FLOUR_IS_NOT_TAKEN):
        return Obstacle.NO_FLOUR_TAKEN
    return Obstacle.NONE if g.stock[seat, given] >= g.bank_rate else Obstacle.BANK


@rule
def flour_obstacle(g: State, seat: int) -> int:
    """The bank takes flour only if the table reads it so."""
    if not reads(g, Reading.FLOUR_IS_GIVEN):
        return Obstacle.NO_FLOUR_GIVEN
    return Obstacle.NONE if g.stock[seat, Material.FLOUR] >= g.bank_rate else Obstacle.BANK


@rule
def bank_trades(g: State, seat: int) -> int:
    """The exchanges a stock allows, as bits: what is given decides; flour may not be taken."""
    found = 0
    for number in range(0, EXCHANGES, TAKEN):
        if g.stock[seat, bank_pair(number)[0]] >= g.bank_rate:
            found |= ((1 << TAKEN) - 1) << number
    return found & WITHOUT_FLOUR if reads(g, Reading.FLOUR_IS_NOT_TAKEN) else found


@rule
def trade_with_bank(g: State, seat: int, given: int, taken: int, log: Log) -> None:
    """Three for one."""
    change_secretly(g, seat, given, -int(g.bank_rate), Reason.BANK, log)
    change_secretly(g, seat, taken, 1, Reason.BANK, log)
