"""`tworivers simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tworivers.cli.arguments import Box, GameName, Json, Lang, Options, Seed
from tworivers.cli.players import RANDOM


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option()],
    games: Annotated[int, typer.Option(min=1)],
    seed: Seed = None,
    bots: Annotated[str, typer.Option()] = RANDOM,
    threads: Annotated[int | None, typer.Option(min=1)] = None,
    device: Annotated[str, typer.Option(metavar="cpu|cuda")] = "cpu",
    option: Options = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count. A tie counts as won for each of the winners."""
    from tworivers.cli.running import inputs, simulation, words

    talk = inputs.common_words(lang)
    found = inputs.find_game(talk, game)
    seated = simulation.seated(talk, found, bots, seats)
    inputs.check_paths(talk, box=box)
    options = inputs.chosen_options(talk, found, option or [])
    wish = simulation.Wish(
        found,
        seated,
        games,
        inputs.seed_number(seed),
        options,
        box,
        threads or simulation.usual_threads(seated),
        device,
    )
    simulation.check(talk, wish)
    figures = simulation.figures(wish, simulation.run(talk, wish))
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        simulation.show(words.game_words(talk, found), wish, figures)
