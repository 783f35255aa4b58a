"""Who plays whom, where, and with which deal: everything about a tournament that is settled before it begins.

A lineup is who sits at a table, whatever the seats: every choice of bots, or, where there are more seats than bots,
every bot as often as the others and each choice of some once more. A cycle plays every lineup as often as there are
seats, turned by one seat each time: after it everybody has met everybody, and sat everywhere, equally often. The games
of a lineup within a cycle have the same deal.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

MOST_BOTS = 12
"""With more, a cycle would have too many games."""
MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Plan:
    """What a tournament is made from; the same plan gives the same games."""

    game: str
    rules: int
    """The version of the game's rules."""
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    box: str | None = None
    """The text of an owner's component file."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    """From 0 on."""
    deal: int
    """Games of the same deal begin with the same dice."""
    bots: tuple[int, ...]
    """Who sits where: places in the plan's list."""


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways to fill a table."""
    each, more = divmod(seats, bots)
    return [tuple(sorted(tuple(range(bots)) * each + extra)) for extra in combinations(range(bots), more)]


def cycle(bots: int, seats: int) -> int:
    """After how many games everybody has met everybody, and sat everywhere, equally often."""
    return len(lineups(bots, seats)) * seats


def schedule(plan: Plan) -> list[Pairing]:
    """All games. Where they end within a cycle, its part is chosen as even as can be."""
    whole = cycle(len(plan.bots), plan.seats)
    games: list[tuple[int, tuple[int, ...]]] = []
    for number in range(-(-plan.games // whole)):
        turned = _turned(plan, number)
        missing = plan.games - len(games)
        games += turned if missing >= whole else _evenly(turned, missing, len(plan.bots))
    return [Pairing(number, deal, bots) for number, (deal, bots) in enumerate(games)]


def _turned(plan: Plan, number: int) -> list[tuple[int, tuple[int, ...]]]:
    """The deals and tables of a cycle: every lineup in an order of its own, turned through all seats."""
    chance = random.Random(f"{plan.seed} order {number}")
    tables = []
    for lineup in lineups(len(plan.bots), plan.seats):
        order = list(lineup)
        chance.shuffle(order)
        tables.append(order)
    first = number * len(tables)
    return [
        (first + place, tuple(order[turn:] + order[:turn]))
        for turn in range(plan.seats)
        for place, order in enumerate(tables)
    ]


def _evenly(games: list[tuple[int, tuple[int, ...]]], count: int, bots: int) -> list[tuple[int, tuple[int, ...]]]:
    """Some of the games, each chosen so that its pairs have met, and its bots sat there, least often so far."""
    parts = np.array([_parts(table, bots) for _, table in games])
    so_far = np.zeros(parts.shape[1])
    chosen: list[int] = []
    free = np.ones(len(games), bool)
    for _ in range(count):
        place = int(np.argmin(np.where(free, parts @ so_far, np.inf)))
        free[place] = False
        so_far += parts[place]
        chosen.append(place)
    return [games[place] for place in chosen]


def _parts(table: tuple[int, ...], bots: int) -> NDArray[np.float64]:
    """What a game adds to: how often two bots met, and how often a bot sat in a seat."""
    meetings, seats = np.zeros((bots, bots)), np.zeros((bots, len(table)))
    for seat, bot in enumerate(table):
        seats[bot, seat] += 1
        for other in table[:seat]:
            meetings[min(bot, other), max(bot, other)] += 1
    return np.concatenate((meetings.ravel(), seats.ravel()))
