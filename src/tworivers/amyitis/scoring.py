"""The score: prestige (amyitis.de §Spielende)."""

from __future__ import annotations

from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Codes


@rule
def scores(g: State, out: Codes) -> None:
    """Prestige by seat."""
    for seat in range(g.seats):
        out[seat] = g.prestige[seat]
