"""All queries and changes of the database. Each function works on a connection that `Database` gives it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tworivers.engine.match import Move
from tworivers.server.storage.announcing import CHAT as CHAT_SAID
from tworivers.server.storage.announcing import PERSON, TABLE, announce
from tworivers.server.storage.entities import Header, Listed, MoveGone, MoveMade, Person, Progress, Said, Seat, now
from tworivers.server.storage.models import (
    ChatRow,
    HiddenRow,
    MoveRow,
    PersonRow,
    SeatRow,
    SettingRow,
    TableRow,
    columns,
)

MINE = 200
RUNNING = 50
"""Tables in a list, at most."""
CHAT = 500
"""Chat messages that are shown; the oldest are left out."""


class Conflict(Exception):
    """Somebody else was quicker: the change no longer fits what the database holds."""


def secret(db: Connection) -> str:
    """The secret that signs cookies; made at the first start."""
    return kept_setting(db, "secret", lambda: secrets.token_hex(32))


def kept_setting(db: Connection, name: str, new: Callable[[], str]) -> str:
    """Something the server keeps about itself; made at the first start, by one server of several."""
    wanted = select(SettingRow.value).where(SettingRow.name == name)
    kept = db.scalar(wanted)
    if kept is None:
        kept = new()
        try:
            with db.begin_nested():
                db.execute(insert(SettingRow).values(name=name, value=kept))
        except IntegrityError:
            kept = db.scalar(wanted)
    return str(kept)


def find_person(db: Connection, person: str) -> Person | None:
    """Somebody who did something here before."""
    known = select(PersonRow.id, PersonRow.name, PersonRow.account, PersonRow.signed)
    row = db.execute(known.where(PersonRow.id == person)).first()
    return None if row is None else Person(**columns(row))


def keep_person(db: Connection, person: Person) -> None:
    """Remember a person and their name."""
    announce(db, PERSON, person.id)
    if db.execute(update(PersonRow).where(PersonRow.id == person.id).values(name=person.name)).rowcount == 0:
        db.execute(insert(PersonRow).values(id=person.id, name=person.name, created=now()))


def find_account(db: Connection, key: str) -> tuple[Person, str] | None:
    """The owner of an account and the hash of its password."""
    row = db.execute(select(PersonRow).where(PersonRow.account_key == key)).first()
    return None if row is None else (Person(row.id, row.name, row.account, row.signed), row.password)


def keep_account(db: Connection, person: Person, account: str, key: str, password: str) -> None:
    """Make a guest the owner of an account."""
    keep_person(db, person)
    try:
        changed = update(PersonRow).where(PersonRow.id == person.id, PersonRow.account.is_(None))
        if db.execute(changed.values(account=account, account_key=key, password=password)).rowcount == 0:
            raise Conflict
    except IntegrityError:
        raise Conflict from None


def keep_password(db: Connection, person: str, password: str) -> None:
    """Replace a password's hash by one made with today's parameters."""
    db.execute(update(PersonRow).where(PersonRow.id == person).values(password=password))


def keep_table(db: Connection, header: Header, seats: Iterable[Seat], moves: Sequence[Move] = ()) -> None:
    """Keep a new table."""
    db.execute(insert(TableRow).values(**vars(header)))
    db.execute(insert(SeatRow), [{"table_id": header.id, **vars(seat)} for seat in seats])
    if moves:
        rows = [{"table_id": header.id, "number": number, **vars(move)} for number, move in enumerate(moves, 1)]
        db.execute(insert(MoveRow), rows)


def find_table(db: Connection, table: str) -> tuple[Header, list[Seat], list[Move]] | None:
    """A table with its seats and all of its moves."""
    row = db.execute(select(TableRow).where(TableRow.id == table)).first()
    if row is None:
        return None
    moves = db.execute(select(MoveRow.seat, MoveRow.action).where(MoveRow.table_id == table).order_by(MoveRow.number))
    return Header(**columns(row)), _seats(db, [table])[table], [Move(move.seat, move.action) for move in moves]


def find_header(db: Connection, table: str) -> tuple[Header, list[Seat]] | None:
    """A table with its seats, without its moves."""
    row = db.execute(select(TableRow).where(TableRow.id == table)).first()
    return None if row is None else (Header(**columns(row)), _seats(db, [table])[table])


def game_of(db: Connection, table: str) -> str | None:
    """The game that is played at a table."""
    return db.execute(select(TableRow.game).where(TableRow.id == table)).scalar()


_ALL_OF_SEATS = select(SeatRow.table_id, *(getattr(SeatRow, field.name) for field in fields(Seat)))


def _seats(db: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in db.execute(_ALL_OF_SEATS.where(SeatRow.table_id.in_(tables)).order_by(SeatRow.seat)):
        found[row.table_id].append(Seat(*row[1:]))
    return found


def listed(db: Connection, wanted: Any) -> Listed:
    """The tables that a query finds, each with its seats."""
    headers = [Header(**columns(row)) for row in db.execute(wanted)]
    seats = _seats(db, [header.id for header in headers])
    return [(header, seats[header.id]) for header in headers]


def tables_of(db: Connection, person: str) -> Listed:
    """Tables somebody sits at or has set up and isn't done with, the latest first."""
    theirs = or_(TableRow.creator == person, TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person == person)))
    hidden = TableRow.id.in_(select(HiddenRow.table_id).where(HiddenRow.person == person))
    return listed(db, select(TableRow).where(theirs, ~hidden).order_by(TableRow.changed.desc()).limit(MINE))


def running_tables(db: Connection) -> Listed:
    """Public tables that are being played, the latest first."""
    waiting = select(SeatRow.table_id).where(SeatRow.person.is_(None), SeatRow.kind != "bot")
    wanted = select(TableRow).where(TableRow.public, ~TableRow.over, TableRow.id.not_in(waiting))
    return listed(db, wanted.order_by(TableRow.changed.desc()).limit(RUNNING))


def tables_with_bots(db: Connection) -> list[str]:
    """Tables in play at which a bot may have to decide."""
    waiting = select(SeatRow.table_id).where(SeatRow.person.is_(None), SeatRow.kind != "bot")
    bots = select(SeatRow.table_id).where(or_(SeatRow.kind == "bot", SeatRow.stand_in.is_not(None)))
    return list(
        db.scalars(select(TableRow.id).where(~TableRow.over, TableRow.id.in_(bots), TableRow.id.not_in(waiting)))
    )


def keep_moves(db: Connection, made: list[MoveMade]) -> None:
    """Keep moves of different tables; each must come right after the very moves that it was checked against."""
    # in one order, so that two servers that keep moves of the same tables never wait for each other
    made = sorted(made, key=lambda move: move.table)
    standing = [_standing(move.table, move.after.moves - 1, move.before, move.after, move.revision) for move in made]
    rows = [
        {"table_id": move.table, "number": move.after.moves, "seat": move.move.seat, "action": move.move.action}
        for move in made
    ]
    if db.execute(_STANDING, standing).rowcount != len(made):
        raise Conflict
    try:
        db.execute(_NEW_MOVES, rows)
    except IntegrityError:
        raise Conflict from None
    for move in made:
        announce(db, TABLE, move.table)


def drop_move(db: Connection, gone: MoveGone) -> None:
    """Take back a move; those after it, and notes with their offers, count one less."""
    if db.execute(_STANDING, _standing(gone.table, gone.moves, gone.before, gone.after, gone.revision)).rowcount != 1:
        raise Conflict
    announce(db, TABLE, gone.table)
    db.execute(update(TableRow).where(TableRow.id == gone.table).values(undone_to=gone.undone_to))
    db.execute(delete(MoveRow).where(MoveRow.table_id == gone.table, MoveRow.number == gone.number))
    notes = update(ChatRow).where(ChatRow.table_id == gone.table)
    db.execute(notes.where(ChatRow.offer == gone.number).values(offer=None))
    if gone.number < gone.moves:
        theirs = update(MoveRow).where(MoveRow.table_id == gone.table)
        # in two steps: no two rows have the same number, whichever is changed first
        db.execute(theirs.where(MoveRow.number > gone.number).values(number=-MoveRow.number))
        db.execute(theirs.where(MoveRow.number < 0).values(number=-MoveRow.number - 1))
        db.execute(notes.where(ChatRow.offer > gone.number).values(offer=ChatRow.offer - 1))


def _standing(table: str, moves: int, chain: str, after: Progress, revision: int) -> dict[str, Any]:
    """The values of `_STANDING`: what a table must stand at, and where it stands then."""
    expected = {"id_": table, "moves_before": moves, "chain_before": chain, "revision_before": revision}
    return {**expected, "changed_": now(), **{f"{name}_": value for name, value in vars(after).items()}}


_NEW_MOVES = insert(MoveRow)
_STANDING = (
    update(TableRow)
    .where(
        TableRow.id == bindparam("id_"),
        TableRow.moves == bindparam("moves_before"),
        TableRow.chain == bindparam("chain_before"),
        TableRow.revision == bindparam("revision_before"),
    )
    .values({name: bindparam(f"{name}_") for name in (*(field.name for field in fields(Progress)), "changed")})
    .values(revision=bindparam("revision_before") + 1)
)
"""Updates where a table stands, provided it stands where the change expects it."""


def change_seats(db: Connection, before: Header, after: Header, seats: Iterable[tuple[Seat, Seat]]) -> None:
    """Change who plays on these seats, each as it was and as it is then, and how the table stands because of it."""
    same = update(TableRow).where(TableRow.id == before.id, TableRow.revision == before.revision)
    same = same.where(TableRow.moves == before.moves)
    changes = {name: value for name, value in vars(after).items() if value != getattr(before, name)}
    changes |= {"changed": after.changed, "revision": before.revision + 1}
    if db.execute(same.where(TableRow.chain == before.chain).values(changes)).rowcount != 1:
        raise Conflict
    for was, seat in seats:
        row = update(SeatRow).where(SeatRow.table_id == before.id, SeatRow.seat == seat.seat, SeatRow.kind == was.kind)
        row = row.where(SeatRow.person.is_(None) if was.person is None else SeatRow.person == was.person)
        if db.execute(row.values(vars(seat))).rowcount != 1:
            raise Conflict
    announce(db, TABLE, before.id)


def change_places(db: Connection, table: str, person: str, left: Seat, taken: Seat) -> None:
    """Leave a seat for an open one, if the one still is theirs, the other free, and nobody has moved yet."""
    waiting = SeatRow.table_id.in_(select(TableRow.id).where(TableRow.id == table, TableRow.moves == 0))
    for was, seat in ((person, left), (None, taken)):
        now_there = update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat.seat, waiting)
        theirs = now_there.where(SeatRow.person.is_(None) if was is None else SeatRow.person == was)
        if db.execute(theirs.values(kind=seat.kind, person=seat.person, name=seat.name, token=None)).rowcount != 1:
            raise Conflict
    changed_otherwise(db, table, changed=now())


def changed_otherwise(db: Connection, table: str, **values: Any) -> None:
    """Note a change of a table that isn't a move's, with what else it changes."""
    row = update(TableRow).where(TableRow.id == table)
    db.execute(row.values(revision=TableRow.revision + 1, **values))
    announce(db, TABLE, table)


def keep_token(db: Connection, table: str, seat: int, person: str, token: str) -> None:
    """Keep the hash of a secret link for a seat, if the seat still is theirs and the seed nobody's."""
    theirs = update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.person == person)
    secret = SeatRow.table_id.in_(select(TableRow.id).where(~TableRow.seed_told))
    if db.execute(theirs.where(secret).values(token=token)).rowcount != 1:
        raise Conflict


def tell_seed(db: Connection, table: str, person: str) -> None:
    """Note that a table's only player knows its seed, and make links to its seats worthless."""
    others = select(SeatRow.seat).where(SeatRow.table_id == table, SeatRow.kind != "bot")
    if db.execute(others.where(or_(SeatRow.person.is_(None), SeatRow.person != person))).first() is not None:
        raise Conflict
    changed_otherwise(db, table, seed_told=True)
    db.execute(update(SeatRow).where(SeatRow.table_id == table).values(token=None))


def find_token(db: Connection, token: str) -> tuple[str, int] | None:
    """The table and the seat that a secret link is for."""
    row = db.execute(select(SeatRow.table_id, SeatRow.seat).where(SeatRow.token == token)).first()
    return None if row is None else (row.table_id, row.seat)


def hand_on(db: Connection, token: str, person: Person) -> None:
    """Give a seat to whoever brings its link. A link works once."""
    found = find_token(db, token)
    seat = (
        update(SeatRow)
        .where(SeatRow.token == token)
        .values(token=None, person=person.id, name=person.name, kind="open")
    )
    if found is None or db.execute(seat).rowcount != 1:
        raise Conflict
    changed_otherwise(db, found[0])
    keep_person(db, person)


def say(
    db: Connection, table: str, person: Person, seat: int | None, to: Seat | None, text: str, offer: int | None
) -> Said:
    """Keep a chat message, to everybody or to one seat, perhaps with an offer."""
    keep_person(db, person)
    values = {"person": person.id, "name": person.name, "seat": seat, "text": text, "said": now(), "offer": offer}
    values |= {"to": None if to is None else to.seat, "to_person": None if to is None else to.person}
    key = db.execute(insert(ChatRow).values(table_id=table, **values)).inserted_primary_key
    assert key is not None
    announce(db, CHAT_SAID, f"{table}/{key[0]}")
    return Said(id=key[0], **values)  # type: ignore[arg-type]


def chat_of(db: Connection, table: str) -> list[Said]:
    """The last chat messages of a table, oldest first."""
    wanted = select(*(getattr(ChatRow, field.name) for field in fields(Said)))
    rows = db.execute(wanted.where(ChatRow.table_id == table).order_by(ChatRow.id.desc()).limit(CHAT)).all()
    return [Said(*row) for row in reversed(rows)]
