"""The contract's eight functions: their names and meanings. A game supplies its own of each, written with `@rule`.

`engine/kernels.py` and the bots' native code are written against these names and bound to each game's own. Inside
rules: integers and fixed arrays, no objects, no exceptions, no allocation. Turn small integers into plain ones before
arithmetic that may leave their range: native code and NumPy wrap differently.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.dice import Dice
from tworivers.engine.events import Log

Record: TypeAlias = Any
"""One game in progress: an element of `Game.new_records`, changed in place."""

Codes: TypeAlias = NDArray[np.int64]
Options: TypeAlias = NDArray[np.int64]


def setup(g: Record, box: Record, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out a new game in the zeroed record g, up to its first decision."""
    raise NotImplementedError


def actors(g: Record) -> int:
    """Bit mask of the seats that may decide now; 0: the game is over."""
    raise NotImplementedError


def legal(g: Record, seat: int, out: Codes) -> int:
    """Write seat's legal action codes into out, ascending; return how many.

    At least one for every seat in `actors`, else none.
    """
    raise NotImplementedError


def apply(g: Record, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and then everything that needs no decision."""
    raise NotImplementedError


def scores(g: Record, out: Codes) -> None:
    """Final or current score by seat."""
    raise NotImplementedError


def hide(g: Record, seat: int, dice: Dice) -> None:
    """Redraw everything seat can't know, consistently with what it has seen: what a bot is given."""
    raise NotImplementedError


def observe(g: Record, seat: int, out: NDArray[np.float32]) -> None:
    """Numbers for a learner, nothing hidden in them."""
    raise NotImplementedError


def audit(g: Record) -> int:
    """0 if the record is sound; else the number of the broken law, as `Game.laws` names it."""
    raise NotImplementedError
