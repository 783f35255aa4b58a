"""`tworivers train`: from what somebody typed to a network that plays."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

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

    console, last = Console(stderr=True, highlight=False), learner.progress.seconds
    with progress(said(talk, "cli-train-learning"), int(60 * wish.minutes)) as advance:
        shown = int(last)
        advance(shown)

        def note(done: Progress, told: dict[str, float]) -> None:
            nonlocal last, shown
            advance(int(done.seconds) - shown)
            shown = int(done.seconds)
            over = done.seconds >= 60 * wish.minutes
            if learner.rank == 0 and (over or done.seconds - last >= LOOK_EVERY):
                last = done.seconds
                for text in _look(talk, learner, wish, told):
                    console.print(text)

        learner.learn(note)


def _look(talk: Words, learner: Learner, wish: Wish, told: dict[str, float]) -> list[str]:
    """Measure strength with each number of players; keep and tell it."""
    from tworivers.training.strength import measure, policy_of

    lines, done = [], learner.progress
    for seats in sorted(set(learner.settings.seats)):
        found = measure(
            learner.game,
            seats,
            policy_of(learner.network, learner.device),
            wish.against,
            wish.measure,
            seed=done.lessons,
            threads=os.cpu_count() or 1,
        )
        done.curve.append(
            {
                "seconds": done.seconds,
                "decisions": done.decisions,
                "games": done.games,
                "seats": seats,
                "against": wish.against,
                "won": found.won,
                "error": found.error,
                "points": found.points,
                "others": found.others,
                **told,
            }
        )
        lines.append(
            said(
                talk,
                "cli-train-strength",
                seconds=int(done.seconds),
                games=done.games,
                speed=talk.number(done.decisions / max(done.seconds, 1e-9)),
                seats=seats,
                against=wish.against,
                won=talk.number(100 * found.won, 1),
                error=talk.number(100 * found.error, 1),
                points=talk.number(found.points, 1),
                others=talk.number(found.others, 1),
            )
        )
    return lines
