"""Whose turn it is to draw a view.

Drawing takes longer than anything else here, so one view is drawn at a time and moves get in between; who has just moved goes before those who
only look on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Easel:
    """One at a time."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())
        """Those in a hurry, and the others."""

    @asynccontextmanager
    async def turn(self, hurry: bool) -> AsyncIterator[None]:
        """Draw inside of this; whatever else has come up meanwhile is done before the next turn."""
        await self._take(hurry)
        try:
            yield
            await asyncio.sleep(0)
        finally:
            self._leave()

    async def _take(self, hurry: bool) -> None:
        if not self._taken:
            self._taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[0 if hurry else 1].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it was our turn just now
            raise

    def _leave(self) -> None:
        for queue in self._waiting:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
