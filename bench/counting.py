"""What it costs to count: the processor time of a request and of a move, with the figures for operators and without.

    python -m bench.counting

Requests go straight into the application, without a network, so that what is added shows; the two kinds take turns.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tworivers.server.app import create_app
from tworivers.server.metrics.counted import Metrics
from tworivers.server.settings import LIMITS, Settings

REQUESTS, ROUNDS = 100, 21
TIMES = 20_000
PLENTY = 10**9
FIGURES = ("answered", "moved", "acknowledged", "seen", "read", "committed")


class Uncounted(Metrics):
    """The same, and nothing is counted."""

    def __init__(self) -> None:
        super().__init__()
        for name in FIGURES:
            setattr(self, name, lambda *_: None)


def scope(path: str) -> dict[str, Any]:
    """A request as uvicorn hands it on."""
    return {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "scheme": "http",
        "client": ("192.0.2.1", 1),
        "state": {},
        "http_version": "1.1",
        "root_path": "",
    }


async def receive() -> dict[str, Any]:
    """No body."""
    return {"type": "http.request", "body": b"", "more_body": False}


async def send(_: Any) -> None:
    """Nobody reads the answer."""


async def request_time(app: Any, path: str) -> float:
    """Seconds of processor time that a request takes."""
    began = time.thread_time()
    for _ in range(REQUESTS):
        await app(scope(path), receive, send)
    return (time.thread_time() - began) / REQUESTS


async def requests(folder: Path) -> None:
    """Print what a request costs."""
    limits: dict[str, Any] = {name: PLENTY for name in LIMITS if name.endswith("_and_address")}
    apps = []
    for kind in (Metrics, Uncounted):
        settings = Settings(database=f"sqlite:///{folder / kind.__name__}.sqlite", bot_workers=0)
        apps.append(create_app(replace(settings, **limits), metrics=kind()))
    contexts = [app.router.lifespan_context(app) for app in apps]
    for context in contexts:
        await context.__aenter__()
    for path in ("/api/me", "/api/games"):
        times: list[list[float]] = [[], []]
        for _ in range(ROUNDS):
            for app, found in zip(apps, times, strict=True):
                found.append(await request_time(app, path))
        counted, uncounted = (1e6 * min(found) for found in times)
        print(f"GET {path}: {uncounted:.0f} µs, counted {counted:.0f} µs ({counted - uncounted:+.0f} µs)")
    for context in contexts:
        await context.__aexit__(None, None, None)


def each(do: Callable[[], None]) -> float:
    """Microseconds that something takes."""
    began = time.thread_time()
    for _ in range(TIMES):
        do()
    return 1e6 * (time.thread_time() - began) / TIMES


def moves() -> None:
    """Print what a move costs: kept, acknowledged, seen by two, and in a transaction."""
    metrics = Metrics()

    def move() -> None:
        metrics.moved("amyitis", "person")
        metrics.acknowledged(0.004)
        metrics.seen(0.005)
        metrics.seen(0.005)
        metrics.committed(3, 0.004)

    print(
        f"a move: {each(move):.1f} µs; a request: {each(lambda: metrics.answered('GET', '/api/me', 200, 0.001)):.1f} µs"
    )


def main() -> None:
    """Measure and print."""
    moves()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(requests(Path(folder)))


if __name__ == "__main__":
    main()
