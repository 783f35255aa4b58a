"""What a network is shown of positions, and its judgement of them as chances by seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.learned import search_kernels
from tworivers.bots.learned.network import Network, softmax
from tworivers.engine.compiled import bind
from tworivers.engine.rules import Game


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The search's native code for a game."""
    return SimpleNamespace(**bind(search_kernels, f"{game.name}_learned", dict(game.rules)))


class Looker:
    """Room for what one thread shows a network."""

    def __init__(self, network: Network, rows: int) -> None:
        self.network, self.native = network, kernels_of(network.game)
        self.seen = np.zeros((rows, network.width), np.float32)
        self.codes = np.zeros(network.game.actions, np.int64)

    def look(self, records: Any, place: int, seat: int, row: int = 0) -> int:
        """Write what a seat that decides sees and may do into a row; return how many actions are legal."""
        observation = self.network.game.observation
        return int(self.native.look(records, place, seat, self.codes, self.seen[row], observation))


def chances(winning: NDArray[np.float32], deciding: Sequence[int], seats: int) -> NDArray[np.float64]:
    """Each seat's chances, from logits counted from the seats that decide."""
    known = winning[:, :seats].astype(np.float64)
    likely = softmax(known)
    places = (np.arange(seats)[None, :] - np.asarray(deciding)[:, None]) % seats
    found: NDArray[np.float64] = np.take_along_axis(likely, places, axis=1)
    return found
