"""Finished games are judged, piece by piece, by the processes in which bots think; and the best lines of a position.

What was found is kept with the table as long as it is in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from tworivers.analysis.asked import Asked, BestLines
from tworivers.analysis.report import Report
from tworivers.analysis.reporting import judged
from tworivers.server.fair_turns import Client
from tworivers.server.hosts import network
from tworivers.server.problems import Problem
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.workers.pool import NoAnswer, WorkerPool
from tworivers.server.workers.questions import AnalysisQuestion
from tworivers.server.workers.thinking_queue import Asker

QUESTIONS = 60
"""That a judgement usually takes, to tell how far it is."""
FAR = 0.95
"""How far it is told to be at most, before it is there."""


@dataclass
class Judgement:
    """How far the judgement of a game is, and what came of it."""

    answered: int = 0
    report: Report | None = None

    @property
    def done(self) -> float:
        """The part that is done, about."""
        return 1.0 if self.report else min(FAR, self.answered / QUESTIONS)


class Analyst:
    """Has games judged and positions thought about."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._known: WeakKeyDictionary[LiveTable, Judgement] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def known(self, live: LiveTable) -> Judgement | None:
        """What is known of a game, if anybody has asked."""
        return self._known.get(live)

    def begin(self, live: LiveTable, client: Client) -> Judgement:
        """Have a finished game judged, for whoever asks first."""
        judgement = self._known[live] = Judgement()
        task = asyncio.create_task(self._judge(live, judgement, asker_from(client, live)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return judgement

    async def _judge(self, live: LiveTable, judgement: Judgement, asker: Asker) -> None:
        asking, answer = judged(live.match.branch(live.number)), None
        try:
            while judgement.report is None:
                asked, judgement.report = await asyncio.to_thread(_next, asking, answer)
                if asked is not None:
                    answer = await self._ask(asked, live.game.name, len(live.seats), asker)
                    judgement.answered += 1
        except NoAnswer:
            del self._known[live]  # whoever asks next begins anew

    async def lines(self, live: LiveTable, wanted: BestLines, client: Client) -> Any:
        """The chances at a position, and the best lines."""
        try:
            return await self._ask(wanted, live.game.name, len(live.seats), asker_from(client, live))
        except NoAnswer:
            raise Problem("no-answer") from None

    async def _ask(self, asked: Asked, game: str, seats: int, asker: Asker) -> Any:
        return await self.workers.ask(AnalysisQuestion(game, "analysis", b"", seats, 0, 0, asked=asked), asker)


def asker_from(client: Client, live: LiveTable) -> Asker:
    """On whose account workers think about a finished game: that of the address which asks, whoever set the table up.

    Otherwise strangers could hold up the bots of somebody whose old games they look at.
    """
    return Asker(f"from {network(client.address)}", live.header.id)


def _next(asking: Generator[Asked, Any, Report], answer: Any) -> tuple[Asked | None, Report | None]:
    """The next question, or the report when there is none."""
    try:
        return asking.send(answer), None
    except StopIteration as done:
        return None, done.value
