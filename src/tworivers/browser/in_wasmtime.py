"""A game's module run by wasmtime: memory laid out as a page does it, kernels called with addresses."""

from __future__ import annotations

from typing import Any

import numpy as np
import wasmtime
from numpy.typing import NDArray

from tworivers.bots.action_kernels import ROOM as ACTION_ROOM
from tworivers.bots.registry import JUDGEMENTS
from tworivers.bots.scratch import new_scratch
from tworivers.bots.tree_kernels import NODE
from tworivers.bots.tree_kernels import ROOM as TREE_ROOM
from tworivers.engine.dice import dice_from_number, spread
from tworivers.engine.rules import Game
from tworivers.engine.simulate import simulate

ALIGNED = 16
GROWTH = 16
"""Pages that memory grows by."""


class Module:
    """A running module. Arrays are copied in before a call and out after it: tests look at bytes, not at speed."""

    def __init__(self, code: bytes) -> None:
        self.store = wasmtime.Store()
        self.exports: Any = wasmtime.Instance(self.store, wasmtime.Module(self.store.engine, code), []).exports(
            self.store
        )
        self.memory = self.exports["memory"]
        self.top = int(self.exports["__heap_base"].value(self.store))

    def room(self, array: NDArray[Any]) -> int:
        """An address with room for an array, which is written there."""
        at = -(-self.top // ALIGNED) * ALIGNED
        self.top = at + array.nbytes
        while self.top > self.memory.data_len(self.store):
            self.memory.grow(self.store, GROWTH)
        self.write(at, array)
        return at

    def write(self, at: int, array: NDArray[Any]) -> None:
        """Put an array at an address."""
        self.memory.write(self.store, array.tobytes(), at)

    def read(self, at: int, like: NDArray[Any]) -> NDArray[Any]:
        """The array at an address, with the bytes between its fields: NumPy's own copies leave those out."""
        data = bytes(self.memory.read(self.store, at, at + like.nbytes))
        return np.frombuffer(data, like.dtype).reshape(like.shape)

    def call(self, name: str, *given: int | float) -> Any:
        """Call a kernel with plain numbers."""
        return self.exports[name](self.store, *given)


def play(
    module: Module, game: Game, seats: int, options: dict[str, str], seed: int, number: int, limit: int
) -> tuple[bytes, int]:
    """The record of a random game at its end or after `limit` decisions, and how many there were."""
    game_dice, choices = np.zeros(5, np.int64), np.zeros(5, np.int64)
    spread(dice_from_number(seed, 0), number, game_dice, choices)
    record, chosen, codes, log = (
        game.new_records(1),
        game.encode_options(options),
        np.zeros(game.actions, np.int64),
        np.zeros((1, 6), np.int32),
    )
    before = module.top
    g, box = module.room(record), module.room(game.box)
    wish, dice, drawn = module.room(chosen), module.room(game_dice), module.room(choices)
    out, told = module.room(codes), module.room(log)
    module.call("setup_at", g, 1, 0, box, 1, seats, wish, len(chosen), dice, 5, told, 1)
    made = module.call("play_on", g, dice, 5, drawn, 5, told, 1, out, game.actions, limit, 0)
    module.top = before
    return module.read(g, record).tobytes(), int(made)


def compare_searches(
    module: Module, game: Game, seats: int, seed: int, searches: int, playouts: int
) -> tuple[int, int]:
    """Let bots think in positions of random games, natively and in the module: how many searches, how many differ."""
    think = _grow if hasattr(JUDGEMENTS[game.name].native, "grow") else _try
    different = 0
    for number in range(searches):
        played = simulate(game, seats, 1, seed, {}, limits=np.array([7 * number % 400]), first=number, keep=True)
        record = played.records
        if not (mask := int(game.native.actors_at(record, 0))):
            record = simulate(game, seats, 1, seed, {}, limits=np.array([3]), first=number, keep=True).records
            mask = int(game.native.actors_at(record, 0))
        seat = (mask & -mask).bit_length() - 1
        native, here = think(module, game, seats, record, seat, seed + number, playouts)
        different += native != here
    return searches, different


def _grow(
    module: Module, game: Game, seats: int, record: Any, seat: int, seed: int, playouts: int
) -> tuple[bytes, bytes]:
    """The nodes of a tree that grew natively, and of one that grew in the module."""
    judgement = JUDGEMENTS[game.name]
    games, scratch, log, weights = (
        game.new_records(TREE_ROOM),
        new_scratch(game),
        np.zeros((1, 6), np.int32),
        judgement.weights(seats),
    )
    games[0] = record[0]
    scratch[0].exploration, scratch[0].sharpness = 0.8 / seats, 10.0
    scratch[0].horizon, scratch[0].care = 4 * seats, 5
    nodes, dice = np.zeros(50 * playouts + game.actions, np.dtype((np.record, NODE))), dice_from_number(seed, 0)
    before = module.top
    places = [module.room(array) for array in (games, nodes, scratch, weights, dice, log)]
    g, tree, desk, weighed, thrown, told = places
    module.call("plant", tree, len(nodes), desk, 1, seat)
    module.call(
        "grow", g, TREE_ROOM, tree, len(nodes), desk, 1, seat, playouts, weighed, len(weights), thrown, 5, told, 1
    )
    module.top = before
    judgement.native.plant(nodes, scratch, seat)
    judgement.native.grow(games, nodes, scratch, seat, playouts, weights, dice, log)
    return (
        nodes.tobytes() + scratch[0].rewards.tobytes(),
        module.read(tree, nodes).tobytes() + module.read(desk, scratch)[0]["rewards"].tobytes(),
    )


def _try(
    module: Module, game: Game, seats: int, record: Any, seat: int, seed: int, playouts: int
) -> tuple[list[float], list[float]]:
    """What trials of the first legal actions bring natively, and in the module; and what each promises."""
    judgement = JUDGEMENTS[game.name]
    games, scratch, log = game.new_records(ACTION_ROOM), new_scratch(game), np.zeros((1, 6), np.int32)
    weights = judgement.weights(seats)
    every = np.stack([weights] * len(game.seat_names))
    games[0] = record[0]
    before = module.top
    g, desk, one, weighed, told = (module.room(array) for array in (games, scratch, weights, every, log))
    thrown = module.room(dice_from_number(seed, 0))
    count = module.call("consider", g, ACTION_ROOM, 0, desk, 1, seat, one, len(weights))
    assert count == judgement.native.consider(games, 0, scratch, seat, weights)
    here = [float(value) for value in module.read(desk, scratch)[0]["values"][:count]]
    native = [float(value) for value in scratch[0].values[:count]]
    actions = [int(code) for code in scratch[0].codes[0, : min(count, 3)]]
    for action in actions:
        for stream in range(playouts // 10):
            dice = dice_from_number(seed, stream)
            module.write(thrown, dice)
            here.append(
                module.call(
                    "try_action",
                    g,
                    ACTION_ROOM,
                    desk,
                    1,
                    seat,
                    action,
                    100,
                    6000,
                    weighed,
                    len(every),
                    thrown,
                    5,
                    told,
                    1,
                )
            )
            native.append(judgement.native.try_action(games, scratch, seat, action, 100, 6000, every, dice, log))
    module.top = before
    return native, here
