"""Random games on an NVIDIA GPU, one game a thread, by the very rules that run on the CPU. Needs the extra `cuda`.

A thread keeps its game in local memory, where the same field of neighbouring games lies side by side, and writes it back at the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number, spread
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game
from tworivers.engine.simulate import NO_LIMIT, Simulation, final_scores

BLOCK = 64
"""Threads a block."""


class NoDevice(RuntimeError):
    """There is no usable GPU, or the extra `cuda` isn't installed."""


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    box: NDArray[Any] | None = None,
    progress: Callable[[int], None] | None = None,
    limits: NDArray[np.int64] | None = None,
) -> Simulation:
    """The same games as `engine.simulate.simulate` plays, bit for bit."""
    game.check_seats(seats)
    cuda = _cuda()
    kernel = _kernel(game)
    made = cuda.to_device(np.zeros(games, np.int64))
    records = cuda.to_device(np.zeros(games, game.record))
    arguments = (
        cuda.to_device(np.zeros(1, game.record)),
        cuda.to_device(np.asarray(game.box if box is None else box).view(np.ndarray)),
        seats,
        cuda.to_device(game.encode_options(options or {})),
        cuda.to_device(dice_from_number(seed, 0)),
        cuda.to_device(np.full(games, NO_LIMIT, np.int64) if limits is None else limits),
        cuda.to_device(new_log(0)),
    )
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(games + BLOCK - 1) // BLOCK, BLOCK](records, made, *arguments)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    if progress:
        progress(games)
    finished = game.new_records(games)
    finished.view(np.ndarray)[:] = records.copy_to_host()
    return Simulation(made.copy_to_host(), final_scores(game, seats, finished), finished, seconds)


def _cuda() -> Any:
    """Numba's CUDA side, if it and a GPU are there."""
    if not JIT:
        raise NoDevice("TWORIVERS_JIT=0 asks for plain Python; a GPU runs compiled rules only")
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for two names that NumPy 2.5 has dropped
        np.row_stack = np.vstack  # type: ignore[attr-defined]
    if not hasattr(np, "in1d"):
        np.in1d = np.isin  # type: ignore[attr-defined]
    try:
        from numba import cuda
    except ImportError as error:
        raise NoDevice(f"the extra 'cuda' is needed: pip install 'tworivers[cuda]' ({error})") from None
    if not cuda.is_available():
        raise NoDevice("no NVIDIA GPU that Numba can use")
    return cuda


@cache
def _kernel(game: Game) -> Any:
    """The kernel for a game."""
    cuda = _cuda()
    play_on, setup = game.native.play_on, game.rules["setup"]
    record, actions = game.record, game.actions
    from numba import from_dtype, int16, int64

    record_type = from_dtype(record)

    @cuda.jit
    def play_games(records: Any, made: Any, blank: Any, box: Any, seats: int, options: Any, dice: Any, limits: Any, log: Any) -> None:
        number = cuda.grid(1)
        if number < records.shape[0]:
            table = cuda.local.array(1, record_type)
            out = cuda.local.array(actions, int16)
            game_dice = cuda.local.array(5, int64)
            choices = cuda.local.array(5, int64)
            spread(dice, number, game_dice, choices)
            table[0] = blank[0]
            setup(table[0], box[0], seats, options, game_dice, log)
            made[number] = play_on(table[0], game_dice, choices, log, out, limits[number], False)
            records[number] = table[0]

    return play_games
