"""The scale of ratings, and what a finished game changes (Plackett-Luce, by openskill).

One number a person and game, and how sure it is. Numbers are told on the scale of the computer opponents' levels: a
scribe has 1000, and with 191 points more one wins three of four games for two. Levels whose strength was measured stay
where they were measured and hold the scale in its place; other levels are rated like people.

The model's own width grows with the seats and with what isn't known; `_model` takes that back, so that a gap means the
same at every table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MIDDLE = 25.0
SPREAD = MIDDLE / 3
"""How unsure the rating of somebody new is, in the model's units."""
NOISE = MIDDLE / 6
"""How much luck and mood change a game for two, in the model's units."""
DRIFT = MIDDLE / 300
"""How much people may change from game to game."""
POINTS = 400 / math.log(10) / (math.sqrt(2) * NOISE)
"""Points told for one of the model's units: with 400 more one wins ten of eleven games for two."""
SCRIBE = 1000
"""Points in the middle of the scale, where everybody begins."""
SURE = 2.2
"""A rating whose uncertainty is larger, in the model's units, is provisional."""
FEWEST = 5
"""Games before which every rating is provisional."""
MEASURED = 1.0
"""How unsure the rating of a measured level counts as."""


@dataclass(frozen=True)
class Rating:
    """How well somebody plays a game, as far as their games say."""

    mu: float = MIDDLE
    sigma: float = SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        """As people are told."""
        return round(SCRIBE + (self.mu - MIDDLE) * POINTS)

    @property
    def around(self) -> int:
        """How far the points may be off, either way, in two of three cases."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether it may still change much."""
        return self.games < FEWEST or self.sigma > SURE


def measured(points: int) -> Rating:
    """The rating of a level whose strength was measured."""
    return Rating(MIDDLE + (points - SCRIBE) / POINTS, MEASURED, FEWEST)


def _model(before: Sequence[Rating]) -> PlackettLuce:
    """The model for a game of these players, in which a gap is worth what it is between two whose ratings are sure.

    It adds up the luck and the uncertainty of all players; so there is less luck in it the more of them there are, and
    the less is known.
    """
    unsure = sum(one.sigma**2 for one in before)
    luck = max(2 * NOISE**2 - unsure, NOISE**2 / 4) / len(before)
    return PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=math.sqrt(luck), tau=DRIFT)


def after_game(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which they came on these places, 1 the first; several may share one."""
    model = _model(before)
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, rated, strict=True)]
