"""Queries and changes of the database about clocks: which are up, and what is nobody's loss.

While tables with a pace are played the server notes every moment or so that it is alive. When it starts, the time since
then is taken off every clock that runs: nobody could decide.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, insert, select, update

from tworivers.server.clocks import kept_clocks
from tworivers.server.storage.announcing import TABLE, announce
from tworivers.server.storage.models import SettingRow, TableRow

ALIVE = "alive"


def due_tables(db: Connection, time: int) -> tuple[list[str], bool]:
    """The tables at which some clock is up, and whether any clock runs at all."""
    due = list(db.scalars(select(TableRow.id).where(TableRow.deadline <= time)))
    return due, bool(due) or db.scalar(select(TableRow.id).where(TableRow.deadline.is_not(None)).limit(1)) is not None


def note_alive(db: Connection, time: int) -> None:
    """Note that a server is alive at a moment."""
    noted = update(SettingRow).where(SettingRow.name == ALIVE).values(value=str(time))
    if db.execute(noted).rowcount == 0:
        db.execute(insert(SettingRow).values(name=ALIVE, value=str(time)))


def last_alive(db: Connection) -> int | None:
    """When a server was last known to be alive."""
    alive = db.scalar(select(SettingRow.value).where(SettingRow.name == ALIVE))
    return None if alive is None else int(alive)


def excuse_outage(db: Connection, time: int) -> list[str]:
    """Take the time since a server was last known to be alive off all clocks that run; returns the tables."""
    alive = last_alive(db)
    note_alive(db, time)
    return [] if alive is None or alive >= time else excuse(db, alive, time)


def excuse(db: Connection, begin: int, end: int, only: Collection[str] | None = None) -> list[str]:
    """Take the time between two moments off the clocks that run, at some tables or at all; returns the tables."""
    columns = (TableRow.id, TableRow.time_control, TableRow.clocks)
    running = select(*columns).where(TableRow.deadline.is_not(None)).order_by(TableRow.id)
    if only is not None:
        running = running.where(TableRow.id.in_(only))
    changes = []
    for table, control, kept in db.execute(running.with_for_update()):
        clocks = kept_clocks(control, kept)
        if clocks is not None:
            clocks = clocks.excused(begin, end)
            changes.append({"table": table, "kept": clocks.as_json(), "until": clocks.deadline})
    if changes:
        excused = update(TableRow).where(TableRow.id == bindparam("table"))
        anew = {"clocks": bindparam("kept"), "deadline": bindparam("until"), "revision": TableRow.revision + 1}
        db.execute(excused.values(anew), changes)
    tables = [str(change["table"]) for change in changes]
    for table in tables:
        announce(db, TABLE, table, everybody=True)
    return tables
