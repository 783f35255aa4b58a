"""Compiling ahead: the kernels a game needs, one step each, so that a first start can show how far it is."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.rules import Game


def steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """(name, call) for every kernel; calling it compiles it or loads it from the cache.

    In plain Python there is nothing to do.
    """
    native = game.native
    records, blank = game.new_records(1), game.new_records(1)
    seats = game.seats[0]
    options, dice, log = game.encode_options({}), dice_from_number(0, 0), new_log(1)
    codes, points = np.zeros(game.actions, np.int64), np.zeros(len(game.seat_names), np.int64)
    seen, made, limits = np.zeros(game.observation, np.float32), np.zeros(1, np.int64), np.ones(1, np.int64)
    return [
        ("setup_at", lambda: native.setup_at(records, 0, game.box, seats, options, dice, log)),
        ("actors_at", lambda: native.actors_at(records, 0)),
        ("legal_at", lambda: native.legal_at(records, 0, _actor(game, records), codes)),
        ("apply_at", lambda: native.apply_at(records, 0, _actor(game, records), int(codes[0]), dice, log)),
        ("scores_at", lambda: native.scores_at(records, 0, points)),
        ("hide_at", lambda: native.hide_at(records, 0, 0, dice)),
        ("observe_at", lambda: native.observe_at(records, 0, 0, seen)),
        ("audit_at", lambda: native.audit_at(records, 0)),
        ("copy_at", lambda: native.copy_at(records, 0, blank, 0)),
        (
            "play_many",
            lambda: native.play_many(
                records,
                blank,
                game.box,
                seats,
                options,
                dice,
                0,
                limits,
                log,
                codes,
                made,
                points.reshape(1, -1),
                False,
            ),
        ),
    ]


def _actor(game: Game, records: object) -> int:
    mask = int(game.native.actors_at(records, 0))
    return (mask & -mask).bit_length() - 1
