"""Everybody's chances of winning at a glance: for a bar beside the board, and for the course of a game that is
replayed.

Where a game has a network whose chances were measured, it is asked (`learned/glances.py`): it was taught to say this.
Otherwise, where a game is searched by a tree, a small tree finds them (`QUICK`); elsewhere, and in plain Python, where
that takes too long for many positions, they are the evaluation's outlook, averaged over what may be hidden (`DRAWS`).
Both of these serve to choose a move, and jump about more than chances do: whoever is to move looks better than they
are. So chances are `calmed`: a glance counts together with those at the positions before, and before the game began all
were even. How sure they may be then is measured (`calibrating.py`), and they are sharpened or dulled accordingly.

All positions are thought about with the same dice (`seed`), so that what differs is the positions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.learned.glances import NetworkGlances
from tworivers.bots.learned.ladder import sharpness_of
from tworivers.bots.learned.network import network_of, network_plays
from tworivers.bots.registry import JUDGEMENTS, read_record
from tworivers.bots.scratch import TERMS
from tworivers.bots.tree_search import TreeSearch, TreeSettings
from tworivers.engine.compiled import quick
from tworivers.engine.dice import dice_from_number

QUICK = (128, TreeSettings(keeps=False))
"""The playouts of a tree for a glance, and how they are made."""
CAREFUL = (512, TreeSettings(keeps=False, horizon=16))
"""For a position that is judged by itself: further ahead, it hardly matters whose turn it is."""
DRAWS = 32 if quick() else 4
REACH = 9
"""Positions before one whose glances count with its own,"""
HALVING = 3.0
"""and after how many of them a glance counts half."""
BEFORE = 4.0
"""How many times as much an even chance from before the game began counts: what first moves are worth shows later."""
AS_THEY_ARE = (1.0, 1.0)

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Glances:
    """What the tree or the evaluation makes of positions, a row each."""

    guesses: Numbers
    """Each seat's chances."""
    left: Numbers
    """How much of the game is left."""
    over: Sequence[bool]
    steady: bool = False
    """Whether they don't jump about, and needn't be calmed."""


def chances(game: str, positions: Sequence[bytes], seats: int, seat: int, seed: int) -> list[Chances]:
    """By position each seat's chance of winning, as `seat` knows it: the records went through the game's `hide` for it.

    `seat` may be a chair that nobody sits on, if the game has one left: from there one knows what everybody knows.
    Each position is judged by itself, and with care.
    """
    found = glance(game, positions, seats, seat, seed, CAREFUL)
    return _listed(sharpened(found.guesses, found.left, sharpness(JUDGEMENTS[game], seats, found.steady)))


def course(
    game: str, positions: Mapping[int, bytes], wanted: Sequence[int], seats: int, seat: int, seed: int
) -> list[Chances]:
    """Chances after each wanted number of moves of one game, calmed. `positions` has those after `looked_at` moves."""
    numbers = sorted(positions)
    found = glance(game, [positions[number] for number in numbers], seats, seat, seed)
    rows = [numbers.index(number) for number in wanted]
    guesses = np.array([calmed(found, numbers, row) for row in rows]).reshape(len(rows), seats)
    return _listed(sharpened(guesses, found.left[rows], sharpness(JUDGEMENTS[game], seats, found.steady)))


def looked_at(wanted: Iterable[int]) -> list[int]:
    """The numbers of moves whose positions are looked at for chances after the wanted ones."""
    return sorted({max(0, number - back) for number in wanted for back in range(REACH + 1)})


def calmed(found: Glances, numbers: Sequence[int], row: int) -> Numbers:
    """The glance at a position and those at the positions before, the latest most; even before the game began.

    At the end it is known who has won.
    """
    if found.over[row] or found.steady:
        won: Numbers = found.guesses[row]
        return won
    rows = {number: place for place, number in enumerate(numbers)}
    even = np.full(found.guesses.shape[1], 1 / found.guesses.shape[1])
    total, weights = np.zeros(len(even)), 0.0
    for back in range(REACH + 1):
        number = numbers[row] - back
        weight = 0.5 ** (back / HALVING) * (1.0 if number >= 0 else BEFORE)
        total += weight * (found.guesses[rows[number]] if number >= 0 else even)
        weights += weight
    return total / weights


def glance(
    game: str,
    positions: Sequence[bytes],
    seats: int,
    seat: int,
    seed: int,
    thought: tuple[int, TreeSettings] = QUICK,
    learned: bool | None = None,
) -> Glances:
    """What the network, the tree or the evaluation makes of each position.

    The network is asked where its chances were measured, or always, or never.
    """
    judgement = JUDGEMENTS[game]
    playouts, settings = thought
    if learned is None:
        learned = sharpness_of(judgement.game, seats) is not None
    asked = learned and network_plays(judgement.game, seats)
    network = NetworkGlances(network_of(judgement.game), seats) if asked else None
    search = (
        TreeSearch(judgement, seats, Budget(playouts), settings)
        if network is None and quick() and judgement.search is TreeSearch
        else None
    )
    guesses, left, over = np.zeros((len(positions), seats)), np.zeros(len(positions)), []
    for place, position in enumerate(positions):
        records = read_record(game, position)
        over.append(bool(judgement.game.native.actors_at(records, 0) == 0))
        if over[place]:
            by_seat = _won(judgement, records, seats)
        elif network is not None:
            by_seat = network.chances(records, seat, seed)
        elif search is not None:
            by_seat = search.think(records, seat, seed).chances
        else:
            by_seat = _outlook(judgement, records, seats, seat, seed)
        guesses[place] = by_seat / by_seat.sum()
        left[place] = judgement.rules["time_left"](records[0]) if "time_left" in judgement.rules else 0.0
    return Glances(guesses, left, over, network is not None)


def _listed(found: Numbers) -> list[Chances]:
    """By position each seat's chance."""
    return [tuple(float(chance) for chance in by_seat) for by_seat in found]


def sharpened(guesses: Numbers, left: Numbers, sharpness: tuple[float, float]) -> Numbers:
    """Chances raised to a power, which changes from the beginning to the end: above 1 they grow surer, below more even.

    Who has won has won, and who can't win can't.
    """
    power = sharpness[0] * left + sharpness[1] * (1.0 - left)
    raised = guesses ** power[:, None]
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


@cache
def sharpness(judgement: Judgement, seats: int, learned: bool) -> tuple[float, float]:
    """The powers for a number of players, at the beginning and at the end; unmeasured, chances stay as they are."""
    if learned:
        return sharpness_of(judgement.game, seats) or AS_THEY_ARE
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
        judgement.native.outlook(drawn[0], judgement.weights(seats), terms, out)
        total += out[:seats]
    return total
