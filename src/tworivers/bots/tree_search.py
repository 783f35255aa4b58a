"""The bot that thinks ahead for everybody by Monte-Carlo tree search, in playouts or seconds, on several threads."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget, Thoughts
from tworivers.bots.judgement import Judgement
from tworivers.bots.scratch import new_scratch
from tworivers.bots.tree_kernels import NODE, NONE, ROOM, SOUGHT
from tworivers.engine.compiled import quick
from tworivers.engine.dice import THROWS, Dice, dice_from_number
from tworivers.engine.events import new_log

CHUNK = 64 if quick() else 1
"""Playouts between two looks at the clock."""
NODES = 1 << 20
"""Room in a tree at most. One that is full grows no more; playouts go on from its leaves."""
NODES_A_PLAYOUT = 48
THROWN = 4
"""How often dice are thrown anew for an action that throws them, to compare it."""


@dataclass(frozen=True)
class TreeSettings:
    """How a tree is searched. `bench/bots.py` compares them; these were the strongest for the same time."""

    exploration: float = 0.8
    """Exploration constant; it is divided by the number of players, as their chances are."""
    sharpness: float = 10.0
    """How much more promising an action looks whose first impression is better."""
    horizon: int = 4
    """Decisions a player that everybody goes on for beyond a leaf before it is judged."""
    care: int = 5
    """How many actions are considered at each of them."""
    keeps: bool = True
    """Whether a tree goes on growing when the game has come to a position in it."""


class _Tree:
    """One thread's tree for one seat, and what it needs to grow."""

    def __init__(self, judgement: Judgement, seats: int, playouts: int, settings: TreeSettings) -> None:
        self.judgement = judgement
        self.weights = judgement.weights(seats)
        self.keeps = settings.keeps
        self.games = judgement.game.new_records(ROOM)
        self.raw = self.games.view(np.uint8).reshape(ROOM, -1)
        self.scratch = new_scratch(judgement.game)
        self.scratch[0].exploration = settings.exploration / seats
        self.scratch[0].sharpness = settings.sharpness
        self.scratch[0].horizon = settings.horizon * seats
        self.scratch[0].care = settings.care
        self.nodes = np.zeros(
            min(NODES, NODES_A_PLAYOUT * playouts + judgement.game.actions + 1), np.dtype((np.record, NODE))
        )
        self.nodes[0].child = NONE
        self.places = np.zeros(len(self.nodes), np.int32)
        self.log = new_log(0)
        self.playouts = 0
        """For the latest position."""

    def grow(self, records: Any, seat: int, seed: int, stream: int, playouts: int, deadline: float) -> None:
        """Let a tree for a position grow: what is left of the last one, or a new one."""
        native = self.judgement.native
        dice = dice_from_number(seed, stream)
        self._begin(records, seat, dice.copy())
        self.scratch[0].decisions = 0
        self.scratch[0].rewards[:] = 0.0
        self.playouts = 0
        while self.playouts < playouts:
            share = min(CHUNK, playouts - self.playouts)
            native.grow(self.games, self.nodes, self.scratch, seat, share, self.weights, dice, self.log)
            self.playouts += share
            if time.perf_counter() > deadline:
                break

    def _begin(self, records: Any, seat: int, dice: Dice) -> None:
        """The tree in which a position was thought of already, without what didn't come about; otherwise a new one."""
        native = self.judgement.native
        self.games[SOUGHT] = records[0]
        known = (
            native.find_again(self.games, self.raw, self.nodes, self.scratch, seat, dice, self.log)
            if self.keeps
            else NONE
        )
        self.games[0] = records[0]
        if known == NONE:
            native.plant(self.nodes, self.scratch, seat)
        else:
            native.replant(self.nodes, self.places, self.scratch, known, seat)

    def found(self) -> dict[int, tuple[int, float]]:
        """By action: how often it was taken, and what it brought in all."""
        found = {}
        child = int(self.nodes[0].child)
        while child != NONE:
            node = self.nodes[child]
            found[int(node.action)] = (int(node.visits), float(node.total))
            child = int(node.sibling)
        return found


class TreeSearch:
    """Thinks ahead for everybody at the table."""

    def __init__(self, judgement: Judgement, seats: int, budget: Budget, settings: TreeSettings | None = None) -> None:
        self.judgement = judgement
        self.seats = seats
        self.budget = budget
        self._share = -(-budget.playouts // budget.threads)
        self._settings = settings or TreeSettings()
        self._trees: dict[int, list[_Tree]] = {}

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The best action found; a single one needs no thought."""
        codes = np.zeros(self.judgement.game.actions, np.int64)
        if self.judgement.game.native.legal_at(records, 0, seat, codes) == 1:
            return int(codes[0])
        return self.think(records, seat, seed).choice

    def think(self, records: Any, seat: int, seed: int) -> Thoughts:
        """TreeSearch as long as the budget allows. Each thread grows a tree of its own; what they found is added up."""
        trees = self._trees_of(seat)
        began = time.perf_counter()
        deadline = began + (self.budget.seconds or 1e9)

        def grow(stream: int) -> None:
            trees[stream].grow(records, seat, seed, stream, self._share, deadline)

        if len(trees) == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(grow, range(len(trees))))
        return self._sum_up(trees, time.perf_counter() - began)

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int, doubt: float = 0.0) -> list[float]:
        """Seat's chances after each action, thought about as long as a decision; where dice fall, on average.

        A tree's estimates aren't trials: they are told as they are.
        """
        return [self._after(records, seat, action, seed) for action in actions]

    def _after(self, records: Any, seat: int, action: int, seed: int) -> float:
        game = self.judgement.game
        found: list[float] = []
        while len(found) < THROWN:
            dice, after = dice_from_number(seed, len(found)), records.copy()
            game.native.apply_at(after, 0, seat, action, dice, new_log(0))
            chances = self.think(after, seat, seed).chances
            found.append(float(chances[seat] / chances.sum()))
            if not dice[THROWS]:
                break
        return sum(found) / len(found)

    def _trees_of(self, seat: int) -> list[_Tree]:
        """Each seat has its own, so that one mind can play several."""
        if seat not in self._trees:
            self._trees[seat] = [
                _Tree(self.judgement, self.seats, self._share, self._settings) for _ in range(self.budget.threads)
            ]
        return self._trees[seat]

    def _sum_up(self, trees: list[_Tree], seconds: float) -> Thoughts:
        taken: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, (visits, total) in tree.found().items():
                before = taken.get(action, (0, 0.0))
                taken[action] = (before[0] + visits, before[1] + total)
        return Thoughts(
            actions=list(taken),
            visits=[visits for visits, _ in taken.values()],
            values=[total / max(1, visits) for visits, total in taken.values()],
            chances=sum(tree.scratch[0].rewards for tree in trees)[: self.seats] / sum(tree.playouts for tree in trees),
            decisions=sum(int(tree.scratch[0].decisions) for tree in trees),
            seconds=seconds,
        )
