"""Many tables at once, alone and beside somebody who asks for too much: how soon moves are acknowledged and seen.

    python -m bench.server                                 100, 300 and 1,000 tables, then 20 beside each abuser
    python -m bench.server --tables 300 --abusers          300 tables only
    python -m bench.server --tables --abusers why scene    20 tables beside these two
    python -m bench.server --against v1                    each run also with the server of a commit, or of a checkout
    python -m bench.server --try --against v1              every run for three seconds, to see that it works
    python -m bench.server --processes 2 --db postgresql://tworivers@127.0.0.1:5433/postgres
                                                           two servers over one database, people spread over both
                                                           (`python -m server.storage.cluster`, in tests/, starts one)

The server and its workers run on the first core there is, people and abusers in processes of their own on the others;
several runs at a time don't disturb one another if each has cores of its own (`taskset -c 0-2 python -m bench.server
...`, `taskset -c 3-5 ...`). At each table two people play against each other and a bot; `acknowledged` is what the
mover waits for, `seen` the time from sending a move to the opponent's having the state with it. `ms a move` is the
server's processor time for each move of people: bots' moves, watchers and questions are in it. Where the people
themselves were late (`people late`, p95) or worked nearly all the time, the row says so: then its times are too long,
and the server isn't to blame for all of it. With `--against` runs alternate, so that both had the same machine. The
result is a table in Markdown; `--json` is for programs. A run that doesn't end in time is told as such, and the next
one begins.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from bench.server_abusers import KINDS, abuse
from bench.server_people import Figures, Wish, people
from bench.server_running import HERE, checked_out, many_files, running_servers

PLACES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
WARM = 4
"""Moves of bots after which their workers are warm."""
PREPARING = 900.0
"""Seconds that compiling the rules and the bots may take, the first time on a machine."""
SETTING_UP = 180.0
"""Seconds that setting up all tables may take."""
LATE, FULL = 0.02, 0.85
"""Seconds that the people may be late (p95), and the part of the time they may work, before their times count less."""


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
    with running_servers(checkout, options.pause, options.workers, options.db, options.processes) as (found, servers):
        address = found[0]
        results, abused = spawn.Queue(), spawn.Queue()
        stop, started = spawn.Event(), spawn.Event()
        crowd = spawn.Process(target=people, args=(found, servers, wish, results))
        bad = spawn.Process(target=abuse, args=(address, abuser, stop, started, abused)) if abuser else None
        _wait_until_ready(address, wish.game, (*wish.bots, "random")[0])
        try:
            if bad is not None:
                bad.start()
                if not started.wait(SETTING_UP):
                    raise Unfinished("the abuser couldn't begin")
            crowd.start()
            figures: Figures = _answer(results, SETTING_UP + wish.warm + wish.seconds)
            if bad is not None:
                stop.set()
                answers = _answer(abused, SETTING_UP)
        finally:
            for process in filter(None, (crowd, bad)):
                if process.is_alive():
                    process.join(10)
                    process.kill()
    late = spread(figures.lags).get("p95", 0.0)
    busy = figures.own / figures.seconds
    return {
        "tables": wish.tables,
        "beside": abuser or "nobody",
        "acknowledged": spread(figures.acknowledged),
        "seen": spread(figures.seen),
        "bots": spread(figures.bots),
        "requests": spread(figures.requests),
        "moves": len(figures.acknowledged),
        "ms_a_move": round(1000 * figures.worked / max(1, len(figures.acknowledged)), 2),
        "people_late": late,
        "people_too_slow": bool(late > 1000 * LATE or busy > FULL),
        "overtaken": figures.overtaken,
        "server_busy": round(figures.worked / figures.seconds, 2),
        "people_busy": round(busy, 2),
        "messages_per_second": round(figures.messages / figures.seconds),
        "megabytes_per_second": round(figures.size / figures.seconds / 1e6, 2),
        "answers": answers,
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "load": round(os.getloadavg()[0], 1),
    }


class Unfinished(Exception):
    """A run that didn't end in time, with the reason."""


def _answer(results: Any, seconds: float) -> Any:
    """What another process has found."""
    try:
        return results.get(timeout=seconds)
    except queue.Empty:
        raise Unfinished(f"no figures within {seconds:g} s") from None


def _wait_until_ready(address: str, game: str, level: str) -> None:
    """Until the rules of all games can be played and bots have begun to decide."""
    until = time.monotonic() + PREPARING
    with httpx.Client(base_url=address, timeout=120) as http:
        for known in http.get("/api/games").json()["games"]:
            wish = {"game": known["name"], "seats": [{"kind": "screen"}] * 2}
            while http.post("/api/tables", json=wish).status_code == 409:
                if time.monotonic() > until:
                    raise Unfinished("the rules weren't ready in time")
                time.sleep(0.5)
        wish = {"game": game, "seats": [{"kind": "bot", "level": level}] * 2}
        tables = [http.post("/api/tables", json=wish).json()["id"] for _ in range(2)]
        while any(http.get(f"/api/tables/{table}").json()["moves"] < WARM for table in tables):
            if time.monotonic() > until:
                raise Unfinished("the bots weren't ready in time")
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
        by_table=options.by_table,
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
    late = f"{found['people_late']}{' **too slow**' if found['people_too_slow'] else ''}"
    counts = [found["moves"], found["ms_a_move"]]
    cells = [tables, found["beside"], name, *counts, *times, busy, late, found["load"], found["errors"], answers]
    return f"| {' | '.join(map(str, cells))} |"


def heading() -> str:
    """The first lines of the table."""
    times = [f"{kind} {place}" for kind in ("acknowledged", "seen", "bot") for place in PLACES]
    names = [
        "tables",
        "beside",
        "server",
        "moves",
        "ms a move",
        *times,
        "busy: server / people",
        "people late",
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
    parser.add_argument("--against", help="a commit, or another checkout, whose server is measured too")
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of play before that")
    parser.add_argument("--try", dest="trying", action="store_true", help="small and short: does every run work?")
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--pause", type=float, default=0.4, help="seconds between two moves of bots")
    parser.add_argument("--think", type=float, default=1.2, help="seconds a person thinks, on average")
    parser.add_argument("--workers", type=int, default=2, help="processes that think for bots")
    parser.add_argument("--db", help="another database than a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the PostgreSQL of --db")
    parser.add_argument(
        "--by-table", action="store_true", help="everything about a table at one of them, as behind nginx"
    )
    parser.add_argument("--no-deflate", dest="deflate", action="store_false", help="messages without compression")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one object a line")
    options = parser.parse_args()
    if options.trying:
        options.tables, options.players = [min(tables, 10) for tables in options.tables], 5
        options.seconds, options.warm = 3.0, 1.0
    many_files()
    if not options.json:
        print("Times in milliseconds.\n")
        print(heading(), flush=True)
    with checked_out(options.against) as other:
        servers = {"this": HERE} if other is None else {"other": other, "this": HERE}
        for wish, abuser in runs(options):
            for name, checkout in servers.items():
                tell(name, checkout, options, wish, abuser)


def tell(name: str, checkout: Path, options: argparse.Namespace, wish: Wish, abuser: str | None) -> None:
    """Measure one server and print what was found."""
    began = time.monotonic()
    try:
        found = measure(checkout, options, wish, abuser)
    except Unfinished as reason:
        unfinished = {"server": name, "tables": wish.tables, "abuser": abuser, "unfinished": str(reason)}
        as_row = f"| {wish.tables} | {abuser or 'nobody'} | {name} | {reason} |"
        print(json.dumps(unfinished) if options.json else as_row, flush=True)
        return
    print(json.dumps({"server": name, **found}) if options.json else row(name, wish, found), flush=True)
    print(f"{time.monotonic() - began:.0f} s", *found["first_errors"], sep="\n", file=sys.stderr)


if __name__ == "__main__":
    main()
