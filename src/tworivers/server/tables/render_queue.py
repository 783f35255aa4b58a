"""The order in which views are rendered for those who watch.

Rendering a view takes longer than anything else on the event loop. So one view is rendered at a time, moves get in
between, and whoever has waited longest is next, mover or watcher: what the opponent sees is the game. Whoever has
fallen behind gets the newest state when the turn comes, not one for every move.
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
        self._waiting: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Render inside this block. Whatever else has come up meanwhile is done before the next turn."""
        await self._take()
        try:
            yield
            await asyncio.sleep(0)
        finally:
            self._leave()

    async def _take(self) -> None:
        if not self._taken:
            self._taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # the turn had just come
            raise

    def _leave(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
