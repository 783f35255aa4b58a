"""Speed on a GPU: random games played in parallel to their end.

    python bench/gpu.py [--games 262144] [--seats 4] [--blocks 32,64,128]

Fresh seeds, one warm-up, median of five; the time is the kernel's alone, from launch to the last game's end.
"""

from __future__ import annotations

import argparse
import os
import statistics

from tworivers.engine import cuda
from tworivers.games import GAMES


def main() -> None:
    """Measure every player count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--seats", help="numbers of players, separated by commas; otherwise all")
    parser.add_argument("--blocks", default=str(cuda.BLOCK))
    given = parser.parse_args()
    game = GAMES[given.game]
    for block in map(int, given.blocks.split(",")):
        cuda.BLOCK = block
        for seats in map(int, given.seats.split(",")) if given.seats else game.seats:
            cuda.simulate(game, seats, 1024)
            speeds = []
            for _ in range(5):
                played = cuda.simulate(game, seats, given.games, int.from_bytes(os.urandom(8), "big"))
                speeds.append(played.decisions.sum() / played.seconds / 1e6)
            what = f"{game.name} {seats} seats, {given.games} games, block {block}"
            spread = f"({min(speeds):.0f} to {max(speeds):.0f})"
            print(f"{what}: median {statistics.median(speeds):.0f} million decisions/s {spread}", flush=True)


if __name__ == "__main__":
    main()
