"""Queries and changes of the database about clocks: which are up, and what is nobody's loss.

While tables with a pace are played the server notes every moment or so that it is alive. When it starts, the time since
then is taken off every clock that runs: nobody could decide.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, insert, select, update

from tworivers.server.clocks import kept_clocks
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


def excuse_outage(db: Connection, time: int) -> int:
    """Take the time since a server was last known to be alive off all clocks that run; returns how many tables."""
    alive = db.scalar(select(SettingRow.value).where(SettingRow.name == ALIVE))
    note_alive(db, time)
    if alive is None or int(alive) >= time:
        return 0
    columns = (TableRow.id, TableRow.time_control, TableRow.clocks)
    changes = []
    for table, control, kept in db.execute(select(*columns).where(TableRow.deadline.is_not(None))):
        clocks = kept_clocks(control, kept)
        if clocks is not None:
            clocks = clocks.excused(int(alive), time)
            changes.append({"table": table, "kept": clocks.as_json(), "until": clocks.deadline})
    if changes:
        excused = update(TableRow).where(TableRow.id == bindparam("table"))
        db.execute(excused.values(clocks=bindparam("kept"), deadline=bindparam("until")), changes)
    return len(changes)
