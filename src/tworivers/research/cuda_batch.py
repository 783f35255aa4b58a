"""Games in step on an NVIDIA GPU, one a thread, as `batch.Batch` plays them. Needs the extras `cuda` and `train`.

Arrays are PyTorch's, on the GPU: a network reads observations where the rules wrote them. Observations and masks lie
there action by action and number by number, so that neighbouring threads write side by side; `observations` and
`masks` are views of them with a row a game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tworivers.engine.cuda import NoDevice, numba_cuda
from tworivers.engine.dice import HIGH, LOW, PLAIN, SHOWN, STREAM, THROWS
from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, extra_needed
from tworivers.engine.rules import Game
from tworivers.research.batch import Batch, kernels_of

BLOCK = 128


class CudaBatch(Batch):
    """Games that are played in step on a GPU."""

    def _make_room(self, seats: NDArray[np.int64], threads: int) -> None:
        game, size = self.game, self.size
        self._cuda = numba_cuda()
        self._torch = torch = _torch()
        self.device = torch.device("cuda", torch.cuda.current_device())
        self._kernels = _kernels(game)
        self.grid = ((size + BLOCK - 1) // BLOCK, BLOCK)

        def room(*shape: int, kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device=self.device)

        self.records, self._blank = self._place(game.new_records(size)), self._place(game.new_records(1))
        self._box, self._options = self._place(self._box), self._place(self._options)
        self.seats = torch.as_tensor(seats, device=self.device)
        self._places = torch.arange(size, device=self.device)
        self.turns, self.ages, self.numbers, self._actions = (room(size, kind=torch.int64) for _ in range(4))
        self._dice = room(size, PLAIN, kind=torch.int64)
        self.done = room(size, kind=torch.int8)
        self.points, self.final_points = (room(size, self.most_seats, kind=torch.int64) for _ in range(2))
        self.shares = room(size, self.most_seats, kind=torch.float32)
        self._observations = room(game.observation, size, kind=torch.float32)
        self._masks = room(game.actions, size, kind=torch.int8)
        self.observations, self.masks = self._observations.T, self._masks.T
        here = self.here
        self._drawing = here(self._masks), here(self._actions)
        self._playing = tuple(
            here(tensor)
            for tensor in (
                self._actions,
                self.seats,
                self.numbers,
                self._dice,
                self.ages,
                self.turns,
                self.done,
                self.points,
                self.final_points,
                self.shares,
                self._observations,
                self._masks,
            )
        )

    def _place(self, array: Any) -> Any:
        """An array where the games are played."""
        return self._cuda.to_device(array)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one legal action in each game, by the seat whose turn it is. Nobody checks that it is legal."""
        self._actions.copy_(self._torch.as_tensor(actions, device=self.device))
        self._advance()

    def random_actions(self) -> Any:
        """A legal action for each game, each as likely as the others; the same after the same decisions."""
        masks, actions = self._drawing
        self._kernels[1][*self.grid, self.stream()](masks, self._series, self._throws, actions)
        self._throws += 1
        return self._actions

    def _advance(self) -> None:
        self._kernels[0][*self.grid, self.stream()](
            self.records, self._blank, self._box, self._options, self._series, self.longest, *self._playing
        )

    def here(self, tensor: Any) -> Any:
        """A tensor as Numba's kernels take it, in place."""
        return self._cuda.as_cuda_array(tensor, sync=False)

    def stream(self) -> Any:
        """PyTorch's stream, so that kernels and networks take turns."""
        return self._cuda.external_stream(self._torch.cuda.current_stream(self.device).cuda_stream)


def _torch() -> Any:
    """PyTorch, if it is there and sees a GPU."""
    try:
        import torch
    except ImportError as error:
        raise NoDevice(extra_needed("train", error), TERMINAL_WORDS) from None
    if not torch.cuda.is_available():
        raise NoDevice(Message("wrong-device-none", {"program": "PyTorch"}), TERMINAL_WORDS)
    return torch


@cache
def _kernels(game: Game) -> tuple[Any, Any]:
    """Two kernels for a game: a decision in every game, and random actions."""
    cuda = numba_cuda()
    from numba import int16, int64
    from numba.core.registry import cpu_target

    cpu_target.typing_context.refresh()  # numba-cuda alone doesn't know that an IntEnum can be an index
    native, actions_there = kernels_of(game), game.actions
    advance, draw_legal = native.advance, native.draw_legal

    @cuda.jit  # type: ignore[untyped-decorator]
    def advance_all(
        games: Any,
        blank: Any,
        box: Any,
        options: Any,
        series: Any,
        longest: int,
        actions: Any,
        seats: Any,
        numbers: Any,
        dice: Any,
        ages: Any,
        turns: Any,
        done: Any,
        points: Any,
        final_points: Any,
        shares: Any,
        observations: Any,
        masks: Any,
    ) -> None:
        i = cuda.grid(1)
        codes = cuda.local.array(actions_there, int16)
        if i < games.shape[0]:
            advance(
                games,
                i,
                blank,
                box,
                options,
                series,
                longest,
                actions,
                seats,
                numbers,
                dice,
                None,
                ages,
                turns,
                done,
                points,
                final_points,
                shares,
                codes,
                observations[:, i],
                masks[:, i],
            )

    @cuda.jit  # type: ignore[untyped-decorator]
    def draw_all(masks: Any, series: Any, throws: int, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            choices = cuda.local.array(PLAIN, int64)
            choices[LOW] = series[HIGH]
            choices[HIGH] = series[LOW] ^ 0x5BD1E995
            choices[STREAM] = i
            choices[THROWS] = throws
            choices[SHOWN] = 0
            actions[i] = draw_legal(masks[:, i], choices)

    return advance_all, draw_all
