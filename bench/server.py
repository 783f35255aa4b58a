"""Many tables at once: how soon moves are acknowledged while bots play and people watch.

`python bench/server.py` starts the server in one process and people in another: one for each table, who plays against
bots, and others who watch. People think a while before they decide, as people do. The options change the numbers;
`--json` is for programs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

COOKIE = "tworivers"


@dataclass
class Figures:
    """What was measured; times in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    """From sending a move to a watcher's having the state with it."""
    overtaken: int = 0
    """Moves refused because another seat's move had taken the question away."""
    requests: list[float] = field(default_factory=list)
    """Of `GET /api/tables/{id}`, now and then, as a page would."""
    messages: int = 0
    size: int = 0
    moves: int = 0
    sockets: int = 0
    errors: list[str] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    worked: float = 0.0
    """Processor time of the server meanwhile."""


class Scene:
    """All people."""

    def __init__(self, address: str, wish: argparse.Namespace) -> None:
        self.address = address
        self.wish = wish
        self.figures = Figures()
        self.chance = random.Random(wish.seed)
        self.measuring = False
        self.over = asyncio.Event()

    async def play(self) -> Figures:
        """Set up all tables, wait until everybody is there, then measure."""
        tables = [asyncio.create_task(self.table(number)) for number in range(self.wish.tables)]
        while self.figures.sockets < self.wish.sockets and not any(table.done() for table in tables):
            await asyncio.sleep(0.1)
        await asyncio.sleep(self.wish.warm)
        self.figures.began, worked = time.perf_counter(), processor_time(self.wish.server)
        self.measuring = True
        await asyncio.sleep(self.wish.seconds)
        self.measuring = False
        self.figures.ended, self.figures.worked = time.perf_counter(), processor_time(self.wish.server) - worked
        self.over.set()
        for outcome in await asyncio.gather(*tables, return_exceptions=True):
            if isinstance(outcome, BaseException):
                self.figures.errors.append(repr(outcome))
        return self.figures

    async def table(self, number: int) -> None:
        """One person, their bots and those who watch."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            await http.get("/api/me")
            table = await self.set_up(http)
            sent: dict[int, float] = {}
            watchers = self.wish.sockets // self.wish.tables - 1 + (number < self.wish.sockets % self.wish.tables)
            seen: list[list[tuple[int, float]]] = [[] for _ in range(watchers)]
            await asyncio.gather(
                self.player(table, http, sent),
                *(self.watcher(table, states) for states in seen),
                self.visitor(table, http),
            )
            self.figures.seen += [delay for states in seen for delay in delays(sent, states)]

    async def set_up(self, http: httpx.AsyncClient) -> str:
        """The id of a new table, once the game's rules are ready."""
        bots = [{"kind": "bot", "level": self.wish.level}] * (self.wish.seats - 1)
        while True:
            answer = await http.post("/api/tables", json={"game": self.wish.game, "seats": [{"kind": "me"}, *bots]})
            if answer.status_code != 409:
                return str(answer.raise_for_status().json()["id"])
            await asyncio.sleep(1)

    def live(self, table: str, cookie: str | None) -> Any:
        """A connection to a table."""
        headers = {} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"}
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(
            address,
            additional_headers=headers,
            max_size=None,
            open_timeout=60,
            compression="deflate" if self.wish.deflate else None,
        )

    async def player(self, table: str, http: httpx.AsyncClient, sent: dict[int, float]) -> None:
        """Decides when asked to, after some thought, and times the acknowledgement."""
        async with self.live(table, http.cookies[COOKIE]) as socket:
            self.figures.sockets += 1
            await socket.send(json.dumps({"type": "look", "seat": 0, "since": None}))
            state: dict[str, Any] = {"turn": []}
            thinking: asyncio.Task[None] | None = None
            asked_at, stands = 0.0, 0

            async def decide() -> None:
                """Decide about the newest state: others may have moved meanwhile."""
                nonlocal thinking, asked_at
                await asyncio.sleep(self.chance.expovariate(1 / self.wish.think) if self.wish.think else 0)
                if 0 not in state["turn"]:
                    thinking = None
                    return
                code = self.chance.choice(state["view"]["actions"])["code"]
                asked_at = time.perf_counter()
                await socket.send(
                    json.dumps({"type": "move", "id": 1, "seat": 0, "number": state["number"], "action": code})
                )

            while (text := await self.receive(socket)) is not None:
                if text.startswith('{"type":"state"'):
                    state = json.loads(text)
                    if self.measuring:
                        self.figures.moves += len(state["log"])
                elif text.startswith('{"type":"ok"'):
                    thinking, stands = None, json.loads(text)["number"]
                    if self.measuring:
                        self.figures.acknowledged.append(time.perf_counter() - asked_at)
                        sent[stands] = asked_at
                elif text.startswith('{"type":"error"'):
                    thinking = None
                    if '"gone-on"' in text:
                        self.figures.overtaken += 1
                    else:
                        self.figures.errors.append(text)
                if thinking is None and 0 in state["turn"] and state["number"] >= stands:
                    thinking = asyncio.create_task(decide())
            if thinking is not None:
                thinking.cancel()

    async def watcher(self, table: str, seen: list[tuple[int, float]]) -> None:
        """Sees what the player does, and notes when."""
        async with self.live(table, None) as socket:
            self.figures.sockets += 1
            await socket.send(json.dumps({"type": "look", "seat": None, "since": None}))
            while (text := await self.receive(socket)) is not None:
                if text.startswith('{"type":"state"'):
                    seen.append((int(text.split('},"number":', 1)[1].split(",", 1)[0]), time.perf_counter()))

    async def visitor(self, table: str, http: httpx.AsyncClient) -> None:
        """Asks for the table now and then."""
        while not self.over.is_set():
            await asyncio.sleep(self.chance.uniform(5, 15))
            began = time.perf_counter()
            answer = await http.get(f"/api/tables/{table}")
            if answer.status_code != 200:
                self.figures.errors.append(answer.text)
            if self.measuring:
                self.figures.requests.append(time.perf_counter() - began)

    async def receive(self, socket: Any) -> str | None:
        """The next message; None when the scene is over."""
        coming = asyncio.ensure_future(socket.recv())
        ending = asyncio.ensure_future(self.over.wait())
        await asyncio.wait((coming, ending), return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not coming.done():
            coming.cancel()
            return None
        text: str = coming.result()
        if self.measuring:
            self.figures.messages += 1
            self.figures.size += len(text)
        return text


def delays(sent: dict[int, float], states: list[tuple[int, float]]) -> Iterator[float]:
    """From sending each move to the first state that has it, which may be one of several moves."""
    numbers = [number for number, _ in states]
    for number, at in sent.items():
        place = bisect_left(numbers, number)
        if place < len(states):
            yield states[place][1] - at


def people(address: str, wish: argparse.Namespace, results: Any) -> None:
    """The process of all people."""

    async def scene() -> Figures:
        return await Scene(address, wish).play()

    results.put(asyncio.run(scene()))


def processor_time(process: int) -> float:
    """Seconds a process has worked, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(times: list[float]) -> dict[str, float]:
    """The usual figures, in milliseconds."""
    ordered = sorted(times)
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return (
        {
            name: round(1000 * ordered[min(len(ordered) - 1, int(place * len(ordered)))], 1)
            for name, place in places.items()
        }
        if ordered
        else {}
    )


def measure(wish: argparse.Namespace) -> dict[str, Any]:
    """Start the server and the people, and wait for the figures."""
    with tempfile.TemporaryDirectory() as folder:
        database = wish.db or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        options = ["--port", "0", "--db", database, "--pause", str(wish.pause), "--workers", str(wish.workers)]
        server = subprocess.Popen(
            [sys.executable, "-m", "tworivers", "serve", *options], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server didn't start"
            wish.server = server.pid
            spawn = multiprocessing.get_context("spawn")
            results = spawn.Queue()
            crowd = spawn.Process(target=people, args=(found[0], wish, results))
            crowd.start()
            figures: Figures = results.get(timeout=wish.seconds + 300)
            crowd.join()
        finally:
            server.terminate()
            server.wait(30)
    seconds = figures.ended - figures.began
    return {
        "tables": wish.tables,
        "sockets": figures.sockets,
        "seconds": round(seconds, 1),
        "acknowledged": {"count": len(figures.acknowledged), **spread(figures.acknowledged)},
        "seen_by_watchers": {"count": len(figures.seen), **spread(figures.seen)},
        "requests": {"count": len(figures.requests), **spread(figures.requests)},
        "overtaken": figures.overtaken,
        "server_busy": round(figures.worked / seconds, 2),
        "moves_per_second": round(figures.moves / seconds, 1),
        "messages_per_second": round(figures.messages / seconds, 1),
        "megabytes_per_second": round(figures.size / seconds / 1e6, 2),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of play before that")
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--pause", type=float, default=0.4, help="seconds between two moves of bots")
    parser.add_argument("--think", type=float, default=2.0, help="seconds a person thinks, on average")
    parser.add_argument("--workers", type=int, default=2, help="processes that think for bots")
    parser.add_argument("--db", help="another database than a new SQLite file")
    parser.add_argument("--no-deflate", dest="deflate", action="store_false", help="messages without compression")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    figures = measure(wish)
    if wish.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(
            f"{name.replace('_', ' '):22}",
            ", ".join(f"{key} {number}" for key, number in value.items()) if isinstance(value, dict) else value,
        )


if __name__ == "__main__":
    main()
