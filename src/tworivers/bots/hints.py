"""What a bot would do in a person's place, how it sees everybody's chances, and its reasons in the terms of its evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.chances import chances
from tworivers.bots.desk import TERMS
from tworivers.bots.judgement import Judgement, Numbers, Weights
from tworivers.bots.levels import JUDGEMENTS, read_record
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.table import Table
from tworivers.games import GAMES

PLAYOUTS = 10_000
LEAST = 0.2
"""A reason must be worth this much, in points."""


@dataclass(frozen=True)
class Reason:
    """What an action changes in a term of the evaluation: whether there is more of it, and what that is worth in points."""

    term: str
    more: bool
    points: float


@dataclass(frozen=True)
class Hint:
    """Plain values, so that they can travel to another process."""

    action: int
    chances: tuple[float, ...]
    """Everybody's chances of winning, by seat."""
    actions: tuple[tuple[int, float], ...]
    """The actions a search looked at most, best first, each with the seat's chances of winning if it takes it."""
    reasons: tuple[Reason, ...]
    """What the action, with the rest of the turn played well, changes, by weight."""


def has_hints(game: str) -> bool:
    """Whether somebody has taught bots what positions of a game are worth."""
    return game in JUDGEMENTS


def hint(game: str, record: bytes, seats: int, seat: int, seed: int, playouts: int = PLAYOUTS, seconds: float | None = None) -> Hint:
    """A suggestion for seat in a position that went through the game's `hide` for seat, found in so many playouts or seconds at most."""
    judgement = JUDGEMENTS[game]
    records = read_record(game, record)
    thoughts = judgement.search(judgement, seats, Budget(playouts, seconds)).think(records, seat, seed)
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return Hint(
        action=thoughts.choice,
        chances=tuple(float(chance) for chance in thoughts.chances),
        actions=tuple((action, value) for visits, value, action in order if visits > 0),
        reasons=reasons(judgement, records, seats, seat, thoughts.choice, seed),
    )


def reasons(judgement: Judgement, records: Any, seats: int, seat: int, action: int, seed: int) -> tuple[Reason, ...]:
    """What an action changes in the terms of a seat's position, once its turn is played to the end.

    A term's worth changes with the time that is left, too; that isn't the action's doing, so changes are weighed as they would be afterwards.
    """
    after = records.copy()
    _play_turn(judgement, after, seats, seat, action, seed)
    weights = judgement.weights(seats)
    plain = np.ones_like(weights)
    measured = [_terms(judgement, position, seat, plain) for position in (records, after)]
    worth = [_terms(judgement, position, seat, weights) for position in (records, after)]
    found = []
    for term in judgement.terms:
        change = measured[1][term] - measured[0][term]
        place = 1 if measured[1][term] else 0
        points = change * worth[place][term] / measured[place][term] if change else 0.0
        if abs(points) >= LEAST:
            found.append(Reason(term.name.lower(), bool(change > 0), float(points)))
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _play_turn(judgement: Judgement, records: Any, seats: int, seat: int, action: int, seed: int) -> None:
    """Take an action and, where a turn is a short chain of decisions, the rest of them."""
    native, settled = judgement.game.native, judgement.rules.get("settled")
    greedy, log, dice = judgement.greedy(judgement, seats), new_log(0), dice_from_number(seed, 0)
    native.apply_at(records, 0, seat, action, dice, log)
    while settled and native.actors_at(records, 0) >> seat & 1 and not settled(records[0], seat):
        native.apply_at(records, 0, seat, greedy.choose(records, seat, seed), dice, log)


def warm_up_hints(game: str) -> None:
    """Compile what hints need besides the bots, or load it from the cache. In plain Python there is nothing to do."""
    if JIT and has_hints(game):
        with one_at_a_time("bots"):
            table = Table(GAMES[game], GAMES[game].seats[0], seed=0)
            hint(game, table.digest(), table.seats, table.actors()[0], seed=0, playouts=1)
            chances(game, [table.digest()], table.seats, table.actors()[0], seed=0)


def _terms(judgement: Judgement, records: Any, seat: int, weights: Weights) -> Numbers:
    out = np.zeros(TERMS)
    judgement.rules["appraise"](records[0], seat, weights, out)
    return out
