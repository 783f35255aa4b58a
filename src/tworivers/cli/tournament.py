"""`tworivers tournament`: bots against each other, rated."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import Box, Json, Lang, Options, Seed


def tournament(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="{games}; not needed with --repeat")] = None,
    bots: Annotated[
        str | None, typer.Option(help="who plays, separated by commas: levels, greedy, search:PLAYOUTS")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="number of players at a table; otherwise the fewest the game can be played by")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, max=1_000_000, help="number of games; otherwise 100")] = None,
    seed: Seed = None,
    option: Options = None,
    box: Box = None,
    processes: Annotated[int | None, typer.Option(min=1, help="256 at most; otherwise one for each processor")] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="play on a Ray cluster: its address, auto for the one around, local for this machine's own",
        ),
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="where to write report.json and report.html")
    ] = None,
    repeat: Annotated[
        str | None, typer.Option(metavar="FILE", help="play the games of a report.json again, and compare")
    ] = None,
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
