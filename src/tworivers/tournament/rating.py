"""How strong somebody is, from who finished before whom.

Bradley and Terry's model: the chance that one finishes before another depends on the difference of their ratings alone.
A table of several counts as all its pairs, a shared place as half for each. Ratings are those that make the results
likeliest (Newton's method). Pairs of one table, and tables of one deal, depend on each other, so an interval is the
wider of two: what the model says (Fisher's information), and what the spread between deals says (the sandwich
estimate).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

ELO = 400 / math.log(10)
"""Points of the Elo scale for each unit of the model: with 400 more, one wins ten times as often as the other."""
CONFIDENCE = 1.959964
"""Standard deviations on both sides that hold 95 %."""
PRIOR = 1.0
"""Drawn pairs that everybody starts with, spread over all others: so somebody who won everything has a rating too."""
STEPS = 100
LONGEST_STEP = 2.0
EXACT = 1e-10

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Outcome:
    """What counts of a game: who sat there, how they did, and which deal they had."""

    deal: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A strength on the Elo scale, 0 being the mean of all, with its 95 % interval."""

    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Pairs:
    """All pairs of different bots that sat at a table, one line each."""

    first: NDArray[np.int64]
    second: NDArray[np.int64]
    result: Numbers
    """Of the first: 1, a half, or 0."""
    deal: NDArray[np.int64]


def pairs_of(outcomes: Sequence[Outcome]) -> Pairs:
    """Take tables, all of the same size, apart into pairs."""
    size = (len(outcomes), len(outcomes[0].bots) if outcomes else 0)
    bots = np.array([outcome.bots for outcome in outcomes], np.int64).reshape(size)
    scores = np.array([outcome.scores for outcome in outcomes], np.int64).reshape(size)
    first, second = np.triu_indices(size[1], 1)
    results = 0.5 + 0.5 * np.sign(scores[:, first] - scores[:, second])
    deals = np.repeat([outcome.deal for outcome in outcomes], len(first)).reshape(results.shape).astype(np.int64)
    different = bots[:, first] != bots[:, second]
    return Pairs(bots[:, first][different], bots[:, second][different], results[different], deals[different])


def wins_of(pairs: Pairs, bots: int) -> Numbers:
    """How often the one of a row finished before the one of a column; shared places are halves."""
    wins = np.zeros((bots, bots))
    np.add.at(wins, (pairs.first, pairs.second), pairs.result)
    np.add.at(wins, (pairs.second, pairs.first), 1 - pairs.result)
    return wins


def rate(outcomes: Sequence[Outcome], bots: int) -> list[Rating]:
    """The ratings of all bots."""
    if bots == 1:
        return [Rating(0.0, 0.0, 0.0)]
    pairs = pairs_of(outcomes)
    wins = wins_of(pairs, bots) + (1 - np.eye(bots)) * PRIOR / 2 / (bots - 1)
    strengths = likeliest(wins)
    spread = np.sqrt(np.maximum(*(np.diag(variance) for variance in _variances(pairs, wins, strengths)))) * CONFIDENCE
    return [
        Rating(*(round(float(ELO * value), 1) for value in (middle, middle - around, middle + around)))
        for middle, around in zip(strengths, spread, strict=True)
    ]


def likeliest(wins: Numbers) -> Numbers:
    """The strengths, 0 on average, that make such wins likeliest."""
    strengths = np.zeros(len(wins))
    for _ in range(STEPS):
        chances = chance_matrix(strengths)
        slope = (wins - (wins + wins.T) * chances).sum(axis=1)
        step = _inverse(_information(wins + wins.T, chances)) @ slope
        longest = np.abs(step).max()
        strengths = strengths + step * min(1.0, LONGEST_STEP / max(longest, EXACT))
        if longest < EXACT:
            break
    return np.asarray(strengths - strengths.mean())


def chance_matrix(strengths: Numbers) -> Numbers:
    """The chance of a row to finish before a column."""
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])))


def _information(meetings: Numbers, chances: Numbers) -> Numbers:
    """Fisher's information: how sharply the results speak about differences."""
    weights = meetings * chances * (1 - chances)
    return np.asarray(np.diag(weights.sum(axis=1)) - weights)


def _inverse(information: Numbers) -> Numbers:
    """The inverse among strengths whose mean is 0; adding the same to all changes nothing."""
    ones = np.full_like(information, 1 / len(information))
    return np.asarray(np.linalg.inv(information + ones) - ones)


def _variances(pairs: Pairs, wins: Numbers, strengths: Numbers) -> tuple[Numbers, Numbers]:
    """The covariance of the strengths, as the model and as the spread between deals has it."""
    chances = chance_matrix(strengths)
    inverse = _inverse(_information(wins + wins.T, chances))
    surprise = pairs.result - chances[pairs.first, pairs.second]
    deals, place = np.unique(pairs.deal, return_inverse=True)
    slopes = np.zeros((len(deals), len(wins)))
    np.add.at(slopes, (place, pairs.first), surprise)
    np.add.at(slopes, (place, pairs.second), -surprise)
    few = len(deals) / max(1, len(deals) - 1)
    return inverse, np.asarray(inverse @ (few * slopes.T @ slopes) @ inverse)
