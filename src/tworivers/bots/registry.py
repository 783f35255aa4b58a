"""The bots of every game by name, and what the rest of the program asks of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tworivers.bots import amyitis, mesopotamia
from tworivers.bots.bot import Bot, Budget
from tworivers.bots.judgement import Judgement
from tworivers.bots.learned.ladder import ladder_of, learned_bot
from tworivers.bots.learned.network import BadNetwork, Network, network_of, network_plays
from tworivers.bots.levels import (
    GREEDY,
    LEVELS,
    MOST_PLAYOUTS,
    NETWORK,
    RANDOM,
    SEARCH,
    easier,
    maker_of,
    playouts_of,
)
from tworivers.bots.random_bot import RandomBot
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.messages import Message, Values
from tworivers.engine.objections import Objection, quote
from tworivers.engine.table import Table
from tworivers.games import GAMES

JUDGEMENTS: dict[str, Judgement] = {
    judgement.game.name: judgement for judgement in (amyitis.JUDGEMENT, mesopotamia.JUDGEMENT)
}
"""The games that bots can think about."""


class NoSuchBot(Objection):
    """A level or bot that a game doesn't have; the message says what it has."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has a bot for, easy to hard."""
    learned = ladder_of(GAMES[game]) if game in JUDGEMENTS else {}
    return tuple(
        name
        for name, level in LEVELS.items()
        if name == RANDOM or (game in JUDGEMENTS and (name in learned or not level.learned))
    )


@lru_cache(maxsize=32)
def bot_named(game: str, name: str, seats: int, effort: float = 1.0) -> Bot:
    """The bot of a level, `greedy`, `search:` and a number of playouts, or `network`, alone or with playouts too, for a
    number of players.

    `effort` is the part of its usual budget that it may use.
    """
    if name == RANDOM:
        return RandomBot(GAMES[game])
    if name == NETWORK or playouts_of(name, NETWORK):
        playouts = playouts_of(name, NETWORK)
        return learned_bot(network_for(game, seats), seats, effort, {"playouts": playouts} if playouts else {})
    if name in LEVELS and game in JUDGEMENTS:
        return _level(game, name, seats, effort)
    make = maker_of(name)
    if make and game in JUDGEMENTS:
        return make(JUDGEMENTS[game], seats, effort)
    values: Values = {"game": game, "name": quote(name), "bots": ", ".join(levels_of(game))}
    if game not in JUDGEMENTS:
        raise NoSuchBot(Message("wrong-bot", values))
    others: Values = {"greedy": GREEDY, "search": f"{SEARCH}:PLAYOUTS", "most": MOST_PLAYOUTS}
    others |= {"network": NETWORK, "searching": f"{NETWORK}:PLAYOUTS"}
    raise NoSuchBot(Message("wrong-bot-thinking", {**values, **others}))


def _level(game: str, name: str, seats: int, effort: float) -> Bot:
    """The bot of a level; one without the network if that can't be used."""
    learned = ladder_of(GAMES[game])
    if name in learned and network_plays(GAMES[game], seats):
        return learned_bot(network_of(GAMES[game]), seats, effort, learned[name])
    make = maker_of(easier(name) if LEVELS[name].learned else name)
    if make is None:
        return RandomBot(GAMES[game])
    return make(JUDGEMENTS[game], seats, effort)


def network_for(game: str, seats: int) -> Network:
    """A game's network; `BadNetwork` if it can't be used with so many players."""
    network = network_of(GAMES[game])
    if not network.knows(seats):
        raise BadNetwork(Message("wrong-network-seats", {"file": str(network.path), "seats": str(seats)}))
    return network


def choose(game: str, level: str, record: bytes, seats: int, seat: int, seed: int, effort: float = 1.0) -> int:
    """A legal action for seat in a position that went through the game's `hide` for seat.

    Plain values in and out, so that it can run in any process. `effort` is the part of its budget that a bot may use.
    The same seed gives the same answer, unless the time is up before the playouts are, or this process has thought of
    the position before.
    """
    return bot_named(game, level, seats, effort).choose(read_record(game, record), seat, seed)


def read_record(game: str, record: bytes) -> Any:
    """An array of one record from its bytes."""
    records = GAMES[game].new_records(1)
    if len(record) != records.nbytes:
        raise ValueError(f"a record of {game} has {records.nbytes} bytes, not {len(record)}")
    records.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return records


def warm_up(game: str) -> None:
    """Compile what a game's bots need, or load it from the cache, so that the first answer comes at once.

    Plain Python needs nothing.
    """
    if JIT:
        with one_at_a_time("bots"):
            seats = GAMES[game].seats[0]
            table = Table(GAMES[game], seats, seed=0)
            seat = table.actors()[0]
            names = [RANDOM, *((GREEDY, f"{SEARCH}:1") if game in JUDGEMENTS else ())]
            names += [NETWORK, f"{NETWORK}:1"] if network_plays(GAMES[game], seats) else []
            for name in names:
                bot_named(game, name, seats).choose(table.records, seat, 0)
            if game in JUDGEMENTS:
                judgement = JUDGEMENTS[game]
                judgement.search(judgement, seats, Budget(1)).think(table.records, seat, 0)
