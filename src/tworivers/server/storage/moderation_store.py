"""Queries and changes of the database about what operators do: mutes, bans, tables closed, and who is meant.

Every change leaves an act. Servers that run look for acts and heed them (`moderation/heeding.py`); what counts is in
the database all the same, so that one that starts later, or that misses an act, is right too.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from tworivers.server.accounts import account_key
from tworivers.server.storage.entities import Person
from tworivers.server.storage.models import PersonRow, TableRow, columns
from tworivers.server.storage.social_models import ActRow, BanRow, MuteRow
from tworivers.server.storage.store import find_header

PERSON, ADDRESS = "person", "address"


@dataclass(frozen=True)
class Measure:
    """That somebody is muted or banned: until when, and why."""

    until: int
    reason: str


@dataclass(frozen=True)
class Act:
    """Something an operator did."""

    id: int
    act: str
    whom: str


def person_meant(db: Connection, text: str) -> Person | None:
    """The owner of an account of this name, otherwise whoever has this id."""
    known = select(PersonRow.id, PersonRow.name, PersonRow.account, PersonRow.signed)
    key = account_key(text)
    by_key = db.execute(known.where(PersonRow.account_key == key)).first() if key.isprintable() else None
    row = by_key or db.execute(known.where(PersonRow.id == text)).first()
    return None if row is None else Person(**columns(row))


# What operators do


def note(db: Connection, act: str, whom: str, reason: str, time: int) -> None:
    """Leave an act for the servers that run."""
    db.execute(insert(ActRow).values(made=time, act=act, whom=whom, reason=reason))


def mute(db: Connection, person: str, until: int, reason: str, time: int) -> None:
    """Let somebody say nothing until then."""
    db.execute(delete(MuteRow).where(MuteRow.person == person))
    db.execute(insert(MuteRow).values(person=person, until=until, reason=reason, made=time))
    note(db, "mute", person, reason, time)


def ban(db: Connection, kind: str, whom: str, until: int, reason: str, time: int) -> None:
    """Refuse a person, or everybody at an address, until then."""
    db.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.whom == whom))
    db.execute(insert(BanRow).values(kind=kind, whom=whom, until=until, reason=reason, made=time))
    note(db, f"ban-{kind}", whom, reason, time)


def lift(db: Connection, kind: str, whom: str, time: int) -> bool:
    """End mutes and bans of a person, or of an address; whether there were any."""
    gone = db.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.whom == whom)).rowcount
    if kind == PERSON:
        gone += db.execute(delete(MuteRow).where(MuteRow.person == whom)).rowcount
    if gone:
        note(db, "lift", whom, "", time)
    return bool(gone)


def close_table(db: Connection, table: str, reason: str, time: int) -> bool | None:
    """End a game as it stands, for good; None: there is no such table; False: its game was over.

    The mark of its moves changes. So no server that has the table in memory as it was can change it any more, however
    soon it hears of this.
    """
    found = find_header(db, table)
    if found is None:
        return None
    header, seats = found
    if header.over:
        return False
    closed = {
        "over": True,
        "ended": "closed",
        "turn": [],
        "since": [None] * len(seats),
        "clocks": [{**clock, "since": None} for clock in header.clocks],
        "deadline": None,
        "changed": time,
        "chain": secrets.token_hex(16),
    }
    same = update(TableRow).where(TableRow.id == table, TableRow.chain == header.chain, ~TableRow.over)
    if db.execute(same.values(**closed)).rowcount != 1:
        return close_table(db, table, reason, time)
    note(db, "close", table, reason, time)
    return True


# What servers ask


def muted(db: Connection, person: str, time: int) -> Measure | None:
    """That somebody is muted now."""
    row = db.execute(select(MuteRow.until, MuteRow.reason).where(MuteRow.person == person, MuteRow.until > time))
    found = row.first()
    return None if found is None else Measure(*found)


def bans(db: Connection, time: int) -> dict[str, dict[str, Measure]]:
    """The bans that hold now, by kind and whom."""
    found: dict[str, dict[str, Measure]] = {PERSON: {}, ADDRESS: {}}
    for row in db.execute(select(BanRow).where(BanRow.until > time)):
        found[row.kind][row.whom] = Measure(row.until, row.reason)
    return found


def acts_since(db: Connection, made: int, known: Iterable[int]) -> list[Act]:
    """The acts made since then but for those that are known, in their order."""
    wanted = select(ActRow.id, ActRow.act, ActRow.whom).where(ActRow.made >= made, ActRow.id.not_in(known))
    return [Act(*row) for row in db.execute(wanted.order_by(ActRow.id))]


def forget_measures(db: Connection, person: str) -> None:
    """Forget what operators have noted of somebody."""
    db.execute(delete(MuteRow).where(MuteRow.person == person))
    db.execute(delete(BanRow).where(BanRow.kind == PERSON, BanRow.whom == person))
