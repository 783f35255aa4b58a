"""How choices compare, where a game has a network: by its search of what follows them, and by games played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.learned.looking import Looker
from tworivers.bots.learned.network import Network
from tworivers.bots.learned.search import LearnedSearch
from tworivers.bots.playing import shares
from tworivers.engine.dice import THROWS, dice_from_number
from tworivers.engine.events import new_log

THROWN = 4
"""How often dice are thrown anew for a choice that throws them."""


class Foresight:
    """What the network's search makes of the positions after choices."""

    def __init__(self, network: Network, seats: int, playouts: int) -> None:
        self.game, self.seats = network.game, seats
        self.search = LearnedSearch(network, seats, Budget(playouts))

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int) -> list[float]:
        """Seat's chances after each action, on average over dice."""
        return [self._after(records, seat, action, seed) for action in actions]

    def _after(self, records: Any, seat: int, action: int, seed: int) -> float:
        found: list[float] = []
        while len(found) < THROWN:
            dice, after = dice_from_number(seed, len(found)), records.copy()
            self.game.native.apply_at(after, 0, seat, action, dice, new_log(0))
            mask = int(self.game.native.actors_at(after, 0))
            found.append(self._chance(after, seat, (mask & -mask).bit_length() - 1, seed))
            if not dice[THROWS]:
                break
        return sum(found) / len(found)

    def _chance(self, after: Any, seat: int, deciding: int, seed: int) -> float:
        if deciding < 0:
            points = np.zeros(len(self.game.seat_names), np.int64)
            self.game.native.scores_at(after, 0, points)
            return shares(points[: self.seats].tolist())[seat]
        return float(self.search.think(after, deciding, seed).chances[seat])


class PlayedOn:
    """Games played to the end after choices, everybody following the network, with the same dice after each."""

    GAMES = 96
    TEMPERATURE = 0.7
    """So that they aren't all the same."""
    LONGEST = 2_000

    def __init__(self, network: Network, seats: int) -> None:
        self.network, self.game, self.seats = network, network.game, seats
        self._looker = Looker(network, self.GAMES)

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int) -> list[float]:
        """How often seat won after each action."""
        return [self._after(records, seat, action, seed) for action in actions]

    def _after(self, records: Any, seat: int, action: int, seed: int) -> float:
        native, games = self.game.native, self.game.new_records(self.GAMES)
        dice = [dice_from_number(seed, number) for number in range(self.GAMES)]
        log, luck = new_log(0), np.random.default_rng(seed)
        for number in range(self.GAMES):
            native.copy_at(records, 0, games, number)
            native.hide_at(games, number, seat, dice[number])
            native.apply_at(games, number, seat, action, dice[number], log)
        running = list(range(self.GAMES))
        for _ in range(self.LONGEST):
            deciding = [(number, int(native.actors_at(games, number))) for number in running]
            running = [number for number, mask in deciding if mask]
            if not running:
                break
            self._step(
                games, [(number, (mask & -mask).bit_length() - 1) for number, mask in deciding if mask], dice, luck
            )
        points, won = np.zeros(len(self.game.seat_names), np.int64), 0.0
        for number in range(self.GAMES):
            native.scores_at(games, number, points)
            won += shares(points[: self.seats].tolist())[seat]
        return won / self.GAMES

    def _step(self, games: Any, deciding: Sequence[tuple[int, int]], dice: Sequence[Any], luck: Any) -> None:
        """One decision in each game."""
        looker, log = self._looker, new_log(0)
        for row, (number, who) in enumerate(deciding):
            looker.look(games, number, who, row)
        likely = self.network.judge(looker.seen[: len(deciding)], self.TEMPERATURE)[0]
        drawn = (luck.random(len(deciding))[:, None] > np.cumsum(likely, axis=1)).sum(axis=1)
        for row, (number, who) in enumerate(deciding):
            action = int(drawn[row])
            if not looker.seen[row, self.game.observation + min(action, self.game.actions - 1)] > 0.5:
                action = int(np.argmax(likely[row]))
            self.game.native.apply_at(games, number, who, action, dice[number], log)
