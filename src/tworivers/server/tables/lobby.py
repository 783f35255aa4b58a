"""The lobby: public tables with a free seat, told to everybody who looks on as they come and go.

A table is listed as long as one of the people who sit there has it open, and a moment after it has changed; a table by
days for three days. At other tables whoever has been away for two minutes while somebody else waits there gives up
their seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tworivers.server.clocks import DAYS
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings
from tworivers.server.storage import lobby_store
from tworivers.server.storage.database import NotKept
from tworivers.server.storage.entities import Header, Listed, Person, Seat
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


class Lobby:
    """The list, and those who watch it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.text = ""
        self.finding = asyncio.Lock()
        """Held by whoever looks for a game, so that two at the same moment find each other."""
        self._watching: set[asyncio.Event] = set()

    @contextmanager
    def watching(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever the list has changed, while the block lasts."""
        changed = asyncio.Event()
        self._watching.add(changed)
        try:
            yield changed
        finally:
            self._watching.discard(changed)

    async def found(self) -> Listed:
        """The tables of the list, the oldest first."""
        time = self.registry.settings.time()
        tables = await self.registry.database.read(lambda db: lobby_store.open_tables(db, time - PATIENT))
        online = self.online()
        games = self.registry.settings.games
        return [
            (header, seats)
            for header, seats in tables
            if header.game in games
            and (time - header.changed < ARRIVAL or is_listed(header, seats, online.get(header.id, frozenset())))
        ]

    def online(self) -> dict[str, set[str]]:
        """Who has which table open."""
        return {table.header.id: table.online for table in self.registry.loaded()}

    async def list(self) -> list[dict[str, Any]]:
        """The list as everybody sees it."""
        online = self.online()
        settings = self.registry.settings
        return [
            lobby_table(header, seats, settings, online.get(header.id, set())) for header, seats in await self.found()
        ]

    async def renew(self) -> None:
        """Look again, and tell everybody if the list has changed."""
        text = as_text({"type": "lobby", "tables": await self.list()})
        if text != self.text:
            self.text = text
            for changed in self._watching:
                changed.set()

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


def fitting(
    tables: Listed, person: Person, game: str, seats: int, pace: dict[str, Any] | None
) -> list[tuple[str, int]]:
    """Tables where somebody who looks for such a game can sit down, and on which seat; where they sit already, first.

    Only those with the usual rules: nobody is taken by surprise.
    """
    found: list[tuple[str, int]] = []
    for header, sitting in tables:
        if header.rated or (header.game, len(sitting), header.time_control, header.box) != (game, seats, pace, None):
            continue
        own = next((seat.seat for seat in sitting if seat.person == person.id), None)
        free = next((seat.seat for seat in sitting if not seat.taken and seat.kept_for is None), None)
        if own is not None:
            return [(header.id, own)]
        if free is not None:
            found.append((header.id, free))
    return found
