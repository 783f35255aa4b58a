"""Tables that ask for a rating: who may sit down there. Who has no rating yet counts as everybody does who begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection

from tworivers.server.problems import Problem
from tworivers.server.ratings.scale import Rating
from tworivers.server.storage import rating_store
from tworivers.server.storage.entities import Person
from tworivers.server.tables.live_table import LiveTable


def points_of(db: Connection, game: str, people: Iterable[str]) -> dict[str, int]:
    """The points of people in a game; guests have none."""
    owners = rating_store.with_accounts(db, people)
    known = rating_store.ratings_of(db, game, owners)
    return {person: known.get(person, Rating()).points for person in owners}


def is_within(points: int | None, least: int | None, most: int | None) -> bool:
    """Whether points lie between two others, as far as these are given; a guest's never do."""
    if least is None and most is None:
        return True
    return points is not None and (least is None or points >= least) and (most is None or points <= most)


def check_range(person: Person, least: int | None, most: int | None) -> None:
    """Refuse a range that nobody can be in, or that somebody without a rating of their own wishes for."""
    if least is None and most is None:
        return
    if person.account is None:
        raise Problem("no-account")
    if least is not None and most is not None and least > most:
        raise Problem("bad-range")


async def require_rating(table: LiveTable, person: Person, seat: int) -> None:
    """Refuse somebody whose rating isn't what the table asks for, unless the seat is kept for them."""
    least, most = table.header.rating_from, table.header.rating_to
    if (least is None and most is None) or table.require_seat(seat).kept_for == person.id:
        return
    kind = "least" if most is None else "most" if least is None else "between"
    asked: dict[str, Any] = {"kind": kind, "least": str(least), "most": str(most)}
    if person.account is None:
        raise Problem("range-account", **asked)
    game = table.header.game
    points = (await table.database.read(lambda db: points_of(db, game, [person.id]))).get(person.id)
    if not is_within(points, least, most):
        raise Problem("range-missed", points=str(points), **asked)
