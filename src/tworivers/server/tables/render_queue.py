"""The order in which those who watch are told of changes.

Rendering a view takes longer than anything else on the event loop. So renderings wait in one queue, in the order in
which they came up, movers' and watchers' alike: what the opponent sees is the game. They are made for a slice of time
before moves get in between; one rendering for each round of the event loop would fall behind when a round brings many
moves. Whoever has fallen behind gets the newest state when the turn comes, not one for every move.

Before each slice a few rounds of the loop go by, unless they take long: in these whoever just moved is answered. The
answers of many moves take less time than a single view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

log = logging.getLogger("tworivers.server")

SLICE = 0.004
"""Seconds of rendering before others get a turn, and of others' before rendering does."""
ROUNDS = 2
"""Rounds of the event loop from a table's change to the answer to its mover: their task, and the one that sends."""


class RenderQueue:
    """What is to be rendered, in its order."""

    def __init__(self, slice_: float = SLICE) -> None:
        """`slice_`: seconds of rendering without a pause; at least one is made."""
        self._slice = slice_
        self._waiting: deque[Callable[[], None]] = deque()
        self._scheduled = False

    def put(self, render: Callable[[], None]) -> None:
        """Render behind everything that waits already."""
        self._waiting.append(render)
        self._schedule()

    def _schedule(self) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            self._give_way(ROUNDS, time.perf_counter() + self._slice)

    def _give_way(self, rounds: int, until: float) -> None:
        """Render after so many rounds of the loop and one more, or in the next if it is late already."""
        loop = asyncio.get_running_loop()
        if rounds and time.perf_counter() < until:
            loop.call_soon(self._give_way, rounds - 1, until)
        else:
            loop.call_soon(self._render_on)

    def _render_on(self) -> None:
        self._scheduled = False
        until = time.perf_counter() + self._slice
        while self._waiting:
            render = self._waiting.popleft()
            try:
                render()
            except Exception:
                log.exception("something could not be rendered")
            if time.perf_counter() >= until:
                break
        self._schedule()
