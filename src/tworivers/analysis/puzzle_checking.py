"""Whether one choice is clearly the best, asked step by step: the more it seems so, the more thought it is worth.

What the seat can't know has been drawn anew in the records that come here, and is drawn anew in every trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tworivers.analysis.foresight import Foresight, PlayedOn
from tworivers.analysis.weighing import searchers
from tworivers.bots.bot import Bot, Budget, Thinker, Thoughts
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.halving import Halving
from tworivers.bots.learned.network import network_of, network_plays
from tworivers.bots.registry import JUDGEMENTS, bot_named
from tworivers.bots.tree_search import TreeSearch

CLEAR = 0.1
"""By how much the best choice's chance of winning is above that of any other,"""
PROMISING = 0.045
"""and by how much it must seem to be at a first look, before more is thought of it,"""
LIKELY = 0.075
"""and at a second."""
CERTAIN = 0.97
"""Who wins so surely needs no puzzle."""
RIVALS = 4
"""Other choices that the best is compared with to the end."""
CHECKING = 20_000
"""Playouts of the search that has the last word."""


@dataclass(frozen=True)
class Standing:
    """A choice that stands out."""

    best: int
    chance: float
    """Of winning with it,"""
    other: float
    """and with the next best."""

    @property
    def lead(self) -> float:
        """Of the best over the next."""
        return self.chance - self.other


class Compares(Protocol):
    """Says how choices compare."""

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int) -> list[float]:
        """Seat's chances with each."""
        ...


class Checker(Protocol):
    """Who plays the games that are looked through, and judges the choices in them."""

    def weighty(self, records: Any, seat: int) -> bool:
        """Whether a decision can be a puzzle at all."""
        ...

    def look(self, records: Any, seat: int, seed: int) -> Standing:
        """What seems best at first sight; it is also what is played."""
        ...

    def checked(self, records: Any, seat: int, seed: int) -> Standing | None:
        """What is best, if it is clearly so."""
        ...


def checker_of(game: str, seats: int, checking: int = CHECKING) -> Checker:
    """The checker of a game: its network, where it has one, or what searches it: a tree, or trials of each choice."""
    if network_plays(JUDGEMENTS[game].game, seats):
        return LearnedChecker(game, seats, checking)
    if JUDGEMENTS[game].search is TreeSearch:
        return TreeChecker(game, seats, checking)
    return TrialChecker(game, seats, checking)


class TreeChecker:
    """Asks trees, as deep as it takes."""

    LOOKING = 320
    SIFTING = 2_000

    def __init__(self, game: str, seats: int, checking: int) -> None:
        self.looking = _thinker(game, f"search:{self.LOOKING}", seats)
        self.sieve = searchers(game, seats, 2 * min(self.SIFTING, checking), None)
        self.judges = searchers(game, seats, 2 * checking, None)

    def weighty(self, records: Any, seat: int) -> bool:
        """Everything with a choice is."""
        return True

    def look(self, records: Any, seat: int, seed: int) -> Standing:
        """A small search."""
        return _standing(self.looking.think(records, seat, seed))

    def checked(self, records: Any, seat: int, seed: int) -> Standing | None:
        """A quick search, a deep one, and a comparison of the best with its rivals."""
        if not _worth_it(_standing(self.sieve.finding.think(records, seat, seed))):
            return None
        thoughts = self.judges.finding.think(records, seat, seed)
        rivals = _others(thoughts, thoughts.choice)[:RIVALS]
        if not rivals or _standing(thoughts).lead < CLEAR:
            return None
        if not _worth_it(_compared(self.sieve.comparing, records, seat, (thoughts.choice, *rivals), seed)):
            return None
        return _clear(_compared(self.judges.comparing, records, seat, (thoughts.choice, *rivals), seed))


class LearnedChecker:
    """Asks the network's search, and has what it finds played to the end by players that follow the network."""

    LOOKING = 64
    SIFTING = 1_500
    SHOWN = 0.05
    """By how much more often who takes the best choice must win the games that are played on."""

    def __init__(self, game: str, seats: int, checking: int) -> None:
        network = network_of(JUDGEMENTS[game].game)
        self.quick: Bot = bot_named(game, "network", seats)
        self.simple: Bot = bot_named(game, "scribe", seats)
        self.looking = _thinker(game, f"network:{self.LOOKING}", seats)
        self.foresight = Foresight(network, seats, min(self.SIFTING, checking))
        self.deep_foresight = Foresight(network, seats, max(1, checking // (RIVALS + 1)))
        self.playing = PlayedOn(network, seats)

    def weighty(self, records: Any, seat: int) -> bool:
        """Everything with a choice is."""
        return True

    def look(self, records: Any, seat: int, seed: int) -> Standing:
        """What the network likes best; a small search, where that isn't what everybody sees at once."""
        quickly = self.quick.choose(records, seat, seed)
        if quickly == self.simple.choose(records, seat, seed) and seed % 4:
            return Standing(quickly, 0.0, 0.0)
        return _standing(self.looking.think(records, seat, seed))

    def checked(self, records: Any, seat: int, seed: int) -> Standing | None:
        """First quickly, then as deeply as it takes."""
        thoughts = self.foresight.search.think(records, seat, seed)
        seen = _standing(thoughts)
        if not _worth_it(seen):
            return None
        choices = (seen.best, *_others(thoughts, seen.best)[:RIVALS])
        if not _worth_it(_compared(self.foresight, records, seat, choices, seed)):
            return None
        chances = self.deep_foresight.compare(records, seat, choices, seed)
        order = sorted(zip(chances, choices, strict=True), reverse=True)
        if order[0][1] != seen.best or order[0][0] - order[1][0] < CLEAR:
            return None
        won = self.playing.compare(records, seat, (order[0][1], order[1][1]), seed)
        return _clear(Standing(seen.best, order[0][0], order[1][0])) if won[0] - won[1] >= self.SHOWN else None


class TrialChecker:
    """Tries choices many times, all of them with the same dice and the same secrets, and drops what falls behind."""

    LOOKING = 24
    """Trials of each choice at first sight,"""
    AGAIN = (64, 160)
    """of the same again and again,"""
    SIFTING = 48
    """of every legal one before a second look,"""
    SURER = 320
    """and of those that are left then."""
    FEW, MANY = 6, 24
    """Choices that are tried at first sight, and afterwards."""
    REACH = 3.0
    """Points that a choice may promise less than the best, to be tried at first sight."""
    BEHIND = 0.22
    """What nobody makes up after `SIFTING` trials."""

    def __init__(self, game: str, seats: int, checking: int) -> None:
        self.judgement, self.seats, self.checking = JUDGEMENTS[game], seats, checking
        self.habit = GreedyActions(self.judgement, seats)

    def weighty(self, records: Any, seat: int) -> bool:
        """What the game's bots look ahead for."""
        return bool(self.judgement.native.weighty(records[0], seat))

    def look(self, records: Any, seat: int, seed: int) -> Standing:
        """A few trials of what promises most."""
        codes, promises = self._ordered(records, seat)
        near = [code for code, promise in zip(codes, promises, strict=True) if promise >= promises[0] - self.REACH]
        if len(near) < 2:
            return Standing(codes[0], 0.0, 0.0)
        return self._tried(records, seat, near[: self.FEW], self.LOOKING, seed)[0]

    def checked(self, records: Any, seat: int, seed: int) -> Standing | None:
        """The first sight again, all choices a little, the better ones more, and at last the best few as it takes."""
        codes, promises = self._ordered(records, seat)
        near = [code for code, promise in zip(codes, promises, strict=True) if promise >= promises[0] - self.REACH]
        near = near[: self.FEW]
        for step, trials in enumerate(self.AGAIN):
            again, order = self._tried(records, seat, near, trials, seed + 1 + step)
            if not _worth_it(again):
                return None
            near = [code for code, _ in order[:3]]
        first, order = self._tried(records, seat, codes[: self.MANY], self.SIFTING, seed + 8)
        left = [code for code, chance in order if chance >= first.chance - self.BEHIND][: RIVALS + 1]
        left = left if len(left) > 1 else [code for code, _ in order[:2]]
        for step, trials in enumerate((self.SURER, self.checking // 5 // len(left), self.checking // len(left))):
            found, order = self._tried(records, seat, left, max(1, trials), seed + 9 + step)
            if not _worth_it(found) or found.best != again.best:
                return None
        return _clear(found)

    def _ordered(self, records: Any, seat: int) -> tuple[list[int], list[float]]:
        """The legal actions, those that promise most first."""
        codes, promises = self.habit.values(records, seat)
        order = np.argsort(-promises, kind="stable")
        return [int(codes[place]) for place in order], [float(promises[place]) for place in order]

    def _tried(
        self, records: Any, seat: int, actions: Sequence[int], trials: int, seed: int
    ) -> tuple[Standing, list[tuple[int, float]]]:
        """What came of each action, the best first."""
        comparing = Halving(self.judgement, self.seats, Budget(trials * len(actions)))
        chances = comparing.compare(records, seat, actions, seed)
        order = sorted(zip(actions, chances, strict=True), key=lambda pair: -pair[1])
        return Standing(order[0][0], order[0][1], order[1][1]), order


def _thinker(game: str, name: str, seats: int) -> Thinker:
    found: Bot = bot_named(game, name, seats)
    return found  # type: ignore[return-value]  # searches think


def _standing(thoughts: Thoughts) -> Standing:
    """The choice, and what seems the next best."""
    values = dict(zip(thoughts.actions, thoughts.values, strict=True))
    visited = [
        value
        for action, visits, value in zip(thoughts.actions, thoughts.visits, thoughts.values, strict=True)
        if action != thoughts.choice and visits > 0
    ]
    best = values[thoughts.choice]
    return Standing(thoughts.choice, best, max(visited) if visited else best)


def _others(thoughts: Thoughts, best: int) -> list[int]:
    """The other choices, those that were looked at most first."""
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return [action for _, _, action in order if action != best]


def _compared(comparing: Compares, records: Any, seat: int, actions: Sequence[int], seed: int) -> Standing:
    """How the first of some actions compares with the best of the others."""
    chance, *others = comparing.compare(records, seat, actions, seed)
    return Standing(actions[0], chance, max(others) if others else chance)


def _worth_it(found: Standing) -> bool:
    """Whether more should be thought of what stands out so far."""
    return found.lead >= LIKELY and found.chance <= CERTAIN


def _clear(found: Standing) -> Standing | None:
    """What stands out, if it does, as it is told."""
    told = Standing(found.best, round(found.chance, 3), round(found.other, 3))
    return told if round(told.lead, 3) >= CLEAR else None
