"""The line on which other servers' announcements come in: a session of its own, which listens in a thread.

After it was cut it begins anew, and whoever hears it is told first that something may have been missed.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence

from tworivers.server.storage.announcing import CHANNEL, read_announcement
from tworivers.server.storage.database import Database

log = logging.getLogger("tworivers.server")

TURN = 1.0
"""Seconds after which the thread looks whether it is to end."""
AGAIN = 0.3
"""Seconds after which a line that was cut is tried again."""

Hear = Callable[[int, Sequence[tuple[str, str]]], None]


class Link:
    """Listens, and tells in the event loop what was heard."""

    def __init__(self, database: Database, hear: Hear, missed: Callable[[], None]) -> None:
        """`hear` gets an announcement's sender and what it says; `missed` is called when some may have been missed."""
        self._database = database
        self._hear = hear
        self._missed = missed
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen_on, name="link", daemon=True)
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Listen no longer; the thread ends by itself."""
        self._closing.set()

    def _listen_on(self) -> None:
        import psycopg

        cut = False
        while not self._closing.is_set():
            try:
                with self._database.listening(CHANNEL) as connection:
                    self._tell(self._missed)
                    cut = False
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=TURN):
                            self._tell(self._hear, *read_announcement(notice.payload))
            except (psycopg.Error, OSError) as error:
                if not cut and not self._closing.is_set():
                    log.warning("the line to the other servers was cut: %s", error)
                cut = True
                self._closing.wait(AGAIN)

    def _tell(self, hearer: Callable[..., None], *told: object) -> None:
        try:
            self._loop.call_soon_threadsafe(hearer, *told)
        except RuntimeError:  # the server has stopped
            self._closing.set()
