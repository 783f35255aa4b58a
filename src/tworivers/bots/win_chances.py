"""Everybody's chances of winning at a glance: for a bar beside the board, and for the course of a game that is
replayed.

Where a game is searched by a tree, a small tree finds them (`PLAYOUTS`); elsewhere, and in plain Python, where that
takes too long for many positions, they are the evaluation's outlook, averaged over what may be hidden (`DRAWS`). Both
serve to choose a move, and are too sure or not sure enough of who will win: how sure chances may be is measured
(`calibrating.py`), and they are sharpened or dulled accordingly.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.registry import JUDGEMENTS, read_record
from tworivers.bots.scratch import TERMS
from tworivers.bots.tree_search import TreeSearch, TreeSettings
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number

PLAYOUTS = 128
DRAWS = 8
AS_THEY_ARE = (1.0, 1.0)

Chances = tuple[float, ...]


def chances(game: str, positions: Sequence[bytes], seats: int, seat: int, seed: int) -> list[Chances]:
    """By position each seat's chance of winning, as `seat` knows it: the records went through the game's `hide` for it.

    `seat` may be a chair that nobody sits on, if the game has one left: from there one knows what everybody knows.
    """
    guesses, left = glance(game, positions, seats, seat, seed)
    return [
        tuple(float(chance) for chance in by_seat)
        for by_seat in sharpened(guesses, left, sharpness(JUDGEMENTS[game], seats))
    ]


def glance(game: str, positions: Sequence[bytes], seats: int, seat: int, seed: int) -> tuple[Numbers, Numbers]:
    """By position what the tree or the evaluation makes of each seat's chances, and how much of the game is left."""
    judgement = JUDGEMENTS[game]
    search = (
        TreeSearch(judgement, seats, Budget(PLAYOUTS), TreeSettings(keeps=False))
        if JIT and judgement.search is TreeSearch
        else None
    )
    guesses, left = np.zeros((len(positions), seats)), np.zeros(len(positions))
    for place, position in enumerate(positions):
        records = read_record(game, position)
        if judgement.game.native.actors_at(records, 0) == 0:
            by_seat = _won(judgement, records, seats)
        else:
            own = seed_of(judgement, records, seat, seed)
            by_seat = (
                search.think(records, seat, own).chances
                if search is not None
                else _outlook(judgement, records, seats, seat, own)
            )
        guesses[place] = by_seat / by_seat.sum()
        left[place] = judgement.rules["time_left"](records[0]) if "time_left" in judgement.rules else 0.0
    return guesses, left


def seed_of(judgement: Judgement, records: Any, seat: int, seed: int) -> int:
    """The seed for what `seat` knows of a position: it is always judged alike, wherever and whenever it is met, and
    whatever is hidden, which is drawn here in one way only.
    """
    seen = records.copy()
    judgement.game.native.hide_at(seen, 0, seat, dice_from_number(seed, 0))
    return int.from_bytes(hashlib.blake2b(seen.tobytes() + seed.to_bytes(8, "big"), digest_size=8).digest(), "big") >> 1


def sharpened(guesses: Numbers, left: Numbers, sharpness: tuple[float, float]) -> Numbers:
    """Chances raised to a power, which changes from the beginning to the end: above 1 they grow surer, below more even.

    Who has won has won, and who can't win can't.
    """
    power = sharpness[0] * left + sharpness[1] * (1.0 - left)
    raised = guesses ** power[:, None]
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


@cache
def sharpness(judgement: Judgement, seats: int) -> tuple[float, float]:
    """The powers for a number of players, at the beginning and at the end; unmeasured, chances stay as they are."""
    first, last = tomllib.loads(judgement.weights_file.read_text(encoding="utf-8"))[f"players-{seats}"].get(
        "sharpness", AS_THEY_ARE
    )
    return float(first), float(last)


def _won(judgement: Judgement, records: Any, seats: int) -> Numbers:
    """Who has the highest score; several win together."""
    points = np.zeros(len(judgement.game.seat_names), np.int64)
    judgement.game.native.scores_at(records, 0, points)
    won: Numbers = (points[:seats] == points[:seats].max()).astype(np.float64)
    return won


def _outlook(judgement: Judgement, records: Any, seats: int, seat: int, seed: int) -> Numbers:
    """What the evaluation says of the position, what is hidden from seat drawn several times."""
    drawn, terms, out = records.copy(), np.zeros(TERMS), np.zeros(len(judgement.game.seat_names))
    total = np.zeros(seats)
    for stream in range(DRAWS if judgement.game.secrets else 1):
        judgement.game.native.copy_at(records, 0, drawn, 0)
        judgement.game.native.hide_at(drawn, 0, seat, dice_from_number(seed, stream))
        judgement.rules["outlook"](drawn[0], judgement.weights(seats), terms, out)
        total += out[:seats]
    return total
