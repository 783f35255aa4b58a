"""Random games by the million, over threads; each has dice of its own, so that results don't depend on threads."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game

NO_LIMIT = 1 << 40
CHUNK = 256
"""Games a thread plays before it reports."""


class BrokenLaw(AssertionError):
    """A checked game broke one of its laws: a bug in its rules."""


@dataclass(frozen=True)
class Simulation:
    """What came of many games: decisions and scores of each, and the records as they ended, if they are kept."""

    decisions: NDArray[np.int64]
    scores: NDArray[np.int64]
    seconds: float
    records: Any = None


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    box: NDArray[Any] | None = None,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    limits: NDArray[np.int64] | None = None,
    checked: bool = False,
    first: int = 0,
    keep: bool = False,
) -> Simulation:
    """Play `games` random games of a seed, from number `first` on, each to its end or its limit of decisions.

    `checked` audits the game's laws after every decision and raises `BrokenLaw`; `keep` keeps the records.
    """
    game.check_seats(seats)
    coded = game.encode_options(options or {})
    box = game.box if box is None else box
    made = np.zeros(games, np.int64)
    points = np.zeros((games, len(game.seat_names)), np.int64)
    records = game.new_records(games if keep else 0)
    dice, blank = dice_from_number(seed, 0), game.new_records(1)

    def play_chunk(start: int) -> int:
        part = slice(start, min(start + CHUNK, games))
        size = part.stop - part.start
        chunk = records[part] if keep else game.new_records(size)
        limit = np.full(size, NO_LIMIT, np.int64) if limits is None else limits[part]
        log, out = new_log(0), np.zeros(game.actions, np.int64)
        game.native.play_many(
            chunk, blank, box, seats, coded, dice, first + start, limit, log, out, made[part], points[part], checked
        )
        return size

    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        for played in pool.map(play_chunk, range(0, games, CHUNK)):
            if progress:
                progress(played)
    seconds = time.perf_counter() - began
    for number in np.flatnonzero(made < 0):
        law = game.laws[-1 - made[number]] if made[number] < -1 else "somebody who may decide has a legal action"
        raise BrokenLaw(f"{game.name}, {seats} seats, seed {seed}, game {first + number}: broken: {law}")
    return Simulation(made, points[:, :seats], seconds, records if keep else None)
