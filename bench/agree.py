"""Do plain Python, native code and a GPU play the same games, bit for bit?

    python bench/agree.py [--games 1000] [--cuda]

Plays the same numbered games at every player count and option in each way, half of them cut short at a decision of
their own so that middles are compared as well as ends, and compares a hash of each final record.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np


def configurations(name: str) -> list[tuple[int, dict[str, str]]]:
    """Player counts and options to compare with."""
    from tworivers.engine.conformance import settings_of
    from tworivers.games import GAMES

    return settings_of(GAMES[name])


def hashes(
    name: str, seats: int, options: dict[str, str], seed: int, games: int, first: int = 0, device: str = "cpu"
) -> list[str]:
    """A hash of each record."""
    from tworivers.engine import cuda, simulate
    from tworivers.games import GAMES

    limits = np.array([1 << 40 if number % 2 else number * 7 % 400 for number in range(first, first + games)], np.int64)
    if device == "cuda":
        played = cuda.simulate(GAMES[name], seats, games, seed, options, limits=limits, keep=True)
    else:
        played = simulate.simulate(GAMES[name], seats, games, seed, options, limits=limits, first=first, keep=True)
    return [hashlib.sha256(record.tobytes()).hexdigest() for record in played.records]


def plain_hashes(name: str, seats: int, options: dict[str, str], seed: int, games: int) -> list[str]:
    """The same in plain Python, which takes a process of its own: as many as there are cores."""

    def part(first: int) -> list[str]:
        call = [
            sys.executable,
            __file__,
            "--part",
            json.dumps([name, seats, options, seed, min(chunk, games - first), first]),
        ]
        return list(
            json.loads(
                subprocess.run(
                    call, env={**os.environ, "TWORIVERS_JIT": "0"}, check=True, capture_output=True, text=True
                ).stdout
            )
        )

    cores = os.cpu_count() or 1
    chunk = max(1, min(20, games // cores))
    with ThreadPoolExecutor(cores) as pool:
        return [digest for found in pool.map(part, range(0, games, chunk)) for digest in found]


def main() -> int:
    """Play, compare, tell; exit code 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--games", type=int, default=1000, help="in all, spread over player counts and options")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--cuda", action="store_true", help="compare a GPU too")
    parser.add_argument("--part", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        print(json.dumps(hashes(*json.loads(given.part))))
        return 0
    each = -(-given.games // len(configurations(given.game)))
    different = 0
    for seats, options in configurations(given.game):
        native = hashes(given.game, seats, options, given.seed, each)
        others = {"plain": plain_hashes(given.game, seats, options, given.seed, each)}
        if given.cuda:
            others["cuda"] = hashes(given.game, seats, options, given.seed, each, device="cuda")
        for way, found in others.items():
            wrong = [number for number in range(each) if found[number] != native[number]]
            different += len(wrong)
            what = f"{given.game} {seats} seats {options} seed {given.seed}"
            print(f"{what}: {each} games, native and {way}: {len(wrong)} differ {wrong[:5] or ''}", flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
