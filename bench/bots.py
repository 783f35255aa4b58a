"""How strong are the bots, how fast do they think, and does every game among them end?

    match search:1000 greedy --seats 2 --games 200     one seat against all others, seats rotated
    ladder --playouts 50,200,800,3200 --seats 4        each rung against the one below
    speed                                              decisions a second in the search, seconds a decision by level
    mixes --games 1000                                 every mix of bots plays to the end
    life greedy --game mesopotamia --seats 4           what happens in a game among equals, counted from its log
    all                                                all of these, for two and four players, and the levels in turn

Seeds are fresh unless `--seed` is given. A shared win counts in parts. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tworivers.bots.bot import Budget
from tworivers.bots.halving import Halving, HalvingSettings
from tworivers.bots.learned.network import network_plays
from tworivers.bots.learned.policy import LearnedPolicy
from tworivers.bots.learned.search import LearnedSearch, LearnedSettings
from tworivers.bots.levels import NETWORK, playouts_of
from tworivers.bots.playing import play as bots_play
from tworivers.bots.playing import shares
from tworivers.bots.registry import JUDGEMENTS, bot_named, levels_of, network_for, warm_up
from tworivers.bots.tree_search import TreeSearch, TreeSettings
from tworivers.engine.table import Table
from tworivers.games import GAMES

QUICK = {"amyitis": ("search:20", "search:100"), "mesopotamia": ("search:2", "search:6")}
"""Searches that think little enough for thousands of games."""
DEFAULT = {"amyitis": "search:1000", "mesopotamia": "search:400"}
"""The search that is measured against greedy players."""
STALLED = 100_000
"""Decisions after which a game counts as stalled."""
MIXED = 1000
"""Games of mixed bots where everything is measured."""


@dataclass(frozen=True)
class Played:
    """One game: who sat where, the scores, and seconds of thought and decisions by seat."""

    bots: list[str]
    scores: list[int]
    seconds: list[float]
    decisions: list[int]
    events: Counter[str]


def bot_of(game: str, name: str, seats: int) -> Any:
    """A bot by its name, perhaps with other settings of its search: `search:1000,horizon=0`, `search:100,rounds=2`,
    `network:800,exploration=2`, with `seconds=1` as long as the time allows; `network,temperature=1`.
    """
    kind, *changes = name.split(",")
    if not changes:
        return bot_named(game, name, seats)
    given = {key: json.loads(value) for key, _, value in (change.partition("=") for change in changes)}
    if kind == NETWORK:
        return LearnedPolicy(network_for(game, seats), **given)
    if playouts := playouts_of(kind, NETWORK):
        budget = Budget(playouts, given.pop("seconds", None))
        return LearnedSearch(network_for(game, seats), seats, budget, LearnedSettings(**given))
    judgement, budget = JUDGEMENTS[game], Budget(playouts_of(kind))
    return (
        TreeSearch(judgement, seats, budget, TreeSettings(**given))
        if judgement.search is TreeSearch
        else Halving(judgement, seats, budget, HalvingSettings(**given))
    )


def play(job: tuple[str, list[str], int, int]) -> Played:
    """Play one game to its end."""
    game, names, seed, number = job
    table = Table(GAMES[game], len(names), seed=(seed << 20) + number)
    bots = [bot_of(game, name, len(names)) for name in names]
    seconds, decisions, events = [0.0] * len(names), [0] * len(names), Counter[str]()
    for decision in bots_play(table, bots, random.Random(f"{seed} {number}"), STALLED):
        seconds[decision.seat] += decision.seconds
        decisions[decision.seat] += 1
        events.update(GAMES[game].events[event[0]] for event in table.events())
    if not table.over:
        raise RuntimeError(f"a game of {names}, seed {seed}, number {number} stalled")
    return Played(names, table.scores(), seconds, decisions, events)


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = part + z * z / (2 * games)
    spread = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


@dataclass(frozen=True)
class Row:
    """One line of a table: a bot against others of one kind."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    score: float
    best_other: float
    milliseconds: float
    seed: int

    def __str__(self) -> str:
        who = f"{self.seats} players  {self.bot:>28} against {self.against:<28} {self.games:5} games"
        won = f"won {100 * self.share:5.1f} % [{100 * self.low:5.1f}, {100 * self.high:5.1f}]"
        score = f"score {self.score:5.1f}, best other {self.best_other:5.1f}"
        return f"{who}  {won}  {score}  {self.milliseconds:7.2f} ms/decision"


def match(
    game: str, bot: str, against: str, seats: int, games: int, seed: int, pool: ProcessPoolExecutor
) -> dict[str, Any]:
    """`games` games of one bot against a table of others, its seat rotated."""
    jobs = [
        (game, [bot if seat == number % seats else against for seat in range(seats)], seed, number)
        for number in range(games)
    ]
    share, score, other, seconds, decisions = 0.0, 0, 0, 0.0, 0
    for number, played in enumerate(pool.map(play, jobs, chunksize=max(1, games // 100))):
        seat = number % seats
        share += shares(played.scores)[seat]
        score += played.scores[seat]
        other += max(points for place, points in enumerate(played.scores) if place != seat)
        seconds += played.seconds[seat]
        decisions += played.decisions[seat]
    low, high = wilson(share / games, games)
    row = Row(
        game,
        seats,
        bot,
        against,
        games,
        share / games,
        low,
        high,
        score / games,
        other / games,
        1000 * seconds / decisions,
        seed,
    )
    print(row, flush=True)
    return asdict(row)


def ladder(
    game: str, playouts: list[int], seats: int, games: int, seed: int, pool: ProcessPoolExecutor
) -> list[dict[str, Any]]:
    """Every number of playouts against the one below."""
    return [
        match(game, f"search:{more}", f"search:{less}", seats, games, seed, pool)
        for less, more in itertools.pairwise(playouts)
    ]


def life(game: str, bot: str, seats: int, games: int, seed: int, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """What happens in a game among equals: how often each kind of event is told, its decisions, who wins."""
    counted, decisions, wins = Counter[str](), 0, np.zeros(seats)
    for played in pool.map(
        play, [(game, [bot] * seats, seed, number) for number in range(games)], chunksize=max(1, games // 50)
    ):
        counted += played.events
        decisions += sum(played.decisions)
        wins += shares(played.scores)
    means = {event: round(count / games, 2) for event, count in counted.most_common()}
    found = {
        "bot": bot,
        "seats": seats,
        "games": games,
        "seed": seed,
        "decisions": round(decisions / games),
        "wins": wins.tolist(),
        "a game": means,
    }
    print("life", found, flush=True)
    return found


def mixes(game: str, games: int, seed: int, pool: ProcessPoolExecutor) -> dict[str, int]:
    """Games with every mix of quick bots, the mixes taking turns; all must end."""
    names = ["random", "apprentice", "scribe", *QUICK[game]]
    learned = [NETWORK, f"{NETWORK}:4"]
    tables = [
        list(mix)
        for seats in GAMES[game].seats
        for mix in itertools.combinations_with_replacement(
            names + (learned if network_plays(GAMES[game], seats) else []), seats
        )
    ]
    random.Random(seed).shuffle(tables)
    jobs = [(game, tables[number % len(tables)], seed, number) for number in range(games)]
    decisions = [sum(played.decisions) for played in pool.map(play, jobs, chunksize=4)]
    found = {"games": games, "mixes": len(tables), "ended": len(decisions), "longest": max(decisions), "seed": seed}
    print("mixes", found, flush=True)
    return found


def speed(game: str, seed: int) -> list[dict[str, object]]:
    """Decisions a second inside the search on one core, and how long each level takes in the middle of a game."""
    rows: list[dict[str, object]] = []
    warm_up(game)
    for seats in GAMES[game].seats:
        table = Table(GAMES[game], seats, seed=seed)
        settings = (
            ("", ",horizon=0", ",horizon=1000000,care=1")
            if JUDGEMENTS[game].search is TreeSearch
            else ("", ",rounds=1")
        )
        for setting, playouts in zip(settings, (1000, 1000, 500), strict=False):
            search = bot_of(game, f"search:{playouts}{setting}", seats)
            thoughts = min(
                (search.think(table.records, table.actors()[0], seed + turn) for turn in range(5)),
                key=lambda found: found.seconds,
            )
            row = {
                "seats": seats,
                "search": f"{playouts}{setting}",
                "decisions/s": round(thoughts.decisions / thoughts.seconds),
            }
            rows.append(row | {"playouts/s": round(playouts / thoughts.seconds)})
            print(rows[-1], flush=True)
        for level in levels_of(game):
            longest, total, count = level_times(game, level, seats, seed)
            rows.append(
                {"seats": seats, "level": level, "mean s": round(total / count, 4), "longest s": round(longest, 3)}
            )
            print(rows[-1], flush=True)
    return rows


def level_times(game: str, level: str, seats: int, seed: int) -> tuple[float, float, int]:
    """The longest decision of a level, all of them, and how many, at moments of a game of scribes."""
    table = Table(GAMES[game], seats, seed=seed)
    quick, bot = bot_named(game, "scribe", seats), bot_named(game, level, seats)
    took = []
    for number, _ in enumerate(bots_play(table, [quick] * seats, random.Random(seed))):
        actors = table.actors()
        if number % 16 == 0 and actors and len(table.legal(actors[0])) > 1:
            began = time.perf_counter()
            bot.choose(table.records, actors[0], number)
            took.append(time.perf_counter() - began)
    return max(took), sum(took), len(took)


def everything(given: argparse.Namespace, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """All but the speed, with two and with four players where the game allows it."""
    game, games, seed = given.game, given.games, given.seed
    tables = [seats for seats in (2, 4) if seats in GAMES[game].seats]
    pairs = [("greedy", "random", 400), (DEFAULT[game], "greedy", 200)]
    return {
        "mixes": mixes(game, MIXED, seed, pool),
        "matches": [
            match(game, one, other, seats, count, seed, pool) for one, other, count in pairs for seats in tables
        ],
        "levels": [
            match(game, upper, lower, seats, games, seed, pool)
            for seats in tables
            for lower, upper in itertools.pairwise(levels_of(game))
        ],
        "ladder": [row for seats in tables for row in ladder(game, given.playouts, seats, games, seed, pool)],
        "life": [life(game, "greedy", seats, games, seed, pool) for seats in tables],
    }


def measure(given: argparse.Namespace, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """What was asked for, but the speed."""
    game, seats, games, seed = given.game, given.seats, given.games, given.seed
    if given.what == "match":
        return {"matches": [match(game, given.bots[0], given.bots[1], seats, games, seed, pool)]}
    if given.what == "ladder":
        return {"ladder": ladder(game, given.playouts, seats, games, seed, pool)}
    if given.what == "mixes":
        return {"mixes": mixes(game, games, seed, pool)}
    if given.what == "life":
        return {"life": [life(game, given.bots[0], seats, games, seed, pool)]}
    return everything(given, pool) if given.what == "all" else {}


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    return [int(number) for number in text.split(",")]


def asked() -> argparse.Namespace:
    """What to measure, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["match", "ladder", "speed", "mixes", "life", "all"])
    parser.add_argument(
        "bots", nargs="*", help="for a match: one bot, and the one in all other seats; for life: the one in all seats"
    )
    parser.add_argument("--game", default="amyitis", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=numbers, default="50,200,800,3200")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--json", help="write what was measured into this file")
    given = parser.parse_args()
    if given.what == "match" and len(given.bots) != 2:
        parser.error("a match is between two bots, such as: match search:1000 greedy")
    if given.what == "life" and len(given.bots) != 1:
        parser.error("life is that of one bot among its like, such as: life greedy")
    return given


def main() -> int:
    """Measure what was asked for."""
    given = asked()
    warm_up(given.game)
    report: dict[str, Any] = {"game": given.game, "seed": given.seed}
    with ProcessPoolExecutor(given.processes, multiprocessing.get_context("spawn")) as pool:
        report |= measure(given, pool)
    if given.what in ("speed", "all"):
        report["speed"] = speed(given.game, given.seed)
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(report, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
