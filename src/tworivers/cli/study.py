"""`tworivers study`: a report on how a game plays."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import GameName, Lang


def study(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=1_000_000)] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1)] = 1,
    bot: Annotated[str | None, typer.Option()] = None,
    keep: Annotated[str | None, typer.Option(metavar="FOLDER")] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and report in Markdown how lively the game is and how even its seats are."""
    from tworivers.cli.running import inputs
    from tworivers.cli.running.study import run

    talk = inputs.common_words(lang)
    text = run(talk, inputs.find_game(talk, game), games, seed, bot, keep, out)
    if out is None:
        typer.echo(text, nl=False)
