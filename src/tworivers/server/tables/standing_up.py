"""Leaving a table before its game begins, and tables that one is done with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tworivers.server.clocks import DAYS
from tworivers.server.problems import Problem
from tworivers.server.storage import lobby_store
from tworivers.server.storage.entities import Person, Seat
from tworivers.server.tables.live_table import LiveTable

ABSENCE = 2 * 60_000
"""Milliseconds after which somebody who has left a public table that waits gives up their seat to others."""


async def stand_up_absent(table: LiveTable) -> None:
    """Free the seats of those who have left a public table while somebody else waits there."""
    header = table.header
    if table.state != "waiting" or not header.public or table.stale or table.number or not table.knows_elsewhere:
        return
    if header.time_control is not None and header.time_control["kind"] == DAYS:
        return
    since = table.time() - ABSENCE
    people = [seat for seat in table.seats if seat.person is not None]
    absent = [
        seat
        for seat in people
        if seat.person not in table.online
        and table.left.get(seat.person or "", max(table.began, header.changed)) <= since
    ]
    if absent and any(seat.person in table.online for seat in people):
        await _free(table, absent)


async def _free(table: LiveTable, seats: Sequence[Seat]) -> None:
    async def change() -> None:
        if table.state != "waiting" or any(table.seats[seat.seat] != seat for seat in seats):
            return
        await table.keep(table.database.write(lambda db: lobby_store.stand_up(db, table.header, seats)))
        free = [Seat(seat.seat, "open", None, None, None) for seat in seats]
        table.seated(replace(table.header, changed=table.time()), table.seats_with(free))

    await table.change(change)


async def be_done_with(table: LiveTable, person: Person) -> bool:
    """Delete a table at which no other person sits; returns whether it is gone altogether.

    From one that waits for others somebody stands up. One that is over stays for the others, off this person's list.
    """
    own = [seat for seat in table.seats if seat.person == person.id]
    if not own and table.header.creator != person.id:
        raise Problem("not-seated")
    others = any(seat.person not in (None, person.id) for seat in table.seats)
    if not others:
        return await _delete(table)
    if table.state == "playing" and own:
        raise Problem("others-play")
    if table.state == "waiting" and own:
        if table.number:
            raise Problem("begun")
        await _free(table, own)
    await table.database.write(lambda db: lobby_store.hide_table(db, person.id, table.header.id))
    return False


async def _delete(table: LiveTable) -> bool:
    async def change() -> bool:
        await table.keep(table.database.write(lambda db: lobby_store.delete_table(db, table.header)))
        table.outdated()
        return True

    return await table.change(change)
