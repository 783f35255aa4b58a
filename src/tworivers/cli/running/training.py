"""`tworivers train`: from what somebody typed to a network that plays."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import check_paths
from tworivers.cli.running.progress import progress
from tworivers.cli.running.words import said
from tworivers.engine.cuda import NoDevice
from tworivers.engine.messages import Words
from tworivers.engine.objections import TERMINAL_WORDS, extra_needed, failure
from tworivers.engine.rules import Game

if TYPE_CHECKING:
    from tworivers.training.learner import Learner

DEVICES = ("cpu", "cuda")
LOOK_EVERY = 45.0
"""Seconds of learning between two measurements of strength."""


@dataclass(frozen=True)
class Wish:
    """What somebody typed."""

    seats: str
    minutes: float
    out: str
    device: str
    small: bool
    against: str
    measure: int
    seed: int


def run(talk: Words, game: Game, wish: Wish) -> None:
    """Learn, measuring strength on the way; write the report and the network."""
    check_paths(talk, out=wish.out)
    if wish.device not in DEVICES:
        refuse(talk, "cli-unknown-device", name=wish.device, devices=", ".join(DEVICES))
    seats = _seats(talk, game, wish.seats)
    try:
        from tworivers.training.learner import Learner
        from tworivers.training.settings import settings_for
    except ImportError as error:
        raise NoDevice(extra_needed("train", error), TERMINAL_WORDS) from None
    settings = replace(settings_for(game, seats, wish.small), minutes=wish.minutes, seed=wish.seed)
    try:
        learner = Learner(game, settings, Path(wish.out), wish.device)
    except OSError as error:
        refuse(talk, "cli-file-unwritable", file=wish.out, reason=failure(error))
    _learn(talk, learner, wish)
    if learner.rank == 0:
        from tworivers.training.export import write_network
        from tworivers.training.report import write_report

        made = {"command": shlex.join(["tworivers", *sys.argv[1:]]), **_facts(learner)}
        write_network(game, learner.network, Path(wish.out) / f"{game.name}.onnx", made)
        write_report(learner.progress, made, Path(wish.out) / "report.html", talk.language)
        print(said(talk, "cli-train-written", folder=wish.out))


def _seats(talk: Words, game: Game, text: str) -> tuple[int, ...]:
    """The numbers of players."""
    try:
        numbers = tuple(int(part) for part in text.split(","))
    except ValueError:
        refuse(talk, "cli-train-seats", text=text, seats=", ".join(map(str, game.seats)))
    for number in numbers:
        game.check_seats(number)
    return numbers


def _facts(learner: Learner) -> dict[str, object]:
    done = learner.progress
    return {
        "seed": learner.settings.seed,
        "seconds": round(done.seconds, 1),
        "decisions": done.decisions,
        "games": done.games,
        "lessons": done.lessons,
    }


def _learn(talk: Words, learner: Learner, wish: Wish) -> None:
    """Learn with a progress bar, and tell how strength grows."""
    from tworivers.training.learner import Progress
    from tworivers.training.watching import Watcher

    console, last = Console(stderr=True, highlight=False), learner.progress.seconds
    latest: dict[str, float] = {}
    watcher = Watcher(learner, wish.against, wish.measure) if learner.rank == 0 else None
    with progress(said(talk, "cli-train-learning"), int(60 * wish.minutes)) as advance:
        shown = int(last)
        advance(shown)

        def note(done: Progress, told: dict[str, float]) -> None:
            nonlocal last, shown
            advance(int(done.seconds) - shown)
            shown = int(done.seconds)
            latest.update(told)
            if watcher and done.seconds - last >= LOOK_EVERY:
                last = done.seconds
                watcher.look(told)
            for point in watcher.found() if watcher else ():
                console.print(_strength(talk, point))

        learner.learn(note)
    if watcher and latest:
        for at_the_end in (False, True):
            if at_the_end:
                watcher.look(latest)
            for point in watcher.found(wait=True):
                console.print(_strength(talk, point))
        learner.keep()
    if watcher:
        watcher.close()


def _strength(talk: Words, point: dict[str, Any]) -> str:
    """A point of the curve, as a sentence."""
    return said(
        talk,
        "cli-train-strength",
        seconds=int(point["seconds"]),
        games=point["games"],
        speed=talk.number(point["decisions"] / max(point["seconds"], 1e-9)),
        seats=point["seats"],
        against=point["against"],
        won=talk.number(100 * point["won"], 1),
        error=talk.number(100 * point["error"], 1),
        points=talk.number(point["points"], 1),
        others=talk.number(point["others"], 1),
    )
