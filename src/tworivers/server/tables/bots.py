"""Bots at tables: whose turn it is, what a bot chooses, and how long it waits before it goes on.

Bots leave people time to answer what a bot has asked them; otherwise an offer could lapse unread.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time

from tworivers.analysis.positions import record_seen
from tworivers.server.problems import Problem
from tworivers.server.storage.database import NotKept
from tworivers.server.tables.bot_turns import asked_people as asked_people
from tworivers.server.tables.bot_turns import bot_in_turn
from tworivers.server.tables.live_table import LiveTable, asker_of
from tworivers.server.tables.pace import heard_of, pauses
from tworivers.server.workers.bots import levels_of
from tworivers.server.workers.pool import NoAnswer, WorkerPool
from tworivers.server.workers.questions import Question

log = logging.getLogger("tworivers.server")

TRIES = 2
"""How often a bot may fail at a decision before an easier one makes it."""
ANSWER = 20.0
"""Seconds that a person has for an answer before bots go on."""
LOOK = 0.05
"""Seconds between two looks whether it has come."""


class BotRunner:
    """Plays for the bots of all tables in memory, one task for each table at which a bot is to decide."""

    def __init__(self, workers: WorkerPool, pause: float) -> None:
        """`pause`: seconds after a move of a bot that people hear of; without it nobody is waited for."""
        self.workers = workers
        self.pause = pause
        self._running: dict[LiveTable, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let a table's bots decide if it is their turn, unless they are at it already."""
        if table in self._running:
            self.workers.attend(asker_of(table))
        elif bot_in_turn(table) is not None:
            self._running[table] = asyncio.create_task(self._run(table))

    def busy(self, table: LiveTable) -> bool:
        """Whether a bot is deciding at a table."""
        return table in self._running

    def stop(self, table: LiveTable) -> None:
        """Let a table's bots play no further."""
        task = self._running.pop(table, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop all bots. The database brings every change that is under way to its end."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: LiveTable) -> None:
        """Decide for bots until a person alone is to decide."""
        failures = 0
        pause = 0.0
        try:
            while (seat := bot_in_turn(table)) is not None and await table.others.may_think(table):
                number, undos = table.number, table.undos
                action, _ = await asyncio.gather(self._choose(table, seat, failures), asyncio.sleep(pause))
                pause = 0.0
                try:
                    if action is not None and undos == table.undos:
                        before = frozenset(table.header.turn)
                        await table.play(None, seat, number, action)
                        pause = self.pause * pauses(table) if heard_of(table) else 0.0
                        if self.pause and asked_people(table, before):
                            await leave_time(table, ANSWER)
                    failures = 0 if action is not None else failures + 1
                except Problem as problem:
                    failures += problem.code == "illegal"
                except NotKept:
                    await asyncio.sleep(1.0)
        except NotKept:
            log.warning("bots at table %s: nobody knows yet which server decides for them", table.header.id)
        except Exception:
            log.exception("bots at table %s", table.header.id)
        finally:
            if self._running.get(table) is asyncio.current_task():
                del self._running[table]

    async def _choose(self, table: LiveTable, seat: int, failures: int) -> int | None:
        """A bot's choice; None if it fails.

        After some failures the easiest level makes the decision, and after some more chance does.
        """
        game = table.game
        level = table.seats[seat].bot or ""
        if failures >= TRIES:
            level = next(iter(levels_of(game.name)), level)
        if failures >= 2 * TRIES:
            return int(random.choice(table.match.table.legal(seat)))
        record = record_seen(table.match.table, seat, secrets.randbits(63))
        question = Question(game.name, level, record, len(table.seats), seat, secrets.randbits(63))
        try:
            return int(await self.workers.ask(question, asker_of(table)))
        except NoAnswer as failure:
            log.warning("table %s, seat %d, bot %s: %s", table.header.id, seat, level, failure)
            return None


async def leave_time(table: LiveTable, seconds: float) -> None:
    """Wait until somebody has moved, but not for ever."""
    number, deadline = table.number, time.monotonic() + seconds
    while table.number == number and not table.stale and time.monotonic() < deadline:
        await asyncio.sleep(min(LOOK, seconds))
