"""How fast a game's rules run here: fresh seeds every time, the median of several runs and their spread."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tworivers.engine import warmup
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Game
from tworivers.engine.simulate import CHUNK, simulate
from tworivers.engine.table import Table

RUNS = 5
DECISIONS = 2_000_000
"""In a run, about: games are as long as they are, so their number follows from this."""
TRIED = 16
"""Games that tell how long the others will be."""
COPIES = 2_000_000
RECORDS = 64
"""Records copied among each other: a power of two."""


@dataclass(frozen=True)
class Figure:
    """A measured value: its median and spread over the runs."""

    key: str
    unit: str
    median: float
    low: float
    high: float


def measure(game: Game, cold: bool = False, told: Callable[[Figure], None] | None = None) -> dict[str, Any]:
    """All figures of a game as one object of plain values; `told` hears of each as it is there.

    `cold` compiles anew, too.
    """
    figures: list[Figure] = []

    def add(key: str, unit: str, values: list[float]) -> None:
        figures.append(Figure(key, unit, statistics.median(values), min(values), max(values)))
        if told:
            told(figures[-1])

    for _, step in warmup.steps(game):
        step()
    with one_core():
        for seats in game.seats:
            games = games_a_run(game, seats)
            add(f"random-{seats}", "decisions/s", [random_play(game, seats, games, 1) for _ in range(RUNS)])
        add("copy", "ns", [state_copy(game) for _ in range(RUNS)])
        add("python", "us", [python_calls(game) for _ in range(RUNS)])
    if (os.cpu_count() or 1) > 1:
        add("threads", "x", [two_threads(game, game.seats[-1]) for _ in range(RUNS)])
    add("start", "s", [first_move(game) for _ in range(RUNS)])
    if cold:
        add("compile", "s", [compile_time(game)])
    return {
        "game": game.name,
        "rules": game.version,
        "record_bytes": game.record.itemsize,
        "runs": RUNS,
        "figures": [asdict(figure) for figure in figures],
    }


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core for a while where the system lets us choose, so that it doesn't move us about."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def games_a_run(game: Game, seats: int) -> int:
    """How many random games have about as many decisions as a run should."""
    return max(1, round(DECISIONS / float(simulate(game, seats, TRIED).decisions.mean())))


def random_play(game: Game, seats: int, games: int, threads: int) -> float:
    """Decisions a second of uniformly random games to their end."""
    played = simulate(game, seats, games, seed=int.from_bytes(os.urandom(8), "big"), threads=threads)
    return float(played.decisions.sum()) / played.seconds


def two_threads(game: Game, seats: int) -> float:
    """How many times as fast two threads are as one, with as many games for each."""
    games = 2 * CHUNK * -(-games_a_run(game, seats) // (2 * CHUNK))
    return random_play(game, seats, games, 2) / random_play(game, seats, games, 1)


@rule
def copy_around(records: Any, times: int) -> None:
    """Copy records onto each other."""
    for number in range(times):
        records[number & 63] = records[(number * 7 + 1) & 63]


def state_copy(game: Game) -> float:
    """Nanoseconds to copy a state inside native code."""
    records = game.new_records(RECORDS)
    copy_around(records, RECORDS)
    began = time.perf_counter()
    copy_around(records, COPIES)
    return (time.perf_counter() - began) / COPIES * 1e9


def python_calls(game: Game) -> float:
    """Microseconds of `Table.legal` and `Table.apply` together, called from Python through whole games."""
    calls, spent = 0, 0.0
    while calls < 5000:
        table = Table(game, game.seats[-1])
        number = 0
        began = time.perf_counter()
        while not table.over:
            seat = table.actors()[0]
            codes = table.legal(seat)
            number += 1
            table.apply(seat, codes[number % len(codes)])
        spent += time.perf_counter() - began
        calls += number
    return spent / calls * 1e6


def first_move(game: Game) -> float:
    """Seconds from typing the command to the first move of a game in the terminal, and out again."""
    with tempfile.TemporaryDirectory() as folder:
        call = [sys.executable, "-m", "tworivers", "play", game.name, "--save", str(Path(folder) / "game.trg")]
        began = time.perf_counter()
        subprocess.run(call, input="1\nq\n", text=True, capture_output=True, check=True)
        return time.perf_counter() - began


def compile_time(game: Game) -> float:
    """Seconds to compile every kernel with nothing in the cache."""
    imports = "from tworivers.engine import warmup\nfrom tworivers.games import GAMES"
    code = f"{imports}\nfor _, step in warmup.steps(GAMES[{game.name!r}]): step()"
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env={**os.environ, "TWORIVERS_CACHE": folder}, check=True)
        return time.perf_counter() - began
