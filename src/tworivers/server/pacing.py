"""How fast one address is answered: whoever asks faster, or for what takes longer, waits, so that others don't.

A refusal costs the server nearly as much as an answer, and whoever hammers asks again at once; somebody who has to wait
for each answer can't ask more often than answers come. What takes the server much time counts like many requests.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from tworivers.server.hosts import places

BURST = 4.0
"""Seconds' worth of requests that may come at once: a page brings many."""
KEPT = 10_000
"""Addresses in memory; with more, those that asked longest ago go."""


class Pace:
    """The requests of each address in a steady flow, after a first burst."""

    def __init__(self, per_second: float, share: float = 1.0) -> None:
        """`share`: the part of the processor's time that an address may take for them."""
        self._each = 1 / per_second
        self._share = share
        self._free: OrderedDict[str, float] = OrderedDict()
        """By address when all its requests so far would be done at the steady pace."""

    async def wait(self, address: str) -> float:
        """Until the next request of an address has its turn; how many seconds that took."""
        delay = self.delay(address, time.monotonic())
        if delay > 0:
            await asyncio.sleep(delay)
        return delay

    def delay(self, address: str, now: float) -> float:
        """Count a request; returns the seconds that it has to wait, zero or less for none."""
        delay = -BURST
        for place, times in places(address):
            free = max(now, self._free.pop(place, 0.0)) + self._each / times
            self._free[place] = free
            delay = max(delay, free - now - BURST)
        while len(self._free) > KEPT:
            self._free.popitem(last=False)
        return delay

    def charge(self, address: str, seconds: float) -> None:
        """A request has taken so much processor time: what is more than its due, the address's next ones wait for."""
        more = seconds / self._share - self._each
        if more <= 0:
            return
        for place, times in places(address):
            if place in self._free:
                self._free[place] += more / times
