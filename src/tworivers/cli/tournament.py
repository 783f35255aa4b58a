"""`tworivers tournament`: bots against each other, rated."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import Box, Json, Lang, Options, Seed


def tournament(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int | None, typer.Option(min=1, max=1_000_000)] = None,
    seed: Seed = None,
    option: Options = None,
    box: Box = None,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    out: Annotated[str | None, typer.Option(metavar="FOLDER")] = None,
    repeat: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, seats in turn, and rate them. Ctrl-C ends it early and keeps what was played."""
    from tworivers.cli.running.tournament import Wish, run

    fixed = {
        "GAME": game,
        "--bots": bots,
        "--seats": seats,
        "--games": games,
        "--seed": seed,
        "--option": option,
        "--box": box,
    }
    run(Wish(fixed, processes, ray, out, repeat, as_json, lang))
