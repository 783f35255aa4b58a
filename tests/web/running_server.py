"""A server of its own for the tests: real, with a database that is thrown away, and bots that don't pause."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx

START = 180.0
"""Seconds a start may take."""


PORTS = range(20_000, 32_000)
"""Systems choose higher ones for connections that go out: none of these is taken before the server starts, or while it
is dead."""


def free_port() -> int:
    """A port nobody listens on."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class House:
    """`tworivers serve` in a process of its own, on a port that stays the same over restarts.

    The rules run as plain Python: quick enough for a few tables, and nothing has to be compiled first.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.log: IO[str] = (folder / "server.log").open("a")

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "tworivers",
            "serve",
            "--port",
            str(self.port),
            "--pause",
            "0",
            "--workers",
            "1",
        ]
        command += ["--db", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        environment = {**os.environ, "TWORIVERS_JIT": "0"}
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=self.log, text=True, env=environment, start_new_session=True
        )
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                httpx.get(f"{self.address}/api/games", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError(f"the server didn't start: {(self.folder / 'server.log').read_text()}")

    def kill(self) -> None:
        """Kill it and its bots at once, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


class Guest:
    """Somebody who uses the requests instead of the pages."""

    def __init__(self, house: House) -> None:
        self.client = httpx.Client(base_url=house.address, timeout=60)
        self.client.get("/api/me").raise_for_status()

    @property
    def cookie(self) -> str:
        """Who they are; given to a browser, it is the same person."""
        return self.client.cookies["tworivers"]

    def new_table(self, *kinds: str, game: str = "amyitis", **more: object) -> str:
        """A table with these kinds of seats; bots play at random."""
        seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
        answer = self.client.post("/api/tables", json={"game": game, "seats": seats, **more})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def open_save(self, text: str) -> str:
        """A table that goes on with a saved game; all its seats are ours."""
        answer = self.client.post("/api/saves", content=text, headers={"content-type": "text/plain"})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def play_out(self, table: str, most: int = 10_000) -> int:
        """Play all seats of a table, all of them ours, to the end or for some moves; returns how many there are."""
        position = self.client.get(f"/api/tables/{table}/state").json()
        while not position["view"]["over"] and position["number"] < most:
            seat, number = position["turn"][0], position["number"]
            actions = self.client.get(f"/api/tables/{table}/state", params={"seat": seat}).json()["view"]["actions"]
            # varied, but the same in every run; whoever can do something doesn't pass
            actions = [action for action in actions if action["text"] != "pass"] or actions
            action = actions[(number * 7 + 3) % len(actions)]
            self.client.post(
                f"/api/tables/{table}/moves", json={"seat": seat, "number": number, "action": action["code"]}
            ).raise_for_status()
            position = self.client.get(f"/api/tables/{table}/state").json()
        return int(position["number"])

    def moves(self, table: str) -> int:
        """How many moves were made."""
        return int(self.client.get(f"/api/tables/{table}").json()["moves"])


def keys_in(text: str) -> list[str]:
    """What looks like a catalogue's key instead of a sentence."""
    return re.findall(
        r"\b(?:do|ask|event|why|board|option|seat|good|craft|court|temple|city|source|level|problem|server|match)-[a-z][a-z-]+\b",
        text,
    )
