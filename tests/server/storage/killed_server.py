"""A server to be killed: forked from one that has imported everything, so it starts quickly."""

from __future__ import annotations

import multiprocessing
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from tworivers.server.running import Server
from tworivers.server.settings import Settings

PRELOADED = ["pytest", "httpx", "websockets.sync.client", "tworivers.games", "tworivers.server.running"]
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(PRELOADED)


class Process:
    """A real server without bots, with a database that outlives it."""

    def __init__(self, database: str) -> None:
        told, telling = FORKS.Pipe(duplex=False)
        self.killed = threading.Event()
        self.process = FORKS.Process(target=serve, args=(database, telling), daemon=True)
        self.process.start()
        telling.close()
        assert told.poll(300), "the server didn't start"
        self.address: str = told.recv()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.killed.set()
        self.process.kill()
        self.process.join()


def serve(database: str, telling: Connection) -> None:
    """Serve until killed."""
    generous = 10**6
    settings = Settings(
        database=database,
        bot_workers=0,
        pages=Path("/nowhere"),
        tables_per_hour=generous,
        tables_per_hour_and_address=generous,
    )
    server = Server("127.0.0.1", 0, settings)
    telling.send(server.address)
    server.run()
