"""`tworivers study`: from what somebody typed to a report of many games between scripted players."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import ModuleType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tworivers import starting
from tworivers.engine.messages import Words
from tworivers.engine.rules import Game
from tworivers.study import mesopotamia
from tworivers.terminal import said

STUDIES: dict[str, ModuleType] = {"mesopotamia": mesopotamia}


def run(talk: Words, game: Game, games: int, seed: int, out: str | None) -> str:
    """The report as Markdown; written into a file too, if one is named."""
    if game.name not in STUDIES:
        starting.refuse(talk, "cli-no-study", game=game.name, games=", ".join(STUDIES))
    study = STUDIES[game.name]
    findings = study.kept_findings("" if out is None else _earlier(talk, study, out))
    starting.prepare(talk, game, thinking=True)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(said(talk, "cli-simulating"), total=study.CONTESTS)
        text: str = study.report(games, seed, findings, lambda: bar.advance(task))
    if out is not None:
        Path(out).write_text(text, encoding="utf-8")
    return text


def _earlier(talk: Words, study: ModuleType, out: str) -> str:
    """The report that is renewed, or nothing; what can't be written is refused before the first game, and only reports are overwritten."""
    starting.check_paths(talk, out=out)
    path = Path(out)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            starting.refuse(talk, "cli-file-unwritable", file=out, reason=os.strerror(errno.EACCES))
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except OSError as error:
        starting.refuse(talk, "cli-file-unwritable", file=out, reason=error.strerror or str(error))
    except UnicodeDecodeError:
        starting.refuse(talk, "cli-file-exists", file=out)
    if text and not study.is_report(text):
        starting.refuse(talk, "cli-file-exists", file=out)
    return text
