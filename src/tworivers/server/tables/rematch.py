"""The same people once more: a new table with the same terms, its seats kept for those who sat at the old one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from tworivers.server.problems import Problem
from tworivers.server.storage import store
from tworivers.server.storage.entities import Person, Seat
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.new_table import Terms, new_header
from tworivers.server.tables.outgoing import table_info
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.seat_changes import change_seats
from tworivers.server.workers.files import Played


def require_rematch(table: LiveTable, person: str) -> None:
    """Refuse a rematch before the end, and to those who didn't play."""
    if table.state != "over":
        raise Problem("not-over")
    if not any(seat.person == person for seat in table.seats):
        raise Problem("not-seated")


async def rematch(
    registry: TableRegistry, table: LiveTable, person: Person, match: Played, request: Keyed | None = None
) -> str:
    """Set up the table of a rematch, unless there is one; returns its id. `match`: a new one of the same kind."""

    async def set_up() -> str:
        if table.header.rematch is not None:
            return table.header.rematch
        old, time = table.header, registry.settings.time()
        seats = [seat_again(seat, person) for seat in table.seats]
        terms = Terms(
            False,
            old.public,
            old.hints,
            old.chat,
            old.rated,
            old.time_control,
            old.language,
            old.rating_from,
            old.rating_to,
        )
        header = new_header(match, seats, person, terms, time)
        after = replace(old, rematch=header.id, changed=old.changed)

        def write(db: Connection) -> None:
            store.keep_person(db, person)
            store.keep_table(db, header, seats)
            store.change_seats(db, old, after, ())

        info = table_info(header, seats, table.game, person.id, (), time=time)
        await table.keep(registry.database.write(write, receipt(request, lambda _: info)))
        table.seated(after, table.seats)
        return header.id

    return await table.change(set_up)


def seat_again(seat: Seat, person: Person) -> Seat:
    """A seat of the old table at the new one: kept for its person, unless it is they who ask."""
    if seat.kind == "bot":
        return Seat(seat.seat, "bot", None, seat.name, seat.level)
    if seat.person == person.id:
        return Seat(seat.seat, "screen" if seat.kind == "screen" else "me", person.id, seat.name, None)
    return Seat(seat.seat, "open", None, seat.name, None, kept_for=seat.person)


async def release(table: LiveTable, person: Person, seat: int, request: Keyed | None = None) -> dict[str, Any]:
    """Let anybody sit down where a seat was kept for somebody."""

    async def change() -> dict[str, Any]:
        found = table.require_seat(seat)
        if table.seat_of(person.id) is None:
            raise Problem("not-seated")
        if found.kept_for is None:
            raise Problem("seat-not-kept")
        return await change_seats(table, person, [replace(found, kept_for=None, name=None)], request)

    return await table.change(change)
