"""Bots think in processes of their own: however slow or broken one is, pages aren't delayed.

Each worker process is looked after by a thread that hands it one question at a time. A worker that dies, or doesn't answer in time, is replaced;
the question comes back as `NoAnswer`.
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

log = logging.getLogger("tworivers.server")

START = 300.0
"""Seconds a new worker may take to load (or, once on a machine, compile) what its bots need."""
READY, TAKEN = "ready", "taken"
"""What a worker says when it has started, and when it begins to think."""


class NoAnswer(Exception):
    """A bot failed to name an action; the text says how."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: plain values, so that they can travel to another process. The record went through `hide`."""

    game: str
    level: str
    record: bytes
    seats: int
    seat: int
    seed: int

    def answer(self) -> Any:
        """The bot's choice; runs in a worker. Other questions (`advising.py`) have other answers."""
        from tworivers.bots import choose

        return choose(self.game, self.level, self.record, self.seats, self.seat, self.seed)


Answer = Callable[[Question], Any]
WarmUp = Callable[[str], None]


def ask_bots(question: Question) -> Any:
    """The answer to a question; runs in a worker."""
    return question.answer()


def warm_up_bots(game: str) -> None:
    """Load what a game's bots need, so that the first answer comes at once; runs in a worker."""
    from tworivers.bots import warm_up, warm_up_hints

    warm_up(game)
    warm_up_hints(game)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, easy to hard."""
    from tworivers.bots import levels_of as levels

    return levels(game)


def has_hints(game: str) -> bool:
    """Whether bots can judge a game's positions."""
    from tworivers.bots import has_hints as judged

    return judged(game)


@dataclass(order=True)
class _Task:
    """A question in the queue: quick levels first, then in the order of asking."""

    order: tuple[int, int]
    question: Question | None = field(compare=False)
    tell: Callable[[Any, str | None], None] = field(compare=False)


class Thinkers:
    """The workers."""

    def __init__(
        self,
        count: int,
        patience: float,
        games: Iterable[str] = (),
        answer: Answer = ask_bots,
        warm_up: WarmUp = warm_up_bots,
    ) -> None:
        """`count` processes; a question has `patience` seconds. While nothing is asked, they warm up for the given games."""
        self._patience = patience
        self._work = (answer, warm_up, tuple(games))
        self._tasks: queue.PriorityQueue[_Task] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._closing = False
        self._workers: set[SpawnProcess] = set()
        self._threads = [
            threading.Thread(target=self._look_after, name=f"thinker-{place}", daemon=True) for place in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def choose(self, question: Question) -> int:
        """The action a bot chooses; `NoAnswer` if it fails."""
        levels = levels_of(question.game)
        action: int = await self.ask(question, levels.index(question.level) if question.level in levels else 0)
        return action

    async def ask(self, question: Question, ease: int) -> Any:
        """The answer to a question, which waits for those that are easier; `NoAnswer` if there is none."""
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

        self._tasks.put(_Task((ease, next(self._numbers)), question, tell))
        return await future

    @property
    def processes(self) -> list[int]:
        """The workers' process numbers."""
        return [worker.pid for worker in list(self._workers) if worker.pid is not None]

    def close(self) -> None:
        """End all workers."""
        self._closing = True
        for _ in self._threads:
            self._tasks.put(_Task((-1, next(self._numbers)), None, lambda action, failure: None))
        for worker in list(self._workers):
            worker.kill()
        for thread in self._threads:
            thread.join(timeout=10)

    def _look_after(self) -> None:
        """A thread's life: keep one worker going and hand it questions."""
        worker: SpawnProcess | None = None
        pipe: Connection | None = None
        while not self._closing:
            if worker is None or pipe is None:
                worker, pipe = self._hire()
                if pipe is None:
                    self._dismiss(worker, None)
                    worker = None
                    threading.Event().wait(1.0)
                    continue
            task = self._tasks.get()
            if task.question is None:
                break
            try:
                answer, failure = self._ask(pipe, task.question)
            except (OSError, EOFError) as error:
                if not self._closing:
                    log.warning(
                        "a bot of level %s was lost (%s); its worker is replaced",
                        task.question.level,
                        error or type(error).__name__,
                    )
                self._dismiss(worker, pipe)
                worker = pipe = None
                answer, failure = None, f"its worker was lost: {error}"
            task.tell(answer, failure)
        self._dismiss(worker, pipe)

    def _ask(self, pipe: Connection, question: Question) -> tuple[Any, str | None]:
        pipe.send(question)
        if not (pipe.poll(START) and pipe.recv() == TAKEN and pipe.poll(self._patience)):
            raise TimeoutError(f"no answer for {self._patience:g} s")
        answer: tuple[Any, str | None] = pipe.recv()
        return answer

    def _hire(self) -> tuple[SpawnProcess, Connection | None]:
        """A new worker, ready to think; no pipe if it didn't get ready."""
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

    def _dismiss(self, worker: SpawnProcess | None, pipe: Connection | None) -> None:
        if pipe is not None:
            pipe.close()
        if worker is not None:
            worker.kill()
            worker.join()
            self._workers.discard(worker)


def _work(pipe: Connection, answer: Answer, warm_up: WarmUp, games: tuple[str, ...]) -> None:
    """A worker's life. It gives way to the server, and leaves stopping to it."""
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
