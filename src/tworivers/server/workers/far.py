"""Questions that take seconds go to processes that may run on other machines (`tworivers think`); SAQ takes them there.

The queue lies in the same PostgreSQL. Each server puts as many questions into it at a time as it has places, in the
order of its own queue, so that people and tables get their turn as they do with processes of its own. What takes
milliseconds is answered here, and so is what no thinker answers in time.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy.engine import make_url

from tworivers.engine.objections import TERMINAL_WORDS, Objection, extra_needed
from tworivers.server.workers.packing import packed, unpacked
from tworivers.server.workers.pool import VIEWS, NoAnswer, WorkerPool
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import Asker

log = logging.getLogger("tworivers.server")

QUEUE, THINK = "tworivers", "think"
LATE = 20.0
"""Seconds after which a question that no thinker has answered is thought about here."""
LOOK = 0.05
"""Seconds between two looks for an answer."""
KEPT = 10
"""Seconds that answers are kept in the database."""


class NoQueue(Objection):
    """The queue isn't installed."""


def queue_at(url: str, connections: int) -> Any:
    """The queue in a database."""
    try:
        from saq.queue.postgres import PostgresQueue
    except ImportError as error:
        raise NoQueue(extra_needed("thinkers", error), TERMINAL_WORDS) from None
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return PostgresQueue.from_url(plain, name=QUEUE, min_size=1, max_size=connections)


class FarPool(WorkerPool):
    """Asks thinkers elsewhere."""

    def __init__(self, url: str, at_once: int, timeout: float, games: Iterable[str] = ()) -> None:
        """`at_once`: questions that may be under way, of this server."""
        self._queue = queue_at(url, 4)
        self._connecting = asyncio.Lock()
        self._near = WorkerPool(1, timeout, games)
        self._loop = asyncio.new_event_loop()
        self._talking = threading.Thread(target=self._loop.run_forever, name="thinkers", daemon=True)
        self._talking.start()
        super().__init__(at_once + 1, timeout, at_once=False)

    async def ask(self, question: Question, asker: Asker) -> Any:
        """The answer to a question, from wherever it comes."""
        if question.quick:
            return await self._near.ask(question, asker)
        try:
            return await super().ask(question, asker)
        except NoAnswer as failure:
            log.warning("no thinker has answered (%s)", failure)
            return await self._near.ask(question, asker)

    def attend(self, asker: Asker) -> None:
        """Somebody has come to look at a table that bots think about."""
        super().attend(asker)
        self._near.attend(asker)

    @property
    def processes(self) -> list[int]:
        """Those on this machine."""
        return self._near.processes

    def close(self) -> None:
        """Ask no more."""
        super().close()
        self._near.close()
        asyncio.run_coroutine_threadsafe(self._queue.disconnect(), self._loop).add_done_callback(
            lambda _: self._loop.call_soon_threadsafe(self._loop.stop)
        )
        self._talking.join(timeout=5)

    def _look_after(self) -> None:
        """What each thread does: hand over one question after the other, and wait for its answer."""
        while not self._closing and (job := self._jobs.take()) is not None:
            began = time.monotonic()
            asking = asyncio.run_coroutine_threadsafe(self._answer(job.question), self._loop)
            try:
                answer, failure = unpacked(asking.result(LATE + 5)), None
            except Exception as error:
                asking.cancel()
                answer, failure = None, f"{type(error).__name__}: {error}"
            self._jobs.done(job)
            job.tell(answer, failure)
            self.on_answer(job.question.level or VIEWS, began - job.asked, time.monotonic() - began, failure is None)

    async def _answer(self, question: Question) -> str:
        async with self._connecting:
            await self._queue.connect()
        late = min(LATE, self._timeout)
        answer: str = await self._queue.apply(
            THINK, timeout=late, poll_interval=LOOK, ttl=KEPT, retries=1, question=packed(question)
        )
        return answer


async def think_on(url: str, processes: int, timeout: float, games: Iterable[str]) -> None:
    """Answer what servers ask, in so many processes, until asked to stop."""
    queue = queue_at(url, processes + 2)
    from saq import Worker

    pool = WorkerPool(processes, timeout, games)

    async def think(_: Any, *, question: str) -> str:
        return packed(await pool.ask(unpacked(question), Asker()))

    await queue.connect()
    try:
        await Worker(queue, functions=[(THINK, think)], concurrency=processes).start()
    finally:
        await queue.disconnect()
        pool.close()
