"""A server to be killed: forked from one that has imported everything, so it starts quickly."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path

from tworivers.server.running import Server
from tworivers.server.settings import Settings

PRELOADED = ["pytest", "httpx", "websockets.sync.client", "tworivers.games", "tworivers.server.running"]
FORKS = multiprocessing.get_context("forkserver")


def prepare_forks() -> None:
    """Start the process that servers are forked from, in plain Python: there is nothing to compile."""
    FORKS.set_forkserver_preload(PRELOADED)
    usual = os.environ.get("TWORIVERS_JIT")
    os.environ["TWORIVERS_JIT"] = "0"
    forkserver.ensure_running()
    if usual is None:
        del os.environ["TWORIVERS_JIT"]
    else:
        os.environ["TWORIVERS_JIT"] = usual


class Process:
    """A real server without bots, with a database that outlives it."""

    def __init__(self, database: str) -> None:
        prepare_forks()
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
        requests_per_second_and_address=generous,
    )
    server = Server("127.0.0.1", 0, settings)
    telling.send(server.address)
    server.run()
