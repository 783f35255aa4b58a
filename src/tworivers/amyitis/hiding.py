"""What a seat can't know: nothing. Stocks lie open, and what isn't drawn yet isn't in the record."""

from __future__ import annotations

from tworivers.amyitis.record import State
from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice


@rule
def hide(g: State, seat: int, dice: Dice) -> None:
    """Nothing to redraw."""
