"""What a bot would do in a person's place, how it sees everybody's chances, and its reasons in the terms of its evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.desk import TERMS
from tworivers.bots.greedy import Greedy
from tworivers.bots.judgement import Judgement
from tworivers.bots.levels import JUDGEMENTS, read_record
from tworivers.bots.search import Budget, Search
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

PLAYOUTS = 1000
LEAST = 0.2
"""A reason must be worth this much, in points."""


@dataclass(frozen=True)
class Hint:
    """Plain values, so that they can travel to another process."""

    action: int
    chances: tuple[float, ...]
    """Everybody's chances of winning, by seat."""
    actions: tuple[tuple[int, float], ...]
    """The actions a search looked at most, best first, each with the seat's chances of winning if it takes it."""
    reasons: tuple[tuple[str, float], ...]
    """Terms of the evaluation that the action, with the rest of the turn played well, makes better or worse, by weight: name and points."""


def hint(game: str, record: bytes, seats: int, seat: int, seed: int, playouts: int = PLAYOUTS) -> Hint:
    """A suggestion for seat in a position that went through the game's `hide` for seat."""
    judgement = JUDGEMENTS[game]
    records = read_record(game, record)
    thoughts = Search(judgement, seats, Budget(playouts)).think(records, seat, seed)
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return Hint(
        action=thoughts.choice,
        chances=tuple(float(chance) for chance in thoughts.chances),
        actions=tuple((action, value) for visits, value, action in order if visits > 0),
        reasons=reasons(judgement, records, seats, seat, thoughts.choice, seed),
    )


def reasons(judgement: Judgement, records: Any, seats: int, seat: int, action: int, seed: int) -> tuple[tuple[str, float], ...]:
    """What an action changes in the terms of a seat's position, once its turn is played to the end."""
    greedy, after, log, dice = Greedy(judgement, seats), records.copy(), new_log(0), dice_from_number(seed, 0)
    native = judgement.game.native
    native.apply_at(after, 0, seat, action, dice, log)
    while native.actors_at(after, 0) >> seat & 1 and not judgement.rules["settled"](after[0], seat):
        native.apply_at(after, 0, seat, greedy.choose(after, seat, seed), dice, log)
    changes = _terms(judgement, after, seats, seat) - _terms(judgement, records, seats, seat)
    found = [(term.name.lower(), float(changes[term])) for term in judgement.terms if abs(changes[term]) >= LEAST]
    return tuple(sorted(found, key=lambda reason: -abs(reason[1])))


def _terms(judgement: Judgement, records: Any, seats: int, seat: int) -> Any:
    out = np.zeros(TERMS)
    judgement.rules["appraise"](records[0], seat, judgement.weights(seats), out)
    return out
