"""Queries and changes of who wants to be told of their turns, on which devices, and what they were told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tworivers.server.storage.announcing import WISHES, announce
from tworivers.server.storage.models import NoticeRow, NoticeWishRow, PushPlaceRow, SeatRow, TableRow

MOST_DEVICES = 10
MAIL = "mail"
"""The way of a notice that isn't a device."""
AT_ONCE = 100


@dataclass(frozen=True)
class Wish:
    """How somebody wants to be told."""

    mail: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Minutes after midnight."""
    zone: str = "UTC"
    language: str = "en"


@dataclass(frozen=True)
class PushPlace:
    """A device that can be told."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True)
class Notice:
    """That a seat's turn began, for one person by one way."""

    table_id: str
    seat: int
    began: int
    way: str
    person: str
    due: int
    tries: int


def wish_of(db: Connection, person: str) -> Wish:
    """How somebody wants to be told."""
    row = db.execute(select(NoticeWishRow).where(NoticeWishRow.person == person)).first()
    return Wish() if row is None else Wish(row.mail, row.quiet_from, row.quiet_to, row.zone, row.language)


def keep_wish(db: Connection, person: str, wish: Wish) -> None:
    """Keep how somebody wants to be told."""
    kept = update(NoticeWishRow).where(NoticeWishRow.person == person).values(**vars(wish))
    if db.execute(kept).rowcount == 0:
        db.execute(insert(NoticeWishRow).values(person=person, **vars(wish)))
    announce(db, WISHES, person)


def stop_mail(db: Connection, person: str) -> None:
    """Send somebody no more letters."""
    db.execute(update(NoticeWishRow).where(NoticeWishRow.person == person).values(mail=False))
    db.execute(delete(NoticeRow).where(NoticeRow.person == person, NoticeRow.way == MAIL, NoticeRow.sent.is_(None)))


def places_of(db: Connection, person: str) -> list[PushPlace]:
    """Somebody's devices."""
    rows = db.execute(select(PushPlaceRow).where(PushPlaceRow.person == person).order_by(PushPlaceRow.made.desc()))
    return [PushPlace(row.id, row.person, row.endpoint, row.p256dh, row.auth) for row in rows]


def keep_place(db: Connection, place: PushPlace, made: int) -> None:
    """Keep a device; it tells whoever used it last, and nobody has more than some."""
    db.execute(delete(PushPlaceRow).where(PushPlaceRow.id == place.id))
    db.execute(insert(PushPlaceRow).values(**vars(place), made=made))
    announce(db, WISHES, place.person)
    many = [one.id for one in places_of(db, place.person)][MOST_DEVICES:]
    db.execute(delete(PushPlaceRow).where(PushPlaceRow.id.in_(many)))


def drop_place(db: Connection, place: str, person: str) -> None:
    """Forget a device."""
    db.execute(delete(PushPlaceRow).where(PushPlaceRow.id == place, PushPlaceRow.person == person))


def wanting(db: Connection) -> set[str]:
    """Everybody who wants to be told."""
    mail = db.scalars(select(NoticeWishRow.person).where(NoticeWishRow.mail))
    return {*mail, *db.scalars(select(PushPlaceRow.person))}


def note_turn(db: Connection, table: str, seat: int, began: int, person: str, due: int) -> None:
    """Note that somebody is to be told of a turn, by all of their ways; what is noted already stays."""
    ways = [*([MAIL] if wish_of(db, person).mail else []), *(one.id for one in places_of(db, person))]
    turn = and_(NoticeRow.table_id == table, NoticeRow.seat == seat, NoticeRow.began == began)
    known = set(db.scalars(select(NoticeRow.way).where(turn)))
    if known:
        return
    # what somebody was to be told of an earlier turn here is out of date
    here = and_(NoticeRow.table_id == table, NoticeRow.seat == seat, NoticeRow.began < began)
    db.execute(delete(NoticeRow).where(here))
    values = {"table_id": table, "seat": seat, "began": began, "person": person, "due": due, "tries": 0}
    try:
        with db.begin_nested():
            if ways:
                db.execute(insert(NoticeRow), [{**values, "way": way} for way in ways])
    except IntegrityError:
        return  # another server has noted it in this moment


def due_notices(db: Connection, moment: int) -> list[Notice]:
    """What is to be told by now and hasn't been."""
    wanted = select(NoticeRow).where(NoticeRow.sent.is_(None), NoticeRow.due <= moment)
    rows = db.execute(wanted.order_by(NoticeRow.due).limit(AT_ONCE))
    return [Notice(row.table_id, row.seat, row.began, row.way, row.person, row.due, row.tries) for row in rows]


def _this(notice: Notice) -> object:
    return and_(
        NoticeRow.table_id == notice.table_id,
        NoticeRow.seat == notice.seat,
        NoticeRow.began == notice.began,
        NoticeRow.way == notice.way,
    )


def claim(db: Connection, notice: Notice, moment: int) -> bool:
    """Take on telling somebody, unless another server has."""
    mine = update(NoticeRow).where(_this(notice), NoticeRow.sent.is_(None))  # type: ignore[arg-type]
    return db.execute(mine.values(sent=moment)).rowcount == 1


def put_off(db: Connection, notice: Notice, due: int, tries: int) -> None:
    """Tell somebody later."""
    db.execute(update(NoticeRow).where(_this(notice)).values(sent=None, due=due, tries=tries))  # type: ignore[arg-type]


def waiting_tables(db: Connection, person: str) -> int:
    """How many tables wait for somebody."""
    wanted = (
        select(TableRow.id, TableRow.since, SeatRow.seat)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person == person, ~TableRow.over)
    )
    rows = db.execute(wanted)
    return len({row.id for row in rows if row.seat < len(row.since) and row.since[row.seat] is not None})


def forget_notices(db: Connection, people: Iterable[str]) -> None:
    """Forget how people want to be told, their devices and what is still to be told."""
    for row in (NoticeRow, NoticeWishRow, PushPlaceRow):
        db.execute(delete(row).where(row.person.in_(list(people))))
