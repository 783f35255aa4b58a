"""What happened, for people: rules note events in a log if it has room, a game's events.py turns them into sentences.

A log is a table of integers. Row 0 holds the number of events; each later row is one: kind, seat and four values.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule

Log = NDArray[np.int32]

WIDTH = 6


def new_log(room: int) -> Log:
    """A log for `room` events; with no room it costs nothing and stays empty."""
    return np.zeros((room + 1, WIDTH), np.int32)


def read_log(log: Log) -> list[tuple[int, ...]]:
    """The events written so far, oldest first."""
    return [tuple(int(value) for value in row) for row in log[1 : 1 + int(log[0, 0])]]


@rule
def note(log: Log | None, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event, if there is a log with room. (Compiled for no log at all, as on a GPU, this vanishes.)"""
    if log is None:
        return
    row = int(log[0, 0]) + 1
    if row < log.shape[0]:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d
