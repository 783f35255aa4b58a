"""Keeps the time of all tables: it takes off what no server was there for, and sees whose time is up.

A server by itself notes that it is alive, and takes the time since then off all clocks when it starts, or when it
couldn't reach the database for a while. Where several share a database, they see to that together (`server/peers/`),
and one of them looks whose time is up.
"""

from __future__ import annotations

import asyncio
import logging
import time as clock

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
OUTAGE = 4.0
"""Seconds without the database after which nobody's clock has run meanwhile."""
AGAIN = 600_000
"""Milliseconds after which a table that couldn't be visited is tried again."""


class Timekeeper:
    """Looks at the clocks now and then."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self._time = registry.settings.time
        self._beat = 0
        self._looked = (clock.monotonic(), self._time())
        """When it could look last."""
        self._unwell: dict[str, int] = {}
        """Tables that can't be loaded, and when they were tried."""
        if not self._database.shared:
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
        if not await self._registry.others.keeps_clocks():
            return
        time = self._time()
        served = self._registry.others.all_served_until(time)
        due, running = await self._database.read(lambda db: clock_store.due_tables(db, served))
        if not self._database.shared and not await self._alone(time, running):
            return
        for table in due:
            if time - self._unwell.get(table, -AGAIN) >= AGAIN:
                await self._see_to(table, time)

    async def _alone(self, time: int, running: bool) -> bool:
        """Note that the server is alive; whether it has been, with its database, since it looked last."""
        silent, since = clock.monotonic() - self._looked[0], self._looked[1]
        if running and silent > OUTAGE:
            begin = max(since, time - round(1000 * silent))
            tables = await self._database.write(lambda db: clock_store.excuse(db, begin, time))
            self._registry.refresh(tables)
        if running and (time - self._beat >= BEAT or silent > OUTAGE):
            await self._database.write(lambda db: clock_store.note_alive(db, time))
            self._beat = time
        self._looked = (clock.monotonic(), time)
        return silent <= OUTAGE

    async def _see_to(self, table: str, time: int) -> None:
        try:
            async with self._registry.visit(table) as live:
                await run_out(live)
            self._unwell.pop(table, None)
        except Problem as problem:
            log.warning("clocks of table %s: %s", table, problem)
            self._unwell[table] = time
