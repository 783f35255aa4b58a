"""Do verdicts hold? Those of a game's judgement against a search of many times its depth, with other dice.

    python -m bench.verdicts amyitis --games 5 --decisions 16 --deep 40000

Games are played by bots of different levels. Of each game some decisions are weighed again: half of them those that are
said to have cost most, half drawn by lot from the others. How hard the judgement thinks is given in playouts, so that
the answer doesn't depend on the machine: about what a page has time for.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tworivers.analysis.findings import Decision
from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.report import Judged, Report
from tworivers.analysis.reporting import Depth, answered_here, judged
from tworivers.analysis.verdicts import Verdict, cost, verdict
from tworivers.analysis.weighing import weighed
from tworivers.bots.playing import decide
from tworivers.bots.registry import bot_named, warm_up
from tworivers.engine.match import Match
from tworivers.games import GAMES

ORDER = list(Verdict)
LEVELS = ("scribe", "apprentice", "random", "steward")
"""Who plays, seat by seat and game by game another."""


def played(game: str, seats: int, number: int, seed: int) -> Match:
    """A game among bots of different levels."""
    luck = random.Random(f"{seed}/{number}")
    match = Match(GAMES[game], seats, f"verdicts {seed} {number}")
    bots = [bot_named(game, LEVELS[(seat + number) % 3], seats) for seat in range(seats)]
    while not match.over:
        seat = luck.choice(match.table.actors())
        match.play(seat, decide(bots[seat], match.table, seat, luck))
    return match


def drawn(report: Report, count: int, luck: random.Random) -> list[Judged]:
    """Those that cost most, and others by lot."""
    order = sorted(report.decisions, key=lambda one: -one.cost)
    worst, others = order[: count // 2], order[count // 2 :]
    return worst + luck.sample(others, min(len(others), count - len(worst)))


def again(match: Match, report: Report, one: Judged, playouts: int) -> tuple[Verdict, float]:
    """The verdict of a deep search with other dice, and what it says was lost."""
    before = match.at(one.number - 1)
    seed = seed_of(one.number, one.seat) ^ 0x5EED
    move = match.moves[one.number - 1]
    decision = Decision(one.number, one.seat, move.action, record_seen(before, one.seat, seed), seed)
    found = weighed(match.game.name, match.seats, decision, playouts, None)
    course = dict(report.course)
    told = course[max(number for number in course if number < one.number)][one.seat]
    lost = cost(told, found.best_chance, found.chance)
    return verdict(lost), lost


def compare(game: str, seats: int, games: Sequence[int], given: argparse.Namespace) -> dict[str, Any]:
    """All games, and what agreed."""
    pairs: Counter[tuple[Verdict, Verdict]] = Counter()
    differences = []
    for number in games:
        began = time.perf_counter()
        match = played(game, seats, number, given.seed)
        report = answered_here(judged(match, Depth(None, None, (given.quick, given.careful))))
        for one in drawn(report, given.decisions, random.Random(number)):
            deep, lost = again(match, report, one, given.deep)
            pairs[one.verdict, deep] += 1
            differences.append(lost - one.cost)
        accuracies = [None if part is None else round(part, 2) for part in report.accuracies]
        seconds = time.perf_counter() - began
        print(f"game {number}: {len(report.decisions)} decisions, accuracies {accuracies}, {seconds:.0f} s", flush=True)
        print("  so far", summary(pairs, differences), flush=True)
    return {"game": game, "seats": seats, "games": list(games), **vars(given), **summary(pairs, differences)}


def summary(pairs: Counter[tuple[Verdict, Verdict]], differences: Sequence[float]) -> dict[str, Any]:
    """How many verdicts are the same, one step apart and further; how far costs are apart; who is called what."""
    apart: Counter[int] = Counter()
    for (said, deep), count in pairs.items():
        apart[abs(ORDER.index(said) - ORDER.index(deep))] += count
    middle = sum(differences) / max(1, len(differences))
    return {
        "compared": sum(pairs.values()),
        "same": apart[0],
        "one step apart": apart[1],
        "further": apart[2] + apart[3],
        "mean difference of costs": round(middle, 4),
        "mean distance of costs": round(sum(map(abs, differences)) / max(1, len(differences)), 4),
        "said and found": {f"{said} {deep}": count for (said, deep), count in sorted(pairs.items())},
    }


def main() -> None:
    """Compare, and print what agrees."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--decisions", type=int, default=16, help="of each game")
    parser.add_argument("--quick", type=int, default=1_200, help="playouts of the judgement for each decision")
    parser.add_argument("--careful", type=int, default=12_000, help="and for those it weighs again")
    parser.add_argument("--deep", type=int, default=40_000, help="playouts of the search that it is compared with")
    parser.add_argument("--seed", type=int, default=16)
    given = parser.parse_args()
    warm_up(given.game)
    found = compare(given.game, given.seats, range(given.first, given.first + given.games), given)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
