"""The lobby: public tables with a free seat, told to everybody who looks on as they come and go.

A table is listed as long as one of the people who sit there has it open, and a moment after it has changed; a table by
days for three days. At other tables whoever has been away for two minutes while somebody else waits there gives up
their seat.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.server.clocks import DAYS
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings
from tworivers.server.storage import block_store, lobby_store
from tworivers.server.storage.database import NotKept
from tworivers.server.storage.entities import Header, Listed, Person, Seat
from tworivers.server.tables.asked_ratings import is_within
from tworivers.server.tables.json_text import as_text
from tworivers.server.tables.outgoing import moment
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.standing_up import stand_up_absent

log = logging.getLogger("tworivers.server")

LOOK = 1.0
"""Seconds between two looks while somebody watches the lobby, and between two searches for those who have left."""
ARRIVAL = 20_000
"""Milliseconds that people have to open a table at which they have sat down."""
PATIENT = 3 * 24 * 3_600_000
"""Milliseconds for which a table by days is listed though nobody is there."""
Told: TypeAlias = list[tuple[frozenset[str], dict[str, Any]]]
"""Tables as they are listed, each with the people who sit there."""


class Lobby:
    """The list, and those who watch it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.text = ""
        """The list as nearly everybody sees it."""
        self._told: Told = []
        """The same, each table with those who sit there."""
        self._apart: dict[str, set[str]] = {}
        """Who isn't shown the tables of whom: one of the two has blocked the other."""
        self._finding = asyncio.Lock()
        self._watching: set[asyncio.Event] = set()
        self._looked = float("-inf")

    @contextmanager
    def watching(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever the list has changed, while the block lasts."""
        changed = asyncio.Event()
        self._watching.add(changed)
        try:
            yield changed
        finally:
            self._watching.discard(changed)

    @asynccontextmanager
    async def finding(self) -> AsyncIterator[None]:
        """Held by whoever looks for a game, so that two at the same moment find each other."""
        async with self._finding, self.registry.others.alone("lobby:finding"):
            yield

    async def found(self) -> Listed:
        """The tables of the list, the oldest first."""
        now = self.registry.settings.time()
        tables = await self.registry.database.read(lambda db: lobby_store.open_tables(db, now - PATIENT))
        online = await self.online(tables)
        games = self.registry.settings.games
        return [
            (header, seats)
            for header, seats in tables
            if header.game in games
            and (now - header.changed < ARRIVAL or is_listed(header, seats, online.get(header.id, frozenset())))
        ]

    async def online(self, tables: Listed) -> dict[str, set[str]]:
        """Who has which of these tables open."""
        return await self.registry.online({header.id for header, _ in tables})

    async def list(self, person: str) -> list[dict[str, Any]]:
        """The list as somebody sees it."""
        told, apart = await self._look()
        return [table for people, table in told if not people & apart.get(person, frozenset())]

    async def apart_from(self, person: str, tables: Listed) -> Collection[str]:
        """Those who sit at these tables and aren't brought together with somebody."""
        people = {seat.person for _, seats in tables for seat in seats if seat.person is not None}
        return (await self.registry.database.read(lambda db: block_store.apart(db, people))).get(person, set())

    async def _look(self) -> tuple[Told, dict[str, set[str]]]:
        found, settings = await self.found(), self.registry.settings
        online = await self.online(found)
        told = [
            (
                frozenset(seat.person for seat in seats if seat.person is not None),
                lobby_table(header, seats, settings, online.get(header.id, set())),
            )
            for header, seats in found
        ]
        people = {person for there, _ in told for person in there}
        return told, await self.registry.database.read(lambda db: block_store.apart(db, people)) if people else {}

    async def newest(self) -> str:
        """The list for somebody who begins to watch: a moment old at most, however many begin at once."""
        if not self.text or time.monotonic() - self._looked > LOOK:
            await self.renew()
        return self.text

    async def renew(self) -> None:
        """Look again, and tell everybody if the list has changed."""
        self._looked = time.monotonic()
        told, apart = await self._look()
        text = _text(table for _, table in told)
        if (text, apart) != (self.text, self._apart):
            self.text, self._told, self._apart = text, told, apart
            for changed in self._watching:
                changed.set()

    def text_for(self, person: str) -> str:
        """The list as somebody sees it, as it was last told."""
        apart = self._apart.get(person)
        return _text(table for people, table in self._told if not people & apart) if apart else self.text

    async def keep(self) -> None:
        """Keep the list true until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                for table in self.registry.loaded():
                    await stand_up_absent(table)
                if self._watching:
                    await self.renew()
            except (NotKept, Problem) as problem:
                log.warning("lobby: %s", problem)


def _text(tables: Iterable[dict[str, Any]]) -> str:
    return as_text({"type": "lobby", "tables": list(tables)})


def is_listed(header: Header, seats: list[Seat], online: set[str] | frozenset[str]) -> bool:
    """Whether somebody waits at a table who will play if one sits down."""
    by_days = header.time_control is not None and header.time_control["kind"] == DAYS
    people = {seat.person for seat in seats if seat.person is not None}
    return bool(people & online) or (by_days and bool(people))


def lobby_table(header: Header, seats: list[Seat], settings: Settings, online: set[str]) -> dict[str, Any]:
    """A table of the list; the same for everybody."""
    game = settings.games[header.game]
    usual: Mapping[str, str] = {option.name: option.values[0] for option in game.options}
    return {
        "id": header.id,
        "game": header.game,
        "options": header.options,
        "usual": header.box is None
        and header.position is None
        and all(header.options.get(name, value) == value for name, value in usual.items()),
        "custom_box": header.box is not None,
        "hints": header.hints,
        "chat": header.chat,
        "rated": header.rated,
        "time_control": header.time_control,
        "language": header.language,
        "rating_from": header.rating_from,
        "rating_to": header.rating_to,
        "created": moment(header.created),
        "seats": [
            {
                "seat": seat.seat,
                "id": game.seat_names[seat.seat],
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "taken": seat.taken,
                "kept": seat.kept_for is not None,
                "online": seat.kind == "bot" or seat.person in online,
            }
            for seat in seats
        ],
    }


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a game."""

    person: Person
    points: int | None
    """Their rating in the game; None for guests."""
    least: int | None
    most: int | None
    """Between which points the ratings of those lie whom they want to play with."""
    apart: Collection[str]
    """Those with whom they aren't brought together."""


def fitting(
    tables: Listed,
    seeker: Seeker,
    game: str,
    seats: int,
    pace: dict[str, Any] | None,
    ratings: Mapping[str, int],
) -> list[tuple[str, int]]:
    """Tables where somebody who looks for such a game can sit down, and on which seat; where they sit already, first.

    Only those with the usual rules: nobody is taken by surprise. `ratings`: those of the people who sit there.
    """
    found: list[tuple[str, int]] = []
    for header, sitting in tables:
        if header.rated or (header.game, len(sitting), header.time_control, header.box) != (game, seats, pace, None):
            continue
        people = {seat.person for seat in sitting if seat.person is not None}
        if seeker.person.id in people:
            return [(header.id, next(seat.seat for seat in sitting if seat.person == seeker.person.id))]
        free = next((seat.seat for seat in sitting if not seat.taken and seat.kept_for is None), None)
        welcome = is_within(seeker.points, header.rating_from, header.rating_to)
        liked = all(is_within(ratings.get(person), seeker.least, seeker.most) for person in people)
        if free is not None and welcome and liked and not people & set(seeker.apart):
            found.append((header.id, free))
    return found
