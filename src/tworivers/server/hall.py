"""All tables that are in memory: fetched when somebody comes, let go when nobody has come for a while, and the bots at them."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Connection

from tworivers.engine.boxes import BadBox
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import BadName, Move, Refused
from tworivers.engine.rules import BadOption, Game
from tworivers.server import patience, store
from tworivers.server.database import Database, NotKept
from tworivers.server.live import LiveTable, replayed
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings
from tworivers.server.store import Header, Person, Seat
from tworivers.server.thinking import NoAnswer, Question, Thinkers, levels_of

log = logging.getLogger("tworivers.server")

SWEEP = 30.0
"""Seconds between two looks for tables that nobody visits."""
TRIES = 2
"""Times a bot may fail at a decision before an easier one makes it."""


class Hall:
    """The tables, by id."""

    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.settings.games:
            raise Problem("no-such-game", name=name, games=", ".join(self.settings.games))
        if not self.settings.preparing.ready(name):
            raise Problem("preparing", name=name.capitalize())
        return self.settings.games[name]

    async def open(self) -> None:
        """Let the bots of all tables in play go on, and sweep now and then."""
        self._start(self._resume())
        self._start(self._sweep())

    async def close(self) -> None:
        """Stop the bots; every change under way is brought to its end by the database."""
        tasks = [*self._tasks, *(table.bots for table in self.loaded() if table.bots)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [
            task.result()
            for task in self.tables.values()
            if task.done() and not task.cancelled() and task.exception() is None
        ]

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, which stays in memory as long as somebody visits it."""
        live = await self._fetch(table)
        live.visitors += 1
        self.wake_bots(live)
        try:
            yield live
        finally:
            live.visitors -= 1
            live.used = time.monotonic()
            if live.stale:
                self._let_go(table, live)

    async def _fetch(self, table: str) -> LiveTable:
        if not re.fullmatch("[A-Za-z0-9_-]{1,32}", table):
            raise Problem("no-such-table")
        task = self.tables.get(table)
        if task is not None and task.done() and task.exception() is None and task.result().stale:
            self._let_go(table, task.result())
            task = None
        if task is None:
            task = self.tables[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self.tables.get(table) is task:
                del self.tables[table]
            raise

    async def _load(self, table: str) -> LiveTable:
        found = await self.database.read(lambda db: store.find_table(db, table))
        if found is None or found[0].game not in self.settings.games:
            raise Problem("no-such-table")
        header, seats, moves = found
        game = self.game(header.game)
        try:
            match, entries = await asyncio.to_thread(replayed, game, header, seats, moves)
        except (Refused, BadBox, BadOption, BadName) as error:
            log.exception("table %s doesn't replay", table)
            raise Problem(
                "bad-save",
                reason=f"it was played by version {header.version} of the rules, this is {game.version}: {error}",
            ) from None
        return LiveTable(self.database, header, seats, match, entries, self.wake_bots)

    def _let_go(self, table: str, live: LiveTable) -> None:
        """Forget a table's copy in memory; who still listens comes back to a fresh one."""
        task = self.tables.get(table)
        if task is not None and task.done() and task.result() is live:
            del self.tables[table]
        if live.bots is not None:
            live.bots.cancel()
        for listener in list(live.listeners):
            listener.dismiss()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for table in self.loaded():
                unused = table.used < time.monotonic() - self.settings.idle
                if (
                    unused
                    and not table.visitors
                    and not table.listeners
                    and not table.lock.locked()
                    and table.bots is None
                ):
                    self._let_go(table.header.id, table)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        """Visit all tables at which bots play, one after the other; once more when the rules of all games are ready."""
        await self._visit_bots()
        if not self.settings.preparing.done.is_set():
            while not self.settings.preparing.done.is_set():
                await asyncio.sleep(1)
            await self._visit_bots()

    async def _visit_bots(self) -> None:
        for table in await self.database.read(store.tables_with_bots):
            try:
                async with self.visit(table):
                    pass
            except Problem as problem:
                log.warning("table %s: %s", table, problem)

    # Bots

    def wake_bots(self, table: LiveTable) -> None:
        """Let bots decide if it is their turn, unless they are at it."""
        if table.bots is None and self._bot_in_turn(table) is not None:
            table.bots = asyncio.create_task(self._run_bots(table))

    def _bot_in_turn(self, table: LiveTable) -> int | None:
        """A bot that may decide now: of several, the one that has waited longest."""
        if table.state != "playing" or table.stale:
            return None
        waiting = [seat for seat in table.header.turn if table.seats[seat].kind == "bot"]
        last = {seat: place for place, seat in enumerate(entry.seat for entry in table.entries[-64:])}
        return min(waiting, key=lambda seat: last.get(seat, -1), default=None)

    async def _run_bots(self, table: LiveTable) -> None:
        """Decide for bots until a person is to decide alone."""
        failures = 0
        try:
            while (seat := self._bot_in_turn(table)) is not None:
                number, undos = table.number, table.undos
                action, _ = await asyncio.gather(
                    self._choose(table, seat, failures), asyncio.sleep(self.settings.bot_pause)
                )
                try:
                    if action is not None and undos == table.undos:
                        before = frozenset(table.header.turn)
                        await table.play(None, seat, number, action)
                        if patience.asked(table, before):
                            await patience.leave_time(table, self.settings.bot_pause)
                    failures = 0 if action is not None else failures + 1
                except Problem as problem:
                    failures += problem.code == "illegal"
                except NotKept:
                    await asyncio.sleep(1.0)
        except Exception:
            log.exception("bots at table %s", table.header.id)
        finally:
            table.bots = None

    async def _choose(self, table: LiveTable, seat: int, failures: int) -> int | None:
        """A bot's choice. One that fails again and again is replaced for this decision by the easiest, and that by the server itself."""
        game = table.game
        level = table.seats[seat].level or ""
        if failures >= TRIES:
            level = next(iter(levels_of(game.name)), level)
        if failures >= 2 * TRIES:
            return int(random.choice(table.match.table.legal(seat)))
        seen = table.match.table.copy()
        game.native.hide_at(seen.records, 0, seat, dice_from_number(secrets.randbits(63), 0))
        try:
            return await self.thinkers.choose(
                Question(game.name, level, seen.digest(), len(table.seats), seat, secrets.randbits(63))
            )
        except NoAnswer as failure:
            log.warning("table %s, seat %d, bot %s: %s", table.header.id, seat, level, failure)
            return None

    async def add(self, header: Header, seats: list[Seat], moves: list[Move], person: Person) -> None:
        """Keep a new table and who set it up."""

        def keep(db: Connection) -> None:
            store.keep_person(db, person)
            store.keep_table(db, header, seats, moves)

        await self.database.write(keep)
        with suppress(Problem):
            async with self.visit(header.id):
                pass
