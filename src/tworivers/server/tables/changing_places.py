"""Before a game begins, somebody who sits at the table may take another seat that is still open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tworivers.server.problems import Problem
from tworivers.server.storage import store
from tworivers.server.storage.entities import Person
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.live_table import LiveTable


async def change_places(
    table: LiveTable, person: Person, seat: int, to: int, request: Keyed | None = None
) -> dict[str, Any]:
    """Leave a seat for an open one; returns the table as the person sees it then."""
    return await table.change(lambda: _change_places(table, person, seat, to, request))


async def _change_places(table: LiveTable, person: Person, seat: int, to: int, request: Keyed | None) -> dict[str, Any]:
    table.require_own(person.id, seat)
    free = table.require_free(to, person.id)
    if table.number > 0:
        raise Problem("begun")
    left, taken = replace(free, seat=seat), replace(table.seats[seat], seat=to)
    seats, header = table.seats_with([left, taken]), replace(table.header, changed=table.time())
    info = table.info_of(header, seats, person.id)
    await table.keep(
        table.database.write(
            lambda db: store.change_places(db, table.header.id, person.id, left, taken),
            receipt(request, lambda _: info),
        )
    )
    table.seated(header, seats)
    return info
