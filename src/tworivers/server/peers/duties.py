"""What this server alone sees to, of all that share the database: the bots of a table, the clocks of all tables.

A duty is taken in the database, where the first who asks has it; it is free again when its server leaves it, or is
given up. What this server knows of duties it keeps in memory, so that it needn't ask before each decision of a bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial

from tworivers.server.storage import server_store
from tworivers.server.storage.database import Database, NotKept

log = logging.getLogger("tworivers.server")


class Duties:
    """Takes, knows and leaves duties."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.ours: set[str] = set()
        self._theirs: set[str] = set()
        """Those that other servers have, as far as we have asked."""
        self._changes = 0
        """How often others have left duties: what was asked before that may be outdated."""
        self._wanted: dict[str, asyncio.Future[bool]] = {}
        self._asking: asyncio.Task[None] | None = None
        self._left: set[str] = set()
        """Those the database doesn't know yet to be free."""

    async def take(self, name: str) -> bool:
        """Whether a duty is ours; it is if nobody else has it."""
        if name in self.ours:
            return True
        if name in self._theirs:
            return False
        if name not in self._wanted:
            self._wanted[name] = asyncio.get_running_loop().create_future()
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._wanted[name])

    async def take_many(self, names: Collection[str]) -> list[str]:
        """Those that are ours then."""
        found = await asyncio.gather(*(self.take(name) for name in names))
        return [name for name, ours in zip(names, found, strict=True) if ours]

    async def _ask(self) -> None:
        """Ask for all that are wanted, until there are none."""
        while self._wanted:
            wanted, self._wanted, changes = self._wanted, {}, self._changes
            names = set(wanted)
            self._left -= names
            taking = partial(server_store.take_duties, server=self._database.server, names=names)
            try:
                ours = await self._database.write(taking, large=True)
            except Exception as error:
                for future in wanted.values():
                    future.set_exception(error)
                    future.exception()  # it may be that nobody waits any more
                continue
            self.ours |= ours
            if changes == self._changes:
                self._theirs |= names - ours
            for name, future in wanted.items():
                future.set_result(name in ours)

    def leave(self, name: str) -> None:
        """See to something no longer."""
        if name in self.ours:
            self.ours.discard(name)
            self._left.add(name)

    async def make_free(self) -> None:
        """Let the database know what was left."""
        if self._left:
            names, server = set(self._left), self._database.server
            try:
                await self._database.write(lambda db: server_store.drop_duties(db, server, names), large=True)
                self._left -= names
            except NotKept:
                log.warning("what this server no longer sees to can't be freed yet")

    def others_changed(self) -> None:
        """Others have left something: ask anew."""
        self._changes += 1
        self._theirs.clear()

    def all_lost(self) -> None:
        """Others have given this server up, and may see to what it saw to."""
        self.ours.clear()
        self.others_changed()
