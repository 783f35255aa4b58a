"""Queries and changes of servers that share a database: who is alive, who sees to what, who is where, what has changed.

Each server looks around twice a second, in a transaction of its own, one after the other. So it says that it is alive,
finds those that are no longer, takes the time they were down off the clocks of their tables, and frees their duties.
Only PostgreSQL is shared.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from tworivers.engine.match import Move
from tworivers.server.storage.announcing import DUTIES, PRESENT, announce
from tworivers.server.storage.block_store import blocking
from tworivers.server.storage.clock_store import excuse, excuse_outage, last_alive, note_alive
from tworivers.server.storage.entities import Header, Listed, Said, Seat
from tworivers.server.storage.models import ChatRow, CommitRow, TableRow
from tworivers.server.storage.server_models import DutyRow, PresentRow, ServerRow
from tworivers.server.storage.store import listed, tables_with_bots

OUTAGE = 1000
"""Milliseconds without any server after which nobody's clock has run meanwhile."""
LOST = 1500
"""Milliseconds after which a server that has lost its session is given up."""
SILENT = 4000
"""Milliseconds after which one is given up that still has it."""
FORGOTTEN = 24 * 3_600_000
"""Milliseconds after which nothing is known of a server that is gone."""

_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('tworivers look'), hashtext(current_schema()))")
_TIME = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_WITH_SESSION = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = hashtext('tworivers server ' || current_schema())::oid"
)
_MOVES_AFTER = text(
    "SELECT moves.table_id, moves.number, moves.seat, moves.action FROM moves"
    " JOIN unnest(CAST(:tables AS varchar[]), CAST(:numbers AS integer[])) AS known(table_id, number)"
    " ON moves.table_id = known.table_id AND moves.number > known.number ORDER BY moves.number"
)


@dataclass(frozen=True)
class Around:
    """What a server sees when it looks around."""

    time: int
    served_until: int
    """Until when all servers are known to have been there."""
    known: bool
    """Whether the others took this server for alive until now."""
    freed: bool
    """Whether duties of others have become free."""
    excused: bool
    """Whether time was taken off clocks."""


def look_around(db: Connection, server: int) -> Around:
    """Say that a server is alive, and give up those that aren't."""
    db.execute(_ONE_AT_A_TIME)
    time = int(db.scalar(_TIME) or 0)
    alive = last_alive(db)
    outage = alive is not None and time - alive > OUTAGE
    if outage:
        excuse_outage(db, time)
        db.execute(update(ServerRow).where(ServerRow.gone.is_(None)).values(beat=time))
    note_alive(db, time)
    known = db.scalar(select(ServerRow.id).where(ServerRow.id == server, ServerRow.gone.is_(None))) is not None
    mine = insert_or(ServerRow).values(id=server, beat=time, gone=None)
    db.execute(mine.on_conflict_do_update(index_elements=["id"], set_={"beat": time, "gone": None}))
    there = set(db.scalars(_WITH_SESSION))
    served, freed = time, False
    for other, beat in db.execute(
        select(ServerRow.id, ServerRow.beat).where(ServerRow.gone.is_(None), ServerRow.id != server)
    ).all():
        if time - beat > (SILENT if other in there else LOST):
            give_up(db, other, beat, time)
            freed = True
        else:
            served = min(served, beat)
    return Around(time, served, known, freed, outage or freed)


def give_up(db: Connection, server: int, beat: int, time: int) -> None:
    """Free what a server saw to, which was last known to be alive at `beat`: its tables haven't been served since."""
    seen_to = select(DutyRow.name).where(DutyRow.server == server)
    open_there = select(PresentRow.table_id).where(PresentRow.server == server)
    excuse(db, beat, time, {*db.scalars(seen_to), *db.scalars(open_there)})
    leave(db, server, time)


def leave(db: Connection, server: int, time: int) -> None:
    """Free what a server saw to."""
    for table in set(db.scalars(select(PresentRow.table_id).where(PresentRow.server == server))):
        announce(db, PRESENT, table, everybody=True)
    db.execute(delete(DutyRow).where(DutyRow.server == server))
    db.execute(delete(PresentRow).where(PresentRow.server == server))
    db.execute(update(ServerRow).where(ServerRow.id == server).values(gone=time))
    announce(db, DUTIES, str(server), everybody=True)
    long_gone = list(db.scalars(select(ServerRow.id).where(ServerRow.gone < time - FORGOTTEN)))
    db.execute(delete(CommitRow).where(CommitRow.id.in_(long_gone)))
    db.execute(delete(ServerRow).where(ServerRow.id.in_(long_gone)))


def leave_now(db: Connection, server: int) -> None:
    """The same, by a server that stops."""
    db.execute(_ONE_AT_A_TIME)
    leave(db, server, int(db.scalar(_TIME) or 0))


def take_duties(db: Connection, server: int, names: Collection[str]) -> set[str]:
    """Take on what nobody else sees to; returns what this server sees to now, of these."""
    wish = [{"name": name, "server": server} for name in sorted(names)]
    db.execute(insert_or(DutyRow).values(wish).on_conflict_do_nothing())
    return set(db.scalars(select(DutyRow.name).where(DutyRow.name.in_(names), DutyRow.server == server)))


def drop_duties(db: Connection, server: int, names: Collection[str]) -> None:
    """Leave to others what this server saw to."""
    db.execute(delete(DutyRow).where(DutyRow.name.in_(names), DutyRow.server == server))
    announce(db, DUTIES, str(server))


def unattended(db: Connection, most: int, but: Collection[str] = ()) -> list[str]:
    """Tables at which a bot is to decide, and no server sees to that."""
    attended = {*but, *db.scalars(select(DutyRow.name))}
    waiting = [table for table in tables_with_bots(db) if table not in attended]
    found = listed(db, select(TableRow).where(TableRow.id.in_(waiting)))
    in_turn = [header.id for header, seats in found if any(seats[seat].bot is not None for seat in header.turn)]
    return in_turn[:most]


def note_present(db: Connection, server: int, changes: Mapping[str, tuple[Collection[str], Collection[str]]]) -> None:
    """Note who has come to tables at a server, and who has left."""
    for table, (came, left) in sorted(changes.items()):
        there = delete(PresentRow).where(PresentRow.table_id == table, PresentRow.server == server)
        if left:
            db.execute(there.where(PresentRow.person.in_(left)))
        if came:
            rows = [{"table_id": table, "server": server, "person": person} for person in sorted(came)]
            db.execute(insert_or(PresentRow).values(rows).on_conflict_do_nothing())
        announce(db, PRESENT, table)


def present_elsewhere(db: Connection, server: int, tables: Collection[str]) -> dict[str, set[str]]:
    """Who has these tables open at other servers."""
    wanted = select(PresentRow.table_id, PresentRow.person)
    found: dict[str, set[str]] = {}
    wanted = wanted.join(ServerRow, ServerRow.id == PresentRow.server).where(ServerRow.gone.is_(None))
    for table, person in db.execute(wanted.where(PresentRow.table_id.in_(list(tables)), PresentRow.server != server)):
        found.setdefault(table, set()).add(person)
    return found


def changed_since(db: Connection, moment: int) -> Listed:
    """Tables in play that have changed since a moment."""
    return listed(db, select(TableRow).where(~TableRow.over, TableRow.changed >= moment))


def revisions(db: Connection, tables: Collection[str]) -> dict[str, int]:
    """The revisions of tables; those that are gone are missing."""
    found = db.execute(select(TableRow.id, TableRow.revision).where(TableRow.id.in_(list(tables))))
    return {row.id: row.revision for row in found}


@dataclass(frozen=True)
class Stand:
    """How a table stands in the database: with the moves after those somebody knows."""

    header: Header
    seats: list[Seat]
    moves: list[Move]
    first: int
    """The number of the first of these moves."""


def stands(db: Connection, known: Mapping[str, int]) -> dict[str, Stand]:
    """How tables stand, each with its moves after a number that is known."""
    moves: dict[str, list[Move]] = {table: [] for table in known}
    for row in db.execute(_MOVES_AFTER, {"tables": list(known), "numbers": list(known.values())}):
        moves[row.table_id].append(Move(row.seat, row.action))
    found = listed(db, select(TableRow).where(TableRow.id.in_(list(known))))
    return {header.id: Stand(header, seats, moves[header.id], known[header.id] + 1) for header, seats in found}


def words(db: Connection, numbers: Iterable[int]) -> list[tuple[str, Said, frozenset[str]]]:
    """Chat messages by their numbers, each with its table, and those who block whoever said it."""
    names = Said.__dataclass_fields__
    wanted = select(ChatRow.table_id, *(getattr(ChatRow, name) for name in names))
    rows = db.execute(wanted.where(ChatRow.id.in_(list(numbers))).order_by(ChatRow.id))
    found = [(row[0], Said(*row[1:])) for row in rows]
    return [(table, said, blocking(db, said.person)) for table, said in found]


def last_words(db: Connection, tables: Collection[str], since: int) -> list[tuple[str, int]]:
    """The numbers of what was said at tables since a moment, with their tables."""
    wanted = select(ChatRow.table_id, ChatRow.id).where(ChatRow.table_id.in_(list(tables)), ChatRow.said >= since)
    return [(row[0], row[1]) for row in db.execute(wanted)]
