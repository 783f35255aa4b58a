"""The order in which views are rendered for those who watch.

Rendering a view takes longer than anything else on the event loop. So one view is rendered at a time, moves get in
between, and whoever has waited longest is next, mover or watcher: what the opponent sees is the game. Whoever has
fallen behind gets the newest state when the turn comes, not one for every move.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tworivers.server.fair_turns import Client, FairTurns

EVERYBODY = Client("")


class RenderQueue:
    """Lets one render at a time, in the order of waiting."""

    def __init__(self) -> None:
        self._turns = FairTurns(at_once=1, waiting=sys.maxsize)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Render inside this block. Whatever else has come up meanwhile is done before the next turn."""
        async with self._turns.turn(EVERYBODY):
            yield
            await asyncio.sleep(0)
