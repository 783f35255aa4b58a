"""The bot that knows no more than the rules: any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.engine.dice import dice_from_number, throw
from tworivers.engine.rules import Game


class RandomBot:
    """Plays at random."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """One of the legal actions."""
        codes = np.zeros(self.game.actions, np.int64)
        count = self.game.native.legal_at(records, 0, seat, codes)
        return int(codes[throw(dice_from_number(seed, 0), count)])
