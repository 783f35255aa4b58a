"""Queries and changes of the database about tables that anybody may join, and tables that somebody is done with."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tworivers.server.storage.announcing import TABLE, announce
from tworivers.server.storage.entities import Header, Listed, Seat
from tworivers.server.storage.friend_store import drop_invitations
from tworivers.server.storage.models import ChatRow, HiddenRow, MoveRow, SeatRow, TableRow
from tworivers.server.storage.store import Conflict, changed_otherwise, listed

OPEN = 200
"""Tables that wait in public, at most; the latest are found."""


def open_tables(db: Connection, since: int) -> Listed:
    """Public tables with a free seat for anybody that have changed since a moment, the oldest first."""
    free = select(SeatRow.table_id).where(SeatRow.person.is_(None), SeatRow.kind == "open", SeatRow.kept_for.is_(None))
    wanted = select(TableRow).where(TableRow.public, ~TableRow.over, TableRow.changed >= since, TableRow.id.in_(free))
    found = listed(db, wanted.order_by(TableRow.created.desc()).limit(OPEN))
    return found[::-1]


def stand_up(db: Connection, header: Header, seats: Iterable[Seat]) -> None:
    """Free seats of people at a table that waits: those of `seats`, as they were."""
    for seat in seats:
        theirs = update(SeatRow).where(SeatRow.table_id == header.id, SeatRow.seat == seat.seat)
        free = {"kind": "open", "person": None, "name": None, "token": None}
        if db.execute(theirs.where(SeatRow.person == seat.person).values(free)).rowcount != 1:
            raise Conflict
    changed_otherwise(db, header.id)


def hide_table(db: Connection, person: str, table: str) -> None:
    """Take a table off somebody's list for good."""
    try:
        with db.begin_nested():
            db.execute(insert(HiddenRow).values(person=person, table_id=table))
    except IntegrityError:
        return  # it was off already


def delete_table(db: Connection, header: Header) -> None:
    """Forget a table and everything that happened there, provided it stands as it did."""
    for rows in (HiddenRow, ChatRow, MoveRow, SeatRow):
        db.execute(delete(rows).where(rows.table_id == header.id))
    drop_invitations(db, header.id)
    gone = delete(TableRow).where(TableRow.id == header.id, TableRow.moves == header.moves)
    if db.execute(gone.where(TableRow.chain == header.chain)).rowcount != 1:
        raise Conflict
    announce(db, TABLE, header.id)
