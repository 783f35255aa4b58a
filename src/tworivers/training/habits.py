"""Habits as a start: what each action promises (`weigh` of a game's bots), for many games in step.

A learner that begins with them plays sensibly from its first game on, and learns where they are wrong. They read of
rivals only what a player in that seat sees.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.judgement import Judgement
from tworivers.bots.registry import JUDGEMENTS
from tworivers.engine.compiled import bind
from tworivers.engine.rules import Game
from tworivers.research.batch import Batch
from tworivers.training import habit_kernels


def has_habits(game: Game) -> bool:
    """Whether a game's bots weigh actions one by one."""
    return game.name in JUDGEMENTS and "weigh" in JUDGEMENTS[game.name].rules


@cache
def kernels_of(name: str) -> SimpleNamespace:
    """The native code for a game."""
    judgement = JUDGEMENTS[name]
    return SimpleNamespace(**bind(habit_kernels, name, {**judgement.game.rules, **judgement.rules}))


def weights_by_seats(judgement: Judgement) -> NDArray[np.float64]:
    """The weights for every number of players; the first rows, for fewer than can play, are 0."""
    found = {seats: judgement.weights(seats) for seats in judgement.game.seats}
    out = np.zeros((max(found) + 1, *next(iter(found.values())).shape), np.float64)
    for seats, weights in found.items():
        out[seats] = weights
    return out


class Habits:
    """What habit says about each game of a batch: 0 for the best actions, -1 for what is out of the question."""

    def __init__(self, batch: Batch) -> None:
        """Make room, for each of the batch's threads."""
        self.batch = batch
        self._native = kernels_of(batch.game.name)
        self._weights = weights_by_seats(JUDGEMENTS[batch.game.name])
        threads, actions = batch.parts, batch.game.actions
        self._codes, self._values = np.zeros((threads, actions), np.int64), np.zeros((threads, actions), np.float64)
        self.promises = np.zeros((batch.size, actions), np.float32)

    def look(self) -> NDArray[np.float32]:
        """For whoever decides now; written in place."""
        batch = self.batch
        batch.each_part(
            lambda part, first, end: self._native.promise_many(
                batch.records,
                first,
                end,
                batch.seats,
                batch.turns,
                batch.masks,
                self._weights,
                self._codes[part],
                self._values[part],
                self.promises,
            )
        )
        return self.promises
