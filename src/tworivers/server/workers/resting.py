"""Work for one address after the other: one thing at a time for each, and a rest after it as long as it took, and more.

However much somebody brings, what is done for their address takes a small part of the time; and of several places at
which work is done one at most is theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

SHARE = 0.1
"""The part of the time that may be worked for an address."""
LONGEST = 2.0
"""Seconds of a rest, at most."""


@dataclass
class _Line:
    """Those of an address who wait."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rests_until: float = 0.0
    waiting: int = 0


class Work:
    """Something that is done for an address; whoever does it says how long it took."""

    seconds = 0.0


class RestingTurns:
    """Turns by address."""

    def __init__(self, share: float = SHARE, longest: float = LONGEST) -> None:
        self._rest = 1 / share - 1
        self._longest = longest
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Work]:
        """Do it inside this block."""
        loop = asyncio.get_running_loop()
        line = self._lines.setdefault(address, _Line())
        line.waiting += 1
        work = Work()
        try:
            async with line.lock:
                if line.rests_until > loop.time():
                    await asyncio.sleep(line.rests_until - loop.time())
                try:
                    yield work
                finally:
                    line.rests_until = loop.time() + min(self._longest, self._rest * work.seconds)
        finally:
            line.waiting -= 1
            loop.call_later(max(0.0, line.rests_until - loop.time()), self._forget, address)

    def _forget(self, address: str) -> None:
        """Drop the line of an address that has rested and for which nobody waits."""
        line = self._lines.get(address)
        if line and not line.waiting and line.rests_until <= asyncio.get_running_loop().time():
            del self._lines[address]

    def __len__(self) -> int:
        return len(self._lines)
