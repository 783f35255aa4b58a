"""People who don't play on: they resign, their time is up, or they stay away; and games that people stop.

A bot of the table's level plays on their seat then. The seat stays theirs, and they get it back at once when they ask
for it. A game that no person plays any more ends as it stands; so does one that all who still play want to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Person, Seat
from tworivers.server.storage.requests import Keyed
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.seat_changes import change_seats
from tworivers.server.tables.table_events import Leaving
from tworivers.server.tables.turn_times import clocks_of
from tworivers.server.workers.bots import levels_of

USUAL = "scribe"
"""The level of who plays for people at a table without bots, where a game has it."""


def stand_in_level(table: LiveTable) -> str:
    """The level of a table: that of its bots, otherwise the usual one."""
    levels = levels_of(table.game.name)
    usual = USUAL if USUAL in levels else levels[len(levels) // 2]
    return next((seat.level for seat in table.seats if seat.kind == "bot" and seat.level in levels), usual)


async def resign(table: LiveTable, person: Person, seat: int, request: Keyed | None = None) -> dict[str, Any]:
    """Play no further on a seat of one's own."""

    async def change() -> dict[str, Any]:
        own = _own_in_play(table, person, seat)
        if own.stand_in is not None:
            raise Problem("seat-left")
        return await _leave(table, person, [seat], "resigned", request)

    return await table.change(change)


async def come_back(table: LiveTable, person: Person, seat: int, request: Keyed | None = None) -> dict[str, Any]:
    """Take back a seat of one's own on which a bot plays."""

    async def change() -> dict[str, Any]:
        own = _own_in_play(table, person, seat)
        if own.stand_in is None:
            raise Problem("seat-not-left")
        clocks = clocks_of(table.header, len(table.seats))
        back = replace(own, stand_in=None, gone=None)
        return await change_seats(table, person, [back], request, clocks=clocks and clocks.come_back(seat))

    return await table.change(change)


async def replace_absent(table: LiveTable, person: Person, seat: int, request: Keyed | None = None) -> dict[str, Any]:
    """Let a bot play for somebody who keeps the others waiting and has been away for a while."""

    async def change() -> dict[str, Any]:
        _require_in_play(table)
        table.require_seat(seat)
        if not any(other.person == person.id and other.bot is None for other in table.seats):
            raise Problem("not-seated")
        since = table.replaceable().get(seat)
        if since is None or table.time() < since:
            raise Problem("not-away")
        return await _leave(table, person, [seat], "away", request)

    return await table.change(change)


async def run_out(table: LiveTable) -> None:
    """Let bots play for all whose time is up."""

    async def change() -> None:
        clocks = clocks_of(table.header, len(table.seats))
        out = clocks.out(table.time()) if clocks is not None and table.state == "playing" else []
        if out:
            await _leave(table, None, out, "time", None)

    await table.change(change)


async def agree_to_stop(table: LiveTable, person: Person, agrees: bool, request: Keyed | None = None) -> dict[str, Any]:
    """Vote for ending the game as it stands, or against it: one no ends the vote."""

    async def change() -> dict[str, Any]:
        _require_in_play(table)
        playing = [seat for seat in table.seats if seat.bot is None]
        if not any(seat.person == person.id for seat in playing):
            raise Problem("not-seated")
        if agrees:
            voted = [replace(seat, agrees=True) for seat in playing if seat.person == person.id]
        else:
            voted = [replace(seat, agrees=False) for seat in table.seats if seat.agrees]
        unanimous = agrees and all(seat.agrees or seat.person == person.id for seat in playing)
        return await change_seats(table, person, voted, request, stops=unanimous)

    return await table.change(change)


async def _leave(
    table: LiveTable, person: Person | None, seats: Sequence[int], why: Leaving, request: Keyed | None
) -> dict[str, Any]:
    level = stand_in_level(table)
    left = [replace(table.seats[seat], stand_in=level, gone=why, agrees=False) for seat in seats]
    staying = [seat for seat in table.seats if seat.bot is None and seat.seat not in seats]
    # whoever is left has agreed with all others once those who hadn't are gone
    return await change_seats(table, person, left, request, stops=all(seat.agrees for seat in staying))


def _require_in_play(table: LiveTable) -> None:
    if table.state != "playing":
        raise Problem("waiting" if table.state == "waiting" else "over")


def _own_in_play(table: LiveTable, person: Person, seat: int) -> Seat:
    table.require_own(person.id, seat)
    _require_in_play(table)
    return table.seats[seat]
