"""What each legal action promises by habit, in native code: written against `weigh` (`bots/judgement.py`), bound to a
game's own; `habits.py` calls `promise_many` on processors, and `promise` once a thread on a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.judgement import Weights, weigh
from tworivers.engine.contract import Codes

__all__ = ["promise", "promise_many"]

CLEAR = 0.1
"""What promises so many points less than the best is as good as out of the question."""

EQUAL = -0.1
"""Actions that promise nothing, after the first."""


def promise(games: Any, i: int, seat: int, mask: Any, weights: Weights, codes: Codes, values: Any, out: Any) -> None:
    """Write how far each legal action of seat falls short: 0 for the best, -1 for what is out of the question."""
    count = 0
    for action in range(len(mask)):
        out[action] = np.float32(0.0)
        if mask[action] != 0:
            codes[count] = action
            values[count] = 0.0
            count += 1
    if count < 2:
        return
    weigh(games[i], seat, codes, count, weights, values)
    best = values[0]
    for place in range(1, count):
        best = max(best, values[place])
    first = 1
    for place in range(count):
        short = (values[place] - best) / CLEAR
        if short >= 0.0:
            short = EQUAL if best <= 0.0 and first == 0 else 0.0
            first = 0
        out[codes[place]] = np.float32(max(-1.0, short))


def promise_many(
    games: Any,
    first: int,
    end: int,
    seats: Any,
    turns: Any,
    masks: Any,
    weights: Any,
    codes: Codes,
    values: Any,
    out: Any,
) -> None:
    """`promise` for whoever decides in the games from `first` on, up to `end`; weights by number of seats."""
    for i in range(first, end):
        promise(games, i, int(turns[i]), masks[i], weights[int(seats[i])], codes, values, out[i])
