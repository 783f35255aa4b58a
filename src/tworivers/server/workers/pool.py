"""A pool of worker processes in which bots think: however slow or broken one is, requests aren't delayed.

A thread looks after each worker and hands it one question at a time. A worker that dies, or doesn't answer in time, is
replaced; whoever asked gets `NoAnswer`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from tworivers.server.workers.bots import warm_up_bots
from tworivers.server.workers.questions import Question, answered
from tworivers.server.workers.thinking_queue import Asker, Job, ThinkingQueue

log = logging.getLogger("tworivers.server")

START = 300.0
"""Seconds a new worker may take to load what its bots need; the first time on a machine it compiles them."""
NICE = 5
"""How much workers stand back behind the server: on a full machine moves go first, and bots still think."""
VIEWS = "views"
"""In place of a level: questions that no bot answers."""
READY, TAKEN = "ready", "taken"
"""What a worker sends when it has started, and when it begins to think."""


class NoAnswer(Exception):
    """A question that found no answer; the text says how it failed."""


Answer = Callable[[Question], Any]
WarmUp = Callable[[str], None]


class _Worker(NamedTuple):
    """A process and the pipe to it."""

    process: SpawnProcess
    pipe: Connection


class WorkerPool:
    """The worker processes and the questions that wait for them."""

    def __init__(
        self,
        count: int,
        timeout: float,
        games: Iterable[str] = (),
        answer: Answer = answered,
        warm_up: WarmUp = warm_up_bots,
        at_once: bool = True,
    ) -> None:
        """`count` workers that warm up for the given games; a question has `timeout` seconds.

        They start at once, or else when the first question is asked.
        """
        self.on_answer: Callable[[str, float, float, bool], None] = lambda level, waited, worked, answered: None
        """Told of every question: its level, the seconds it waited and took, and whether there was an answer."""
        self._timeout = timeout
        self._at_once = at_once
        self._work = (answer, warm_up, tuple(games))
        self._jobs = ThinkingQueue(count)
        self._closing = False
        self._workers: set[SpawnProcess] = set()
        self._threads = [
            threading.Thread(target=self._look_after, name=f"worker-{place}", daemon=True) for place in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, question: Question, asker: Asker) -> Any:
        """The answer to a question; `NoAnswer` if it fails. Whose turn it is depends on who asks."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def settle(answer: Any, failure: str | None) -> None:
            if future.done():
                return
            if answer is None:
                future.set_exception(NoAnswer(failure or "no answer"))
            else:
                future.set_result(answer)

        def tell(answer: Any, failure: str | None) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(settle, answer, failure)

        self._jobs.put(Job(question, asker, tell, lambda: not future.done()))
        return await future

    def attend(self, asker: Asker) -> None:
        """Somebody has come to look at a table that bots think about."""
        if asker.live:
            self._jobs.attend(asker)

    def waiting(self) -> dict[str, int]:
        """How many questions wait, quick ones and slow ones."""
        return self._jobs.waiting()

    @property
    def processes(self) -> list[int]:
        """The workers' process ids."""
        return [worker.pid for worker in list(self._workers) if worker.pid is not None]

    def close(self) -> None:
        """End all workers."""
        self._closing = True
        self._jobs.close()
        for worker in list(self._workers):
            worker.kill()
        for thread in self._threads:
            thread.join(timeout=10)

    def _look_after(self) -> None:
        """What each thread does: keep one worker running and hand it questions."""
        worker: _Worker | None = None
        if not self._at_once:
            self._jobs.wait()
        while not self._closing:
            if worker is None:
                worker = self._start_worker()
                if worker is None:
                    threading.Event().wait(1.0)
                    continue
            job = self._jobs.take()
            if job is None:
                break
            began = time.monotonic()
            try:
                answer, failure = self._ask(worker.pipe, job.question)
            except (OSError, EOFError) as error:
                if not self._closing:
                    lost = f"{type(job.question).__name__} of level {job.question.level}"
                    log.warning("%s was lost (%s); its worker is replaced", lost, error or type(error).__name__)
                self._end_worker(worker)
                worker = None
                answer, failure = None, f"its worker was lost: {error}"
            self._jobs.done(job)
            job.tell(answer, failure)
            level = job.question.level or VIEWS
            self.on_answer(level, began - job.asked, time.monotonic() - began, failure is None)
        if worker is not None:
            self._end_worker(worker)

    def _ask(self, pipe: Connection, question: Question) -> tuple[Any, str | None]:
        pipe.send(question)
        if not (pipe.poll(START) and pipe.recv() == TAKEN and pipe.poll(self._timeout)):
            raise TimeoutError(f"no answer for {self._timeout:g} s")
        answer: tuple[Any, str | None] = pipe.recv()
        return answer

    def _start_worker(self) -> _Worker | None:
        """A new worker; None if it didn't get ready."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=_work, args=(theirs, *self._work), name="tworivers-bot", daemon=True)
        process.start()
        self._workers.add(process)
        theirs.close()
        worker = _Worker(process, ours)
        try:
            if not self._closing and ours.poll(START) and ours.recv() == READY:
                return worker
        except (OSError, EOFError):
            pass
        if not self._closing:
            log.warning("a worker for bots didn't start")
        self._end_worker(worker)
        return None

    def _end_worker(self, worker: _Worker) -> None:
        worker.pipe.close()
        worker.process.kill()
        worker.process.join()
        self._workers.discard(worker.process)


def _work(pipe: Connection, answer: Answer, warm_up: WarmUp, games: tuple[str, ...]) -> None:
    """What a worker process does: answer questions until the pipe closes, with less priority than the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        pipe.send(READY)
        warm: set[str] = set()
        for game in games:
            if not pipe.poll():
                _warm_up_once(warm_up, game, warm)
        while True:
            question = pipe.recv()
            _warm_up_once(warm_up, question.game, warm)
            pipe.send(TAKEN)
            pipe.send(_answered(answer, question))
    except (EOFError, OSError):
        pass


def _warm_up_once(warm_up: WarmUp, game: str, warm: set[str]) -> None:
    if game not in warm:
        warm.add(game)
        with suppress(Exception):  # then the first question takes longer, or fails by itself
            warm_up(game)


def _answered(answer: Answer, question: Any) -> tuple[Any, str | None]:
    try:
        return answer(question), None
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
