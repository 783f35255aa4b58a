"""The bot that takes what promises most: it weighs its actions one by one, by habit and the worth of things, and thinks of nobody's answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.desk import new_desk
from tworivers.bots.haste import mistakes
from tworivers.bots.judgement import Judgement, Numbers


class Promising:
    """Takes the most promising action."""

    def __init__(self, judgement: Judgement, seats: int, haste: float = 0.0) -> None:
        """`haste` is how much it may be mistaken about what an action promises, in points."""
        self.judgement = judgement
        self.haste = haste
        self.weights = judgement.weights(seats)
        self._desk = new_desk(judgement.game)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The action that promises most."""
        codes, values = self.values(records, seat)
        if self.haste:
            values = values + mistakes(self.haste, len(values), seed)
        return int(codes[int(np.argmax(values))])

    def values(self, records: Any, seat: int) -> tuple[Any, Numbers]:
        """Seat's legal actions, and what each promises."""
        count = self.judgement.native.consider(records, 0, self._desk, seat, self.weights)
        return self._desk[0].codes[0, :count].copy(), self._desk[0].values[:count].copy()
