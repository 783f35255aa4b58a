"""From a table's header and moves, as the database keeps them, to its match and log; and back to where it stands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from tworivers.engine.match import Match, Move
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.server.storage.entities import Header, Progress, Seat
from tworivers.server.tables.outgoing import Entry, move_entry, setup_entry
from tworivers.server.tables.turn_times import times_after

SLICE = 0.001
"""Seconds of replaying before others get a turn."""
REST = 3 * SLICE
"""Seconds that are theirs then: a move takes the loop, the database's writer and the loop again; if slices followed one
another, each of these would wait for one."""


async def replayed(game: Game, header: Header, seats: list[Seat], moves: list[Move]) -> tuple[Match, list[Entry]]:
    """The match and its log.

    A long game takes a good part of a second. In a thread it would hold up the event loop all that time, because plain
    Python lets one thread run at a time; in slices with rests between it delays others by a slice, now and then.
    """
    match = await asyncio.to_thread(begun, game, header, len(seats))
    entries = [setup_entry(match.table, match.events_of(0))]
    until = time.perf_counter() + SLICE
    for number, move in enumerate(moves, 1):
        if time.perf_counter() > until:
            await asyncio.sleep(REST)
            until = time.perf_counter() + SLICE
        action = game.action_words(match.table.g, move.seat, move.action)
        events = match.play(move.seat, move.action)
        entries.append(move_entry(number, move, action, match.table, events))
    return match, entries


def begun(game: Game, header: Header, seats: int) -> Match:
    """The match of a table before its first move."""
    return Match(
        game,
        seats,
        header.seed,
        header.options,
        header.box,
        version=header.version,
        position=header.position,
    )


def progress_of(
    table: Table,
    number: int,
    moves: Sequence[Move],
    chain: str,
    before: Header,
    seats: Sequence[Seat],
    time: int,
    mover: int | None = None,
) -> Progress:
    """Where a table stands after so many moves with that mark. `before`: how it was, `mover`: who changes it."""
    turn = table.actors()
    decided = decisions(moves, len(seats)) if before.time_control else ()
    times = times_after(before, seats, turn, time, decided, mover)
    ended = "finished" if table.over else None
    return Progress(number, chain, turn, table.scores(), table.over, ended=ended, **vars(times))


def decisions(moves: Sequence[Move], seats: int) -> list[int]:
    """How many each seat has made."""
    made = [0] * seats
    for move in moves:
        made[move.seat] += 1
    return made
