"""The bot that thinks ahead by a network's judgement: which actions to think about, and who will win from there."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget, Thoughts
from tworivers.bots.learned.looking import Looker, chances
from tworivers.bots.learned.network import Network
from tworivers.bots.learned.search_kernels import HERE, LONGEST, NODE, NONE
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

LEAVES = 16
"""Leaves that the network judges at once."""
NODES = 1 << 20
"""Room in a tree at most. One that is full grows no more."""
NODES_A_PLAYOUT = 64


@dataclass(frozen=True)
class LearnedSettings:
    """How a tree is searched; these were the strongest for the same time."""

    exploration: float = 1.5
    """Exploration constant; it is divided by the number of players, as their chances are."""
    caution: float = 0.2
    """By how much an action that nobody tried seems worse than those that were; divided likewise."""
    temperature: float = 1.0
    """Above 1, unlikely actions are thought about more."""
    leaves: int = LEAVES


class LearnedSearch:
    """Thinks ahead for everybody at the table, as far as playouts or seconds reach."""

    def __init__(self, network: Network, seats: int, budget: Budget, settings: LearnedSettings | None = None) -> None:
        self.network, self.seats, self.budget = network, seats, budget
        self.settings = settings or LearnedSettings()
        game, leaves = network.game, self.settings.leaves
        self._looker = Looker(network, leaves)
        self._games = game.new_records(HERE + 1)
        self._room = _new_room(network, leaves)
        self._room[0].exploration = self.settings.exploration / seats
        self._room[0].caution = self.settings.caution / seats
        self._deciding = np.zeros(leaves, np.int64)
        self._nodes = np.zeros(
            min(NODES, NODES_A_PLAYOUT * budget.playouts + game.actions + 1), np.dtype((np.record, NODE))
        )
        self._log = new_log(0)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The best action found; a single one needs no thought."""
        codes = self._looker.codes
        if self.network.game.native.legal_at(records, 0, seat, codes) == 1:
            return int(codes[0])
        return self.think(records, seat, seed).choice

    def think(self, records: Any, seat: int, seed: int) -> Thoughts:
        """Search as long as the budget allows."""
        began = time.perf_counter()
        deadline = began + (self.budget.seconds or 1e9)
        self._games[0] = records[0]
        dice = dice_from_number(seed, 0)
        self._looker.native.plant(self._nodes, self._room, seat)
        made = 0
        while made < self.budget.playouts:
            # the first looks around; a few follow, so that a small budget isn't spent before anything is known
            wanted = min(self.settings.leaves, max(1, made // 4), self.budget.playouts - made)
            self._grow(seat, wanted, dice)
            made += wanted
            if time.perf_counter() > deadline:
                break
        return self._sum_up(made, time.perf_counter() - began)

    def _grow(self, seat: int, wanted: int, dice: Any) -> None:
        """Some playouts, whose leaves are judged together."""
        native, looker, observation = self._looker.native, self._looker, self.network.game.observation
        waiting = native.gather(
            self._games,
            self._nodes,
            self._room,
            looker.seen,
            self._deciding,
            seat,
            wanted,
            observation,
            dice,
            self._log,
        )
        if waiting == 0:
            return
        priors, winning = self.network.judge(looker.seen[:waiting], self.settings.temperature)
        values = chances(winning, self._deciding[:waiting], self.seats)
        native.expand(
            self._nodes,
            self._room,
            looker.seen,
            self._deciding,
            waiting,
            observation,
            priors,
            values,
            self.seats,
        )

    def _sum_up(self, made: int, seconds: float) -> Thoughts:
        actions, visits, values = [], [], []
        child = int(self._nodes[0].child)
        while child != NONE:
            node = self._nodes[child]
            actions.append(int(node.action))
            visits.append(int(node.visits))
            values.append(float(node.total / node.visits) if node.visits else 0.0)
            child = int(node.sibling)
        if not any(visits):  # a single playout only looked around: what seemed likeliest
            visits = self._likeliest(len(actions))
        return Thoughts(
            actions=actions,
            visits=visits,
            values=values,
            chances=np.array(self._room[0].rewards[: self.seats]) / made,
            decisions=int(self._room[0].decisions),
            seconds=seconds,
        )

    def _likeliest(self, count: int) -> list[int]:
        """One visit for the action that the network likes best."""
        priors, child = [], int(self._nodes[0].child)
        while child != NONE:
            priors.append(float(self._nodes[child].prior))
            child = int(self._nodes[child].sibling)
        best = int(np.argmax(priors))
        return [int(place == best) for place in range(count)]


def _new_room(network: Network, leaves: int) -> Any:
    """An array of one room to think in."""
    seats = network.most_seats
    kind = np.dtype(
        [
            ("codes", np.int64, network.game.actions),
            ("points", np.int64, seats),
            ("values", np.float64, (leaves, seats)),
            ("rewards", np.float64, seats),
            ("paths", np.int32, (leaves, LONGEST)),
            ("lengths", np.int64, leaves),
            ("exploration", np.float64),
            ("caution", np.float64),
            ("used", np.int64),
            ("decisions", np.int64),
            ("finished", np.int64),
        ],
        align=True,
    )
    return np.zeros(1, np.dtype((np.record, kind)))
