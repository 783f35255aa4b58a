"""The loops around a game's rules, compiled once per game: `Game.native` binds the contract's names in here to the
game's own.

Each kernel takes an array of records and an index into it; calling native code that way costs half of passing a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.contract import Codes, Options, actors, apply, audit, hide, legal, observe, scores, setup
from tworivers.engine.dice import Dice, spread, throw
from tworivers.engine.events import Log

__all__ = [
    "actors_at",
    "apply_at",
    "audit_at",
    "copy_at",
    "draw_actor",
    "draw_decision",
    "hide_at",
    "legal_at",
    "observe_at",
    "play_on",
    "play_many",
    "scores_at",
    "setup_at",
]


def setup_at(games: Any, i: int, box: Any, seats: int, options: Options, dice: Dice, log: Log) -> None:
    """Lay out a new game in record i."""
    setup(games[i], box[0], seats, options, dice, log)


def actors_at(games: Any, i: int) -> int:
    """Who may decide now."""
    return actors(games[i])


def legal_at(games: Any, i: int, seat: int, out: Codes) -> int:
    """Seat's legal actions."""
    return legal(games[i], seat, out)


def apply_at(games: Any, i: int, seat: int, action: int, dice: Dice, log: Log) -> None:
    """Carry out a legal action."""
    apply(games[i], seat, action, dice, log)


def scores_at(games: Any, i: int, out: Codes) -> None:
    """Score by seat."""
    scores(games[i], out)


def hide_at(games: Any, i: int, seat: int, dice: Dice) -> None:
    """Redraw what seat can't know."""
    hide(games[i], seat, dice)


def observe_at(games: Any, i: int, seat: int, out: NDArray[np.float32]) -> None:
    """What a learner in seat sees."""
    observe(games[i], seat, out)


def audit_at(games: Any, i: int) -> int:
    """The broken law's number, or 0."""
    return audit(games[i])


def copy_at(source: Any, i: int, target: Any, j: int) -> None:
    """Copy a game."""
    target[j] = source[i]


def draw_actor(mask: int, choices: Dice) -> int:
    """One of the seats in a mask, each as likely as the others."""
    waiting = 0
    for seat in range(32):
        waiting += (mask >> seat) & 1
    skip = throw(choices, waiting) if waiting > 1 else 0
    seat = 0
    while (mask >> seat) & 1 == 0 or skip > 0:
        skip -= (mask >> seat) & 1
        seat += 1
    return seat


def draw_decision(g: Any, choices: Dice, out: Codes) -> tuple[int, int]:
    """A seat that may decide and one of its legal actions, at random.

    The seat is -1 if the game is over, the action -1 if there is none.
    """
    mask = actors(g)
    if mask == 0:
        return -1, -1
    seat = draw_actor(mask, choices)
    count = legal(g, seat, out)
    if count < 1:
        return seat, -1
    return seat, int(out[throw(choices, count)])


def play_on(g: Any, dice: Dice, choices: Dice, log: Log, out: Codes, limit: int, checked: bool) -> int:
    """Play random decisions until the game ends or `limit` were made; return how many, or -1 - law if a law broke."""
    made = 0
    while made < limit:
        seat, action = draw_decision(g, choices, out)
        if seat < 0:
            break
        if action < 0:
            return -1
        apply(g, seat, action, dice, log)
        made += 1
        if checked:
            law = audit(g)
            if law != 0:
                return -1 - law
    return made


def play_many(
    games: Any,
    blank: Any,
    box: Any,
    seats: int,
    options: Options,
    dice: Dice,
    first: int,
    limits: Codes,
    log: Log,
    out: Codes,
    made: Codes,
    points: Codes,
    checked: bool,
) -> None:
    """Set up and play games number first, first + 1, ... each in a record of its own to its limit.

    Writes the decisions made and the scores.
    """
    game_dice = np.zeros(5, np.int64)
    choices = np.zeros(5, np.int64)
    for k in range(len(made)):
        spread(dice, first + k, game_dice, choices)
        games[k] = blank[0]
        setup(games[k], box[0], seats, options, game_dice, log)
        made[k] = play_on(games[k], game_dice, choices, log, out, limits[k], checked)
        scores(games[k], points[k])
