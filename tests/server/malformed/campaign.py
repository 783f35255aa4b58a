"""A campaign of malformed things against a server in a process of its own: who sends them, and the verdict.

As a program: `python -m server.malformed.campaign FOLDER` serves, with the limits of guests set wide.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

from server.malformed.clients import Counts, Target, send_all, total
from server.malformed.http import Operation
from server.running_server import GAMES_HERE, quiet_settings
from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.server.running import Server
from tworivers.server.settings import Settings

FEW = {"tries_per_minute": 60, "chat_per_minute": 600}
"""Limits that stay: hashing passwords and keeping chat are slow by design."""
READ = ("200", "201", "204", "409", "422")
"""What a request is answered that was taken for somebody's and read to its end."""
UNDERSTOOD = ("gone-on", "no-such-seat", "no-undo", "illegal", "not-your-seat")
"""What a message is answered that is sound, and asks for what can't be."""
DELIBERATE = {"503"}
"""The only status of 5xx that says something other than a fault: come back later."""
PART = 4000
"""Things that a client sends between two looks at the server's memory."""


@dataclass
class Verdict:
    """What came of a campaign."""

    counts: Counts
    seconds: float
    memory: list[int]
    """The server's resident memory in MiB, from part to part."""
    log: str

    @property
    def faults(self) -> dict[tuple[str, str], int]:
        """Outcomes that must not be: errors of the server, and no answer."""
        wrong = re.compile("5..|no answer|broken|not-kept")
        return {
            outcome: n
            for outcome, n in self.counts.items()
            if wrong.fullmatch(outcome[1]) and outcome[1] not in DELIBERATE
        }

    def share(self, kind: str, *outcomes: str) -> float:
        """How much of what was sent of a kind had one of these outcomes."""
        sent = sum(n for one, n in self.counts.items() if one[0] == kind)
        if kind == "message":  # of which only refusals are told
            sent = self.counts["message", "sent"]
        return sum(self.counts[kind, outcome] for outcome in outcomes) / max(1, sent)

    @property
    def growth(self) -> int:
        """MiB that the memory grew by after the first quarter, in which caches fill."""
        quarter = len(self.memory) // 4
        return max(self.memory[-3:]) - max(self.memory[: quarter + 1])

    def __str__(self) -> str:
        some = self.memory[:: max(1, len(self.memory) // 12)]
        lines = [f"{total(self.counts):,} in {self.seconds:.0f} s; memory in MiB {some}"]
        for kind in sorted({kind for kind, _ in self.counts}):
            outcomes = sorted((outcome, count) for (one, outcome), count in self.counts.items() if one == kind)
            lines.append(f"{kind}: " + ", ".join(f"{outcome} {count:,}" for outcome, count in outcomes))
        return "\n".join(lines)


def campaign(folder: Path, count: int, clients: int, seed: int, tell: Callable[[str], None] = print) -> Verdict:
    """Send at least so many malformed things and see what becomes of the server."""
    counts: Counts = Counter()
    memory: list[int] = []
    start = time.monotonic()
    with served(folder) as (process, address):
        target = aimed(address)
        with ProcessPoolExecutor(clients, get_context("spawn")) as senders:
            while total(counts) < count:
                part = min(PART, (count - total(counts)) // clients + 1)
                for sent in senders.map(send_all, [target] * clients, range(seed, seed + clients), [part] * clients):
                    counts.update(sent)
                seed += clients
                memory.append(resident(process.pid))
                if len(memory) % 5 == 0:
                    tell(str(Verdict(counts, time.monotonic() - start, memory, "")))
        assert process.poll() is None, "the server has ended"
        httpx.get(f"{address}/api/games", timeout=60).raise_for_status()
    return Verdict(counts, time.monotonic() - start, memory, (folder / "log").read_text(errors="replace"))


def aimed(address: str) -> Target:
    """What clients have to know of a server."""
    document = httpx.get(f"{address}/api/openapi.json", timeout=60).json()
    shapes = document["components"]["schemas"]
    operations = []
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            query = tuple(one["name"] for one in about.get("parameters", ()) if one["in"] == "query")
            schema = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            names = re.findall(r"schemas/([\w-]+)", str(schema))
            body = tuple(shapes[names[0]].get("properties", ())) if names else ()
            operations.append(Operation(method.upper(), path, query, body))
    boxes = {name: GAMES_HERE[name].standard_box.read_text(encoding="utf-8") for name in ("wells", "amyitis")}
    return Target(address, tuple(operations), tuple(short_save(name) for name in boxes), boxes)


def short_save(game: str) -> str:
    """A saved game of a few moves."""
    match = Match(GAMES_HERE[game], 2, "fig tree")
    for _ in range(8):
        if not match.over:
            seat = match.table.actors()[0]
            match.play(seat, int(match.table.legal(seat)[0]))
    return save_text(match)


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own and its address; what it says goes to the file `log`."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TWORIVERS_JIT": "0"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "server.malformed.campaign", str(folder)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        )
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.send_signal(signal.SIGTERM)  # an interrupt would be told in the log
            process.wait(60)


def wide_settings(folder: Path) -> Settings:
    """Settings that let a few guests do as much as they like; tables leave the memory soon."""
    wide: dict[str, Any] = {one.name: 10**9 for one in fields(Settings) if "_per_" in one.name}
    return replace(quiet_settings(folder), idle=5.0, **{**wide, **FEW})


def resident(pid: int) -> int:
    """A process's resident memory in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) // 1024


if __name__ == "__main__":
    server = Server("127.0.0.1", 0, wide_settings(Path(sys.argv[1])))
    print(server.address, flush=True)
    server.run()
