"""How hard a puzzle is: a number on the scale of players' ratings, from which levels find its answer and how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tworivers.bots.learned.ladder import ladder_of
from tworivers.bots.levels import BRIEF, LEVELS, RANDOM
from tworivers.bots.ratings import ratings_of
from tworivers.bots.registry import JUDGEMENTS, bot_named, levels_of

TRIES = 6
"""Of a level that answers at once; one that thinks has one."""
UNMEASURED = {
    "apprentice": 860,
    "scribe": 1000,
    "merchant": 1160,
    "steward": 1400,
    "governor": 1600,
    "vizier": 1850,
    "sage": 1950,
}
"""What levels are rated about, where a game's were never measured."""
BLIND = 400
"""What somebody who chooses blindly is rated,"""
PERFECT = 2300
"""and somebody who knows everything: so no puzzle is easier or harder than can be said."""
LONGEST = 2_000
"""Playouts of a level that thinks long."""


def rating_of(game: str, seats: int, records: Any, seat: int, best: int, choices: int, seed: int) -> tuple[int, bool]:
    """How hard it is to find `best` among so many choices; and whether even the simplest players do."""
    measured = ratings_of(game)
    results: list[tuple[float, float]] = [(BLIND, 1.0 / choices), (PERFECT, 1.0)]
    simple = True
    for level in levels_of(game):
        if level != RANDOM:
            player = _player(game, level)
            bot, tries = bot_named(game, player, seats), 1 if ":" in player else TRIES
            found = sum(bot.choose(records, seat, seed + number) == best for number in range(tries)) / tries
            results.append((float(measured[level].rating if level in measured else UNMEASURED[level]), found))
            if level in {"apprentice", "scribe"}:
                simple = simple and found >= 0.5
    return hardness(results), simple


def _player(game: str, level: str) -> str:
    """Who plays a level without a clock, so that the answer doesn't depend on the machine."""
    judgement, learned = JUDGEMENTS[game], ladder_of(JUDGEMENTS[game].game)
    if learned.get(level, {}).get("playouts"):
        return f"network:{LONGEST}"
    if level in learned or not LEVELS[level].seconds:
        return level
    playouts = judgement.brief_playouts if LEVELS[level].seconds == BRIEF else judgement.long_playouts
    return f"search:{min(LONGEST, playouts)}"


def hardness(results: Sequence[tuple[float, float]]) -> int:
    """The rating at which players with these ratings would solve as many as they did."""
    solved = sum(found for _, found in results)
    low, high = float(BLIND), float(PERFECT)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating, _ in results)
        low, high = (middle, high) if expected > solved else (low, middle)
    return 10 * round(low / 10)
