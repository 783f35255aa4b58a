"""The bot that thinks ahead for everybody: Monte-Carlo tree search, in playouts or seconds, on one or several threads."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget, Thoughts
from tworivers.bots.desk import new_desk
from tworivers.bots.growing import NODE, NONE, ROOM
from tworivers.bots.judgement import Judgement
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

CHUNK = 64 if JIT else 1
"""Playouts between two looks at the clock."""
NODES = 1 << 20
"""Room in a tree at most. One that is full grows no more; playouts go on from its leaves."""
NODES_A_PLAYOUT = 24


@dataclass(frozen=True)
class Manner:
    """How a tree is searched. `bench/bots.py` compares manners; these were the strongest for the same time."""

    exploration: float = 0.8
    """Curiosity about actions seldom taken, by the number of players: the more of them, the smaller the chances it is weighed against."""
    sharpness: float = 10.0
    """How much more promising an action looks whose first impression is better."""
    horizon: int = 4
    """Decisions a player that everybody goes on for beyond a leaf before it is judged."""
    care: int = 5
    """How many actions come to mind at each of them."""


class _Tree:
    """One thread's tree and what it needs to grow."""

    def __init__(self, judgement: Judgement, seats: int, playouts: int, manner: Manner) -> None:
        self.judgement = judgement
        self.weights = judgement.weights(seats)
        self.games = judgement.game.new_records(ROOM)
        self.desk = new_desk(judgement.game)
        self.desk[0].exploration = manner.exploration / seats
        self.desk[0].sharpness = manner.sharpness
        self.desk[0].horizon = manner.horizon * seats
        self.desk[0].care = manner.care
        self.nodes = np.zeros(min(NODES, NODES_A_PLAYOUT * playouts + judgement.game.actions + 1), np.dtype((np.record, NODE)))
        self.log = new_log(0)

    def grow(self, records: Any, seat: int, seed: int, stream: int, playouts: int, deadline: float) -> None:
        """A new tree for a position."""
        native = self.judgement.native
        self.games[0] = records[0]
        native.plant(self.nodes, self.desk, seat)
        dice = dice_from_number(seed, stream)
        while playouts > 0:
            native.grow(self.games, self.nodes, self.desk, seat, min(CHUNK, playouts), self.weights, dice, self.log)
            playouts -= CHUNK
            if time.perf_counter() > deadline:
                break

    def found(self) -> dict[int, tuple[int, float]]:
        """By action: how often it was taken, and what it brought in all."""
        found = {}
        child = int(self.nodes[0].child)
        while child != NONE:
            node = self.nodes[child]
            found[int(node.action)] = (int(node.visits), float(node.total))
            child = int(node.sibling)
        return found


class Search:
    """Thinks ahead for everybody at the table."""

    def __init__(self, judgement: Judgement, seats: int, budget: Budget, manner: Manner | None = None) -> None:
        self.judgement = judgement
        self.seats = seats
        self.budget = budget
        self._share = -(-budget.playouts // budget.threads)
        self._trees = [_Tree(judgement, seats, self._share, manner or Manner()) for _ in range(budget.threads)]

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The best action found; a single one needs no thought."""
        codes = np.zeros(self.judgement.game.actions, np.int64)
        if self.judgement.game.native.legal_at(records, 0, seat, codes) == 1:
            return int(codes[0])
        return self.think(records, seat, seed).choice

    def think(self, records: Any, seat: int, seed: int) -> Thoughts:
        """Search as long as the budget allows. Each thread grows a tree of its own; what they found is added up."""
        began = time.perf_counter()
        deadline = began + (self.budget.seconds or 1e9)

        def grow(stream: int) -> None:
            self._trees[stream].grow(records, seat, seed, stream, self._share, deadline)

        if len(self._trees) == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(grow, range(len(self._trees))))
        return self._sum_up(time.perf_counter() - began)

    def _sum_up(self, seconds: float) -> Thoughts:
        taken: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            for action, (visits, total) in tree.found().items():
                before = taken.get(action, (0, 0.0))
                taken[action] = (before[0] + visits, before[1] + total)
        playouts = sum(int(tree.nodes[0].visits) for tree in self._trees)
        return Thoughts(
            actions=list(taken),
            visits=[visits for visits, _ in taken.values()],
            values=[total / max(1, visits) for visits, total in taken.values()],
            chances=sum(tree.desk[0].rewards for tree in self._trees)[: self.seats] / playouts,
            decisions=sum(int(tree.desk[0].decisions) for tree in self._trees),
            seconds=seconds,
        )
