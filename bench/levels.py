"""How strong is each level? Every level plays those one and two steps above it; all are rated on one scale.

    python -m bench.levels amyitis --games 200         each pair plays so many games, every deal from all seats
    python -m bench.levels mesopotamia --seats 3 --games 60 --keep

`--keep` writes the ratings into `src/tworivers/bots/ratings.json`, from which tables tell how strong their levels are.
Seeds are fresh unless `--seed` is given. The scribe, who plays without looking ahead, has 1000.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from tworivers.bots.ratings import FILE
from tworivers.bots.registry import levels_of, warm_up
from tworivers.games import GAMES
from tworivers.tournament.plan import Plan, schedule
from tworivers.tournament.playing import play_here, play_in_processes
from tworivers.tournament.rating import Outcome, pairs_of, rate, wins_of

ANCHOR, AT = "scribe", 1000
"""The level whose rating is fixed, and where."""
NEAR = 2
"""Steps between two levels that play each other, at most: beyond, one side wins nearly always, which says little."""


def contest(game: str, pair: tuple[str, str], seats: int, games: int, seed: int, processes: int) -> list[Outcome]:
    """Games of two levels, as many of each at a table as can be, everybody in every seat."""
    plan = Plan(game, GAMES[game].version, pair, seats, games, seed)
    pairings = schedule(plan)
    portions = play_here(plan, pairings) if processes == 1 else play_in_processes(plan, pairings, processes)
    return [played for portion in portions for played in portion]


def measure(
    game: str, levels: list[str], seats: int, games: int, seed: int, processes: int
) -> tuple[dict[str, dict[str, int]], int]:
    """By level its rating with its 95 % interval; and how many games were played."""
    outcomes: list[Outcome] = []
    for lower in range(len(levels)):
        for upper in range(lower + 1, min(lower + NEAR + 1, len(levels))):
            pair = (levels[upper], levels[lower])
            played = contest(game, pair, seats, games, seed + len(outcomes), processes)
            wins = wins_of(pairs_of(played), 2)
            print(
                f"{pair[0]:>10} against {pair[1]:<10} {100 * wins[0, 1] / (wins[0, 1] + wins[1, 0]):5.1f} %", flush=True
            )
            outcomes += [
                Outcome(
                    len(outcomes) + one.deal,
                    tuple(upper if bot == 0 else lower for bot in one.bots),
                    one.scores,
                )
                for one in played
            ]
    ratings = rate(outcomes, len(levels))
    shift = AT - (ratings[levels.index(ANCHOR)].rating if ANCHOR in levels else 0.0)
    found = {}
    for level, rating in zip(levels, ratings, strict=True):
        found[level] = {
            "rating": round(rating.rating + shift),
            "low": round(rating.low + shift),
            "high": round(rating.high + shift),
        }
        print(f"{level:>10} {found[level]}", flush=True)
    return found, len(outcomes)


def main() -> None:
    """Measure, print, and keep it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="players at each table; otherwise as few as the game is for")
    parser.add_argument("--levels", help="some of the levels, separated by commas")
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    seats = given.seats or GAMES[given.game].seats[0]
    levels = given.levels.split(",") if given.levels else list(levels_of(given.game))
    warm_up(given.game)
    found, games = measure(given.game, levels, seats, given.games, given.seed, given.processes)
    if given.keep:
        keep(FILE, given.game, {"command": command(given, seats), "seats": seats, "games": games, "levels": found})


def command(given: argparse.Namespace, seats: int) -> str:
    """What was typed, with the seed."""
    return f"python -m bench.levels {given.game} --seats {seats} --games {given.games} --seed {given.seed} --keep"


def keep(path: Path, game: str, measured: dict[str, object]) -> None:
    """Put a game's ratings into the file."""
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    path.write_text(json.dumps({**known, game: measured}, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
