"""Answers that take long to find, found once and kept: however many ask for the same, and however often.

Whoever asks for something new waits for a turn. Answers that nobody asked for lately go when there are too many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from tworivers.server.fair_turns import Client, FairTurns

ROOM = 64 * 1024 * 1024
"""Bytes of answers that are kept."""


class KeptAnswers:
    """Answers by what they answer; the one that was asked for last stands last."""

    def __init__(self, turns: FairTurns, room: int = ROOM) -> None:
        self._turns = turns
        self._room = room
        self._kept: dict[Hashable, bytes] = {}
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.size = 0
        """Bytes that are kept."""

    async def find(self, key: Hashable, client: Client, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer: the one that is kept, or the one that somebody waits for already, or a new one."""
        if key in self._kept:
            answer = self._kept[key] = self._kept.pop(key)
            return answer
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, client, make))
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, client: Client, make: Callable[[], Awaitable[bytes]]) -> bytes:
        async with self._turns.turn(client):
            return await make()

    def _made(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        self.size += len(task.result())
        while self.size > self._room:
            self.size -= len(self._kept.pop(next(iter(self._kept))))
