"""Rate limits, counted in memory: enough against spam, forgotten with a restart."""

from __future__ import annotations

import time
from collections import deque

from tworivers.server.problems import Problem

KEPT = 10_000
"""Counters in memory before old ones are dropped."""


class Limits:
    """Counts what was done lately, by kind and by the person or address that did it."""

    def __init__(self) -> None:
        self._done: dict[tuple[str, str], deque[float]] = {}

    def take(self, kind: str, who: str, most: int, seconds: float) -> None:
        """Count one more of a kind, or refuse it if there were `most` within `seconds`."""
        now = time.monotonic()
        done = self._done.setdefault((kind, who), deque())
        while done and done[0] < now - seconds:
            done.popleft()
        if len(done) >= most:
            raise Problem("too-often")
        done.append(now)
        if len(self._done) > KEPT:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        for key in [key for key, done in self._done.items() if not done or done[-1] < now - 3600]:
            del self._done[key]


class Bucket:
    """A token bucket: a steady rate that allows short bursts, for the messages of a socket or the bytes of files."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        """`most` tokens fit in, otherwise what comes in four seconds."""
        self.per_second = per_second
        self.most = 4 * per_second if most is None else most
        self.left = self.most
        self.then = time.monotonic()

    def take(self, tokens: float = 1) -> None:
        """Take tokens, or refuse that."""
        self.require(tokens)
        self.left -= tokens

    def require(self, tokens: float) -> None:
        """Refuse whoever wants more tokens than there are."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.per_second)
        self.then = now
        if self.left < tokens:
            raise Problem("too-often")
