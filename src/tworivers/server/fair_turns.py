"""Turns at what takes long: few at a time, in a fair order by address and person, and nobody may queue without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from tworivers.server.fair_queue import FairQueue
from tworivers.server.problems import TooOften


@dataclass(frozen=True)
class Client:
    """Who wants something: the address a request comes from, and the person."""

    address: str
    person: str = ""


NOBODY = Client("")
now_asking: ContextVar[Client] = ContextVar("now_asking", default=NOBODY)
"""For whom the server works at this moment; nobody where it does so by itself."""


class FairTurns:
    """Lets a few do something at a time."""

    def __init__(self, at_once: int, waiting: int, limit: str = "questions_waiting") -> None:
        """`waiting`: how many may wait from one address; more are refused. `limit` is the name of that bound."""
        self._limit = limit
        self._free = at_once
        self._most = waiting
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, client: Client) -> AsyncIterator[None]:
        """Do it inside this block."""
        await self._take(client)
        try:
            yield
        finally:
            self._leave()

    async def _take(self, client: Client) -> None:
        if self._free:
            self._free -= 1
            return
        if self._queue.waiting(client.address) >= self._most:
            raise TooOften(self._limit)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(client.address, client.person, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # the turn had just come
            raise

    def _leave(self) -> None:
        while len(self._queue):
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
