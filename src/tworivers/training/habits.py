"""Habits as a start: what each action promises (`weigh` of a game's bots), for many games in step.

A learner that begins with them plays sensibly from its first game on, and learns where they are wrong. They read of
rivals only what a player in that seat sees.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

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
        """Make room."""
        self.batch = batch
        self._native = kernels_of(batch.game.name)
        self._weights = weights_by_seats(JUDGEMENTS[batch.game.name])
        self._codes = np.zeros(batch.game.actions, np.int64)
        self._values = np.zeros(batch.game.actions, np.float64)
        self.promises: Any = np.zeros((batch.size, batch.game.actions), np.float32)

    def look(self) -> Any:
        """For whoever decides now; written in place."""
        batch = self.batch
        self._native.promise_many(
            batch.records,
            0,
            batch.size,
            batch.seats,
            batch.turns,
            batch.masks,
            self._weights,
            self._codes,
            self._values,
            self.promises,
        )
        return self.promises


class CudaHabits:
    """The same on a GPU."""

    def __init__(self, batch: Any) -> None:
        """Make room; one column a game, so that neighbouring threads write side by side."""
        import torch

        self.batch = batch
        self._kernel = _kernel(batch.game.name, batch.game.actions)
        weights = torch.as_tensor(weights_by_seats(JUDGEMENTS[batch.game.name]), device=batch.device)
        columns = torch.zeros(batch.game.actions, batch.size, device=batch.device)
        self.promises = columns.T
        tensors = (batch.seats, batch.turns, batch.masks.T, weights, columns)
        self._kept = tensors
        self._given = tuple(batch.here(tensor) for tensor in tensors)

    def look(self) -> Any:
        """For whoever decides now; written in place."""
        batch = self.batch
        self._kernel[*batch.grid, batch.stream()](batch.records, *self._given)
        return self.promises


def habits_of(batch: Any) -> Habits | CudaHabits:
    """Habits where a batch plays."""
    return CudaHabits(batch) if hasattr(batch, "device") else Habits(batch)


@cache
def _kernel(name: str, actions_there: int) -> Any:
    """The kernel: a game a thread."""
    from tworivers.engine.cuda import numba_cuda

    cuda = numba_cuda()
    from numba import float64, int16

    promise = kernels_of(name).promise

    @cuda.jit  # type: ignore[untyped-decorator]
    def promise_all(games: Any, seats: Any, turns: Any, masks: Any, weights: Any, out: Any) -> None:
        i = cuda.grid(1)
        codes = cuda.local.array(actions_there, int16)
        values = cuda.local.array(actions_there, float64)
        if i < games.shape[0]:
            promise(games, i, turns[i], masks[:, i], weights[seats[i]], codes, values, out[:, i])

    return promise_all
