"""Playing by what actions promise, in native code: a seat's legal actions weighed, and a game played on by habit.

Written against the names of the contract (`engine/contract.py`) and of `judgement.py`; bound to each game's own like
`engine/kernels.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.judgement import Weights, outlook, weigh
from tworivers.bots.turns import next_in_turn
from tworivers.engine.contract import actors, apply, hide, legal
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log

__all__ = ["consider", "play_by_habit", "play_greedily", "try_action"]

NOBODY = -1
NOTHING = -1
HERE = 1
"""The record of `games` besides the root's, where an action is tried."""
ROOM = 2
FOREVER = 1 << 30


def consider(games: Any, place: int, scratches: Any, seat: int, weights: Weights) -> int:
    """Weigh seat's legal actions in `games[place]` into the scratch space's codes and values; return their number."""
    scratch = scratches[0]
    count = legal(games[place], seat, scratch.codes[0])
    if count > 1:
        weigh(games[place], seat, scratch.codes[0], count, weights, scratch.values)
    return int(count)


def play_by_habit(
    games: Any, place: int, scratches: Any, rounds: int, limit: int, weights: NDArray[np.float64], dice: Dice, log: Log
) -> int:
    """Play on in `games[place]`, every seat taking what promises most by weights of its own.

    Ends after `rounds` rounds or `limit` decisions, or with the game; returns the number of decisions.
    """
    g = games[place]
    last = NOBODY
    made = 0
    mask = actors(g)
    until = int(g.round_number) + rounds
    while mask != 0 and made < limit and g.round_number < until:
        last = next_in_turn(int(mask), last)
        count = consider(games, place, scratches, last, weights[last])
        best = 0
        for number in range(1, count):
            if scratches[0].values[number] > scratches[0].values[best]:
                best = number
        apply(g, last, int(scratches[0].codes[0, best]), dice, log)
        made += 1
        mask = actors(g)
    return made


def play_greedily(
    games: Any, scratches: Any, limit: int, weights: NDArray[np.float64], dice: Dice, choices: Dice, log: Log
) -> int:
    """Play the game in `games[0]` to its end, every seat by weights of its own; return how many decisions it took.

    Habits throw no dice to choose.
    """
    return play_by_habit(games, 0, scratches, FOREVER, FOREVER, weights, dice, log)


def try_action(
    games: Any,
    scratches: Any,
    seat: int,
    action: int,
    rounds: int,
    limit: int,
    weights: NDArray[np.float64],
    dice: Dice,
    log: Log,
) -> float:
    """Take an action (or NOTHING) in a copy of `games[0]` in which what seat can't know is redrawn, and play on by
    habit; return seat's chances there.
    """
    games[HERE] = games[0]
    hide(games[HERE], seat, dice)
    if action != NOTHING:
        apply(games[HERE], seat, action, dice, log)
    scratches[0].decisions += 1 + play_by_habit(games, HERE, scratches, rounds, limit, weights, dice, log)
    outlook(games[HERE], weights[seat], scratches[0].terms, scratches[0].chances)
    scratches[0].rewards += scratches[0].chances
    return float(scratches[0].chances[seat])
