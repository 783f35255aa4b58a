"""Many games in step: a decision in each, then observations, legal actions and seats for all of them.

`Batch` plays on processors, `cuda_batch.CudaBatch` on a GPU; both play the same games, bit for bit, and look the same
to a learner. Arrays are written in place by every step: copy what you keep. On processors they are NumPy's, on a GPU
PyTorch's; both speak DLPack, so that JAX and others read them without a copy.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tworivers.engine.compiled import bind
from tworivers.engine.dice import PLAIN, dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game
from tworivers.research import batch_kernels
from tworivers.research.batch_kernels import BEGIN

LONGEST = 100_000
"""Decisions after which a game is broken off, unless a batch is given another number."""
CHUNK = 64
"""Games that a thread takes at once, at least."""

_BOUND: dict[str, SimpleNamespace] = {}


def kernels_of(game: Game) -> SimpleNamespace:
    """The batch's native code for a game."""
    if game.name not in _BOUND:
        _BOUND[game.name] = SimpleNamespace(**bind(batch_kernels, game.name, dict(game.rules)))
    return _BOUND[game.name]


class Batch:
    """Games that are played in step on processors.

    After `reset` and after each `step`:

    - `turns`: the seat that decides in each game,
    - `observations`: what it sees; `masks`: 1 for each of its legal actions,
    - `done`: 0 where the game goes on, 1 where one has just ended and a new one begun, 2 where it was broken off,
    - `shares`: of games that have just ended, each seat's part of the win; `final_points` their scores,
    - `points`: everybody's scores now, `ages`: the decisions made in each game.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        seats: int | Sequence[int],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        box: NDArray[Any] | None = None,
        threads: int | None = None,
        longest: int = LONGEST,
    ) -> None:
        """Set up `size` games; with several numbers of seats, games have them in turn."""
        numbers = [seats] if isinstance(seats, int) else list(seats)
        for number in numbers:
            game.check_seats(number)
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.game, self.size, self.longest = game, size, longest
        self.native = kernels_of(game)
        self.most_seats = len(game.seat_names)
        self._box = game.box if box is None else box
        self._options = game.encode_options(options or {})
        seats_of = np.array([numbers[i % len(numbers)] for i in range(size)], np.int64)
        self._make_room(seats_of, max(1, threads or os.cpu_count() or 1))
        self.reset(seed)

    def _make_room(self, seats: NDArray[np.int64], threads: int) -> None:
        game, size = self.game, self.size
        self.records, self._blank = game.new_records(size), game.new_records(1)
        self.seats = seats
        self.turns, self.ages, self.numbers = (np.zeros(size, np.int64) for _ in range(3))
        self._actions: Any = np.zeros(size, np.int64)
        self._dice = np.zeros((size, PLAIN), np.int64)
        self.done = np.zeros(size, np.int8)
        self.points, self.final_points = (np.zeros((size, self.most_seats), np.int64) for _ in range(2))
        self.shares = np.zeros((size, self.most_seats), np.float32)
        self.observations = np.zeros((size, game.observation), np.float32)
        self.masks = np.zeros((size, game.actions), np.int8)
        self._parts = np.linspace(0, size, min(threads, -(-size // CHUNK)) + 1).astype(int)
        self._codes = np.zeros((len(self._parts) - 1, game.actions), np.int64)
        self._choices = np.zeros((len(self._parts) - 1, PLAIN), np.int64)
        self._places, self._log = np.arange(size), new_log(0)
        self._pool = ThreadPoolExecutor(threads) if len(self._parts) > 2 else None

    def _place(self, array: Any) -> Any:
        """An array where the games are played."""
        return array

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew; a new seed begins a new series of games."""
        if seed is not None:
            self._series = self._place(dice_from_number(seed, 0))
        self.numbers[:] = self._places
        self._throws = 0
        self._actions[:] = BEGIN
        self._advance()

    def step(self, actions: ArrayLike) -> None:
        """Carry out one legal action in each game, by the seat whose turn it is. Nobody checks that it is legal."""
        self._actions[:] = actions
        self._advance()

    def random_actions(self) -> Any:
        """A legal action for each game, each as likely as the others; the same after the same decisions."""
        self.each_part(
            lambda part, first, end: self.native.draw_many(
                self.masks, first, end, self._series, self._throws, self._choices[part], self._actions
            )
        )
        self._throws += 1
        return self._actions

    def _advance(self) -> None:
        self.each_part(
            lambda part, first, end: self.native.advance_many(
                self.records,
                first,
                end,
                self._blank,
                self._box,
                self._options,
                self._series,
                self.longest,
                self._actions,
                self.seats,
                self.numbers,
                self._dice,
                self._log,
                self.ages,
                self.turns,
                self.done,
                self.points,
                self.final_points,
                self.shares,
                self._codes[part],
                self.observations,
                self.masks,
            )
        )

    @property
    def parts(self) -> int:
        """Into how many parts the games are divided, a thread each."""
        return len(self._parts) - 1

    def each_part(self, work: Any) -> None:
        """Do it for each thread's games: `work` gets the part's number, its first game and where it ends."""
        parts = [(part, int(self._parts[part]), int(self._parts[part + 1])) for part in range(len(self._parts) - 1)]
        if self._pool is None:
            work(*parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), parts))
