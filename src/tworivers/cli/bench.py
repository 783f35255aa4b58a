"""`tworivers bench`: how fast the rules run here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tworivers.cli.arguments import GameName, Json, Lang
from tworivers.games import FIRST

if TYPE_CHECKING:
    from tworivers.engine.messages import Words
    from tworivers.study.speed import Figure

SENTENCES = {
    "random": "cli-bench-random",
    "copy": "cli-bench-copy",
    "python": "cli-bench-python",
    "threads": "cli-bench-threads",
    "start": "cli-bench-start",
    "compile": "cli-bench-compile",
}
"""By what was measured."""


def bench(
    game: GameName = FIRST,
    cold: Annotated[bool, typer.Option("--cold")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from tworivers.cli.running import inputs, progress
    from tworivers.study.speed import measure

    talk = inputs.common_words(lang)
    found = inputs.find_game(talk, game)
    progress.prepare(talk, found)
    figures = measure(found, cold, None if as_json else lambda figure: typer.echo(_sentence(talk, figure)))
    if as_json:
        typer.echo(json.dumps(figures))


def _sentence(talk: Words, figure: Figure) -> str:
    """A figure in words."""
    from tworivers.cli.running.words import said

    values = {name: talk.number(*_short(getattr(figure, name))) for name in ("median", "low", "high")}
    kind, _, seats = figure.key.partition("-")
    return said(talk, SENTENCES[kind], **values, **({"seats": int(seats)} if seats else {}))


def _short(value: float) -> tuple[float, int]:
    """A figure, in millions where it is large, and how many digits after the decimal point mean something."""
    value = value / 1e6 if value >= 1e5 else value
    return value, 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
