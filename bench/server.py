"""Many tables at once, alone and beside somebody who asks for too much: how soon moves are acknowledged and seen.

    python -m bench.server                                 100, 300 and 1,000 tables, then 20 beside each abuser
    python -m bench.server --tables 300 --abusers          300 tables only
    python -m bench.server --tables --abusers why scene    20 tables beside these two
    python -m bench.server --against ../before             each run also with the server of another checkout

The server and its workers run on the first core there is, people on the others; several runs at a time don't disturb
one another if each has cores of its own (`taskset -c 0-2 python -m bench.server ...`, `taskset -c 3-5 ...`). At each
table two people play against each other and a bot; `acknowledged` is what the mover waits for, `seen` the time from
sending a move to the opponent's having the state with it. With `--against` runs alternate, so that both had the same
machine. The result is a table in Markdown; `--json` is for programs.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from bench.server_abusers import KINDS, abuse
from bench.server_people import Figures, Wish, people
from bench.server_running import many_files, running_server

HERE = Path(__file__).resolve().parent.parent
PLACES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
WARM = 4
"""Moves of bots after which their workers are warm."""
SETTING_UP = 600.0
"""Seconds that setting up all tables may take."""


def spread(times: list[float]) -> dict[str, float]:
    """The usual figures, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return {}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(at * len(ordered)))], 1) for name, at in PLACES.items()
    }


def measure(checkout: Path, options: argparse.Namespace, wish: Wish, abuser: str | None) -> dict[str, Any]:
    """Start a server and the people, and wait for the figures."""
    spawn = multiprocessing.get_context("spawn")
    answers: dict[int, int] = {}
    with running_server(checkout, options.pause, options.workers, options.db) as (address, server):
        results, abused = spawn.Queue(), spawn.Queue()
        stop, started = spawn.Event(), spawn.Event()
        crowd = spawn.Process(target=people, args=(address, server, wish, results))
        bad = spawn.Process(target=abuse, args=(address, abuser, stop, started, abused)) if abuser else None
        _wait_until_ready(address, wish.game, wish.bots[0])
        if bad is not None:
            bad.start()
            assert started.wait(SETTING_UP), "the abuser couldn't begin"
        crowd.start()
        figures: Figures = results.get(timeout=SETTING_UP + wish.warm + wish.seconds)
        crowd.join()
        if bad is not None:
            stop.set()
            answers = abused.get(timeout=SETTING_UP)
            bad.join()
    return {
        "tables": wish.tables,
        "beside": abuser or "nobody",
        "acknowledged": spread(figures.acknowledged),
        "seen": spread(figures.seen),
        "bots": spread(figures.bots),
        "requests": spread(figures.requests),
        "moves": len(figures.acknowledged),
        "overtaken": figures.overtaken,
        "server_busy": round(figures.worked / figures.seconds, 2),
        "people_busy": round(figures.own / figures.seconds, 2),
        "messages_per_second": round(figures.messages / figures.seconds),
        "megabytes_per_second": round(figures.size / figures.seconds / 1e6, 2),
        "answers": answers,
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "load": round(os.getloadavg()[0], 1),
    }


def _wait_until_ready(address: str, game: str, level: str) -> None:
    """Until the rules of all games can be played and bots have begun to decide."""
    with httpx.Client(base_url=address, timeout=120) as http:
        for known in http.get("/api/games").json()["games"]:
            wish = {"game": known["name"], "seats": [{"kind": "screen"}] * 2}
            while http.post("/api/tables", json=wish).status_code == 409:
                time.sleep(1)
        wish = {"game": game, "seats": [{"kind": "bot", "level": level}] * 2}
        tables = [http.post("/api/tables", json=wish).json()["id"] for _ in range(2)]
        while any(http.get(f"/api/tables/{table}").json()["moves"] < WARM for table in tables):
            time.sleep(0.5)


def runs(options: argparse.Namespace) -> list[tuple[Wish, str | None]]:
    """What is measured, in order."""
    usual = Wish(
        tables=0,
        seconds=options.seconds,
        warm=options.warm,
        game=options.game,
        bots=(options.level,) * (options.seats - 2),
        think=options.think,
        deflate=options.deflate,
        seed=options.seed,
    )
    few = replace(usual, tables=options.players)
    beside: list[tuple[Wish, str | None]] = [(few, kind) for kind in options.abusers]
    strong: list[tuple[Wish, str | None]] = []
    if "viziers" in options.abusers:
        strong = [
            (replace(few, tables=2, bots=("vizier",), seconds=2 * few.seconds), kind) for kind in (None, "viziers")
        ]
    alone: list[tuple[Wish, str | None]] = [(few, None)] if beside else []
    return [*((replace(usual, tables=tables), None) for tables in options.tables), *alone, *beside, *strong]


def row(name: str, wish: Wish, found: dict[str, Any]) -> str:
    """One line of the table."""
    times = [found[kind].get(place, "") for kind in ("acknowledged", "seen", "bots") for place in PLACES]
    answers = ", ".join(f"{status}: {count}" for status, count in sorted(found["answers"].items()))
    busy = f"{found['server_busy']} / {found['people_busy']}"
    tables = f"{wish.tables} with {'a' if len(wish.bots) == 1 else len(wish.bots)} {'/'.join(sorted(set(wish.bots)))}"
    cells = [tables, found["beside"], name, found["moves"], *times, busy, found["load"], found["errors"], answers]
    return f"| {' | '.join(map(str, cells))} |"


def heading() -> str:
    """The first lines of the table."""
    times = [f"{kind} {place}" for kind in ("acknowledged", "seen", "bot") for place in PLACES]
    names = [
        "tables",
        "beside",
        "server",
        "moves",
        *times,
        "busy: server / people",
        "load",
        "errors",
        "abuser's answers",
    ]
    return f"| {' | '.join(names)} |\n|{'---|' * len(names)}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 300, 1000])
    parser.add_argument("--abusers", nargs="*", choices=KINDS, default=list(KINDS))
    parser.add_argument("--players", type=int, default=20, help="tables beside an abuser")
    parser.add_argument("--against", type=Path, help="another checkout whose server is measured too")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of play before that")
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--pause", type=float, default=0.4, help="seconds between two moves of bots")
    parser.add_argument("--think", type=float, default=1.2, help="seconds a person thinks, on average")
    parser.add_argument("--workers", type=int, default=2, help="processes that think for bots")
    parser.add_argument("--db", help="another database than a new SQLite file")
    parser.add_argument("--no-deflate", dest="deflate", action="store_false", help="messages without compression")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one object a line")
    options = parser.parse_args()
    many_files()
    checkouts = [HERE] if options.against is None else [options.against.resolve(), HERE]
    if not options.json:
        print("Times in milliseconds.\n")
        print(heading(), flush=True)
    for wish, abuser in runs(options):
        for checkout in checkouts:
            name = "this" if checkout == HERE else "other"
            found = measure(checkout, options, wish, abuser)
            print(json.dumps({"server": name, **found}) if options.json else row(name, wish, found), flush=True)
            for error in found["first_errors"]:
                print(error, file=sys.stderr)


if __name__ == "__main__":
    main()
