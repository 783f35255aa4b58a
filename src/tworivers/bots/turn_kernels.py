"""Looking one turn ahead, in native code: every chain of a seat's own small decisions is tried on copies and judged.

Written against the names of the contract (`engine/contract.py`) and of `judgement.py`; bound to each game's own like
`engine/kernels.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.judgement import Weights, outlook, settled
from tworivers.bots.scratch import DEPTH
from tworivers.bots.turns import next_in_turn
from tworivers.engine.contract import actors, apply, legal
from tworivers.engine.dice import Dice
from tworivers.engine.events import Log

__all__ = ["play_greedily", "try_chains"]

NOBODY = -1


def try_chains(games: Any, scratches: Any, seat: int, limit: int, weights: Weights, dice: Dice, log: Log) -> int:
    """Find what each legal action of seat in `games[0]` is worth if its turn is played best; return how many there are.

    The actions are then in the first row of the scratch space's codes, their worth in its values. `games` has room for
    DEPTH more records. After `limit` tries chains are judged where they stand.
    """
    scratch = scratches[0]
    depth = 0
    tries = 0
    scratch.counts[0] = legal(games[0], seat, scratch.codes[0])
    scratch.cursor[0] = 0
    for number in range(scratch.counts[0]):
        scratch.values[number] = -1.0
    while depth >= 0:
        number = int(scratch.cursor[depth])
        if number == scratch.counts[depth]:
            depth -= 1
            continue
        scratch.cursor[depth] = number + 1
        games[depth + 1] = games[depth]
        g = games[depth + 1]
        apply(g, seat, int(scratch.codes[depth, number]), dice, log)
        tries += 1
        if depth + 1 == DEPTH or tries > limit or settled(g, seat) or (actors(g) >> seat) & 1 == 0:
            outlook(g, weights, scratch.terms, scratch.chances)
            first = int(scratch.cursor[0]) - 1
            scratch.values[first] = max(scratch.values[first], scratch.chances[seat])
        else:
            depth += 1
            scratch.counts[depth] = legal(g, seat, scratch.codes[depth])
            scratch.cursor[depth] = 0
    scratch.decisions += tries
    return int(scratch.counts[0])


def play_greedily(
    games: Any, scratches: Any, limit: int, weights: NDArray[np.float64], dice: Dice, choices: Dice, log: Log
) -> int:
    """Play the game in `games[0]` to its end, every seat greedily by weights of its own; return the decisions made."""
    made = 0
    seat = NOBODY
    mask = actors(games[0])
    while mask != 0:
        seat = next_in_turn(int(mask), seat)
        count = try_chains(games, scratches, seat, limit, weights[seat], choices, log)
        best = 0
        for number in range(1, count):
            if scratches[0].values[number] > scratches[0].values[best]:
                best = number
        apply(games[0], seat, int(scratches[0].codes[0, best]), dice, log)
        made += 1
        mask = actors(games[0])
    return made
