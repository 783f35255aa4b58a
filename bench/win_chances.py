"""How far can chances of winning be trusted? Those a bot gives at moments of games among its like, against who won.

    python bench/win_chances.py greedy --game amyitis --seats 2 --games 400

Where the game has a network: its chances, and then those that the evaluation gives without it, at the same moments of
the same games; bots that think by the clock may play other games the second time.
Seeds are fresh unless `--seed` is given. A shared win counts in parts. `tworivers.bots.calibrating` finds how sharp
chances should be.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from tworivers.bots.calibrating import PARTS, Moments, brier, gather, log_loss, watch
from tworivers.bots.learned.network import network_plays
from tworivers.bots.registry import JUDGEMENTS, warm_up
from tworivers.bots.win_chances import AS_THEY_ARE, sharpened, sharpness
from tworivers.games import GAMES


def measure(
    game: str, bot: str, seats: int, games: int, seed: int, learned: bool, pool: ProcessPoolExecutor
) -> dict[str, Any]:
    """Chances as shown, and before they are sharpened, against who won, by tenth of the game."""
    jobs = zip(*((game, bot, seats, seed, number, learned) for number in range(games)), strict=True)
    moments = gather(pool.map(watch, *jobs, chunksize=max(1, games // 50)))
    shown, rows = sharpness(JUDGEMENTS[game], seats, learned), []
    judge = "the network" if learned else "the evaluation"
    print(f"{game}, {seats} players, {games} games of {bot}, seed {seed}, by {judge}, sharpness {shown}")
    print(f"even chances: log loss {math.log(seats):.3f}")
    for name, some in [*((f"tenth {part + 1}", moments.of(part)) for part in range(PARTS)), ("all", moments)]:
        before, after = (sharpened(some.guesses, some.left, power) for power in (AS_THEY_ARE, shown))
        row = {"log loss": log_loss(after, some.won), "Brier": brier(after, some.won)}
        row |= {"log loss unsharpened": log_loss(before, some.won), "Brier unsharpened": brier(before, some.won)}
        rows.append(
            {"moments": name}
            | {key: round(value, 4) for key, value in row.items()}
            | {"of those with": reliability(after, some)}
        )
        print(rows[-1], flush=True)
    return {"judge": judge, "bot": bot, "seats": seats, "games": games, "seed": seed, "sharpness": shown, "rows": rows}


def reliability(found: Any, moments: Moments) -> dict[str, str]:
    """By chances seats had (10 % wide): their mean, what part of those seats won, and how many there were."""
    tenth = np.minimum((found * 10).astype(int), 9)
    groups = [(f"{10 * low}-{10 * low + 10} %", tenth == low) for low in range(10)]
    return {
        name: f"{100 * found[here].mean():.0f} % won {100 * moments.won[here].mean():.0f} % ({here.sum()})"
        for name, here in groups
        if here.any()
    }


def main() -> int:
    """Measure, print, and write it down if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="who plays, in all seats")
    parser.add_argument("--game", default="amyitis", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--json", help="write what was measured into this file")
    given = parser.parse_args()
    warm_up(given.game)
    with ProcessPoolExecutor(given.processes, multiprocessing.get_context("spawn")) as pool:
        found = [
            measure(given.game, given.bot, given.seats, given.games, given.seed, learned, pool)
            for learned in ([True, False] if network_plays(GAMES[given.game], given.seats) else [False])
        ]
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump({"game": given.game, "seed": given.seed, "chances": found}, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
