"""Keeps the time of all tables: at the start it takes off what the server was down, then it sees whose time is up."""

from __future__ import annotations

import asyncio
import logging

from tworivers.server.problems import Problem
from tworivers.server.storage import clock_store
from tworivers.server.storage.database import NotKept
from tworivers.server.tables.leaving import run_out
from tworivers.server.tables.registry import TableRegistry

log = logging.getLogger("tworivers.server")

TICK = 0.5
"""Seconds between two looks at the clocks."""
BEAT = 1000
"""Milliseconds between two notes that the server is alive, while any clock runs."""
AGAIN = 600_000
"""Milliseconds after which a table that couldn't be visited is tried again."""


class Timekeeper:
    """Looks at the clocks now and then."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self._time = registry.settings.time
        self._beat = 0
        self._unwell: dict[str, int] = {}
        """Tables that can't be loaded, and when they were tried."""
        self._database.now(lambda db: clock_store.excuse_outage(db, self._time()))

    async def keep(self) -> None:
        """Look at the clocks until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except NotKept as error:
                log.warning("clocks: %s", error)

    async def tick(self) -> None:
        """See whose time is up."""
        time = self._time()
        due, running = await self._database.read(lambda db: clock_store.due_tables(db, time))
        if running and time - self._beat >= BEAT:
            await self._database.write(lambda db: clock_store.note_alive(db, time))
            self._beat = time
        for table in due:
            if time - self._unwell.get(table, -AGAIN) >= AGAIN:
                await self._see_to(table, time)

    async def _see_to(self, table: str, time: int) -> None:
        try:
            async with self._registry.visit(table) as live:
                await run_out(live)
            self._unwell.pop(table, None)
        except Problem as problem:
            log.warning("clocks of table %s: %s", table, problem)
            self._unwell[table] = time
