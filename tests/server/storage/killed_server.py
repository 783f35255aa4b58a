"""A server to be killed: forked from one that has imported everything, so it starts quickly."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path

from tworivers.server.running import Server
from tworivers.server.settings import Settings
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.live_table import LiveTable

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
    """A real server with a database that outlives it; its bots, if it has any, decide at random, and at once."""

    def __init__(self, database: str, shared: bool = False, bots: bool = False) -> None:
        prepare_forks()
        told, telling = FORKS.Pipe(duplex=False)
        self.killed = threading.Event()
        self.process = FORKS.Process(target=serve, args=(database, telling, shared, bots), daemon=True)
        self.process.start()
        telling.close()
        assert told.poll(300), "the server didn't start"
        self.address: str = told.recv()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.killed.set()
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Ask it to stop, as a service manager does."""
        self.killed.set()
        self.process.terminate()
        self.process.join(30)
        assert self.process.exitcode is not None, "it didn't stop"


async def choose_at_random(_: BotRunner, table: LiveTable, seat: int, __: int) -> int:
    """A bot's decision without any thought."""
    return int(random.choice(table.match.table.legal(seat)))


def serve(database: str, telling: Connection, shared: bool = False, bots: bool = False) -> None:
    """Serve until killed."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if bots:
        BotRunner._choose = choose_at_random  # type: ignore[method-assign, assignment]
    generous = 10**6
    settings = Settings(
        database=database,
        shared=shared,
        bot_pause=0.05,
        bot_workers=0,
        pages=Path("/nowhere"),
        tables_per_hour=generous,
        tables_per_hour_and_address=generous,
        guests_per_hour_and_address=generous,
        requests_per_second_and_address=generous,
    )
    server = Server("127.0.0.1", 0, settings)
    telling.send(server.address)
    server.run()
