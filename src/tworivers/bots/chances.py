"""Everybody's chances of winning at a glance: for a bar beside the board, and for the course of a game that is replayed.

Where a game is searched by a tree, a small tree finds them (`PLAYOUTS`); elsewhere, and in plain Python, where that takes too long for many
positions, they are the evaluation's outlook, averaged over what may be hidden (`DRAWS`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.desk import TERMS
from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.levels import JUDGEMENTS, read_record
from tworivers.bots.search import Search
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number

PLAYOUTS = 48
DRAWS = 8

Chances = tuple[float, ...]


def chances(game: str, positions: Sequence[bytes], seats: int, seat: int, seed: int) -> list[Chances]:
    """By position each seat's chance of winning, as far as `seat` can know: the records went through the game's `hide` for it.

    `seat` may be a chair that nobody sits on, if the game has one left: who sits there knows what everybody knows.
    """
    judgement = JUDGEMENTS[game]
    search = Search(judgement, seats, Budget(PLAYOUTS)) if JIT and judgement.search is Search else None
    found = []
    for position in positions:
        records = read_record(game, position)
        if judgement.game.native.actors_at(records, 0) == 0:
            by_seat = _won(judgement, records, seats)
        elif search is not None:
            by_seat = search.think(records, seat, seed).chances
        else:
            by_seat = _outlook(judgement, records, seats, seat, seed)
        found.append(tuple(float(chance) for chance in by_seat / by_seat.sum()))
    return found


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
