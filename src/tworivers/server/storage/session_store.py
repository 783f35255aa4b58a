"""Queries and changes of sessions. Each function works on a connection that `Database` gives it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from tworivers.server.storage.announcing import PERSON, SESSIONS, announce
from tworivers.server.storage.entities import Person, Session
from tworivers.server.storage.models import PersonRow, SessionRow, columns

MOST = 50
"""Sessions of one person; with more the one unseen for longest ends."""


def find_session(db: Connection, session: str) -> Session | None:
    """A session by its id."""
    row = db.execute(select(SessionRow).where(SessionRow.id == session)).first()
    return None if row is None else Session(**columns(row))


def sessions_of(db: Connection, person: str) -> list[Session]:
    """Somebody's sessions, the one seen last first."""
    theirs = select(SessionRow).where(SessionRow.person == person).order_by(SessionRow.seen.desc(), SessionRow.id)
    return [Session(**columns(row)) for row in db.execute(theirs)]


def keep_session(db: Connection, session: Session) -> list[str]:
    """Begin a session, unless it has begun already; returns the sessions that had to end for it."""
    if find_session(db, session.id) is None:
        db.execute(insert(SessionRow).values(**vars(session)))
    many = [other.id for other in sessions_of(db, session.person) if other.id != session.id][MOST - 1 :]
    if many:
        db.execute(delete(SessionRow).where(SessionRow.id.in_(many)))
        announce(db, SESSIONS, session.person)
    return many


def end_session(db: Connection, session: str, person: str) -> None:
    """End a session; the cookie that was signed for its person counts no longer either."""
    db.execute(delete(SessionRow).where(SessionRow.id == session, SessionRow.person == person))
    _unsign(db, person)


def end_sessions(db: Connection, person: str) -> list[str]:
    """End all sessions of a person; returns them."""
    ended = list(db.scalars(select(SessionRow.id).where(SessionRow.person == person)))
    db.execute(delete(SessionRow).where(SessionRow.person == person))
    _unsign(db, person)
    return ended


def keep_only_session(db: Connection, person: Person, session: Session) -> list[str]:
    """End all sessions of a person and begin a new one; returns those that ended."""
    ended = end_sessions(db, person.id)
    db.execute(insert(SessionRow).values(**vars(session)))
    return ended


def _unsign(db: Connection, person: str) -> None:
    db.execute(update(PersonRow).where(PersonRow.id == person).values(signed=False))
    announce(db, PERSON, person)
    announce(db, SESSIONS, person)


def note_seen(db: Connection, session: str, seen: int) -> None:
    """Note when a session was seen last."""
    db.execute(update(SessionRow).where(SessionRow.id == session).values(seen=seen))


def drop_unseen(db: Connection, before: int) -> None:
    """End the sessions that nobody has used since a moment."""
    db.execute(delete(SessionRow).where(SessionRow.seen < before))
