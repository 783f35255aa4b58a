"""What a bot would do in a person's place, and its reasons in the terms of its evaluation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.judgement import Consequences, Judgement, Numbers, Weights
from tworivers.bots.registry import JUDGEMENTS, read_record
from tworivers.bots.scratch import TERMS
from tworivers.bots.win_chances import chances
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.dice import THROWS, dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.table import Table
from tworivers.games import GAMES

PLAYOUTS = 10_000
TRIALS = 48
"""How often a choice whose outcome depends on dice is carried through."""
HIDING = 1 << 20
"""Dice from here on redraw what is hidden."""


@dataclass(frozen=True)
class Reason:
    """What an action changes in a term of the evaluation: whether it grows, and what that is worth in points."""

    term: str
    more: bool
    points: float


@dataclass(frozen=True)
class Case:
    """What speaks for an action and against it."""

    reasons: tuple[Reason, ...] = ()
    """By weight, the best of those that speak for it first."""
    note: str = ""
    """The end of the key of a sentence above the reasons, or instead of them."""
    instead: int | None = None
    """The action that the reasons compare it with; otherwise it is the position as it is."""


@dataclass(frozen=True)
class Hint(Case):
    """Plain values, so that they can travel to another process."""

    action: int = 0
    actions: tuple[tuple[int, float], ...] = ()
    """The actions a search looked at most, best first, each with the seat's chances of winning if it takes it."""


def has_hints(game: str) -> bool:
    """Whether somebody has taught bots what positions of a game are worth."""
    return game in JUDGEMENTS


def hint(
    game: str, record: bytes, seats: int, seat: int, seed: int, playouts: int = PLAYOUTS, seconds: float | None = None
) -> Hint:
    """A suggestion for seat in a position that went through the game's `hide` for it; `seconds` may end the search."""
    judgement = JUDGEMENTS[game]
    records = read_record(game, record)
    thoughts = judgement.search(judgement, seats, Budget(playouts, seconds)).think(records, seat, seed)
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    case = case_for(judgement, records, seats, seat, thoughts.choice, seed)
    return Hint(
        case.reasons,
        case.note,
        case.instead,
        action=thoughts.choice,
        actions=tuple((action, value) for visits, value, action in order if visits > 0),
    )


def case_for(judgement: Judgement, records: Any, seats: int, seat: int, action: int, seed: int) -> Case:
    """What speaks for an action: what it, or the turn it begins, changes in the terms of a seat's position."""
    if judgement.consequences is None:
        return Case(_changes_in_turn(judgement, records, seats, seat, action, seed))
    consequences = judgement.consequences(judgement, seats)
    other = consequences.instead_of(records, seat, action)
    how, after = _outcome(judgement, consequences, records, seats, seat, action, seed)
    otherwise, without = _outcome(judgement, consequences, records, seats, seat, other, seed)
    found: tuple[Reason, ...] = ()
    if how is not None and otherwise is not None:
        found = _told(
            judgement,
            ((term.name, after[term] - without[term], after[term] - without[term]) for term in judgement.terms),
        )
    rests, better = consequences.rests(action), sum(reason.points for reason in found) > 0.0
    if rests and not better:
        found = ()
    return Case(found, consequences.note(records, seat, action, how, better), other if found and rests else None)


def _outcome(
    judgement: Judgement, consequences: Consequences, records: Any, seats: int, seat: int, action: int | None, seed: int
) -> tuple[str | None, Numbers]:
    """The terms of a seat's position after an action is carried through, on average, and what that took.

    Without an action: the terms as it is. Where there is nothing to carry through, the word is None.
    """
    found, how, weights = [], None, judgement.weights(seats)
    for number in range(TRIALS):
        trial, dice = records.copy(), dice_from_number(seed, number)
        judgement.game.native.hide_at(trial, 0, seat, dice_from_number(seed, HIDING + number))
        took = (
            consequences.leave(trial, seat) if action is None else consequences.carry_through(trial, seat, action, dice)
        )
        if took is not None:
            how = how or took
            found.append(_terms(judgement, trial, seat, weights))
            if dice[THROWS] == 0:
                break
    return how, np.mean(found, axis=0) if found else np.zeros(TERMS)


def _changes_in_turn(
    judgement: Judgement, records: Any, seats: int, seat: int, action: int, seed: int
) -> tuple[Reason, ...]:
    """What an action changes once its turn is played to the end.

    A term's worth changes with the time that is left, too; that isn't the action's doing, so changes are weighed as
    they would be afterwards.
    """
    after = records.copy()
    _play_turn(judgement, after, seats, seat, action, seed)
    weights = judgement.weights(seats)
    plain = np.ones_like(weights)
    measured = [_terms(judgement, position, seat, plain) for position in (records, after)]
    worth = [_terms(judgement, position, seat, weights) for position in (records, after)]
    changes = []
    for term in judgement.terms:
        change = measured[1][term] - measured[0][term]
        place = 1 if measured[1][term] else 0
        changes.append((term.name, change, change * worth[place][term] / measured[place][term] if change else 0.0))
    return _told(judgement, changes)


def _told(judgement: Judgement, changes: Iterable[tuple[str, float, float]]) -> tuple[Reason, ...]:
    """The reasons that weigh enough, of terms with how much more there is of each and what that is worth."""
    found = [
        Reason(name.lower(), bool(change > 0), float(points))
        for name, change, points in changes
        if abs(points) >= judgement.least
    ]
    best = max((reason.points for reason in found), default=0.0)
    return tuple(sorted(found, key=lambda reason: (reason.points < best, -abs(reason.points))))


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
