"""Random games on an NVIDIA GPU, one game a thread, by the very rules that run on the CPU. Needs the extra `cuda`.

A thread keeps its game in local memory, where the same field of neighbouring games lies side by side, and writes it
back at the end.
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
from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection, extra_needed
from tworivers.engine.rules import Game
from tworivers.engine.simulate import NO_LIMIT, Simulation

BLOCK = 1024
"""Games a block; they decide in step, so that a processor's threads run the same rules from its instruction cache."""
REGISTERS = 64
"""A thread's registers, so that a block of this size fits."""


class NoDevice(Objection, RuntimeError):
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
    keep: bool = False,
) -> Simulation:
    """The same games as `engine.simulate.simulate` plays, bit for bit."""
    game.check_seats(seats)
    cuda = numba_cuda()
    set_up, play = _kernels(game)
    blocks = (games + BLOCK - 1) // BLOCK
    made = cuda.to_device(np.zeros(games, np.int64))
    points = cuda.to_device(np.zeros((games, len(game.seat_names)), np.int64))
    records = cuda.to_device(game.new_records(games))
    game_dice, choices = (cuda.to_device(np.zeros((games, 5), np.int64)) for _ in range(2))
    limit = cuda.to_device(np.full(games, NO_LIMIT, np.int64) if limits is None else limits)
    settings = (
        cuda.to_device(game.box if box is None else box),
        seats,
        cuda.to_device(game.encode_options(options or {})),
    )
    dice = cuda.to_device(dice_from_number(seed, 0))
    cuda.synchronize()
    began = time.perf_counter()
    set_up[blocks, BLOCK](records, game_dice, choices, *settings, dice)
    play[blocks, BLOCK](records, game_dice, choices, limit, made, points)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    if progress:
        progress(games)
    return Simulation(
        made.copy_to_host(), points.copy_to_host()[:, :seats], seconds, records.copy_to_host() if keep else None
    )


def numba_cuda() -> Any:
    """Numba's CUDA side, if it and a GPU are there."""
    if not JIT:
        raise NoDevice(Message("wrong-device-python"), TERMINAL_WORDS)
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for two names that NumPy 2.5 has dropped
        np.row_stack = np.vstack
    if not hasattr(np, "in1d"):
        np.in1d = np.isin  # type: ignore[attr-defined]
    try:
        from numba import cuda
    except ImportError as error:
        raise NoDevice(extra_needed("cuda", error), TERMINAL_WORDS) from None
    if not cuda.is_available():
        raise NoDevice(Message("wrong-device-none", {"program": "Numba"}), TERMINAL_WORDS)
    return cuda


@cache
def _kernels(game: Game) -> tuple[Any, Any]:
    """Two kernels for a game: set-up, and play in step."""
    cuda = numba_cuda()
    from numba import from_dtype, int16, int32, int64
    from numba.core.registry import cpu_target

    cpu_target.typing_context.refresh()  # numba-cuda alone doesn't know that an IntEnum can be an index
    draw_decision, setup, apply, scores = (
        game.native.draw_decision,
        game.rules["setup"],
        game.rules["apply"],
        game.rules["scores"],
    )
    record, actions = from_dtype(game.readable), game.actions

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def set_up_games(records: Any, game_dice: Any, choices: Any, box: Any, seats: int, options: Any, dice: Any) -> None:
        number = cuda.grid(1)
        if number < records.shape[0]:
            spread(dice, number, game_dice[number], choices[number])
            setup(records[number], box[0], seats, options, game_dice[number], None)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play_games(records: Any, game_dice: Any, choices: Any, limits: Any, made: Any, points: Any) -> None:
        number = cuda.grid(1)
        table = cuda.local.array(1, record)
        out = cuda.local.array(actions, int16)
        own_dice = cuda.local.array(5, int64)
        own_choices = cuda.local.array(5, int64)
        decisions = 0
        playing = 0
        if number < records.shape[0]:
            playing = 1
            table[0] = records[number]
            for part in range(5):
                own_dice[part] = game_dice[number, part]
                own_choices[part] = choices[number, part]
        while cuda.syncthreads_or(int32(playing)) != 0:
            seat, action = -1, -1
            if playing == 1 and decisions < limits[number]:
                seat, action = draw_decision(table[0], own_choices, out)
            cuda.syncthreads()
            if action >= 0:
                apply(table[0], seat, action, own_dice, None)
                decisions += 1
            else:
                playing = 0
        if number < records.shape[0]:
            made[number] = decisions
            scores(table[0], points[number])
            records[number] = table[0]

    return set_up_games, play_games
