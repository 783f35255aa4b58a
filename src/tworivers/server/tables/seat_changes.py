"""Changing who plays on which seat: kept first, then made, then told, with the clocks that follow from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from tworivers.engine.match import Match
from tworivers.server.clocks import Clocks
from tworivers.server.storage import store
from tworivers.server.storage.database import Database
from tworivers.server.storage.entities import Header, Person, Seat
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.replay import decisions
from tworivers.server.tables.turn_times import times_after


class SeatedTable(Protocol):
    """A table as far as it says who sits on it."""

    header: Header
    seats: list[Seat]
    match: Match
    database: Database
    time: Callable[[], int]

    def seats_with(self, changed: Sequence[Seat]) -> list[Seat]:
        """All seats once these are changed."""
        ...

    def info_of(self, header: Header, seats: list[Seat], viewer: str) -> dict[str, Any]:
        """The table as a person sees it once it is like this."""
        ...

    async def keep(self, writing: Awaitable[None]) -> None:
        """Wait for a change to be kept."""
        ...

    def seated(self, header: Header, seats: list[Seat]) -> None:
        """Make a kept change so, and tell it."""
        ...


async def change_seats(
    table: SeatedTable,
    viewer: Person | None,
    changed: Sequence[Seat],
    request: Keyed | None = None,
    *,
    clocks: Clocks | None = None,
    stops: bool = False,
) -> dict[str, Any]:
    """Keep these seats and what follows from them; returns the table as the viewer sees it then.

    `clocks`: in place of those the table has; `stops`: the game ends as it stands. To be called where no other change
    of the table is under way.
    """
    before, time = table.header, table.time()
    seats = table.seats_with(changed)
    turn = [] if stops else before.turn
    times = times_after(before, seats, turn, time, decisions(table.match.moves, len(seats)), clocks=clocks)
    after = replace(before, changed=time, turn=turn, **vars(times))
    if stops:
        after = replace(after, over=True, ended="stopped")
    info = table.info_of(after, seats, "" if viewer is None else viewer.id)
    rows = [(table.seats[seat.seat], seat) for seat in changed]
    person = viewer if any(new.person not in (None, old.person) for old, new in rows) else None

    def write(db: Any) -> None:
        store.change_seats(db, before, after, rows)
        if person is not None:
            store.keep_person(db, person)

    await table.keep(table.database.write(write, receipt(request, lambda _: info)))
    table.seated(after, seats)
    return info
