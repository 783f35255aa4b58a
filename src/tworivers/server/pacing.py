"""How fast one address is answered: whoever asks faster waits, so that others don't.

A refusal costs the server nearly as much as an answer, and whoever hammers asks again at once; somebody who has to wait
for each answer can't ask more often than answers come.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from tworivers.server.hosts import network

BURST = 4.0
"""Seconds' worth of requests that may come at once: a page brings many."""
KEPT = 10_000
"""Addresses in memory; with more, those that asked longest ago go."""


class Pace:
    """The requests of each address in a steady flow, after a first burst."""

    def __init__(self, per_second: float) -> None:
        self._each = 1 / per_second
        self._free: OrderedDict[str, float] = OrderedDict()
        """By address when all its requests so far would be done at the steady pace."""

    async def wait(self, address: str) -> None:
        """Until the next request of an address has its turn."""
        delay = self.delay(address, time.monotonic())
        if delay > 0:
            await asyncio.sleep(delay)

    def delay(self, address: str, now: float) -> float:
        """Count a request; returns the seconds that it has to wait, zero or less for none."""
        place = network(address)
        free = max(now, self._free.pop(place, 0.0)) + self._each
        self._free[place] = free
        while len(self._free) > KEPT:
            self._free.popitem(last=False)
        return free - now - BURST
