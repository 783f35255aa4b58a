"""The greedy bot of games whose actions can be weighed one by one: it takes the one that promises most."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.judgement import Judgement, Numbers, Weights
from tworivers.bots.mistakes import mistakes, one_of_best
from tworivers.bots.scratch import new_scratch


class GreedyActions:
    """Takes the most promising action."""

    def __init__(self, judgement: Judgement, seats: int, haste: float = 0.0, lively: bool = False) -> None:
        """`haste` is how much it may be mistaken about what an action promises, in points.

        A `lively` one, an opponent, has its character, and takes by its seed one of the actions that
        promise equally much.
        """
        self.judgement = judgement
        self.seats = seats
        self.haste = haste
        self.lively = lively
        self._scratch = new_scratch(judgement.game)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The action that promises most."""
        codes, values = self.values(records, seat)
        if self.haste:
            values = values + mistakes(self.haste, len(values), seed)
        elif self.lively:
            return int(codes[one_of_best(values, seed)])
        return int(codes[int(np.argmax(values))])

    def values(self, records: Any, seat: int) -> tuple[Any, Numbers]:
        """Seat's legal actions, and what each promises."""
        weights = self._weights(records, seat)
        count = self.judgement.native.consider(records, 0, self._scratch, seat, weights)
        return self._scratch[0].codes[0, :count].copy(), self._scratch[0].values[:count].copy()

    def _weights(self, records: Any, seat: int) -> Weights:
        characters = self.judgement.characters
        if self.lively and characters:
            return self.judgement.weights_of(self.seats, characters.of(records[0], seat))
        return self.judgement.weights(self.seats)
