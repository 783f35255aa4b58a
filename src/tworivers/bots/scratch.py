"""Scratch space: room to think in, reserved once, so that native code never asks for memory while it searches."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.engine.rules import Game

TERMS = 64
"""Terms that an evaluation may have."""
DEPTH = 6
"""Decisions in a chain of one's own at most."""
PATH = 1024
"""Decisions from the root of a tree to a leaf at most."""


def new_scratch(game: Game) -> Any:
    """An array of one scratch space, for one thread that thinks about a game."""
    seats = len(game.seat_names)
    kind = np.dtype(
        [
            # an evaluation: its terms, and each seat's chances by it
            ("terms", np.float64, TERMS),
            ("chances", np.float64, seats),
            ("best", np.float64, seats),
            # chains of decisions: the actions at each step, how many, and which is tried
            ("codes", np.int64, (DEPTH, game.actions)),
            ("counts", np.int64, DEPTH),
            ("cursor", np.int64, DEPTH),
            ("values", np.float64, game.actions),
            ("urges", np.int64, game.actions),
            # a tree: how it is searched, the way down, nodes in use, what came of all playouts, decisions carried out
            ("exploration", np.float64),
            ("sharpness", np.float64),
            ("horizon", np.int64),
            ("care", np.int64),
            ("path", np.int64, PATH),
            ("used", np.int64),
            ("rewards", np.float64, seats),
            ("decisions", np.int64),
        ],
        align=True,
    )
    return np.zeros(1, np.dtype((np.record, kind)))
