"""A pool of worker processes in which bots think: however slow or broken one is, requests aren't delayed.

A thread looks after each worker and hands it one question at a time. A worker that dies, or doesn't answer in time, is
replaced; whoever asked gets `NoAnswer`.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from tworivers.server.workers.bots import levels_of, warm_up_bots
from tworivers.server.workers.questions import Question, answered

log = logging.getLogger("tworivers.server")

START = 300.0
"""Seconds a new worker may take to load what its bots need; the first time on a machine it compiles them."""
READY, TAKEN = "ready", "taken"
"""What a worker sends when it has started, and when it begins to think."""


class NoAnswer(Exception):
    """A question that found no answer; the text says how it failed."""


Answer = Callable[[Question], Any]
WarmUp = Callable[[str], None]


@dataclass(order=True)
class _Job:
    """A question in the queue: quick levels first, then in the order of asking. No question: the thread ends."""

    order: tuple[int, int]
    question: Question | None = field(compare=False)
    tell: Callable[[Any, str | None], None] = field(compare=False)


class WorkerPool:
    """The worker processes and the questions that wait for them."""

    def __init__(
        self,
        count: int,
        timeout: float,
        games: Iterable[str] = (),
        answer: Answer = answered,
        warm_up: WarmUp = warm_up_bots,
    ) -> None:
        """Start `count` workers that warm up for the given games; a question has `timeout` seconds."""
        self._timeout = timeout
        self._work = (answer, warm_up, tuple(games))
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._closing = False
        self._workers: set[SpawnProcess] = set()
        self._threads = [
            threading.Thread(target=self._look_after, name=f"worker-{place}", daemon=True) for place in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def choose(self, question: Question) -> int:
        """The action a bot chooses; `NoAnswer` if it fails."""
        levels = levels_of(question.game)
        action: int = await self.ask(question, levels.index(question.level) if question.level in levels else 0)
        return action

    async def ask(self, question: Question, priority: int) -> Any:
        """The answer to a question; `NoAnswer` if it fails. Questions with a smaller `priority` are answered first."""
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

        self._jobs.put(_Job((priority, next(self._numbers)), question, tell))
        return await future

    @property
    def processes(self) -> list[int]:
        """The workers' process ids."""
        return [worker.pid for worker in list(self._workers) if worker.pid is not None]

    def close(self) -> None:
        """End all workers."""
        self._closing = True
        for _ in self._threads:
            self._jobs.put(_Job((-1, next(self._numbers)), None, lambda action, failure: None))
        for worker in list(self._workers):
            worker.kill()
        for thread in self._threads:
            thread.join(timeout=10)

    def _look_after(self) -> None:
        """What each thread does: keep one worker running and hand it questions."""
        worker: SpawnProcess | None = None
        pipe: Connection | None = None
        while not self._closing:
            if worker is None or pipe is None:
                worker, pipe = self._start_worker()
                if pipe is None:
                    self._end_worker(worker, None)
                    worker = None
                    threading.Event().wait(1.0)
                    continue
            job = self._jobs.get()
            if job.question is None:
                break
            try:
                answer, failure = self._ask(pipe, job.question)
            except (OSError, EOFError) as error:
                if not self._closing:
                    log.warning(
                        "a bot of level %s was lost (%s); its worker is replaced",
                        job.question.level,
                        error or type(error).__name__,
                    )
                self._end_worker(worker, pipe)
                worker = pipe = None
                answer, failure = None, f"its worker was lost: {error}"
            job.tell(answer, failure)
        self._end_worker(worker, pipe)

    def _ask(self, pipe: Connection, question: Question) -> tuple[Any, str | None]:
        pipe.send(question)
        if not (pipe.poll(START) and pipe.recv() == TAKEN and pipe.poll(self._timeout)):
            raise TimeoutError(f"no answer for {self._timeout:g} s")
        answer: tuple[Any, str | None] = pipe.recv()
        return answer

    def _start_worker(self) -> tuple[SpawnProcess, Connection | None]:
        """A new worker and the pipe to it; no pipe if it didn't get ready."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        worker = spawn.Process(target=_work, args=(theirs, *self._work), name="tworivers-bot", daemon=True)
        worker.start()
        self._workers.add(worker)
        theirs.close()
        try:
            if not self._closing and ours.poll(START) and ours.recv() == READY:
                return worker, ours
        except (OSError, EOFError):
            pass
        if not self._closing:
            log.warning("a worker for bots didn't start")
        return worker, None

    def _end_worker(self, worker: SpawnProcess | None, pipe: Connection | None) -> None:
        if pipe is not None:
            pipe.close()
        if worker is not None:
            worker.kill()
            worker.join()
            self._workers.discard(worker)


def _work(pipe: Connection, answer: Answer, warm_up: WarmUp, games: tuple[str, ...]) -> None:
    """What a worker process does: answer questions until the pipe closes, with less priority than the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
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
