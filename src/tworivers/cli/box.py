"""`tworivers box`: the component file of a game."""

from __future__ import annotations

import typer

from tworivers.cli.arguments import GameName, Lang


def box(game: GameName, lang: Lang = None) -> None:
    """Print the game's component file; change a copy of it and play with --box."""
    from tworivers.cli.running import inputs

    found = inputs.find_game(inputs.common_words(lang), game)
    typer.echo(found.standard_box.read_bytes(), nl=False)
