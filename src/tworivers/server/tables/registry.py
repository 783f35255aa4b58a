"""The registry of tables: loaded when somebody visits them, and dropped from memory when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Connection

from tworivers.engine.boxes import BadBox
from tworivers.engine.match import BadName, Move, Refused
from tworivers.engine.messages import Message, Values
from tworivers.engine.rules import BadOption, Game
from tworivers.server.fair_turns import FairTurns, now_asking
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings
from tworivers.server.storage import store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.entities import Header, Person, Seat
from tworivers.server.storage.requests import Receipt
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.others import Others
from tworivers.server.tables.replay import replayed
from tworivers.server.tables.table_events import TableEvents

log = logging.getLogger("tworivers.server")

FEW = 100
"""Moves of a new table that are written, and replayed, as quickly as anything else."""
LOADS = 500
"""Tables that may wait to be replayed for one address, which come in turn with those of other addresses."""
SWEEP = 30.0
"""Seconds between two searches for tables that nobody visits."""


class TableRegistry:
    """The tables in memory, by id."""

    def __init__(self, settings: Settings, database: Database, bots: BotRunner) -> None:
        self.events = TableEvents()
        """What happens at all tables."""
        self.settings = settings
        self.database = database
        self.bots = bots
        self.others: Others[LiveTable] = Others()
        self.began = settings.time()
        self.tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._replaying = FairTurns(1, LOADS)
        self._waking: set[asyncio.Task[None]] = set()

    def game(self, name: str) -> Game:
        """A game by its name, if it can be played now."""
        if name not in self.settings.games:
            raise Problem("no-such-game", name=name, games=", ".join(self.settings.games))
        if not self.settings.preparing.ready(name):
            if self.settings.preparing.failed(name):
                raise Problem("preparing-failed", name=name.capitalize())
            raise Problem("preparing", name=name.capitalize())
        return self.settings.games[name]

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [task.result() for task in self.tables.values() if _has_loaded(task)]

    def loaded_as(self, table: str) -> list[LiveTable]:
        """A table, if it is in memory."""
        task = self.tables.get(table)
        return [task.result()] if task is not None and _has_loaded(task) else []

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, which stays in memory as long as somebody visits it. Its bots go on if it is their turn."""
        live = await self._fetch(table)
        await self.others.freshen(live)
        if live.stale:
            live = await self._fetch(table)
        live.visitors += 1
        self.bots.wake(live)
        try:
            yield live
        finally:
            live.visitors -= 1
            live.used = time.monotonic()
            if live.stale:
                self._drop(table, live)

    async def online(self, tables: Collection[str]) -> dict[str, set[str]]:
        """Who has these tables open, at this server and at others."""
        found = await self.others.online(tables)
        for live in self.loaded():
            if live.header.id in tables and live.here:
                found.setdefault(live.header.id, set()).update(live.here)
        return found

    async def add(
        self, header: Header, seats: list[Seat], moves: list[Move], person: Person, receipt: Receipt | None = None
    ) -> None:
        """Keep a new table and the person who set it up.

        A long saved game comes into memory when somebody comes to its table, or at once if bots are to go on there.
        """

        def keep(db: Connection) -> None:
            store.keep_person(db, person)
            store.keep_table(db, header, seats, moves)

        long = len(moves) > FEW
        await self.database.write(keep, receipt, large=long)
        if long and not any(seat.kind == "bot" for seat in seats):
            self.events.loaded(header, seats)
            return
        with suppress(Problem, NotKept):
            async with self.visit(header.id):
                pass

    async def sweep(self) -> None:
        """Drop tables that nobody uses, now and then, until cancelled."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for table in self.loaded():
                if table.stale:
                    with suppress(Problem, NotKept):
                        async with self.visit(table.header.id):  # a fresh copy, and its bots go on
                            pass
                elif table.used < time.monotonic() - self.settings.idle and not self._busy(table):
                    self._drop(table.header.id, table)
                    self.others.dropped(table.header.id)

    def _busy(self, table: LiveTable) -> bool:
        return bool(table.visitors or table.listeners or table.changes.busy or self.bots.busy(table))

    async def _fetch(self, table: str) -> LiveTable:
        """A table from memory or from the database; several visitors wait for the same load."""
        if not re.fullmatch("[A-Za-z0-9_-]{1,32}", table):
            raise Problem("no-such-table")
        task = self.tables.get(table)
        if task is not None and _has_loaded(task) and task.result().stale:
            self._drop(table, task.result())
            task = None
        if task is None or (task.done() and not _has_loaded(task)):
            task = self.tables[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda ended: self._forget_failed(table, ended))
        return await asyncio.shield(task)

    def _forget_failed(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        """The next visitor tries again, whether or not anybody waited for this load to the end."""
        if not _has_loaded(task) and self.tables.get(table) is task:
            del self.tables[table]

    async def _load(self, table: str) -> LiveTable:
        found = await self.database.read(lambda db: store.find_table(db, table))
        if found is None or found[0].game not in self.settings.games:
            raise Problem("no-such-table")
        header, seats, moves = found
        game = self.game(header.game)
        try:
            async with self._replaying.turn(now_asking.get()):
                match, entries = await replayed(game, header, seats, moves)
        except (Refused, BadBox, BadOption, BadName) as error:
            log.exception("table %s doesn't replay", table)
            values: Values = {"played": str(header.version), "version": str(game.version), "reason": error.message}
            reason = Message("wrong-save-played", values)
            catalogues = (game.catalogue,) if isinstance(error, Refused) else error.catalogues
            raise Problem("bad-save", None, game.name, catalogues, reason=reason) from None
        self.events.loaded(header, seats)
        told, time = self.events, self.settings.time
        live = LiveTable(
            self.database, header, seats, match, entries, self.bots.wake, told, time, self.began, self.others
        )
        self.others.loaded(live)
        return live

    def refresh(self, tables: Iterable[str]) -> None:
        """Read tables anew that were changed in the database by themselves; their bots go on if it is their turn."""
        for table in tables:
            task = self.tables.get(table)
            if task is not None and _has_loaded(task):
                self._drop(table, task.result())
            waking = asyncio.create_task(self._wake(table))
            self._waking.add(waking)
            waking.add_done_callback(self._waking.discard)

    async def _wake(self, table: str) -> None:
        with suppress(Problem, NotKept):
            async with self.visit(table):
                pass

    def _drop(self, table: str, live: LiveTable) -> None:
        """Forget a table's copy in memory; whoever still listens comes back to a fresh one."""
        task = self.tables.get(table)
        if task is not None and _has_loaded(task) and task.result() is live:
            del self.tables[table]
        self.bots.stop(live)
        for listener in list(live.listeners):
            listener.dismiss()


def _has_loaded(task: asyncio.Task[LiveTable]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
