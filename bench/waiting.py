"""How long somebody waits for bots: a real server, one person who decides at once, and bots of a level.

    python -m bench.waiting                                       Mesopotamia with 7 Scribes and with 7 Stewards
    python -m bench.waiting --bots 3 7 --levels scribe            3 Scribes, then 7
    python -m bench.waiting --against ../before                   each run also with the server of another checkout

A season (in Amyitis a round) counts from its first state to the next one's; the person answers as soon as something is
asked, by a habit that ends things, so what passes is the wait for bots. The server, its workers and the person share
all cores. Runs alternate with those of another checkout, so that both had the same machine. The result
is a table in Markdown; `--json` is for programs.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from bench.server_running import processor_time_of_all, running_server
from websockets.sync.client import connect

HERE = Path(__file__).resolve().parent.parent
LAST_RESORT = ("trade", "counter", "demand", "withdraw", "bank", "give", "ask", "card")
"""Beginnings of what the person does only if there is nothing else."""
ENDING = ("done", "pass", "no", "decline", "free", "drop", "no tolls")
"""What ends a decision."""
STUCK = 120.0
"""Seconds without a state after which something is wrong."""
HEADING = (
    "game",
    "bots",
    "server",
    "seasons",
    "median s",
    "quickest",
    "slowest",
    "moves of bots",
    "states sent",
    "processor s",
    "load",
)


@dataclass
class Figures:
    """What was measured of one game; times in seconds, one of each for a season."""

    waited: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    """Of bots."""
    states: list[int] = field(default_factory=list)
    worked: float = 0.0
    """Processor time of the server and its workers."""


def habit(actions: list[dict[str, Any]]) -> int:
    """What the person does: whatever ends the decision, otherwise the first thing that isn't haggling."""
    words = {action["text"]: int(action["code"]) for action in actions}
    for end in ENDING:
        found = next((text for text in words if text == end or text.startswith(f"{end} ")), None)
        if found is not None:
            return words[found]
    sensible = [text for text in words if text.split()[0] not in LAST_RESORT]
    return words[(sensible or list(words))[0]]


def play(address: str, game: str, levels: list[str], seasons: int, server: int) -> Figures:
    """Play some seasons, after a first one in which workers load what they need."""
    figures = Figures()
    with httpx.Client(base_url=address, timeout=120) as http:
        http.get("/api/me").raise_for_status()
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        while (answer := http.post("/api/tables", json={"game": game, "seats": seats})).status_code == 409:
            time.sleep(1)
        table = answer.raise_for_status().json()["id"]
        cookie = {"Cookie": f"tworivers={http.cookies['tworivers']}"}
        live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(live, additional_headers=cookie, max_size=None) as socket:
            socket.send(json.dumps({"type": "look", "seat": 0, "since": None}))
            watch(socket, figures, seasons, server)
    return figures


def watch(socket: Any, figures: Figures, seasons: int, server: int) -> None:
    """Answer what is asked, and note when seasons begin."""
    season, began, worked, decided = 0, 0.0, 0.0, -1
    moves = states = 0
    while True:
        message = json.loads(socket.recv(timeout=STUCK))
        if message["type"] == "error":
            decided = -1
        if message["type"] != "state":
            continue
        view, now = message["view"], time.perf_counter()
        states += 1
        moves += sum(entry["seat"] not in (None, 0) for entry in message["log"])
        if view["round"] != season or view["over"]:
            if season > 1:
                figures.waited.append(now - began)
                figures.moves.append(moves)
                figures.states.append(states)
            else:
                worked = processor_time_of_all(server)
            season, began, moves, states = view["round"], now, 0, 0
            if len(figures.waited) == seasons or view["over"]:
                figures.worked = processor_time_of_all(server) - worked
                return
        if 0 in message["turn"] and message["number"] > decided:
            move = {"type": "move", "id": 1, "seat": 0, "number": message["number"], "action": habit(view["actions"])}
            decided = message["number"]
            socket.send(json.dumps(move))


def row(name: str, game: str, bots: str, found: Figures) -> str:
    """One line of the table."""
    cells = [
        game,
        bots,
        name,
        len(found.waited),
        *(f"{value:.1f}" for value in (statistics.median(found.waited), min(found.waited), max(found.waited))),
        round(statistics.median(found.moves)),
        round(statistics.median(found.states)),
        f"{found.worked / len(found.waited):.1f}",
        f"{os.getloadavg()[0]:.1f}",
    ]
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mesopotamia")
    parser.add_argument("--bots", type=int, nargs="+", default=[7], help="how many")
    parser.add_argument("--levels", nargs="+", default=["scribe", "steward"])
    parser.add_argument("--seasons", type=int, default=7, help="that are measured, after a first one")
    parser.add_argument("--pause", type=float, help="seconds after a move of a bot; otherwise each server's own")
    parser.add_argument("--workers", type=int, default=2, help="processes that think for bots")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout to compare with")
    parser.add_argument("--json", action="store_true", help="one object a line")
    options = parser.parse_args()
    checkouts = [HERE] if options.against is None else [options.against.resolve(), HERE]
    if not options.json:
        print(f"| {' | '.join(HEADING)} |\n|{'---|' * len(HEADING)}", flush=True)
    for level, bots in itertools.product(options.levels, options.bots):
        for checkout in checkouts:
            name = "this" if checkout == HERE else "other"
            with running_server(checkout, options.pause, options.workers, None, alone=False) as (address, server):
                found = play(address, options.game, [level] * bots, options.seasons, server)
            if options.json:
                print(json.dumps({"server": name, "level": level, "bots": bots, **vars(found)}))
            else:
                print(row(name, options.game, f"{bots} {level}", found), flush=True)


if __name__ == "__main__":
    main()
