"""`tworivers replay`: a saved game, shown."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tworivers.cli.arguments import Json, Lang, SaveFile


def replay(
    file: SaveFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a saved game: its moves in words and the position after them."""
    from rich.console import Console

    from tworivers.cli.running import errors, inputs, matches
    from tworivers.cli.running.terminal import show_board
    from tworivers.cli.running.words import match_words, move_words, said

    talk = inputs.common_words(lang)
    inputs.check_paths(talk, file=file)
    match = matches.load_match(talk, file)
    moves = len(match.moves)
    at = moves if at is None else at
    if not 0 <= at <= moves:
        errors.refuse(talk, "cli-no-such-move", file=file, moves=moves, at=str(at))
    table = match.at(at)
    if as_json:
        typer.echo(json.dumps(match.game.view(table.g, -1)))
        return
    words = match_words(talk, match)
    console = Console(highlight=False)
    for step in match.branch(at).steps():
        console.print(move_words(words, match.game, step), markup=False)
    console.print(f"\n{said(words, 'cli-replay-title', at=at, moves=moves)}\n", style="bold", markup=False)
    show_board(console, words, table, -1)
