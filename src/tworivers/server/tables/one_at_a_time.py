"""Changes of a table: one at a time, and each to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Overtaken(Exception):
    """Another server has changed the table first; what it has changed is known now."""


class OneAtATime:
    """Carries out one change after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether a change is under way."""
        return self._lock.locked()

    async def carry_out(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry out a change when no other is under way, to its end even if whoever asked for it leaves meanwhile."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def to_its_end() -> None:
            try:
                async with self._lock:
                    outcome = await change
                if not waiting.done():
                    waiting.set_result(outcome)
            except Exception as error:
                if not waiting.done():
                    waiting.set_exception(error)

        def ended(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            change.close()  # it may have been stopped before its turn came,
            waiting.cancel()  # and then nobody waits for it any more

        task = asyncio.create_task(to_its_end())
        self._tasks.add(task)
        task.add_done_callback(ended)
        return await waiting
