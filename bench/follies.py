"""What do bots do in Mesopotamia that a person would shake their head at? Counted in games among equals.

    python -m bench.follies scribe --seats 3,4,8 --games 200
    python -m bench.follies scribe --seats 4 --games 50 --against ../main

`--against` counts the same games with the bots of another checkout, one after the other in the same run. Seeds are
fresh unless `--seed` is given. Numbers are means a game, all parties of it together, if nothing else is said.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tworivers.bots.playing import play
from tworivers.bots.registry import bot_named, warm_up
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.mesopotamia.codes import COUNTER, DROP, FREE, SEND
from tworivers.mesopotamia.names import EMPTY, NOMADS, Event, OfferState, Stage
from tworivers.mesopotamia.trade import Ending

GAME = GAMES["mesopotamia"]
HERE = Path(__file__).resolve().parent.parent
YEAR = 4
"""Seasons in which a burnt city isn't forgotten."""
COUNTED = (
    "flour missing",
    "walls torn down",
    "forges torn down",
    "forges at start",
    "forges at end",
    "offers",
    "offers that repeat a refused one",
    "traded",
    "counters",
    "counters dropped",
    "walls built",
    "blanks used",
    "attacks",
    "alliances",
    "alliances within a year of a burnt city",
    "cities at end",
    "symbols",
)
ERECTED_FORGE = 0


@dataclass
class Watch:
    """What is remembered of a game while it is played."""

    counted: Counter[str] = field(default_factory=Counter)
    refused: set[tuple[Any, ...]] = field(default_factory=set)
    """Offers declined this season."""
    sent: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    """By proposer what is on its way."""
    countering: dict[int, bool] = field(default_factory=dict)
    burnt: dict[frozenset[int], int] = field(default_factory=dict)
    """By pair of parties the round in which one burnt a city of the other."""
    battle: tuple[int, int] = (EMPTY, EMPTY)
    opening: dict[int, list[int]] = field(default_factory=dict)
    """By party its decisions of the first season that say where it goes: works, buildings, marches, campaigns."""


def offer_of(g: Any, seat: int) -> tuple[Any, ...]:
    """What a party's draft holds."""
    baskets = tuple(map(int, g.give[seat])), tuple(map(int, g.ask[seat]))
    return (seat, int(g.partner[seat]), *baskets, int(g.give_cards[seat]), int(g.ask_cards[seat]))


def before(watch: Watch, g: Any, seat: int, action: int) -> None:
    """Look at a decision before it is carried out."""
    if g.round_number == 1 and (g.stage == Stage.TURNS or g.offer[seat] == OfferState.NONE):
        watch.opening.setdefault(int(g.party[seat]), []).append(action)
    if action == SEND and g.offer[seat] == OfferState.DRAFT:
        offer = offer_of(g, seat)
        watch.counted["offers"] += 1
        watch.counted["offers that repeat a refused one"] += offer in watch.refused
        watch.sent[seat] = offer
        watch.countering[seat] = False
    elif action == DROP and watch.countering.get(seat):
        watch.counted["counters dropped"] += 1
        watch.countering[seat] = False
    elif COUNTER <= action < FREE:
        watch.counted["counters"] += 1
        watch.countering[seat] = True


def after(watch: Watch, table: Table) -> None:
    """Look at what came of it."""
    g = table.g
    for kind, seat, a, b, c, _ in table.events():
        if kind == Event.ROUND:
            watch.refused.clear()
        elif kind == Event.HUNGER:
            watch.counted["flour missing"] += a
        elif kind == Event.TORN_DOWN:
            watch.counted["walls torn down" if b else "forges torn down"] += 1
        elif kind == Event.WALL:
            watch.counted["walls built"] += 1
        elif kind == Event.OFFER_ENDED and b == Ending.DECLINED and seat in watch.sent:
            watch.refused.add(watch.sent[seat])
        elif kind == Event.TRADED:
            watch.counted["traded"] += 1
        elif kind == Event.ATTACK:
            watch.counted["attacks"] += 1
        elif kind == Event.CONQUERED:
            watch.battle = (seat, b) if c == EMPTY else (EMPTY, EMPTY)
        elif kind in (Event.DESTROYED, Event.CAPTURED) and NOMADS not in watch.battle and EMPTY not in watch.battle:
            if g.cities[a] > 0:
                watch.burnt[frozenset(watch.battle)] = int(g.round_number)
        elif kind == Event.ALLIED:
            watch.counted["alliances"] += 1
            burnt = watch.burnt.get(frozenset((seat, a)))
            watch.counted["alliances within a year of a burnt city"] += (
                burnt is not None and g.round_number - burnt <= YEAR
            )


def forges(g: Any) -> int:
    """Forges that parties own."""
    return sum(int(g.forges[province]) for province, owner in enumerate(g.owner) if owner != EMPTY)


@dataclass(frozen=True)
class Played:
    """What was counted in one game, and each party's opening."""

    counted: dict[str, float]
    openings: list[tuple[int, tuple[int, ...]]]


def watch_game(job: tuple[str, int, int, int]) -> Played:
    """Play one game among equals and count."""
    name, seats, seed, number = job
    table, watch = Table(GAME, seats, seed=(seed << 20) + number), Watch()
    bots = [Observed(bot_named("mesopotamia", name, seats), table, watch)] * seats
    watch.counted["forges at start"] = forges(table.g)
    blanks = [int(left) for left in table.g.blanks_home[:seats]]
    for decision in play(table, bots, random.Random(f"{seed} {number}")):
        after(watch, table)
        watch.counted["blanks used"] += max(0, blanks[decision.seat] - int(table.g.blanks_home[decision.seat]))
        blanks[decision.seat] = int(table.g.blanks_home[decision.seat])
    watch.counted["forges at end"] = forges(table.g)
    watch.counted["cities at end"] = sum(
        int(table.g.cities[place]) for place, owner in enumerate(table.g.owner) if owner != EMPTY
    )
    watch.counted["symbols"] = sum(table.scores())
    openings = [(party, tuple(actions)) for party, actions in watch.opening.items()]
    return Played({what: float(watch.counted[what]) for what in COUNTED}, openings)


@dataclass
class Observed:
    """A bot whose decisions are looked at before they are carried out."""

    bot: Any
    table: Table
    watch: Watch

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """What the bot chooses."""
        action = int(self.bot.choose(records, seat, seed))
        before(self.watch, self.table.g, seat, action)
        return action


@dataclass(frozen=True)
class Row:
    """What was counted for one number of parties."""

    checkout: str
    bot: str
    seats: int
    games: int
    seed: int
    means: dict[str, float]
    openings: float
    """Different openings of a party, as a part of the games it was in: 1 if it never began the same way twice."""


def count(name: str, seats: int, games: int, seed: int, pool: ProcessPoolExecutor) -> Row:
    """Games with the bots of this checkout."""
    jobs = [(name, seats, seed, number) for number in range(games)]
    played = list(pool.map(watch_game, jobs, chunksize=max(1, games // 100)))
    means = {what: round(sum(one.counted[what] for one in played) / games, 3) for what in COUNTED}
    begun = [opening for one in played for opening in one.openings]
    return Row(os.environ.get("CHECKOUT", "."), name, seats, games, seed, means, round(len(set(begun)) / len(begun), 3))


def show(rows: list[Row]) -> None:
    """A table, a checkout a column."""
    for seats in sorted({row.seats for row in rows}):
        some = [row for row in rows if row.seats == seats]
        print(f"{seats} parties, {some[0].games} games of {some[0].bot}, seed {some[0].seed}")
        print(f"{'':44}" + "".join(f"{row.checkout[-18:]:>20}" for row in some))
        for what in COUNTED:
            print(f"{what:44}" + "".join(f"{row.means[what]:>20.2f}" for row in some))
        print(f"{'different openings of a party':44}" + "".join(f"{100 * row.openings:>18.0f} %" for row in some))


def counted_in(checkout: Path, given: argparse.Namespace) -> list[Row]:
    """What this program counts with the bots of a checkout."""
    command = [sys.executable, "-m", "bench.follies", given.bot, "--seats", given.seats, "--games", str(given.games)]
    command += ["--processes", str(given.processes), "--seed", str(given.seed), "--rows"]
    # the other checkout's package before this one's, which may be on the path too
    path = os.pathsep.join([str(checkout / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "CHECKOUT": str(checkout)}
    done = subprocess.run(command, cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [Row(**row) for row in json.loads(done.stdout.splitlines()[-1])]


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="who plays, in all seats")
    parser.add_argument("--seats", default="3,4,8")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--against", type=Path, help="another checkout, counted first")
    parser.add_argument("--json", type=Path, help="write what was counted into this file")
    parser.add_argument("--rows", action="store_true", help="print rows for a program")
    given = parser.parse_args()
    if given.rows:
        warm_up("mesopotamia")
        with ProcessPoolExecutor(given.processes, multiprocessing.get_context("spawn")) as pool:
            rows = [count(given.bot, int(seats), given.games, given.seed, pool) for seats in given.seats.split(",")]
        print(json.dumps([asdict(row) for row in rows]))
        return 0
    checkouts = [*([given.against.resolve()] if given.against else []), HERE]
    rows = [row for checkout in checkouts for row in counted_in(checkout, given)]
    show(rows)
    if given.json:
        given.json.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
