"""Rate limits, counted in memory: enough against spam, forgotten with a restart."""

from __future__ import annotations

import time
from bisect import bisect_left
from itertools import islice

from tworivers.server.problems import TooOften

KEPT = 50_000
"""Counters in memory for each length of time; with more, those that nobody used for longest go."""
LOOKED_AT = 2
"""Old counters that are looked at each time something is counted: more than one, so that they can't pile up."""

Counters = dict[tuple[str, str], list[float]]
"""When something of a kind was done lately by somebody; whoever did something last stands last."""


class Limits:
    """Counts what was done lately, by kind and by the person or address that did it."""

    def __init__(self) -> None:
        self._counters: dict[float, Counters] = {}
        """By the seconds they look back: so whoever stands first is also the first that can be forgotten."""

    def take(self, kind: str, who: str, most: int, seconds: float) -> None:
        """Count one more of a kind, or refuse it if there were `most` within `seconds`."""
        now = time.monotonic()
        counters = self._counters.setdefault(seconds, {})
        done = counters.pop((kind, who), [])
        _forget(counters, now - seconds)
        counters[kind, who] = done
        del done[: bisect_left(done, now - seconds)]
        if len(done) >= most:
            raise TooOften(kind)
        done.append(now)


def _forget(counters: Counters, before: float) -> None:
    """Drop the oldest counters if they count nothing any more, or if there are too many."""
    for key in list(islice(counters, LOOKED_AT)):
        done = counters[key]
        if not done or done[-1] < before or len(counters) >= KEPT:
            del counters[key]


class Bucket:
    """A token bucket: a steady rate that allows short bursts, for the messages of a socket or the bytes of files."""

    def __init__(self, limit: str, per_second: float, most: float | None = None) -> None:
        """`limit` is its name; `most` tokens fit in, otherwise what comes in four seconds."""
        self.limit = limit
        self.per_second = per_second
        self.most = 4 * per_second if most is None else most
        self.left = self.most
        self.then = time.monotonic()

    def take(self, tokens: float = 1) -> None:
        """Take tokens, or refuse that."""
        self.require(tokens)
        self.left -= tokens

    def charge(self, tokens: float) -> None:
        """Take tokens, or refuse it if none is left. Whoever takes more than are left waits the longer after."""
        self.require(1)
        self.left -= tokens

    def require(self, tokens: float) -> None:
        """Refuse whoever wants more tokens than there are."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.per_second)
        self.then = now
        if self.left < tokens:
            raise TooOften(self.limit)
