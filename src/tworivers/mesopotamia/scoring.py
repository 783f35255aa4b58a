"""The score: symbols on the frame (mesopotamia.de §2)."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.rules import Codes
from tworivers.mesopotamia.frame import all_symbols_of
from tworivers.mesopotamia.record import State


@rule
def scores(g: State, out: Codes) -> None:
    """Symbols on the frame by seat."""
    for seat in range(g.seats):
        out[seat] = all_symbols_of(g, seat)
