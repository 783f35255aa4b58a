"""Are the bots of this checkout as strong as those of another? They sit at the same tables.

    python -m bench.duel scribe --against ../main --game mesopotamia --seats 4 --games 200

One seat, in turn, is played by the bot of this checkout, the others by the same bot of the other checkout, which runs
in a process of its own and is asked line by line. Both need the same record of the game. A shared win counts in parts;
the interval is Wilson's, 95 %. With equal bots the share is 1 / seats.
"""

from __future__ import annotations

import argparse
import atexit
import base64
import math
import multiprocessing
import os
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from tworivers.bots.playing import play, shares
from tworivers.bots.registry import bot_named, choose, warm_up
from tworivers.engine.table import Table
from tworivers.games import GAMES

HERE = Path(__file__).resolve().parent.parent


class Elsewhere:
    """The bot of another checkout, in a process of its own."""

    def __init__(self, checkout: str, game: str, name: str, seats: int) -> None:
        path = os.pathsep.join([f"{checkout}/src", *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.duel", name, "--game", game, "--seats", str(seats), "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
            env={**os.environ, "PYTHONPATH": path},
        )
        atexit.register(self.process.kill)

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """What the other bot does."""
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("the other checkout can't be asked")
        print(seat, seed, base64.b64encode(records.tobytes()).decode(), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())


@cache
def elsewhere(checkout: str, game: str, name: str, seats: int) -> Elsewhere:
    """One for each process that plays."""
    return Elsewhere(checkout, game, name, seats)


def answer(game: str, name: str, seats: int) -> None:
    """Answer questions from another process: seat, seed, record."""
    for line in sys.stdin:
        seat, seed, record = line.split()
        print(choose(game, name, base64.b64decode(record), seats, int(seat), int(seed)), flush=True)


def meet(job: tuple[str, str, str, int, int, int]) -> tuple[float, float, float]:
    """One game: this checkout's part of the win, its score, and the mean score of the others."""
    checkout, game, name, seats, seed, number = job
    table, seat = Table(GAMES[game], seats, seed=(seed << 20) + number), number % seats
    other: Any = elsewhere(checkout, game, name, seats)
    bots = [bot_named(game, name, seats) if place == seat else other for place in range(seats)]
    for _ in play(table, bots, random.Random(f"{seed} {number}")):
        pass
    scores = table.scores()
    return shares(scores)[seat], scores[seat], (sum(scores) - scores[seat]) / (seats - 1)


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = part + z * z / (2 * games)
    spread = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="a level, `greedy` or `search:PLAYOUTS`, of both checkouts")
    parser.add_argument("--against", type=Path, default=HERE, help="the other checkout")
    parser.add_argument("--game", default="mesopotamia", choices=sorted(GAMES))
    parser.add_argument("--seats", default="4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--answer", action="store_true", help="answer questions of another process")
    given = parser.parse_args()
    if given.answer:
        answer(given.game, given.bot, int(given.seats))
        return 0
    warm_up(given.game)
    with ProcessPoolExecutor(given.processes, multiprocessing.get_context("spawn")) as pool:
        for seats in map(int, given.seats.split(",")):
            jobs = [
                (str(given.against.resolve()), given.game, given.bot, seats, given.seed, number)
                for number in range(given.games)
            ]
            found = list(pool.map(meet, jobs, chunksize=max(1, given.games // 100)))
            won, own, others = (sum(column) / given.games for column in zip(*found, strict=True))
            low, high = wilson(won, given.games)
            print(
                f"{given.game}, {seats} seats, {given.bot}, {given.games} games, seed {given.seed}:"
                f" won {100 * won:.1f} % [{100 * low:.1f}, {100 * high:.1f}], even is {100 / seats:.1f} %;"
                f" score {own:.2f}, the others {others:.2f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
