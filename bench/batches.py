"""How fast games are played in step, observations and masks included; and whether every machine plays the same.

    python bench/batches.py [--game amyitis] [--size 1024] [--threads 1] [--cuda] [--agree 1000]

Random legal actions, fresh seeds, the median of five runs after one to warm up. `--agree N` plays N games of all
numbers of seats in step and compares a hash of records, observations, masks, turns and outcomes after every decision:
native code, a GPU with `--cuda`, and the first few games in plain Python.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

import numpy as np

RUNS = 5
PLAIN_GAMES = 6
"""Games that plain Python plays along, and the most decisions of each."""
PLAIN_STEPS = 150


def new_batch(game: str, size: int, seats: Any, seed: int, threads: int, device: str) -> Any:
    """A batch on processors or on a GPU."""
    from tworivers.games import GAMES
    from tworivers.research.batch import Batch

    if device == "cuda":
        from tworivers.research.cuda_batch import CudaBatch

        return CudaBatch(GAMES[game], size, seats, seed)
    return Batch(GAMES[game], size, seats, seed, threads=threads)


def settle(device: str) -> None:
    """Wait until a GPU has done what it was told."""
    if device == "cuda":
        import torch

        torch.cuda.synchronize()


def speed(game: str, size: int, seats: int, threads: int, device: str) -> tuple[float, float]:
    """The median and the spread of decisions a second."""
    batch = new_batch(game, size, seats, int.from_bytes(os.urandom(6), "big"), threads, device)
    found = []
    for _ in range(RUNS + 1):
        steps = 0
        settle(device)
        began = time.perf_counter()
        while time.perf_counter() - began < 1.0:
            for _ in range(20):
                batch.step(batch.random_actions())
            settle(device)
            steps += 20
        found.append(size * steps / (time.perf_counter() - began))
    return statistics.median(found[1:]), statistics.stdev(found[1:])


def prints(game: str, size: int, seed: int, steps: int, device: str, shown: int) -> list[str]:
    """A hash after every step of everything about the first `shown` games."""
    from tworivers.games import GAMES

    batch = new_batch(game, size, GAMES[game].seats, seed, 1, device)
    found = []
    for _ in range(steps):
        digest = hashlib.sha256()
        records = batch.records.copy_to_host() if device == "cuda" else batch.records
        digest.update(records[:shown].tobytes())
        for part in (batch.observations, batch.masks, batch.turns, batch.done, batch.points, batch.shares):
            host = part.cpu().numpy() if device == "cuda" else part
            digest.update(np.ascontiguousarray(host[:shown]).tobytes())
        found.append(digest.hexdigest())
        batch.step(batch.random_actions())
    return found


def plain_prints(*asked: Any) -> list[str]:
    """The same in plain Python."""
    call = [sys.executable, __file__, "--part", json.dumps(asked)]
    environment = {**os.environ, "TWORIVERS_JIT": "0"}
    found: list[str] = json.loads(subprocess.run(call, env=environment, check=True, capture_output=True).stdout)
    return found


def agree(game: str, games: int, steps: int, cuda: bool) -> int:
    """Compare and tell; return how many steps differed."""
    seed = int.from_bytes(os.urandom(4), "big")
    pairs = [("plain Python", plain_prints(game, PLAIN_GAMES, seed, PLAIN_STEPS, "cpu", PLAIN_GAMES), PLAIN_GAMES)]
    if cuda:
        pairs.append(("GPU", prints(game, games, seed, steps, "cuda", games), games))
    different = 0
    for name, found, count in pairs:
        native = prints(game, count, seed, len(found), "cpu", count)
        wrong = [step for step in range(len(found)) if native[step] != found[step]]
        different += len(wrong)
        print(
            f"{game} seed {seed}: {count} games, {len(found)} steps, native and {name}: {len(wrong)} differ {wrong[:3]}"
        )
    return different


def main() -> int:
    """Measure, compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all of the game's if none is given")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--agree", type=int, default=0, help="games to compare")
    parser.add_argument("--steps", type=int, default=400, help="decisions to compare in each")
    parser.add_argument("--part", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        print(json.dumps(prints(*json.loads(given.part))))
        return 0
    from tworivers.games import GAMES

    if given.agree and agree(given.game, given.agree, given.steps, given.cuda):
        return 1
    for seats in given.seats if given.seats is not None else GAMES[given.game].seats:
        median, spread = speed(given.game, given.size, seats, given.threads, "cuda" if given.cuda else "cpu")
        where = "GPU" if given.cuda else f"{given.threads} threads"
        print(f"{given.game} {seats} seats, {given.size} games on {where}: {median:,.0f} ± {spread:,.0f} decisions/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
