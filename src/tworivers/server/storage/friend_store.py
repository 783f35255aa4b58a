"""Queries and changes of the database about friends: who asked whom, who is here, who invites to which table.

Somebody who has blocked somebody never sees what they ask for. For whoever asks, it waits: as with friends who haven't
looked yet, or who have declined.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tworivers.server.storage.entities import Header, Seat
from tworivers.server.storage.models import PersonRow, SeatRow, TableRow
from tworivers.server.storage.social_models import BlockRow, FriendshipRow, InvitationRow, PresenceRow
from tworivers.server.storage.store import listed

MOST = 500
"""Friends and unanswered questions of one person."""
HERE = 60_000
"""Milliseconds after which somebody who isn't seen any more is away."""
INVITATIONS = 50


class TooMany(Exception):
    """Somebody has as many friends as there is room for."""


@dataclass(frozen=True)
class Friend:
    """Somebody who is a friend, has asked to be one or has been asked."""

    id: int
    person: str
    account: str
    standing: Literal["friend", "asks", "asked"]
    """"friend", "asks" (them, us) or "asked" (we, them)."""
    here: bool = False
    table: str | None = None
    """The table they have open, if everybody may watch it."""
    game: str | None = None


@dataclass(frozen=True)
class Invitation:
    """A friend wants somebody at a table."""

    id: int
    account: str
    header: Header
    seats: list[Seat]
    made: int


def account_of(db: Connection, key: str) -> tuple[str, str] | None:
    """The id and the account, as it is written, of whoever has an account with this key."""
    row = db.execute(select(PersonRow.id, PersonRow.account).where(PersonRow.account_key == key)).first()
    return None if row is None else (row.id, row.account)


def friends_of(db: Connection, person: str, time: int) -> list[Friend]:
    """Somebody's friends and questions, by name; who is here of those who let friends know."""
    mine = select(FriendshipRow).where(or_(FriendshipRow.asker == person, FriendshipRow.asked == person))
    rows = {row.asked if row.asker == person else row.asker: row for row in db.execute(mine)}
    hidden = set(db.scalars(select(BlockRow.blocked).where(BlockRow.person == person)))
    here = (PresenceRow.person == PersonRow.id) & (PresenceRow.seen > time - HERE) & PersonRow.shown
    known = select(PersonRow.id, PersonRow.account, PresenceRow.seen, PresenceRow.table_id, TableRow.game).where(
        PersonRow.id.in_(rows), PersonRow.account.is_not(None)
    )
    public = and_(TableRow.id == PresenceRow.table_id, TableRow.public, ~TableRow.over)
    found = []
    for one in db.execute(known.outerjoin(PresenceRow, here).outerjoin(TableRow, public).order_by(PersonRow.account)):
        row = rows[one.id]
        if row.accepted is not None:
            table = one.table_id if one.game is not None else None
            found.append(Friend(row.id, one.id, one.account, "friend", one.seen is not None, table, one.game))
        elif row.asker == person:
            found.append(Friend(row.id, one.id, one.account, "asked"))
        elif not row.declined and one.id not in hidden:
            found.append(Friend(row.id, one.id, one.account, "asks"))
    return found


def ask(db: Connection, person: str, other: str, time: int) -> None:
    """Ask somebody to be friends; if they have asked themselves, they are friends from now on.

    Of whoever blocks somebody, that somebody hears no answer: the question waits.
    """
    if are_friends(db, person, other):
        return
    many = select(func.count()).select_from(FriendshipRow).where(FriendshipRow.asker == person)
    if (db.scalar(many) or 0) >= MOST:
        raise TooMany
    theirs = (FriendshipRow.asker == other, FriendshipRow.asked == person)
    # whoever asks somebody wants something of them again
    db.execute(delete(BlockRow).where(BlockRow.person == person, BlockRow.blocked == other))
    blocked = db.scalar(select(BlockRow.id).where(BlockRow.person == other, BlockRow.blocked == person))
    if blocked is None and db.execute(update(FriendshipRow).where(*theirs).values(accepted=time)).rowcount:
        db.execute(delete(FriendshipRow).where(FriendshipRow.asker == person, FriendshipRow.asked == other))
        return
    try:
        with db.begin_nested():
            db.execute(insert(FriendshipRow).values(asker=person, asked=other, made=time, declined=False))
    except IntegrityError:
        return  # it waits already


def are_friends(db: Connection, person: str, other: str) -> bool:
    """Whether two are friends."""
    pair = or_(
        and_(FriendshipRow.asker == person, FriendshipRow.asked == other),
        and_(FriendshipRow.asker == other, FriendshipRow.asked == person),
    )
    return db.scalar(select(FriendshipRow.id).where(pair, FriendshipRow.accepted.is_not(None))) is not None


def accept(db: Connection, person: str, friendship: int, time: int) -> bool:
    """Say yes to somebody who asks; whether they do."""
    asks = update(FriendshipRow).where(FriendshipRow.id == friendship, FriendshipRow.asked == person)
    return db.execute(asks.where(FriendshipRow.accepted.is_(None)).values(accepted=time)).rowcount == 1


def end(db: Connection, person: str, friendship: int) -> bool:
    """End a friendship, take a question back, or decline one; whether there is such a thing."""
    this = FriendshipRow.id == friendship
    declined = update(FriendshipRow).where(this, FriendshipRow.asked == person, FriendshipRow.accepted.is_(None))
    if db.execute(declined.values(declined=True)).rowcount:
        return True
    row = db.execute(select(FriendshipRow.asker, FriendshipRow.asked).where(this)).first()
    if row is None or person not in (row.asker, row.asked):
        return False
    part(db, row.asker, row.asked)
    return True


def part(db: Connection, one: str, other: str) -> None:
    """Two are no friends any more, and have asked each other nothing."""
    for asker, asked in ((one, other), (other, one)):
        db.execute(delete(FriendshipRow).where(FriendshipRow.asker == asker, FriendshipRow.asked == asked))
        db.execute(delete(InvitationRow).where(InvitationRow.asker == asker, InvitationRow.asked == asked))


# Who is here


def is_shown(db: Connection, person: str) -> bool:
    """Whether somebody's friends are told when they are here."""
    return bool(db.scalar(select(PersonRow.shown).where(PersonRow.id == person)))


def show(db: Connection, person: str, shown: bool) -> None:
    """Let friends know when somebody is here, or not."""
    db.execute(update(PersonRow).where(PersonRow.id == person).values(shown=shown))
    if not shown:
        db.execute(delete(PresenceRow).where(PresenceRow.person == person))


def any_shown(db: Connection, people: Collection[str]) -> bool:
    """Whether anybody of these lets friends know."""
    return db.scalar(select(PersonRow.id).where(PersonRow.id.in_(people), PersonRow.shown).limit(1)) is not None


def keep_presence(db: Connection, here: Mapping[str, str | None], time: int) -> None:
    """Note who is here now, of those who let friends know; at which table, if at one."""
    wanted = select(PersonRow.id).where(PersonRow.id.in_(here), PersonRow.shown)
    for person in db.scalars(wanted).all():
        values = {"seen": time, "table_id": here[person]}
        if not db.execute(update(PresenceRow).where(PresenceRow.person == person).values(**values)).rowcount:
            db.execute(insert(PresenceRow).values(person=person, **values))


# Invitations


def invite(db: Connection, table: str, asker: str, asked: str, time: int) -> None:
    """Keep that somebody wants a friend at a table."""
    db.execute(delete(InvitationRow).where(InvitationRow.table_id == table, InvitationRow.asked == asked))
    db.execute(insert(InvitationRow).values(table_id=table, asker=asker, asked=asked, made=time))


def invitations_to(db: Connection, person: str) -> list[Invitation]:
    """The tables somebody is invited to that still have a free seat for them, the latest first."""
    free = select(SeatRow.table_id).where(SeatRow.person.is_(None), SeatRow.kind == "open", SeatRow.kept_for.is_(None))
    there = select(SeatRow.table_id).where(SeatRow.person == person)
    wanted = (
        select(InvitationRow, PersonRow.account)
        .join(PersonRow, PersonRow.id == InvitationRow.asker)
        .where(InvitationRow.asked == person, InvitationRow.table_id.in_(free), InvitationRow.table_id.not_in(there))
        .order_by(InvitationRow.made.desc())
        .limit(INVITATIONS)
    )
    rows = db.execute(wanted).all()
    waiting = select(TableRow).where(TableRow.id.in_([row.table_id for row in rows]), ~TableRow.over)
    tables = {header.id: (header, seats) for header, seats in listed(db, waiting)}
    return [
        Invitation(row.id, row.account or "", *tables[row.table_id], row.made) for row in rows if row.table_id in tables
    ]


def drop_invitation(db: Connection, person: str, invitation: int) -> None:
    """Forget an invitation."""
    db.execute(delete(InvitationRow).where(InvitationRow.id == invitation, InvitationRow.asked == person))


def drop_invitations(db: Connection, table: str) -> None:
    """Forget all invitations to a table."""
    db.execute(delete(InvitationRow).where(InvitationRow.table_id == table))


def forget_friends(db: Connection, people: Collection[str]) -> None:
    """Forget people's friends, blocks, invitations and when they were here."""
    for row, columns in (
        (FriendshipRow, (FriendshipRow.asker, FriendshipRow.asked)),
        (InvitationRow, (InvitationRow.asker, InvitationRow.asked)),
        (BlockRow, (BlockRow.person, BlockRow.blocked)),
        (PresenceRow, (PresenceRow.person,)),
    ):
        db.execute(delete(row).where(or_(*(column.in_(people) for column in columns))))
