"""Whom a request means: the owner of an account, whoever has a seat, or whoever said something. Ids stay secret."""

from __future__ import annotations

from dataclasses import dataclass

from tworivers.server.accounts import account_key
from tworivers.server.problems import Problem
from tworivers.server.schemas.friends import Whom
from tworivers.server.services import Services
from tworivers.server.storage import block_store, friend_store, report_store
from tworivers.server.storage.entities import Person, Said


@dataclass(frozen=True)
class Meant:
    """Somebody who is meant, and what they are called there."""

    person: str
    name: str
    line: Said | None = None


async def account_meant(services: Services, viewer: Person, account: str) -> Meant:
    """The owner of an account, who isn't oneself."""
    key = account_key(account.strip())
    found = await services.database.read(lambda db: friend_store.account_of(db, key)) if key.isprintable() else None
    if found is None:
        raise Problem("no-such-person", name=account)
    return _other(viewer, Meant(*found))


async def meant(services: Services, viewer: Person, whom: Whom) -> Meant:
    """Whoever a request means, who isn't oneself."""
    if whom.account is not None:
        return await account_meant(services, viewer, whom.account)
    if whom.table is None or (whom.seat is None and whom.line is None):
        raise Problem("nobody-there")
    async with services.tables.visit(whom.table) as live:
        if whom.line is None:
            seat = live.require_seat(whom.seat or 0)
            if seat.person is None:
                raise Problem("nobody-there")
            return _other(viewer, Meant(seat.person, seat.name or ""))
        table, number = live.header.id, whom.line
        line = await services.database.read(lambda db: report_store.line_of(db, table, number))
        blocked = await services.database.read(lambda db: block_store.blocked_by(db, viewer.id))
        if line is None or line.person in blocked or not live.may_hear(line, viewer.id):
            raise Problem("no-such-line")
        return _other(viewer, Meant(line.person, line.name, line))


def _other(viewer: Person, found: Meant) -> Meant:
    if found.person == viewer.id:
        raise Problem("yourself")
    return found
