"""What is counted and timed while the server works.

Labels have few values each: routes as they are written in the code, levels, codes of problems, names of limits; never
a table, a person or an address.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, PlatformCollector, ProcessCollector

from tworivers.server.problems import Problem, TooOften

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds that answers, moves and the database may take, as the bounds of histograms."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""The same for thinking."""
OFTEN = 0.25
"""Seconds between two looks how late the event loop is."""
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
OTHER = "other"
"""In place of what isn't known: whatever strangers send, there are no more labels."""


class Metrics:
    """The counters of a server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        Info("tworivers", "This server", registry=self.registry).info({"version": version("tworivers")})
        self._requests = self._histogram("requests", "Requests, by what was asked", ["method", "route"])
        self._statuses = self._counter("answers", "Answers, by what was asked and the status", ["route", "status"])
        self._errors = self._counter("errors", "What was refused or failed, by its code (docs/api.md)", ["code"])
        self._limits = self._counter("limited", "What was refused because it came too often, by limit", ["limit"])
        self._delayed = self._histogram("delayed", "How long requests of hasty addresses were held back", [], SLOW)
        self._moves = self._counter("moves", "Moves that were kept, by who made them", ["game", "by"])
        self._acknowledged = self._histogram("move_acknowledged", "From a move's arrival to its acknowledgement")
        self._seen = self._histogram("move_seen", "From a move's arrival to a view with it having been sent")
        self._waited = self._histogram("thinking_waited", "How long questions waited for a worker", ["level"], SLOW)
        self._thought = self._histogram("thinking", "How long workers thought", ["level"], SLOW)
        self._unanswered = self._counter("thinking_failed", "Questions that found no answer", ["level"])
        self._read = self._histogram("database_read", "Queries, with the wait for a thread")
        self._committed = self._histogram("database_commit", "Transactions that were written")
        self._changes = self._counter("database_changes", "Changes in these transactions")
        self._failed = self._counter("database_failures", "Queries and changes that the database failed at", ["kind"])
        self._loop = self._histogram("loop_delay", "How late the event loop was, tried a few times a second")
        self._errors_by = lru_cache(None)(self._errors.labels)
        self._moves_by = lru_cache(None)(self._moves.labels)
        self._requests_by = lru_cache(None)(self._requests.labels)
        self._statuses_by = lru_cache(None)(self._statuses.labels)

    def _histogram(
        self, name: str, text: str, labels: Sequence[str] = (), buckets: Sequence[float] = QUICK
    ) -> Histogram:
        """Seconds."""
        return Histogram(f"tworivers_{name}_seconds", text, labels, buckets=buckets, registry=self.registry)

    def _counter(self, name: str, text: str, labels: Sequence[str] = ()) -> Counter:
        return Counter(f"tworivers_{name}", text, labels, registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests_by(method if method in METHODS else OTHER, route).observe(seconds)
        self._statuses_by(route, str(status)).inc()

    def went_wrong(self, problem: Problem) -> None:
        """A request or a message was refused, or could not be carried out."""
        self._errors_by(problem.code).inc()
        if isinstance(problem, TooOften):
            self._limits.labels(problem.limit).inc()

    def delayed(self, seconds: float) -> None:
        """A request had to wait because its address asks too fast."""
        self._delayed.observe(seconds)

    def moved(self, game: str, by: str) -> None:
        """A move was kept; `by` is "person" or "bot"."""
        self._moves_by(game, by).inc()

    def acknowledged(self, seconds: float) -> None:
        """A mover was told that their move is kept."""
        self._acknowledged.observe(seconds)

    def seen(self, seconds: float) -> None:
        """A watcher was sent where the table stands after a move."""
        self._seen.observe(seconds)

    def thought(self, level: str, waited: float, seconds: float, answered: bool) -> None:
        """A worker has answered, or failed."""
        self._waited.labels(level).observe(waited)
        self._thought.labels(level).observe(seconds)
        if not answered:
            self._unanswered.labels(level).inc()

    def read(self, seconds: float) -> None:
        """A query was answered."""
        self._read.observe(seconds)

    def committed(self, changes: int, seconds: float) -> None:
        """Changes were written together."""
        self._committed.observe(seconds)
        self._changes.inc(changes)

    def database_failed(self, kind: str) -> None:
        """A query ("read") or a change ("write") failed because of the database."""
        self._failed.labels(kind).inc()

    async def watch_the_loop(self) -> None:
        """Note how late the event loop is, until cancelled: whatever holds it up holds up everybody's moves."""
        while True:
            due = time.monotonic() + OFTEN
            await asyncio.sleep(OFTEN)
            self._loop.observe(max(0.0, time.monotonic() - due))
