"""`tworivers puzzles`: puzzles found in games of strong bots."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import GameName, Lang


def puzzles(
    game: GameName,
    seats: Annotated[list[int] | None, typer.Option(min=1, max=64)] = None,
    count: Annotated[int, typer.Option(min=1, max=10_000)] = 200,
    minutes: Annotated[float | None, typer.Option(min=0)] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1)] = 1,
    out: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Let strong bots play, and keep the positions in which one choice is clearly the best."""
    from tworivers.cli.running import inputs
    from tworivers.cli.running.puzzles import run

    talk = inputs.common_words(lang)
    typer.echo(run(talk, inputs.find_game(talk, game), seats or [], count, minutes, seed, out))
