"""The levels of computer opponents, easy to hard, and how a bot is named: the one table of them.

A level plays by a game's network where the game has one and its `ladder` says how (`learned/ladder.py`), and otherwise
as it says here; some levels there are only with a network. A new level is one more entry here, and its words: its label
in `languages/*/common.ftl`, `level-<name>` and `level-<name>-note` in the pages' catalogues.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tworivers.bots.bot import Bot, Budget

if TYPE_CHECKING:
    from tworivers.bots.judgement import Judgement

Maker: TypeAlias = "Callable[[Judgement, int, float], Bot]"
"""Makes a bot for a game, a number of players and the part of its budget that it may use, usually 1."""

BRIEF, LONG = 0.7, 2.5
"""Seconds that a steward and a vizier think at most."""
TRIFLE = 0.001
"""Chances of winning for which a steward thinks no longer."""
MOST_PLAYOUTS = 1_000_000
RANDOM, GREEDY, SEARCH, NETWORK = "random", "greedy", "search", "network"


@dataclass(frozen=True)
class Level:
    """A level that a seat can have."""

    label: str
    """The key of the message that names it."""
    make: Maker | None
    """How it plays without a network; None for the random bot, which every game has, and for `learned` levels."""
    seconds: float = 0.0
    """How long it thinks about a decision at most; 0 for those who don't think ahead."""
    learned: bool = False
    """Whether there is no such level without a network."""


LEVELS: dict[str, Level] = {
    RANDOM: Level("cli-bot-random", None),
    "apprentice": Level(
        "cli-bot-apprentice", lambda judgement, seats, _: judgement.greedy(judgement, seats, judgement.haste)
    ),
    "scribe": Level("cli-bot-scribe", lambda judgement, seats, _: judgement.greedy(judgement, seats)),
    "merchant": Level("cli-bot-merchant", None, learned=True),
    "steward": Level(
        "cli-bot-steward",
        lambda judgement, seats, effort: judgement.searcher(
            seats, Budget(judgement.brief_playouts, BRIEF, judgement.brief_threads, TRIFLE).part(effort)
        ),
        BRIEF,
    ),
    "governor": Level("cli-bot-governor", None, learned=True),
    "vizier": Level(
        "cli-bot-vizier",
        lambda judgement, seats, effort: judgement.searcher(seats, Budget(judgement.long_playouts, LONG).part(effort)),
        LONG,
    ),
    "sage": Level("cli-bot-sage", None, LONG, learned=True),
}
"""By name, easy to hard."""

LABELS = {name: level.label for name, level in LEVELS.items()}
"""What people call them."""


def maker_of(name: str) -> Maker | None:
    """How the bot of a name is made without a network: that of a level, `greedy`, or `search:` with playouts.

    None where no thinking bot has it.
    """
    if name in LEVELS:
        return LEVELS[name].make
    if name == GREEDY:
        return LEVELS["scribe"].make
    if playouts := playouts_of(name):
        return lambda judgement, seats, effort: judgement.searcher(seats, Budget(playouts).part(effort))
    return None


def easier(name: str) -> str:
    """The next easier level that plays without a network."""
    names = list(LEVELS)
    return next(other for other in reversed(names[: names.index(name)]) if not LEVELS[other].learned)


def playouts_of(name: str, kind: str = SEARCH) -> int:
    """The playouts of a search by its name, that of the `kind`; 0 if it isn't the name of one."""
    named, _, typed = name.partition(":")
    playouts = int(typed) if named == kind and typed.isdecimal() and len(typed) <= len(str(MOST_PLAYOUTS)) else 0
    return playouts if playouts <= MOST_PLAYOUTS else 0
