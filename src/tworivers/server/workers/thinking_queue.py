"""The questions that wait for worker processes, and how long a bot may think about each.

Tables that somebody looks at come before those nobody looks at. Among them people are served in turn, then their
tables: sixty tables of one person delay another's by one question. Quick questions go before those that take seconds,
but not all the time; and one worker is always left for quick ones. Under load a bot thinks for a shorter time, the
shorter the more its owner wants at once.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tworivers.server.fair_queue import FairQueue
from tworivers.server.workers.questions import Question

QUICK_IN_A_ROW = 16
"""Quick questions that may go before one that takes seconds."""
ROUNDS = 2.0
"""Questions one after the other that a person may wait for before bots think for a shorter time."""
EFFORTS = (1.0, 0.5, 0.25, 0.1)
"""The parts of its budget that a bot may get."""


@dataclass(frozen=True)
class Asker:
    """On whose account something is thought about: whoever set the table up, and whether anybody looks at it."""

    person: str = ""
    table: str = ""
    live: bool = True


@dataclass
class Job:
    """A question that waits. `wanted` tells whether anybody still waits for its answer."""

    question: Question
    asker: Asker
    tell: Callable[[Any, str | None], None]
    wanted: Callable[[], bool] = field(default=lambda: True)
    asked: float = field(default_factory=time.monotonic)
    """When, by the system's own clock."""


class ThinkingQueue:
    """Hands questions to the threads that look after workers."""

    def __init__(self, workers: int) -> None:
        self._slow_at_once = max(1, workers - 1)
        self._slow_running = 0
        self._quick_taken = 0
        self._lanes: dict[tuple[bool, bool], FairQueue[Job]] = {
            (live, quick): FairQueue() for live in (True, False) for quick in (True, False)
        }
        lock = threading.Lock()
        self._changed = threading.Condition(lock)
        self._asked = threading.Condition(lock)
        """For threads that have no worker yet: one of those that do may be quicker."""
        self._closed = False

    def put(self, job: Job) -> None:
        """Add a question."""
        with self._changed:
            self._lanes[job.asker.live, job.question.quick].put(job.asker.person, job.asker.table, job)
            self._changed.notify()  # waking all threads for one question takes longer than the question
            self._asked.notify()

    def attend(self, asker: Asker) -> None:
        """Somebody has come to look at a table: what waits for it comes before what nobody looks at."""
        with self._changed:
            for quick in (True, False):
                for job in self._lanes[False, quick].withdraw(asker.person, asker.table):
                    self._lanes[True, quick].put(asker.person, asker.table, job)

    def wait(self) -> None:
        """Wait until somebody asks something, or the queue is closed."""
        with self._asked:
            self._asked.wait_for(lambda: self._closed or any(map(len, self._lanes.values())))

    def take(self) -> Job | None:
        """The next question, when there is one; None once the queue is closed. `done` must follow."""
        with self._changed:
            while not self._closed:
                job = self._next()
                if job is not None:
                    self._slow_running += not job.question.quick
                    return job
                self._changed.wait()
        return None

    def done(self, job: Job) -> None:
        """A question was answered, or never will be."""
        if job.question.quick:
            return
        with self._changed:
            self._slow_running -= 1
            self._changed.notify()

    def waiting(self) -> dict[str, int]:
        """How many questions wait: quick ones, and those that take seconds."""
        with self._changed:
            return {
                name: sum(len(lane) for (_, quick), lane in self._lanes.items() if quick is wanted)
                for name, wanted in (("quick", True), ("slow", False))
            }

    def close(self) -> None:
        """Let nobody wait any longer."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            self._asked.notify_all()

    def _next(self) -> Job | None:
        for live in (True, False):
            slow_next = self._quick_taken >= QUICK_IN_A_ROW
            for quick in (False, True) if slow_next else (True, False):
                lane = self._lanes[live, quick]
                while len(lane) and (quick or self._slow_running < self._slow_at_once):
                    job = lane.take()
                    if job.wanted():
                        self._quick_taken = self._quick_taken + 1 if quick else 0
                        return job if quick else self._with_effort(job, lane)
        return None

    def _with_effort(self, job: Job, lane: FairQueue[Job]) -> Job:
        """The question with the part of its budget that there is time for."""
        tables = lane.tables(job.asker.person)
        people = lane.people + (tables == 0)
        rounds = people * (tables + 1) / self._slow_at_once
        fitting = [effort for effort in EFFORTS if effort * rounds <= ROUNDS]
        return replace(job, question=replace(job.question, effort=max(fitting, default=EFFORTS[-1])))
