"""`tworivers simulate`: from what somebody typed to many games between bots, counted and shown."""

from __future__ import annotations

import hashlib
import math
import os
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from tworivers.cli.players import RANDOM
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import processors, read_box_file, seat_titles
from tworivers.cli.running.progress import prepare, progress
from tworivers.cli.running.words import said, shortened
from tworivers.engine.cuda import simulate as simulate_on_gpu
from tworivers.engine.messages import Message, Words
from tworivers.engine.objections import quote
from tworivers.engine.rules import Game
from tworivers.engine.simulate import Simulation
from tworivers.engine.simulate import simulate as simulate_on_cpu

DEVICES = ("cpu", "cuda")
MOST_GAMES = 1_000_000_000
MOST_THREADS = 1024
MOST_THOUGHT = 1_000_000
"""Games at a time where bots think."""
MOST_PROCESSES = 256
"""Processes where bots think."""


@dataclass(frozen=True)
class Wish:
    """What is to be played."""

    game: Game
    bots: tuple[str, ...]
    """Who sits where."""
    games: int
    seed: int
    options: Mapping[str, str]
    box: str | None
    """The name of an owner's component file."""
    threads: int
    device: str

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.bots)

    @property
    def thinking(self) -> bool:
        """Whether a bot does more than play at random."""
        return set(self.bots) != {RANDOM}


def seated(talk: Words, game: Game, typed: str, seats: int) -> tuple[str, ...]:
    """Who sits where: the bots named, again from the first where there are more seats."""
    game.check_seats(seats)
    names = [name.strip() for name in typed.split(",")]
    if set(names) != {RANDOM}:
        from tworivers.bots import bot_named

        for name in names:
            bot_named(game.name, name, seats)
    if len(names) > seats:
        refuse(talk, "cli-bots-count", bots=len(names), seats=seats)
    return tuple(names[seat % len(names)] for seat in range(seats))


def usual_threads(bots: tuple[str, ...]) -> int:
    """One for each processor, but no more than are allowed."""
    return min(processors(), MOST_THREADS if set(bots) == {RANDOM} else MOST_PROCESSES)


def check(talk: Words, wish: Wish) -> None:
    """Refuse numbers that no machine can cope with, and devices on which bots can't think."""
    if wish.device not in DEVICES:
        refuse(talk, "cli-unknown-device", name=quote(wish.device), devices=", ".join(DEVICES))
    if wish.thinking and wish.device != "cpu":
        refuse(talk, "cli-bots-device", device=wish.device, bots=RANDOM)
    games, threads = (MOST_THOUGHT, MOST_PROCESSES) if wish.thinking else (MOST_GAMES, MOST_THREADS)
    if wish.games > games:
        refuse(talk, "cli-too-many-games", games=shortened(talk.number(wish.games), 40), most=games)
    if wish.threads > threads:
        refuse(talk, "cli-too-many-threads", threads=shortened(talk.number(wish.threads), 40), most=threads)


def run(talk: Words, wish: Wish) -> Simulation:
    """Play all games: of random players in native code, of others as in tournaments."""
    text = read_box_file(talk, wish.box)
    parts = wish.game.box if text is None else wish.game.read_box(text, wish.box or "")
    each = wish.game.record.itemsize if wish.device == "cuda" else 8 * (1 + len(wish.game.seat_names))
    try:
        if wish.games * each > memory():
            raise MemoryError
        if wish.thinking:
            return _thought(talk, wish, text)
        if wish.device == "cpu":
            prepare(talk, wish.game)
        with progress(said(talk, "cli-simulating"), wish.games) as played:
            if wish.device == "cuda":
                return simulate_on_gpu(wish.game, wish.seats, wish.games, wish.seed, wish.options, parts, played)
            return simulate_on_cpu(
                wish.game, wish.seats, wish.games, wish.seed, wish.options, parts, wish.threads, played
            )
    except MemoryError:
        refuse(talk, "cli-no-memory", games=wish.games)


def _thought(talk: Words, wish: Wish, box: str | None) -> Simulation:
    """Games of bots that think, over processes."""
    from tworivers.tournament.plan import Plan
    from tworivers.tournament.seated import simulate

    names = tuple(dict.fromkeys(wish.bots))
    plan = Plan(wish.game.name, wish.game.version, names, wish.seats, wish.games, wish.seed, wish.options, box)
    prepare(talk, wish.game, thinking=True)
    with progress(said(talk, "cli-simulating"), wish.games) as played:
        try:
            return simulate(plan, wish.bots, min(wish.threads, wish.games), played)
        except BrokenProcessPool:
            refuse(talk, "cli-process-lost")


def figures(wish: Wish, result: Simulation) -> dict[str, Any]:
    """What was played and what came of it, as plain values."""
    scores, decisions = result.scores, int(result.decisions.sum())
    return {
        "game": wish.game.name,
        "rules": wish.game.version,
        "seats": wish.seats,
        "bots": list(wish.bots),
        "games": wish.games,
        "seed": wish.seed,
        "options": {known.name: wish.options.get(known.name, known.values[0]) for known in wish.game.options},
        "device": wish.device,
        "threads": wish.threads if wish.device == "cpu" else None,
        "decisions": decisions,
        "seconds": result.seconds,
        "decisions_per_second": decisions / result.seconds,
        "scores": {"mean": scores.mean(axis=0).tolist(), "sd": scores.std(axis=0).tolist()},
        "wins": (scores == scores.max(axis=1, keepdims=True)).sum(axis=0).tolist(),
        "digest": hashlib.sha256(scores.astype("<i8").tobytes()).hexdigest(),
    }


def show(talk: Words, wish: Wish, found: Mapping[str, Any]) -> None:
    """The same as a table."""
    facts = Grid.grid(padding=(0, 2))
    for key, value in (
        ("cli-sim-games", talk.number(found["games"])),
        ("cli-sim-decisions", talk.number(found["decisions"])),
        ("cli-sim-seconds", talk.number(found["seconds"], 3)),
        ("cli-sim-speed", talk.number(found["decisions_per_second"])),
        ("cli-sim-seed", str(found["seed"])),
    ):
        facts.add_row(said(talk, key), value)
    grid = Grid()
    for key in ("cli-sim-seat", *(["cli-sim-bot"] if wish.thinking else [])):
        grid.add_column(said(talk, key))
    for key in ("cli-sim-mean", "cli-sim-sd", "cli-sim-wins"):
        grid.add_column(said(talk, key), justify="right")
    for seat, name in enumerate(seat_titles(talk, wish.game, wish.seats, wish.options, wish.box)):
        mean, spread, wins = found["scores"]["mean"][seat], found["scores"]["sd"][seat], found["wins"][seat]
        won = talk.say(Message("cli-sim-share", {"wins": wins, "percent": talk.number(100 * wins / found["games"], 1)}))
        grid.add_row(
            name,
            *([wish.bots[seat]] if wish.thinking else []),
            talk.number(mean, 2),
            talk.number(spread, 2),
            won,
        )
    console = Console(highlight=False)
    console.print(facts)
    console.print(grid)


def memory() -> float:
    """Bytes of memory this machine has; without limit where it doesn't tell."""
    return (
        os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        if "SC_PHYS_PAGES" in getattr(os, "sysconf_names", {})
        else math.inf
    )
