"""Erasing a person: their games stay, without their name."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, or_, select, update

from tworivers.server.accounts import guest_name
from tworivers.server.storage.address_store import drop_address
from tworivers.server.storage.announcing import PERSON, announce
from tworivers.server.storage.friend_store import forget_friends
from tworivers.server.storage.models import ChatRow, HiddenRow, PersonRow, RequestRow, SeatRow, SessionRow, TableRow
from tworivers.server.storage.moderation_store import forget_measures
from tworivers.server.storage.notice_store import forget_notices
from tworivers.server.storage.rating_store import forget_ratings
from tworivers.server.storage.report_store import forget_reports
from tworivers.server.storage.store import changed_otherwise


def erase_person(db: Connection, person: str, level: Callable[[str], str]) -> list[str]:
    """Erase all that is known of somebody; returns the tables they sat at.

    What stays is a number without meaning on the seats of finished games, and the moves. Words they said, and words
    that were said to them alone, go. Computer opponents play their running games on, each of the `level` for its game;
    where a game hasn't begun, the seat is open again.
    """
    drop_address(db, person)
    forget_ratings(db, person)
    forget_notices(db, [person])
    forget_friends(db, [person])
    forget_reports(db, person)
    forget_measures(db, person)
    db.execute(delete(HiddenRow).where(HiddenRow.person == person))
    db.execute(delete(SessionRow).where(SessionRow.person == person))
    db.execute(delete(RequestRow).where(RequestRow.person == person))
    db.execute(delete(ChatRow).where(or_(ChatRow.person == person, ChatRow.to_person == person)))
    tables = list(db.scalars(select(SeatRow.table_id).where(SeatRow.person == person).distinct()))
    _leave_seats(db, person, level)
    db.execute(update(SeatRow).where(SeatRow.person == person).values(name=None, token=None))
    db.execute(update(SeatRow).where(SeatRow.kept_for == person).values(kept_for=None, name=None))
    for table in tables:
        changed_otherwise(db, table)
    announce(db, PERSON, person)
    nobody = {"account": None, "account_key": None, "password": None, "signed": False, "shown": False}
    db.execute(update(PersonRow).where(PersonRow.id == person).values(name=guest_name(person), **nobody))
    return tables


def _leave_seats(db: Connection, person: str, level: Callable[[str], str]) -> None:
    """Leave the seats of games that aren't over."""
    theirs = select(TableRow.id, TableRow.game).join(SeatRow, SeatRow.table_id == TableRow.id)
    running = db.execute(theirs.where(SeatRow.person == person, ~TableRow.over).distinct()).all()
    for table, game in running:
        free = (SeatRow.table_id == table, SeatRow.person.is_(None), SeatRow.kind != "bot")
        waiting = db.execute(select(SeatRow.seat).where(*free)).first() is not None
        then: dict[str, str] = {"kind": "open"} if waiting else {"kind": "bot", "level": level(game)}
        left = update(SeatRow).where(SeatRow.table_id == table, SeatRow.person == person)
        db.execute(left.values(person=None, name=None, token=None, **then))
