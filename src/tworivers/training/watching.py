"""How strength grows while a network learns: measured beside learning, in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import torch

from tworivers.games import GAMES
from tworivers.training.learner import Learner
from tworivers.training.network import PlayerNetwork
from tworivers.training.strength import Strength, measure, policy_of

THREADS = 4
"""That judge positions; bots take more."""


class Watcher:
    """Measures a learner now and then, and notes what came of it on its curve."""

    def __init__(self, learner: Learner, against: str, games: int) -> None:
        """Measure against a bot, in so many games with each number of players."""
        self.learner, self.against, self.games = learner, against, games
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        self._asked: list[tuple[dict[str, Any], Future[Strength]]] = []

    def look(self, told: dict[str, float]) -> None:
        """Have the network measured as it is now, unless that is still being done."""
        if self.busy:
            return
        learner, done = self.learner, self.learner.progress
        settings = learner.settings
        state = {name: value.detach().cpu().clone() for name, value in learner.network.state_dict().items()}
        for seats in sorted(set(settings.seats)):
            shape = settings.width, settings.blocks, settings.habits
            work = learner.game.name, shape, state, seats, self.against, self.games, done.lessons
            facts = {"seconds": done.seconds, "decisions": done.decisions, "games": done.games, "seats": seats}
            self._asked.append(({**facts, "against": self.against, **told}, self._pool.submit(_measure, *work)))

    @property
    def busy(self) -> bool:
        """Whether something is still being measured."""
        return any(not future.done() for _, future in self._asked)

    def found(self, wait: bool = False) -> list[dict[str, Any]]:
        """What is new on the curve; `wait` until everything is."""
        new = []
        while self._asked and (wait or self._asked[0][1].done()):
            facts, future = self._asked.pop(0)
            strength = future.result()
            facts |= {"won": strength.won, "error": strength.error}
            new.append({**facts, "points": strength.points, "others": strength.others})
        self.learner.progress.curve += new
        return new

    def close(self) -> None:
        """Measure no more."""
        self._pool.shutdown(cancel_futures=True)


def _measure(
    name: str,
    shape: tuple[int, int, bool],
    state: dict[str, Any],
    seats: int,
    against: str,
    games: int,
    seed: int,
) -> Strength:
    """In a process of its own."""
    torch.set_num_threads(min(THREADS, os.cpu_count() or 1))
    network = PlayerNetwork(GAMES[name], *shape)
    network.load_state_dict(state)
    policy = policy_of(network, torch.device("cpu"))
    return measure(GAMES[name], seats, policy, against, games, seed, threads=os.cpu_count() or 1)
