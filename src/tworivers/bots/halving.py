"""The halving bot: it tries its most promising actions many times, everybody playing on by habit, and drops the worse
half again and again.

What its seat can't know is redrawn in every trial. The trials of one stage have the same dice and the same redrawn
secrets for every action, so that luck doesn't decide between them. If its budget says so, it stops where more trials
would hardly change anything: one action is clearly the best, or little hangs on which is taken.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tworivers.bots.action_kernels import NOTHING, ROOM
from tworivers.bots.bot import Budget, Thoughts
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.judgement import Judgement, Numbers
from tworivers.bots.scratch import new_scratch
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

LIMIT = 6000
"""Decisions a trial may take."""
FEWEST = 4
"""Trials between two looks at the clock."""
EARLIEST = 8
"""Trials of each action before anything is said of how much they differ."""


@dataclass(frozen=True)
class HalvingSettings:
    """How actions are compared; `bench/bots.py` can try others (`search:400,rounds=2`)."""

    reach: float = 0.5
    """Actions that promise less than the best by more than this, in points, aren't tried."""
    most: int = 6
    """Actions that are tried."""
    rounds: int = 100
    """Rounds that a trial lasts at most; then the outlook counts."""
    trust: float = 40.0
    """How many trials the promise of an action counts for."""
    point: float = 0.08
    """What a point promised adds to the chances of winning."""
    lively: bool = False
    """Whether promises are those of the seat's character."""


@dataclass
class _Tried:
    """An action that is compared."""

    action: int
    promise: float
    results: list[float] = field(default_factory=list)

    def value(self, settings: HalvingSettings, typical: float) -> float:
        """Its chances of winning: what the trials say, and what it promised."""
        expected = typical + settings.point * self.promise
        return (sum(self.results) + settings.trust * expected) / (len(self.results) + settings.trust)


class _Hand:
    """One thread's room to try actions in."""

    def __init__(self, judgement: Judgement, seats: int, settings: HalvingSettings) -> None:
        self.native, self.settings = judgement.native, settings
        self.games, self.scratch, self.log = judgement.game.new_records(ROOM), new_scratch(judgement.game), new_log(0)
        self.weights = np.stack([judgement.weights(seats)] * len(judgement.game.seat_names))
        for term, weight in judgement.in_trials.items():
            self.weights[:, term] = weight

    def try_all(self, seat: int, actions: list[int], seed: int, streams: range) -> list[list[float]]:
        """What came of each action, with the dice of each stream."""
        return [[self._try(seat, action, seed, stream) for stream in streams] for action in actions]

    def _try(self, seat: int, action: int, seed: int, stream: int) -> float:
        dice = dice_from_number(seed, stream)
        return float(
            self.native.try_action(
                self.games, self.scratch, seat, action, self.settings.rounds, LIMIT, self.weights, dice, self.log
            )
        )


class Halving:
    """Compares its most promising actions."""

    def __init__(
        self, judgement: Judgement, seats: int, budget: Budget, settings: HalvingSettings | None = None
    ) -> None:
        self.judgement = judgement
        self.seats = seats
        self.budget = budget
        self.settings = settings or HalvingSettings()
        self._habit = GreedyActions(judgement, seats, lively=self.settings.lively)
        self._hands = [_Hand(judgement, seats, self.settings) for _ in range(budget.threads)]

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """The best action found; what is obvious or of little weight is done by habit."""
        weighty = self.judgement.native.weighty(records[0], seat)
        tried = self._candidates(records, seat)
        return self.think(records, seat, seed).choice if weighty and len(tried) > 1 else tried[0].action

    def think(self, records: Any, seat: int, seed: int) -> Thoughts:
        """Compare as long as the budget allows, half of the actions dropping out after each stage."""
        began = time.perf_counter()
        for hand in self._hands:
            hand.games[0] = records[0]
            hand.scratch[0].rewards[:] = 0.0
            hand.scratch[0].decisions = 0
        left = tried = self._candidates(records, seat)
        stages = max(1, (len(tried) - 1).bit_length())
        stream = 0
        for stage in range(stages):
            if stage > 0:
                left = self._better_half(left)
            trials = max(1, self.budget.playouts // (stages * len(left)))
            deadline = began + (self.budget.seconds or 1e9) * (stage + 1) / stages
            if self._stage(left, seat, seed, range(stream, stream + trials), deadline, tried):
                break
            stream += trials
        return self._sum_up(tried, time.perf_counter() - began)

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int, doubt: float = 0.0) -> list[float]:
        """What came of each action on average, everybody playing on by habit with the same dice.

        `doubt`: how many trials without a difference count besides, so that few trials don't make much of chance.
        """
        for hand in self._hands:
            hand.games[0] = records[0]
        compared = [_Tried(action, 0.0) for action in actions]
        trials = max(1, self.budget.playouts // len(compared))
        deadline = time.perf_counter() + (self.budget.seconds or 1e9)
        self._stage(compared, seat, seed, range(trials), deadline, ())
        typical = _typical(compared)
        return [(sum(one.results) + doubt * typical) / (len(one.results) + doubt) for one in compared]

    def _candidates(self, records: Any, seat: int) -> list[_Tried]:
        """The actions worth a trial, the most promising first; who has nothing to decide watches the others."""
        codes, values = self._habit.values(records, seat)
        if len(codes) <= 1:
            return [_Tried(int(codes[0]) if len(codes) else NOTHING, 0.0)]
        order = np.argsort(-values, kind="stable")[: self.settings.most]
        best = float(values[order[0]])
        return [
            _Tried(int(codes[place]), float(values[place]) - best)
            for place in order
            if values[place] >= best - self.settings.reach
        ]

    def _stage(
        self, left: list[_Tried], seat: int, seed: int, streams: range, deadline: float, tried: Sequence[_Tried]
    ) -> bool:
        """Try every action with the same dice, once at least, as long as there is time.

        Returns whether more trials aren't worth it; that isn't asked where `tried`, all that the budget has gone into,
        is empty.
        """
        step = FEWEST * len(self._hands)
        for first in range(0, len(streams), step):
            self._try_once(left, seat, seed, streams[first : first + step])
            if time.perf_counter() > deadline:
                return False
            if tried and self.budget.trifle:
                spent = sum(len(one.results) for one in tried)
                if self._worth_trying(left, (self.budget.playouts - spent) // 2) < self.budget.trifle:
                    return True
        return False

    def _worth_trying(self, left: list[_Tried], more: int) -> float:
        """What is expected of as many more trials of each action, in chances of winning: how often they would show
        another to be the best, and by how much.
        """
        made = len(left[0].results)
        if made < EARLIEST:
            return math.inf
        typical = _typical(left)
        best, *others = sorted(left, key=lambda one: -one.value(self.settings, typical))
        gain = 0.0
        for other in others:
            spread = float(np.std(np.subtract(best.results, other.results), ddof=1))
            spread *= math.sqrt(max(0, more) / (made * (made + more)))
            gain += overtaking(best.value(self.settings, typical) - other.value(self.settings, typical), spread)
        return gain

    def _try_once(self, left: list[_Tried], seat: int, seed: int, streams: range) -> None:
        actions = [one.action for one in left]
        parts = [streams[number :: len(self._hands)] for number in range(len(self._hands))]
        if len(self._hands) == 1:
            found = [self._hands[0].try_all(seat, actions, seed, streams)]
        else:
            with ThreadPoolExecutor(len(self._hands)) as pool:
                found = list(
                    pool.map(
                        lambda pair: pair[0].try_all(seat, actions, seed, pair[1]), zip(self._hands, parts, strict=True)
                    )
                )
        for results in found:
            for one, more in zip(left, results, strict=True):
                one.results += more

    def _better_half(self, left: list[_Tried]) -> list[_Tried]:
        typical = _typical(left)
        return sorted(left, key=lambda one: -one.value(self.settings, typical))[: (len(left) + 1) // 2]

    def _sum_up(self, tried: list[_Tried], seconds: float) -> Thoughts:
        typical = _typical(tried)
        rewards: Numbers = sum(hand.scratch[0].rewards for hand in self._hands)[: self.seats]
        return Thoughts(
            actions=[one.action for one in tried],
            visits=[len(one.results) for one in tried],
            values=[one.value(self.settings, typical) for one in tried],
            chances=rewards / rewards.sum(),
            decisions=sum(int(hand.scratch[0].decisions) for hand in self._hands),
            seconds=seconds,
        )


def _typical(tried: list[_Tried]) -> float:
    """The mean of all trials."""
    results = [result for one in tried for result in one.results]
    return sum(results) / max(1, len(results))


def overtaking(lead: float, spread: float) -> float:
    """By how much a lead is expected to turn round, if what comes to it is normally distributed."""
    if spread == 0.0:
        return 0.0
    far = lead / spread
    dense = math.exp(-far * far / 2) / math.sqrt(2 * math.pi)
    beyond = math.erfc(far / math.sqrt(2)) / 2
    return spread * (dense - far * beyond)
