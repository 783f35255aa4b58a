"""Whether the database answers: asked once a second at most, however many want to know."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, text

from tworivers.server.storage.database import Database, NotKept

KEPT = 1.0
"""Seconds for which an answer counts."""
WITHIN = 3.0
"""Seconds after which the database counts as out of reach."""


class Pulse:
    """Feels the database's pulse."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._felt = (float("-inf"), False)
        self._feeling: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether the database answers now, or did a moment ago."""
        at, beats = self._felt
        if time.monotonic() - at < KEPT:
            return beats
        if self._feeling is None:
            self._feeling = asyncio.create_task(self._feel())
        return await asyncio.shield(self._feeling)

    async def _feel(self) -> bool:
        try:
            await asyncio.wait_for(self._database.read(_beat), WITHIN)
            beats = True
        except (NotKept, TimeoutError):
            beats = False
        self._felt = (time.monotonic(), beats)
        self._feeling = None
        return beats


def _beat(db: Connection) -> None:
    db.execute(text("SELECT 1"))
