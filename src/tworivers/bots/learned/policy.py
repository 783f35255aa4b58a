"""The bot that plays what a network likes best, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tworivers.bots.learned.looking import Looker
from tworivers.bots.learned.network import Network, network_of, network_plays
from tworivers.engine.dice import dice_from_number, throw

if TYPE_CHECKING:
    from tworivers.bots.bot import Bot
    from tworivers.bots.judgement import Judgement

FINE = 1 << 20
"""Steps in which a choice is drawn."""


class LearnedPolicy:
    """Takes what the network likes best; above temperature 0, something that it likes about as much now and then."""

    def __init__(self, network: Network, temperature: float = 0.0) -> None:
        self.network, self.temperature = network, temperature
        self._looker = Looker(network, 1)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """An action; a single one needs no thought."""
        looker = self._looker
        if looker.look(records, 0, seat) == 1:
            return int(looker.codes[0])
        likely = self.network.judge(looker.seen, self.temperature or 1.0)[0][0]
        if not self.temperature:
            return int(np.argmax(likely))
        reached = np.cumsum(likely.astype(np.float64))
        drawn = throw(dice_from_number(seed, 1), FINE) / FINE * reached[-1]
        return int(np.searchsorted(reached, drawn, side="right"))


def habit(judgement: Judgement, seats: int) -> Bot:
    """Who says what everybody will do next, at once: the network, or the greedy bot where there is none."""
    if network_plays(judgement.game, seats):
        return LearnedPolicy(network_of(judgement.game))
    return judgement.greedy(judgement, seats)
