"""Queries and changes of the database about blocks: who wants nothing of whom. Nobody is told that they are blocked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from tworivers.server.storage.friend_store import TooMany, part
from tworivers.server.storage.social_models import BlockRow

MOST = 1000
"""People that one person may block."""


@dataclass(frozen=True)
class Block:
    """Somebody who is blocked, as they were called then."""

    id: int
    name: str
    made: int


def block(db: Connection, person: str, blocked: str, name: str, time: int) -> None:
    """Want nothing of somebody from now on; they are no friend either."""
    part(db, person, blocked)
    if (db.scalar(select(func.count()).select_from(BlockRow).where(BlockRow.person == person)) or 0) >= MOST:
        raise TooMany
    try:
        with db.begin_nested():
            db.execute(insert(BlockRow).values(person=person, blocked=blocked, name=name, made=time))
    except IntegrityError:
        return  # they are blocked already


def unblock(db: Connection, person: str, number: int) -> None:
    """Take a block back."""
    db.execute(delete(BlockRow).where(BlockRow.id == number, BlockRow.person == person))


def blocks_of(db: Connection, person: str) -> list[Block]:
    """Whom somebody blocks, the latest first."""
    wanted = select(BlockRow.id, BlockRow.name, BlockRow.made).where(BlockRow.person == person)
    return [Block(*row) for row in db.execute(wanted.order_by(BlockRow.id.desc()))]


def blocked_by(db: Connection, person: str) -> frozenset[str]:
    """The people somebody blocks."""
    return frozenset(db.scalars(select(BlockRow.blocked).where(BlockRow.person == person)))


def blocking(db: Connection, person: str) -> frozenset[str]:
    """The people who block somebody."""
    return frozenset(db.scalars(select(BlockRow.person).where(BlockRow.blocked == person)))


def apart(db: Connection, people: Collection[str]) -> dict[str, set[str]]:
    """By person: those of `people` with whom they are never brought together, whichever of them blocks the other."""
    found: dict[str, set[str]] = {}
    wanted = select(BlockRow.person, BlockRow.blocked)
    for row in db.execute(wanted.where(or_(BlockRow.person.in_(people), BlockRow.blocked.in_(people)))):
        for one, other in ((row.person, row.blocked), (row.blocked, row.person)):
            if other in people:
                found.setdefault(one, set()).add(other)
    return found
