"""What a hint is made of: a whole turn or march or offer in words, reasons with their units, and what may come next.

All of it is plain values and messages, so that it can travel to another process and be said in any language. A game's
folder says what belongs together and which words it takes (`Telling`); this module knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tworivers.bots.bot import Thoughts
from tworivers.engine.dice import SHOWN, THROWS, Dice
from tworivers.engine.events import new_log, read_log
from tworivers.engine.messages import Message
from tworivers.engine.rules import Game
from tworivers.engine.table import EVENTS

MOST = 3
"""Reasons that a hint gives at most."""
LONGEST = 80
"""Decisions that one suggestion may take."""
NOTICED = 3
"""Per cent by which one choice must win more often than another: less than that is no reason."""


@dataclass(frozen=True)
class Reason:
    """Something that becomes more or less, with its unit, and what that is worth in the points of the evaluation."""

    words: Message
    points: float


@dataclass(frozen=True)
class Step:
    """One decision of what is suggested."""

    action: int
    question: Message
    """What it answers: where something else is asked by then, things have changed."""
    words: Message


@dataclass(frozen=True)
class Hint:
    """What to do as a whole, why, and what to expect."""

    action: int
    """The first decision."""
    suggestion: Message
    steps: tuple[Step, ...]
    """As far as nothing is thrown, shown or asked of others."""
    reasons: tuple[Reason, ...] = ()
    """At most MOST; the best of those that speak for it first."""
    note: Message | None = None
    """A sentence above the reasons: on what they depend."""
    instead: Message | None = None
    """What the reasons compare it with; otherwise it is the position as it is."""
    next: Message | None = None
    """What the seat may do after it."""
    actions: tuple[tuple[int, float], ...] = ()
    """What a search looked at most, best first, each with the seat's chances of winning if it takes it."""


@dataclass(frozen=True)
class Taken:
    """A decision that was carried out on a copy."""

    step: Step
    before: Any
    after: Any
    """Arrays of one record."""
    events: list[tuple[int, ...]]


class Telling(Protocol):
    """How a game's hints are told."""

    def hint(self, records: Any, seat: int, thoughts: Thoughts, seed: int) -> Hint:
        """What a search chose for seat, as a person would say it."""
        ...

    def warm_up(self, records: Any, seat: int) -> None:
        """Load the rules that are asked only now and then, so that no hint waits for them."""
        ...


def reading(game: Game, records: Any) -> Any:
    """A record that plain Python reads quickly."""
    return np.ndarray(1, game.quickly_readable, records)[0]


def carry_on(
    game: Game,
    records: Any,
    seat: int,
    action: int,
    dice: Dice,
    following: Callable[[list[Taken], Any], int | None],
    put_off: Sequence[int] = (),
) -> list[Taken]:
    """Take an action and what belongs to it, as `following` goes on, on copies of a position.

    It ends where something is thrown or shown or others are asked. Actions in `put_off` that would end so are left for
    a suggestion of their own.
    """
    taken: list[Taken] = []
    here, chosen = records, action
    while len(taken) < LONGEST:
        g, known = reading(game, here), (int(dice[THROWS]), int(dice[SHOWN]))
        step = Step(chosen, game.question_words(g, seat), game.action_words(g, seat, chosen))
        after, log = here.copy(), new_log(EVENTS)
        game.native.apply_at(after, 0, seat, chosen, dice, log)
        stopped = known != (int(dice[THROWS]), int(dice[SHOWN]))
        if stopped and taken and chosen in put_off:
            break
        taken.append(Taken(step, here, after, read_log(log)))
        if stopped or not int(game.native.actors_at(after, 0)) >> seat & 1:
            break
        following_action = following(taken, after)
        if following_action is None:
            break
        here, chosen = after, following_action
    return taken


def one_after_another(parts: Sequence[Message]) -> Message:
    """Several things to do, in one sentence."""
    return _joined(parts, "hint-steps", "hint-last-step")


def listed(things: Sequence[Message]) -> Message:
    """Several things in one list."""
    return _joined(things, "hint-list", "hint-and")


def _joined(parts: Sequence[Message], between: str, last: str) -> Message:
    found = parts[-1]
    for number, part in enumerate(reversed(parts[:-1])):
        found = Message(between if number else last, {"one": part, "other": found})
    return found


def told(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The few reasons that are told: what speaks for a choice, and beside it the one thing that speaks most against it.

    Empty where what is told would speak against the choice on the whole.
    """
    every = sorted(reasons, key=lambda reason: -abs(reason.points))
    gains = [reason for reason in every if reason.points > 0.0]
    costs = [reason for reason in every if reason.points < 0.0][:1]
    found = gains[: MOST - len(costs)]
    if costs and sum(reason.points for reason in found) + costs[0].points <= 0.0:
        found = gains[:MOST]
        if sum(reason.points for reason in every) <= 0.0:
            return ()
        return tuple(found)
    return (*found, *costs) if found else ()


def fares(chosen: float, other: float) -> Reason:
    """What a search found out about two choices, where no change speaks for the one."""
    percent, less = round(100 * chosen), round(100 * other)
    if percent < less + NOTICED:
        return Reason(Message("hint-even", {"percent": percent}), 0.01)
    return Reason(Message("hint-fares", {"percent": percent, "other": less}), chosen - other)


def only(choices: int) -> Reason:
    """There is little to choose from, and all of it comes to the same."""
    return Reason(Message("hint-only", {"count": choices}), 0.01)
