"""What a bot must know of a game besides its rules.

The functions below are names and meanings against which `trying.py` and `growing.py` are written, as `engine/kernels.py` is against the
contract's; a game's folder here supplies its own of each, and describes itself in a `Judgement`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import bind
from tworivers.engine.rules import Game, Record

Numbers: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float64]
"""A row a term and, last, how certain their sum makes the winner: each at the beginning and at the end of the game."""


def appraise(g: Record, seat: int, weights: Weights, out: Numbers) -> float:
    """Write what each term is worth to seat, in points, and return their sum."""
    raise NotImplementedError


def outlook(g: Record, weights: Weights, terms: Numbers, out: Numbers) -> None:
    """Write each seat's chance of winning, as it seems from here; once the game is over, who has won. `terms` is room to reckon in."""
    raise NotImplementedError


def settled(g: Record, seat: int) -> bool:
    """Whether no small decision of seat is open, so that its position can be judged."""
    raise NotImplementedError


def urge(g: Record, seat: int, action: int) -> int:
    """How likely a player who goes by rules of thumb is to take a legal action; 0 for never."""
    raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Judgement:
    """How bots think about one game."""

    game: Game
    terms: type[IntEnum]
    """The names of what makes a position good; hints speak of them."""
    rules: Mapping[str, Callable[..., Any]]
    """The functions above; besides, one of every other file they are written in, so that a change there compiles anew."""
    weights_file: Path

    @cache  # noqa: B019 (there is one judgement a game, for good)
    def weights(self, seats: int) -> Weights:
        """The weights for a number of players."""
        table = tomllib.loads(self.weights_file.read_text(encoding="utf-8"))[f"players-{seats}"]
        return np.array([table[term.name.lower()] for term in self.terms] + [table["certainty"]], np.float64)

    @cached_property
    def native(self) -> SimpleNamespace:
        """`trying.py` and `growing.py` for this game, compiled."""
        from tworivers.bots import growing, trying

        rules = {**self.game.rules, **self.rules}
        return SimpleNamespace(**bind(trying, self.game.name, rules), **bind(growing, self.game.name, rules))
