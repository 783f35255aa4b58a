"""Whether ratings recover how strong people are: simulated games of players whose strength is known.

    python -m bench.ratings --games 10000

Each game seats two to four players drawn at random; their luck is such that 400 points more win ten of eleven games for
two, as the scale says. Some of the players are computer opponents of measured strength, which hold the scale.
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass

from tworivers.server.ratings.scale import Rating, after_game, measured

LUCK = 400 / math.log(10)
"""Points: the scale of the luck in one game."""
BOTS = (700, 1000, 1300)
"""Points of the computer opponents whose strength was measured."""


@dataclass(frozen=True)
class Recovered:
    """How well the ratings tell the strengths."""

    order: float
    """The correlation of the ranks, 1 at best."""
    slope: float
    """How many points of a rating's gap one point of strength makes, 1 at best."""
    shift: float
    """Points by which ratings are too high on the whole, 0 at best."""
    error: float
    """The root of the mean square of what a rating is wrong by, in points."""
    within: float
    """The part of players whose strength is within twice what the rating says it may be off."""


def simulated(games: int, players: int, seed: int) -> Recovered:
    """Play many games of many players, and compare their ratings with their strengths."""
    chance = random.Random(seed)
    strengths = [chance.uniform(600, 1600) for _ in range(players)]
    ratings = [Rating() for _ in range(players)]
    for _ in range(games):
        seats = chance.randint(2, 4)
        people = chance.sample(range(players), seats)
        bot = chance.choice(BOTS) if chance.random() < 0.3 else None
        if bot is not None:
            people.pop()
        strength = [strengths[one] for one in people] + ([] if bot is None else [bot])
        luck = [one - LUCK * math.log(-math.log(chance.random())) for one in strength]
        places = [1 + sum(other > one for other in luck) for one in luck]
        before = [ratings[one] for one in people] + ([] if bot is None else [measured(bot)])
        for one, rating in zip(people, after_game(before, places), strict=False):
            ratings[one] = rating
    return compared(strengths, ratings)


def compared(strengths: list[float], ratings: list[Rating]) -> Recovered:
    """How well ratings tell strengths."""
    points = [float(one.points) for one in ratings]
    count = len(points)
    middle, mean = sum(strengths) / count, sum(points) / count
    spread = sum((one - middle) ** 2 for one in strengths)
    slope = sum((one - middle) * (two - mean) for one, two in zip(strengths, points, strict=True)) / spread
    off = [two - one for one, two in zip(strengths, points, strict=True)]
    ranks, told = _ranks(strengths), _ranks(points)
    apart = sum((one - two) ** 2 for one, two in zip(ranks, told, strict=True))
    within = [abs(one) <= 2 * rating.around for one, rating in zip(off, ratings, strict=True)]
    return Recovered(
        order=1 - 6 * apart / (count * (count**2 - 1)),
        slope=slope,
        shift=sum(off) / count,
        error=math.sqrt(sum(one**2 for one in off) / count),
        within=sum(within) / count,
    )


def _ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0] * len(values)
    for rank, one in enumerate(order):
        ranks[one] = rank
    return ranks


def main() -> None:
    """Measure and tell."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--games", type=int, default=10_000)
    asking.add_argument("--players", type=int, default=60)
    asking.add_argument("--seeds", type=int, default=5)
    asked = asking.parse_args()
    for seed in range(asked.seeds):
        found = simulated(asked.games, asked.players, seed)
        print(
            f"seed {seed}: {asked.games} games of {asked.players} players: order {found.order:.3f}, "
            f"slope {found.slope:.3f}, shift {found.shift:+.0f}, error {found.error:.0f} points, "
            f"within twice what is said {found.within:.0%}"
        )


if __name__ == "__main__":
    main()
