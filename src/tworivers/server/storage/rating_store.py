"""Queries and changes of ratings, and of what rated games have changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from tworivers.server.ratings.scale import FEWEST, SURE, Rating
from tworivers.server.storage.entities import Header, now
from tworivers.server.storage.models import PersonRow, RatedGameRow, RatedResultRow, RatingRow, SeatRow, TableRow

LEADERS = 50
HISTORY = 50
"""People and games in a list, at most."""
_counts = TableRow.ended.is_distinct_from("closed")
"""A game that an operator has closed says nothing of anybody."""
_played = and_(_counts, TableRow.moves > 0)
"""Nor does one that ended before anybody did anything."""


@dataclass(frozen=True)
class Result:
    """What a rated game changed for a seat."""

    seat: int
    who: str
    place: int
    before: Rating
    after: Rating


@dataclass(frozen=True)
class Leader:
    """Somebody on a list of the best."""

    account: str | None
    level: str | None
    rating: Rating


@dataclass(frozen=True)
class Finished:
    """A finished game of somebody."""

    table: str
    public: bool
    game: str
    seats: int
    place: int
    rated: bool
    change: int | None
    ended: int


def ratings_of(db: Connection, game: str, who: Iterable[str]) -> dict[str, Rating]:
    """The ratings of several players in a game, as far as they have any."""
    wanted = select(RatingRow).where(RatingRow.game == game, RatingRow.who.in_(list(who)))
    return {row.who: Rating(row.mu, row.sigma, row.games) for row in db.execute(wanted)}


def with_accounts(db: Connection, people: Iterable[str]) -> list[str]:
    """Those of these people who have accounts."""
    wanted = select(PersonRow.id).where(PersonRow.id.in_(list(people)), PersonRow.account.is_not(None))
    return list(db.scalars(wanted))


def all_ratings(db: Connection, who: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    wanted = select(RatingRow).where(RatingRow.who == who).order_by(RatingRow.game)
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in db.execute(wanted)}


def is_counted(db: Connection, table: str) -> bool:
    """Whether a game has changed the ratings already."""
    return db.scalar(select(RatedGameRow.table_id).where(RatedGameRow.table_id == table)) is not None


def uncounted(db: Connection) -> list[str]:
    """Finished rated games that have changed nothing yet, the first that ended first."""
    counted = select(RatedGameRow.table_id)
    wanted = select(TableRow.id).where(TableRow.over, TableRow.rated, _counts, TableRow.id.not_in(counted))
    return list(db.scalars(wanted.order_by(TableRow.changed)))


def keep_results(db: Connection, header: Header, results: Sequence[Result]) -> None:
    """Keep what a game changed, and that it is counted."""
    db.execute(insert(RatedGameRow).values(table_id=header.id, counted=now()))
    for one in results:
        values = vars(one.after)
        theirs = and_(RatingRow.who == one.who, RatingRow.game == header.game)
        if db.execute(update(RatingRow).where(theirs).values(**values)).rowcount == 0:
            db.execute(insert(RatingRow).values(who=one.who, game=header.game, **values))
    rows = [
        {"table_id": header.id, "seat": one.seat, "who": one.who, "place": one.place}
        | {"before": one.before.points, "after": one.after.points}
        for one in results
    ]
    db.execute(insert(RatedResultRow), rows)


def leaders(db: Connection, game: str) -> list[Leader]:
    """The best of a game whose ratings are sure, people and bots, the best first."""
    wanted = (
        select(RatingRow, PersonRow.account)
        .outerjoin(PersonRow, PersonRow.id == RatingRow.who)
        .where(RatingRow.game == game, RatingRow.games >= FEWEST, RatingRow.sigma <= SURE)
        .order_by(RatingRow.mu.desc())
        .limit(LEADERS)
    )
    return [
        Leader(row.account, _level(row.who), Rating(row.mu, row.sigma, row.games))
        for row in db.execute(wanted)
        if row.account is not None or _level(row.who) is not None
    ]


def _level(who: str) -> str | None:
    return who.removeprefix("bot ") if who.startswith("bot ") else None


def history(db: Connection, person: str) -> list[Finished]:
    """Somebody's last finished games, the last first."""
    wanted: Any = (
        select(TableRow, SeatRow.seat, RatedResultRow.before, RatedResultRow.after)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .outerjoin(RatedResultRow, and_(RatedResultRow.table_id == TableRow.id, RatedResultRow.seat == SeatRow.seat))
        .where(SeatRow.person == person, TableRow.over, _played)
        .order_by(TableRow.changed.desc())
        .limit(HISTORY)
    )
    found = []
    for row in db.execute(wanted):
        place = 1 + sum(other > row.scores[row.seat] for other in row.scores)
        change = None if row.after is None else row.after - row.before
        found.append(Finished(row.id, row.public, row.game, len(row.scores), place, row.rated, change, row.changed))
    return found


def counts(db: Connection, person: str) -> list[tuple[str, int, int, int]]:
    """How many games somebody finished and won, by game and number of seats."""
    theirs = select(TableRow.id, TableRow.game, TableRow.scores, SeatRow.seat).join(
        SeatRow, SeatRow.table_id == TableRow.id
    )
    found: dict[tuple[str, int], list[int]] = {}
    for row in db.execute(theirs.where(SeatRow.person == person, TableRow.over, _played)):
        count = found.setdefault((row.game, len(row.scores)), [0, 0])
        count[0] += 1
        count[1] += row.scores[row.seat] == max(row.scores)
    return [(game, seats, *count) for (game, seats), count in sorted(found.items())]  # type: ignore[misc]


def account_named(db: Connection, key: str) -> tuple[str, str, int] | None:
    """The person with an account: id, the account as they write it, since when."""
    wanted = select(PersonRow.id, PersonRow.account, PersonRow.created).where(PersonRow.account_key == key)
    row = db.execute(wanted).first()
    return None if row is None else (row.id, row.account, row.created)


def forget_ratings(db: Connection, person: str) -> None:
    """Forget somebody's ratings; games keep who came where, not who that was."""
    db.execute(delete(RatingRow).where(RatingRow.who == person))
    db.execute(update(RatedResultRow).where(RatedResultRow.who == person).values(who=""))
