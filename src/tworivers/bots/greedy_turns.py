"""The greedy bot of games whose turns are short: it tries every way to play its own turn to the end."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.mistakes import mistakes
from tworivers.bots.scratch import DEPTH, new_scratch
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

LIMIT = 2000
"""Tries a decision may take."""
TINY = 1e-12
"""So that certain chances have a logarithm too."""


class GreedyTurns:
    """Tries every way to play its own turn to the end."""

    def __init__(self, judgement: Judgement, seats: int, haste: float = 0.0) -> None:
        """`haste` is how much it may mistake what an action is worth: 1 takes even chances for three to one."""
        self.judgement = judgement
        self.haste = haste
        self.weights = judgement.weights(seats)
        self._games = judgement.game.new_records(DEPTH + 1)
        self._scratch = new_scratch(judgement.game)
        self._log = new_log(0)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The action with the best outlook."""
        codes, values = self.values(records, seat, seed)
        if self.haste:
            values = np.log(values + TINY) - np.log(1 - values + TINY) + mistakes(self.haste, len(values), seed)
        return int(codes[int(np.argmax(values))])

    def values(self, records: Any, seat: int, seed: int) -> tuple[Any, Numbers]:
        """Seat's legal actions, and its chances with each of them if it plays the rest of its turn best."""
        self._games[0] = records[0]
        dice = dice_from_number(seed, 0)
        count = self.judgement.native.try_chains(self._games, self._scratch, seat, LIMIT, self.weights, dice, self._log)
        return self._scratch[0].codes[0, :count].copy(), self._scratch[0].values[:count].copy()
