"""Looking one turn ahead, in native code: try every chain of a seat's own small decisions on copies and judge where it leads.

Written against the names of the contract (`engine/rules.py`) and of `judgement.py`; bound to each game's own like `engine/kernels.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.desk import DEPTH
from tworivers.bots.judgement import Weights, outlook, settled
from tworivers.engine.contract import actors, apply, legal
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log

__all__ = ["play_greedily", "try_chains"]


def try_chains(games: Any, desks: Any, seat: int, limit: int, weights: Weights, dice: Dice, log: Log) -> int:
    """Find what each legal action of seat in `games[0]` is worth if the rest of its turn is played best; return how many there are.

    The actions are then in the first row of the desk's codes, their worth in its values. `games` has room for DEPTH more records. After
    `limit` tries chains are judged where they stand.
    """
    desk = desks[0]
    depth = 0
    tries = 0
    desk.counts[0] = legal(games[0], seat, desk.codes[0])
    desk.cursor[0] = 0
    for number in range(desk.counts[0]):
        desk.values[number] = -1.0
    while depth >= 0:
        number = int(desk.cursor[depth])
        if number == desk.counts[depth]:
            depth -= 1
            continue
        desk.cursor[depth] = number + 1
        games[depth + 1] = games[depth]
        g = games[depth + 1]
        apply(g, seat, int(desk.codes[depth, number]), dice, log)
        tries += 1
        if depth + 1 == DEPTH or tries > limit or settled(g, seat) or (actors(g) >> seat) & 1 == 0:
            outlook(g, weights, desk.terms, desk.chances)
            first = int(desk.cursor[0]) - 1
            desk.values[first] = max(desk.values[first], desk.chances[seat])
        else:
            depth += 1
            desk.counts[depth] = legal(g, seat, desk.codes[depth])
            desk.cursor[depth] = 0
    desk.decisions += tries
    return int(desk.counts[0])


def play_greedily(
    games: Any, desks: Any, limit: int, weights: NDArray[np.float64], dice: Dice, choices: Dice, log: Log
) -> int:
    """Play the game in `games[0]` to its end, every seat greedily by weights of its own; return how many decisions it took."""
    made = 0
    mask = actors(games[0])
    while mask != 0:
        seat = 0
        while (mask >> seat) & 1 == 0:
            seat += 1
        count = try_chains(games, desks, seat, limit, weights[seat], choices, log)
        best = 0
        for number in range(1, count):
            if desks[0].values[number] > desks[0].values[best]:
                best = number
        apply(games[0], seat, int(desks[0].codes[0, best]), dice, log)
        made += 1
        mask = actors(games[0])
    return made
