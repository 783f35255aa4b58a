"""Finished games at rated tables are counted, each once, whatever happens to the server meanwhile.

What ends a game is kept first. Then, in one transaction, the ratings of all seats are read, changed and kept, with the
mark that the game is counted; whoever finds that mark changes nothing. Games that ended just before a server did are
found when the next one starts.
"""

from __future__ import annotations

import logging

from sqlalchemy import Connection, text

from tworivers.server.background import Background
from tworivers.server.ratings.places import rated_places
from tworivers.server.ratings.scale import Rating, after_game, measured
from tworivers.server.storage import rating_store, store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.entities import Seat
from tworivers.server.storage.rating_store import Result
from tworivers.server.tables.table_events import GameEnded, TableEvent
from tworivers.server.workers.bots import ratings_of

log = logging.getLogger("tworivers.server")


class RatingCounter:
    """Counts finished games."""

    def __init__(self, database: Database, background: Background) -> None:
        self._database = database
        self._background = background

    def hear(self, event: TableEvent) -> None:
        """Something happened at a table."""
        if isinstance(event, GameEnded) and event.header.rated:
            self._background.add(self._count(event.header.id))

    async def _count(self, table: str) -> None:
        try:
            await self._database.write(lambda db: count_game(db, table), large=True)
        except NotKept:
            log.warning("table %s will be rated when the server starts next", table)

    async def catch_up(self) -> None:
        """Count the games that ended while nobody could."""
        for table in await self._database.read(rating_store.uncounted):
            await self._count(table)


def count_game(db: Connection, table: str) -> None:
    """Count a finished game, unless it is counted."""
    one_at_a_time(db)
    found = store.find_table(db, table)
    if found is None or rating_store.is_counted(db, table):
        return
    header, seats, _ = found
    if not (header.over and header.rated) or header.ended == "closed":
        return
    known = rating_store.ratings_of(db, header.game, [rated_name(seat) for seat in seats])
    before = [_rating(known, header.game, seat) for seat in seats]
    left = {seat.seat for seat in seats if getattr(seat, "gone", None) is not None}
    places = rated_places(header.scores, left)
    after = after_game(before, places)
    kept = [
        Result(seat.seat, rated_name(seat), place, was, was if is_measured(header.game, seat) else now)
        for seat, place, was, now in zip(seats, places, before, after, strict=True)
    ]
    rating_store.keep_results(db, header, kept)


def one_at_a_time(db: Connection) -> None:
    """Two servers that count games of the same people do so one after the other."""
    if db.dialect.name != "sqlite":
        db.execute(text("SELECT pg_advisory_xact_lock(hashtext('tworivers ratings'), hashtext(current_schema()))"))


def rated_name(seat: Seat) -> str:
    """What the ratings know a seat's player by: a person's id, or a bot's level."""
    return f"bot {seat.level}" if seat.kind == "bot" else seat.person or ""


def is_measured(game: str, seat: Seat) -> bool:
    """Whether a seat's player is a bot whose strength is known."""
    return seat.kind == "bot" and seat.level in ratings_of(game)


def _rating(known: dict[str, Rating], game: str, seat: Seat) -> Rating:
    if is_measured(game, seat):
        return measured(ratings_of(game)[seat.level or ""].rating)
    return known.get(rated_name(seat), Rating())
