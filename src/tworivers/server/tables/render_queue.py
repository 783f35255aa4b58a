"""The order in which views are rendered for those who watch.

Rendering a view takes longer than anything else on the event loop. So one view is rendered at a time, moves get in
between, and whoever has just moved goes before those who only watch.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class RenderQueue:
    """Lets one render at a time."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())
        """Urgent ones, and the others."""

    @asynccontextmanager
    async def turn(self, urgent: bool) -> AsyncIterator[None]:
        """Render inside this block. Whatever else has come up meanwhile is done before the next turn."""
        await self._take(urgent)
        try:
            yield
            await asyncio.sleep(0)
        finally:
            self._leave()

    async def _take(self, urgent: bool) -> None:
        if not self._taken:
            self._taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[0 if urgent else 1].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # the turn had just come
            raise

    def _leave(self) -> None:
        for queue in self._waiting:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
