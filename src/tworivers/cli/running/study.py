"""`tworivers study`: from what somebody typed to a report of many games between bots."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from tworivers.bots.registry import bot_named
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import check_paths
from tworivers.cli.running.progress import prepare, progress
from tworivers.cli.running.words import said
from tworivers.engine.messages import Words
from tworivers.engine.objections import failure
from tworivers.engine.rules import Game
from tworivers.study.figures import Telling
from tworivers.study.registry import STUDIES
from tworivers.study.report import Asked, is_report, kept_findings, report


def run(talk: Words, game: Game, games: int, seed: int, bot: str | None, keep: str | None, out: str | None) -> str:
    """The report as Markdown; written into a file too, if one is named."""
    if game.name not in STUDIES:
        refuse(talk, "cli-no-study", game=game.name, games=", ".join(STUDIES))
    study = STUDIES[game.name]
    telling = Telling(talk.language, game)
    asked = Asked(games, seed, bot or study.bot, None if keep is None else Path(keep), out)
    for seats in game.seats:
        bot_named(game.name, asked.bot, seats)
    if keep is not None:
        check_paths(talk, keep=keep)
    findings = kept_findings(telling, "" if out is None else _earlier(talk, telling, out))
    prepare(talk, game, thinking=True)
    with progress(said(talk, "cli-simulating"), study.contests) as played:
        text = report(study, telling, asked, findings, lambda: played(1))
    if out is not None:
        Path(out).write_text(text, encoding="utf-8")
    return text


def _earlier(talk: Words, telling: Telling, out: str) -> str:
    """The report that is renewed, or nothing.

    What can't be written is refused before the first game, and only reports are overwritten.
    """
    check_paths(talk, out=out)
    path = Path(out)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            refuse(talk, "cli-file-unwritable", file=out, reason=failure(OSError(errno.EACCES, "")))
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except OSError as error:
        refuse(talk, "cli-file-unwritable", file=out, reason=failure(error))
    except UnicodeDecodeError:
        refuse(talk, "cli-file-exists", file=out)
    if text and not is_report(telling, text):
        refuse(talk, "cli-file-exists", file=out)
    return text
