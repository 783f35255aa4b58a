"""What a decision is called by what it cost, and how accurately somebody played.

The cost of a decision is the part of a game that it gave away: how much smaller the chance of winning was after it than
after the best choice that was found. Luck has no part in it: both are the chances before dice are thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

SHORT = 0.005
"""Nobody is told to be nearer than this to winning or losing for certain before the end."""


class Verdict(StrEnum):
    """What a decision is called."""

    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    BLUNDER = "blunder"


MOST = {Verdict.BEST: 0.01, Verdict.GOOD: 0.04, Verdict.DOUBTFUL: 0.1}
"""What a decision of each kind costs at most; it takes several positions to tell chances nearer than that."""


def verdict(cost: float) -> Verdict:
    """What a decision of this cost is called."""
    return next((kind for kind, most in MOST.items() if cost <= most), Verdict.BLUNDER)


def accuracy(costs: Sequence[float], stakes: Sequence[float]) -> float | None:
    """From 0, no better than choosing blindly, to 1, always the best: what wasn't given away of all that was at stake.

    None where nothing was at stake.
    """
    at_stake = sum(stakes)
    return None if at_stake <= 0.0 else min(1.0, max(0.0, 1.0 - sum(costs) / at_stake))


def stake(told: float, options: Sequence[float]) -> float:
    """What a decision would cost on average somebody whose chance was `told`, if they chose blindly among options with
    these chances.
    """
    if not options:
        return 0.0
    best = max(options)
    return sum(cost(told, best, option) for option in options) / len(options)


def cost(told: float, best: float, taken: float) -> float:
    """What a decision cost somebody whose chance was `told`, where a search gives the best choice and the one that was
    taken these chances: searches see differences well, and how far ahead somebody is less so.
    """
    odds = _odds(told) * _odds(taken) / _odds(best)
    return max(0.0, _certain(told) - odds / (1.0 + odds))


def _certain(chance: float) -> float:
    return min(max(chance, SHORT), 1.0 - SHORT)


def _odds(chance: float) -> float:
    kept = _certain(chance)
    return kept / (1.0 - kept)
