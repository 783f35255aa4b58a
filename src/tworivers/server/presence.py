"""Who is here, for the friends of those who let them know: kept in the database, so that any server can tell."""

from __future__ import annotations

import asyncio
import logging

from tworivers.server.settings import Settings
from tworivers.server.sockets.places import SocketPlaces
from tworivers.server.storage import friend_store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.tables.registry import TableRegistry

log = logging.getLogger("tworivers.server")

EVERY = friend_store.HERE / 3000
"""Seconds between two notes of who is here."""


class Presence:
    """Notes who is connected to this server."""

    def __init__(self, settings: Settings, database: Database, places: SocketPlaces, tables: TableRegistry) -> None:
        self._settings = settings
        self._database = database
        self._places = places
        self._tables = tables
        self._asking: dict[str, int] = {}
        """People who look after their friends, which is being here too, and since when."""

    def saw(self, person: str) -> None:
        """Somebody looks after their friends."""
        self._asking[person] = self._settings.time()

    def here(self) -> dict[str, str | None]:
        """Everybody who is here, and the table they have open, if it is one."""
        time = self._settings.time()
        self._asking = {person: since for person, since in self._asking.items() if since > time - friend_store.HERE}
        found: dict[str, str | None] = dict.fromkeys([*self._asking, *self._places.people()])
        for table in self._tables.loaded():
            for person in table.online:
                found[person] = table.header.id
        return found

    async def note(self) -> None:
        """Note it once."""
        here, time = self.here(), self._settings.time()
        if not here:
            return
        shown = await self._database.read(lambda db: friend_store.any_shown(db, here))
        if shown:
            await self._database.write(lambda db: friend_store.keep_presence(db, here, time))

    async def keep(self) -> None:
        """Note it now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.note()
            except NotKept as error:
                log.warning("who is here could not be noted: %s", error)
