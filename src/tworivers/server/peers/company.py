"""A server among several: it follows what the others keep, tells them what it keeps, and stands in for those that die.

Any of them may have a table in memory, propose a change and keep it; the database takes one only if it comes after the
very revision it was checked against. With every commit goes word of it to the others (`storage/announcing.py`), which
read what is new of the tables they have. What must be done once is a duty of one server (`duties.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time as clock
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tworivers.server.background import Background
from tworivers.server.peers.duties import Duties
from tworivers.server.peers.link import Link
from tworivers.server.peers.presence import Presence
from tworivers.server.problems import Problem
from tworivers.server.storage import announcing, server_store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.server_store import Stand
from tworivers.server.tables.catching_up import follow, read_and_follow
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.others import Others
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.speaking import tell_words

log = logging.getLogger("tworivers.server")

LOOK = 0.5
"""Seconds between two looks around."""
ASK_ANEW = 10
"""Looks after which it is asked again who sees to what."""
AT_ONCE = 20
"""Tables of a dead server that are taken on at a time, so that others get their share."""
CLOCKS = "clocks:"
"""The duty to see whose time is up."""
RETRY = 0.05
"""Seconds between two tries to be alone with something."""
TOO_LONG = 3.0
"""Seconds of waiting for that, at most."""
UNSAID = 10_000
"""Milliseconds: what was said in them is looked through after the line was cut."""

Hearer = Callable[[str], None]


class Company(Others[LiveTable]):
    """The other servers, as this one deals with them."""

    def __init__(self, database: Database, registry: TableRegistry, background: Background) -> None:
        self._database = database
        self._registry = registry
        self._background = background
        self.duties = Duties(database)
        self._presence = Presence(database, registry)
        self._link = Link(database, self.hear, self.missed)
        self._due = asyncio.Event()
        self._tables: set[str] = set()
        """Tables of which others have kept something."""
        self._said: dict[int, str] = {}
        """Chat messages that were kept elsewhere, and their tables."""
        self._hearers: dict[str, Hearer] = {}
        self._after_loss: list[Callable[[], Coroutine[Any, Any, None]]] = []
        self._served_until = 0
        self._looks = 0
        self._left = False

    def tell_of(self, kind: str, hearer: Hearer) -> None:
        """Tell somebody of announcements of a kind; of "" when some may have been missed."""
        self._hearers[kind] = hearer

    def after_loss(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something once another server has gone, at one of those that are left."""
        self._after_loss.append(work)

    # What is asked of it

    def loaded(self, table: LiveTable) -> None:
        """What was kept while a table was read is looked for."""
        table.knows_elsewhere = False
        self._tables.add(table.header.id)
        self._presence.changed_elsewhere(table.header.id)
        self._due.set()

    def opened(self, table: LiveTable) -> None:
        """The others want to know who is here."""
        self._presence.came_or_left(table)
        self._due.set()

    def dropped(self, table: str) -> None:
        """Whoever loads it next sees to it."""
        self.duties.leave(table)

    async def freshen(self, table: LiveTable) -> None:
        """Nobody sees less than another server has shown them."""
        name = table.header.id
        try:
            found = await self._database.read(lambda db: server_store.revisions(db, [name]))
        except NotKept:
            return  # what we know is better than nothing
        if found.get(name) != table.header.revision:
            await table.changes.carry_out(read_and_follow(table))

    async def catch_up(self, table: LiveTable) -> bool:
        """What was new when a change came too late."""
        return await read_and_follow(table)

    async def may_think(self, table: LiveTable) -> bool:
        """The first who asks decides for a table's bots, as long as it lives."""
        return not self._left and await self.duties.take(table.header.id)

    async def keeps_clocks(self) -> bool:
        """One of us does."""
        return not self._left and await self.duties.take(CLOCKS)

    def all_served_until(self, time: int) -> int:
        """As the last look has shown."""
        return min(time, self._served_until)

    async def online(self, tables: Collection[str]) -> dict[str, set[str]]:
        """As the others say."""
        if not tables:
            return {}
        server = self._database.server
        return await self._database.read(lambda db: server_store.present_elsewhere(db, server, tables))

    @asynccontextmanager
    async def alone(self, duty: str) -> AsyncIterator[None]:
        """Whoever has the duty lets nobody else in."""
        until = clock.monotonic() + TOO_LONG
        while not await self.duties.take(duty):
            if clock.monotonic() > until:
                raise NotKept(f"another server has been at {duty} for too long")
            await asyncio.sleep(RETRY)
            self.duties.others_changed()
        try:
            yield
        finally:
            self.duties.leave(duty)
            await self.duties.make_free()

    # What is heard

    def hear(self, sender: int, told: Sequence[tuple[str, str]]) -> None:
        """Another server has kept something."""
        if sender == self._database.server:
            return
        for kind, what in told:
            if kind == announcing.TABLE:
                self._tables.add(what)
            elif kind == announcing.PRESENT:
                self._presence.changed_elsewhere(what)
            elif kind == announcing.CHAT:
                table, _, number = what.partition("/")
                self._said[int(number)] = table
            elif kind == announcing.DUTIES:
                self._duties_left(sender == 0)
            elif kind in self._hearers:
                self._hearers[kind](what)
        self._due.set()

    def missed(self) -> None:
        """The line is there, or there again: what was announced meanwhile is read."""
        for table in self._registry.loaded():
            self.loaded(table)
        for hearer in self._hearers.values():
            hearer("")
        self._duties_left(False)
        self._background.add(self._look_for_words())

    async def _look_for_words(self) -> None:
        since, tables = self._registry.settings.time() - UNSAID, {live.header.id for live in self._registry.loaded()}
        try:
            found = await self._database.read(lambda db: server_store.last_words(db, tables, since))
        except NotKept:
            return
        self._said |= {number: table for table, number in found}
        self._due.set()

    def _duties_left(self, gone: bool) -> None:
        """Others see to something no longer; `gone`: as they are no more."""
        self.duties.others_changed()
        for live in self._registry.loaded():
            self._registry.bots.wake(live)
        if gone and not self._left:
            self._background.add(self.stand_in())

    # What it does

    async def begin(self) -> None:
        """Join the others."""
        await self._look()
        self._link.start()

    async def look_on(self) -> None:
        """Look around until cancelled."""
        blind = False
        while not self._left:
            try:
                await self._look()
                await self.duties.make_free()
                blind = False
            except NotKept as error:
                if not blind:
                    log.warning("the other servers can't be seen: %s", error)
                blind = True
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        server = self._database.server
        around = await self._database.write(lambda db: server_store.look_around(db, server), large=True)
        if not around.excused:  # otherwise tables in memory must follow first
            self._served_until = around.served_until
        self._looks += 1
        if not around.known and self._looks > 1:
            log.warning("the other servers had given this one up")
            self.duties.all_lost()
            self._presence.all_lost()
            self._due.set()
        if around.freed or not around.known or self._looks % ASK_ANEW == 0:
            self._duties_left(False)

    async def follow_on(self) -> None:
        """Follow what others keep, until cancelled."""
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._follow_tables()
                await self._hear_words()
                await self._presence.say()
                await self._presence.read()
            except NotKept:  # which is told by whoever looks around
                await asyncio.sleep(LOOK)
                self._due.set()

    async def _follow_tables(self) -> None:
        names, self._tables = self._tables, set()
        known = {live.header.id: live.number for live in self._registry.loaded() if live.header.id in names}
        if not known:
            return
        try:
            found = await self._database.read(lambda db: server_store.stands(db, known))
        except NotKept:
            self._tables |= names
            raise
        for name in known:
            for live in self._registry.loaded_as(name):
                if name in found:
                    self._background.add(_followed(live, found[name]))
                else:
                    live.outdated()

    async def _hear_words(self) -> None:
        said, self._said = self._said, {}
        heard = {live.header.id: live for live in self._registry.loaded() if live.listeners}
        numbers = [number for number, table in said.items() if table in heard]
        if not numbers:
            return
        try:
            found = await self._database.read(lambda db: server_store.words(db, numbers))
        except NotKept:
            self._said |= said
            raise
        for table, words, deaf in found:
            tell_words(heard[table], words, deaf)

    async def stand_in(self) -> None:
        """Take on tables at which bots are to decide that nobody sees to, some at a time."""
        failed = set[str]()
        try:
            while names := await self._database.read(lambda db: server_store.unattended(db, AT_ONCE, failed)):
                for name in await self.duties.take_many(names):
                    if not await self._visit(name):
                        failed.add(name)
                        self.duties.leave(name)
            if await self.keeps_clocks():
                for work in self._after_loss:
                    await work()
        except NotKept as error:
            log.warning("what another server saw to can't be taken on yet: %s", error)

    async def _visit(self, name: str) -> bool:
        try:
            async with self._registry.visit(name):
                return True
        except Problem as problem:
            log.warning("table %s: %s", name, problem)
            return False

    async def leave(self) -> None:
        """Leave everything to the others, who go on with it at once."""
        if self._left:
            return
        self._left = True
        server = self._database.server
        self.duties.all_lost()
        try:
            await self._database.write(lambda db: server_store.leave_now(db, server), large=True)
        except NotKept as error:
            log.warning("the other servers will miss this one: %s", error)

    def close(self) -> None:
        """Hear nothing any more."""
        self._link.close()


async def _followed(live: LiveTable, stand: Stand) -> None:
    if stand.header.revision > live.header.revision:
        await live.changes.carry_out(follow(live, stand))
