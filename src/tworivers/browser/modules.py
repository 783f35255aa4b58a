"""What of a game the browser gets as WebAssembly: its kernels and its bots', and how the memory is laid out.

Needs Numba.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tworivers.bots.action_kernels import ROOM as ACTION_ROOM
from tworivers.bots.judgement import Judgement
from tworivers.bots.scratch import TERMS, new_scratch
from tworivers.bots.tree_kernels import NODE
from tworivers.bots.tree_kernels import ROOM as TREE_ROOM
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game
from tworivers.engine.table import EVENTS
from tworivers.engine.wasm import Export

DICE = 13
"""Numbers of the dice of a match, key included; counted dice take the first five."""


def exports_of(game: Game, judgement: Judgement | None) -> dict[str, Export]:
    """The kernels a page calls, by name, with arguments as it gives them."""
    native = game.native
    games, dice, log = game.new_records(2), np.zeros(DICE, np.int64), new_log(EVENTS)
    options, codes = game.encode_options({}), np.zeros(game.actions, np.int64)
    points = np.zeros(len(game.seat_names), np.int64)
    exports = {
        "setup_at": Export(native.setup_at, (games, 0, game.box, 2, options, dice, log)),
        "actors_at": Export(native.actors_at, (games, 0)),
        "legal_at": Export(native.legal_at, (games, 0, 0, codes)),
        "apply_at": Export(native.apply_at, (games, 0, 0, 0, dice, log)),
        "scores_at": Export(native.scores_at, (games, 0, points)),
        "hide_at": Export(native.hide_at, (games, 0, 0, dice)),
        "audit_at": Export(native.audit_at, (games, 0)),
        "play_on": Export(native.play_on, (games[0], dice, dice, log, codes, 1, False)),
    }
    return exports | (thinking_of(game, judgement) if judgement else {})


def thinking_of(game: Game, judgement: Judgement) -> dict[str, Export]:
    """The kernels of a game's bots."""
    bots = judgement.native
    games, dice, none = game.new_records(2), np.zeros(5, np.int64), new_log(0)
    scratch, weights = new_scratch(game), judgement.weights(game.seats[0])
    every = np.stack([weights] * len(game.seat_names))
    nodes, places = np.zeros(2, np.dtype((np.record, NODE))), np.zeros(2, np.int32)
    raw = games.view(np.uint8).reshape(2, -1)
    offered: Mapping[str, tuple[Any, ...]] = {
        "grow": (games, nodes, scratch, 0, 1, weights, dice, none),
        "find_again": (games, raw, nodes, scratch, 0, dice, none),
        "plant": (nodes, scratch, 0),
        "replant": (nodes, places, scratch, 0, 0),
        "try_chains": (games, scratch, 0, 1, weights, dice, none),
        "consider": (games, 0, scratch, 0, weights),
        "try_action": (games, scratch, 0, 0, 1, 1, every, dice, none),
        "play_greedily": (games, scratch, 1, every, dice, dice, none),
    }
    exports = {name: Export(getattr(bots, name), given) for name, given in offered.items() if hasattr(bots, name)}
    if "weighty" in judgement.rules:
        exports["weighty"] = Export(judgement.rules["weighty"], (games[0], 0))
    terms, chances = np.zeros(TERMS), np.zeros(len(game.seat_names))
    exports["outlook"] = Export(judgement.rules["outlook"], (games[0], weights, terms, chances))
    return exports


def layout_of(game: Game, judgement: Judgement | None) -> dict[str, Any]:
    """What a page must know to use the module: sizes and places of everything in its memory."""
    facts: dict[str, Any] = {
        "game": game.name,
        "version": game.version,
        "record": game.new_records(1).itemsize,
        "box": game.box.itemsize,
        "actions": game.actions,
        "seats": len(game.seat_names),
        "options": len(game.encode_options({})),
        "events": EVENTS,
    }
    if judgement:
        scratch = new_scratch(game)
        facts |= {
            "scratch": scratch.itemsize,
            "fields": {name: _place(scratch.dtype, name) for name in scratch.dtype.names},
            "weights": {seats: judgement.weights(seats).tolist() for seats in game.seats},
            "room": max(ACTION_ROOM, TREE_ROOM),
            "node": NODE.itemsize,
            "node_fields": {name: _place(NODE, name) for name in NODE.names or ()},
        }
    return facts


def _place(kind: np.dtype[Any], name: str) -> list[Any]:
    """Where a field lies, what its numbers are, and its shape."""
    field, offset = kind.fields[name][:2]  # type: ignore[index]
    return [int(offset), field.base.str, list(field.shape)]
