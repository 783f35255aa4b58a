"""What a bot must know of a game besides its rules.

The functions below are names and meanings against which `turn_kernels.py`, `tree_kernels.py` and `action_kernels.py`
are written, as `engine/kernels.py` is against the contract's; a game's folder here supplies those that its bots need,
and describes itself in a `Judgement`. Where a turn is a short chain of decisions without chance, bots judge positions
(`settled`, `urge`); where it is long and full of dice, they weigh actions (`weigh`, `weighty`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.bot import Bot, Budget, Comparer, Thinker
from tworivers.bots.telling import Telling
from tworivers.engine.compiled import bind, borrowed
from tworivers.engine.rules import Codes, Game, Record

Numbers: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float64]
"""A row a term and, last, how certain their sum makes the winner: each at the beginning and at the end of the game."""


def appraise(g: Record, seat: int, weights: Weights, out: Numbers) -> float:
    """Write what each term is worth to seat, in points, and return their sum."""
    raise NotImplementedError


def outlook(g: Record, weights: Weights, terms: Numbers, out: Numbers) -> None:
    """Write each seat's chance of winning, as it seems from here; once the game is over, who has won.

    `terms` is scratch space.
    """
    raise NotImplementedError


def settled(g: Record, seat: int) -> bool:
    """Whether no small decision of seat is open, so that its position can be judged."""
    raise NotImplementedError


def urge(g: Record, seat: int, action: int) -> int:
    """How likely a player who goes by rules of thumb is to take a legal action; 0 for never."""
    raise NotImplementedError


def weigh(g: Record, seat: int, codes: Codes, count: int, weights: Weights, out: Numbers) -> None:
    """Write what each of seat's legal actions promises, in points.

    It reads of rivals only what a player in seat sees.
    """
    raise NotImplementedError


def weighty(g: Record, seat: int) -> bool:
    """Whether seat's decision is worth looking ahead; the others are taken by what they promise."""
    raise NotImplementedError


class MakesGreedy(Protocol):
    """Makes a bot that takes what seems best; `haste` is how much it may be mistaken."""

    def __call__(self, judgement: Judgement, seats: int, haste: float = 0.0) -> Bot:
        """A bot for a number of players."""
        ...


class MakesSearch(Protocol):
    """Makes a bot that thinks ahead."""

    def __call__(self, judgement: Judgement, seats: int, budget: Budget) -> Comparer:
        """A bot for a number of players."""
        ...


@dataclass(frozen=True)
class Characters:
    """What opponents are like: by name, how many times as much as usual some terms count for them."""

    factors: Mapping[str, Mapping[int, float]]
    of_place: Mapping[str, str]
    """By the id of a place (`Place.id`), so that whoever knows it knows whom they will meet."""
    place_of: Callable[[Record, int], str]
    """The id of a seat's place."""

    def of(self, g: Record, seat: int) -> str:
        """The character of a seat."""
        return self.of_place[self.place_of(g, seat)]


@dataclass(frozen=True, eq=False)
class Judgement:
    """How bots think about one game."""

    game: Game
    terms: type[IntEnum]
    """The names of what makes a position good; hints speak of them."""
    rules: Mapping[str, Callable[..., Any]]
    """The functions above that its bots need; and `time_left`, how much of the game is left, from 1 to 0."""
    weights_file: Path
    catalogue: Path
    """The words of hints: `clause-` for what to do, `reason-` and `note-` for why."""
    templates: tuple[ModuleType, ...]
    """The modules of native code that are bound to the rules."""
    greedy: MakesGreedy
    search: MakesSearch
    brief_playouts: int
    """Of a search that answers at once,"""
    long_playouts: int
    """and of one that thinks until its time is up."""
    brief_threads: int = 1
    """Of the one that answers at once, if its trials don't depend on each other."""
    in_trials: Mapping[int, float] = field(default_factory=dict)
    """Weights of terms that are others in trials by habit, to save time."""
    telling: Callable[[Judgement, int], Telling] | None = None
    """Makes, for a number of players, what tells hints. Without, a hint is the bare action."""
    opponent: MakesSearch | None = None
    """Makes the searching bot that people play against, where it isn't the one that hints ask."""
    characters: Characters | None = None
    """Of opponents, where they have any."""
    haste: float = 0.7
    """An apprentice's mistakes, see `GreedyTurns` and `GreedyActions`."""
    clear_lead: float = 6.0
    """The lead in points that makes a win about certain; `fitting.py` goes by it,"""
    small_weight: float = 0.3
    """and tries small weights as far from each other as if they were this large."""

    @cache  # noqa: B019 (there is one judgement a game, for good)
    def weights(self, seats: int) -> Weights:
        """The weights for a number of players."""
        table = tomllib.loads(self.weights_file.read_text(encoding="utf-8"))[f"players-{seats}"]
        return np.array([table[term.name.lower()] for term in self.terms] + [table["certainty"]], np.float64)

    @cache  # noqa: B019
    def weights_of(self, seats: int, character: str) -> Weights:
        """The weights of an opponent of a character."""
        weights = self.weights(seats).copy()
        if self.characters:
            for term, factor in self.characters.factors[character].items():
                weights[term] *= factor
        return weights

    def searcher(self, seats: int, budget: Budget) -> Thinker:
        """A searching opponent."""
        return (self.opponent or self.search)(self, seats, budget)

    @cached_property
    def native(self) -> SimpleNamespace:
        """The rules above and the templates for this game, compiled."""
        rules = {**self.game.rules, **self.rules}
        kernels = {name: borrowed(self.game.name, name) or asked for name, asked in self.rules.items()}
        for template in self.templates:
            kernels |= bind(template, self.game.name, rules)
        return SimpleNamespace(**kernels)
