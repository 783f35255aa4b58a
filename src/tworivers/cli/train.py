"""`tworivers train`: a player that teaches itself."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import GameName, Lang


def train(
    game: GameName,
    seats: Annotated[str, typer.Option()] = "2",
    minutes: Annotated[float, typer.Option(min=0.01)] = 4.5,
    out: Annotated[str, typer.Option(metavar="FOLDER")] = "player",
    device: Annotated[str, typer.Option(metavar="cpu|cuda")] = "cuda",
    small: Annotated[bool, typer.Option("--small")] = False,
    against: Annotated[str, typer.Option()] = "greedy",
    measure: Annotated[int, typer.Option(min=1, max=10_000)] = 160,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1)] = 1,
    lang: Lang = None,
) -> None:
    """Teach a network a game by letting it play against itself, and write it as a file that plays."""
    from tworivers.cli.running import inputs, training

    talk = inputs.common_words(lang)
    found = inputs.find_game(talk, game)
    wish = training.Wish(seats, minutes, out, device, small, against, measure, seed)
    training.run(talk, found, wish)
