"""The levels a table can have, easy to hard, and which bot each of them is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tworivers.bots import amyitis, mesopotamia
from tworivers.bots.bot import Bot, Budget
from tworivers.bots.chance import Chance
from tworivers.bots.judgement import Judgement
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.notation import quote
from tworivers.engine.table import Table
from tworivers.games import GAMES

LEVELS: tuple[str, ...] = ("random", "apprentice", "scribe", "steward", "vizier")
JUDGEMENTS: dict[str, Judgement] = {
    judgement.game.name: judgement for judgement in (amyitis.JUDGEMENT, mesopotamia.JUDGEMENT)
}
"""The games that bots can think about."""

HASTE = 0.7
"""An apprentice's mistakes, see `Greedy` and `Promising`."""
STEWARD = {"amyitis": Budget(playouts=150, seconds=0.7), "mesopotamia": Budget(playouts=400, seconds=0.7)}
"""The usual search of each game."""
VIZIER = {"amyitis": Budget(playouts=30_000, seconds=2.5), "mesopotamia": Budget(playouts=10_000, seconds=2.5)}
MOST_PLAYOUTS = 1_000_000


class NoSuchBot(ValueError):
    """A level or bot that a game doesn't have; the text says what it has."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has a bot for, easy to hard."""
    return LEVELS if game in JUDGEMENTS else LEVELS[:1]


@lru_cache(maxsize=8)
def bot_named(game: str, name: str, seats: int) -> Bot:
    """The bot of a level, `greedy`, or `search:` and a number of playouts, for a number of players."""
    if name == "random":
        return Chance(GAMES[game])
    if game in JUDGEMENTS:
        judgement = JUDGEMENTS[game]
        if playouts := _playouts(name):
            return judgement.search(judgement, seats, Budget(playouts))
        if name == "apprentice":
            return judgement.greedy(judgement, seats, HASTE)
        if name in ("scribe", "greedy"):
            return judgement.greedy(judgement, seats)
        if name == "steward":
            return judgement.search(judgement, seats, STEWARD[game])
        if name == "vizier":
            return judgement.search(judgement, seats, VIZIER[game])
    known = [*levels_of(game), *(["greedy", f"search:PLAYOUTS (1 to {MOST_PLAYOUTS:,})"] if game in JUDGEMENTS else [])]
    raise NoSuchBot(f"{game} has no bot {quote(name)}; it has {', '.join(known)}")


def _playouts(name: str) -> int:
    """The playouts of a search by its name; 0 if there is no such search."""
    kind, _, typed = name.partition(":")
    playouts = int(typed) if kind == "search" and typed.isdecimal() and len(typed) <= len(str(MOST_PLAYOUTS)) else 0
    return playouts if playouts <= MOST_PLAYOUTS else 0


def choose(game: str, level: str, record: bytes, seats: int, seat: int, seed: int) -> int:
    """A legal action for seat in a position that went through the game's `hide` for seat.

    Plain values in and out, so that it can run in any process. The same seed gives the same answer, unless the time is up before the playouts are,
    or this process has thought of the position before.
    """
    return bot_named(game, level, seats).choose(read_record(game, record), seat, seed)


def read_record(game: str, record: bytes) -> Any:
    """An array of one record from its bytes."""
    records = GAMES[game].new_records(1)
    if len(record) != records.nbytes:
        raise ValueError(f"a record of {game} has {records.nbytes} bytes, not {len(record)}")
    records.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return records


def warm_up(game: str) -> None:
    """Compile what a game's bots need, or load it from the cache, so that the first answer comes at once. In plain Python there is nothing to do."""
    if JIT:
        with one_at_a_time("bots"):
            seats = GAMES[game].seats[0]
            table = Table(GAMES[game], seats, seed=0)
            seat = table.actors()[0]
            for name in ("random", *(("greedy", "search:1") if game in JUDGEMENTS else ())):
                bot_named(game, name, seats).choose(table.records, seat, 0)
            if game in JUDGEMENTS:
                judgement = JUDGEMENTS[game]
                judgement.search(judgement, seats, Budget(1)).think(table.records, seat, 0)
