"""`tworivers analyse`: a finished game, judged."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import Json, Lang, SaveFile


def analyse(
    file: SaveFile,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Judge a finished game: every decision, everybody's accuracy, and the moments that decided it."""
    from tworivers.cli.running import inputs
    from tworivers.cli.running.analysis import run

    talk = inputs.common_words(lang)
    inputs.check_paths(talk, file=file)
    for line in run(talk, file, moves, as_json):
        typer.echo(line)
