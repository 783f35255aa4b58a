"""Work that takes a while, with a progress bar: compiling the rules, and playing many games."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tworivers.cli.running.words import said
from tworivers.engine.compiled import JIT, one_at_a_time
from tworivers.engine.messages import Words
from tworivers.engine.rules import Game
from tworivers.engine.warmup import steps

PATIENCE = 1.0
"""Seconds of compiling before a progress bar appears."""


def prepare(talk: Words, game: Game, console: Console | None = None, thinking: bool = False) -> None:
    """Compile the rules and, for thinking, the bots.

    That takes a while the first time on a machine: then a progress bar shows how far it is.
    """
    if not JIT:
        return
    work = [step for _, step in steps(game)]
    if thinking:
        from tworivers.bots import warm_up

        work.append(partial(warm_up, game.name))
    bar = _patient_bar(console or Console(stderr=True), said(talk, "cli-preparing"), len(work))
    with bar as advance, one_at_a_time(game.name):
        for step in work:
            step()
            advance()


@contextmanager
def _patient_bar(console: Console, text: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar that appears when the work takes long; without a terminal, one line does."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )
    task = bar.add_task(text, total=total)
    patience = threading.Timer(
        PATIENCE, bar.start if console.is_terminal else lambda: console.print(f"{text} …", highlight=False)
    )
    patience.daemon = True
    patience.start()
    try:
        yield lambda: bar.advance(task)
    finally:
        patience.cancel()
        patience.join()
        if console.is_terminal:
            bar.stop()


@contextmanager
def progress(text: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar, if somebody looks; what it gives takes how much more was done. None: nobody knows of how much."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda more: bar.advance(task, more)
