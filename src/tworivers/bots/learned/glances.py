"""Everybody's chances of winning as a network sees them at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np

from tworivers.bots.judgement import Numbers
from tworivers.bots.learned.looking import Looker, chances
from tworivers.bots.learned.network import Network
from tworivers.engine.dice import dice_from_number

DRAWS = 8
"""How often what is hidden is drawn anew,"""
MOST = 32
"""and how many looks there are at a position at most: one by each seat that may decide, for each draw."""


class NetworkGlances:
    """Asks a network about positions."""

    def __init__(self, network: Network, seats: int) -> None:
        self.network, self.seats = network, seats
        self._looker = Looker(network, MOST)
        self._drawn = network.game.new_records(1)

    def chances(self, records: Any, seat: int, seed: int) -> Numbers:
        """Each seat's chances in a position that isn't the end, as `seat` knows it."""
        native = self.network.game.native
        deciding: list[int] = []
        for stream in range(DRAWS if self.network.game.secrets else 1):
            native.copy_at(records, 0, self._drawn, 0)
            native.hide_at(self._drawn, 0, seat, dice_from_number(seed, stream))
            mask = int(native.actors_at(self._drawn, 0))
            for other in range(self.seats):
                if mask >> other & 1 and len(deciding) < MOST:
                    self._looker.look(self._drawn, 0, other, len(deciding))
                    deciding.append(other)
        winning = self.network.judge(self._looker.seen[: len(deciding)])[1]
        found: Numbers = np.mean(chances(winning, deciding, self.seats), axis=0)
        return found
