"""`tworivers serve`: the games for browsers."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from tworivers.cli.arguments import TABLES, Lang


def serve(
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 for all of this machine's")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="port to listen on; 0 for any that is free")] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help=f"PostgreSQL or SQLite address; otherwise {TABLES}")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="processes that think for bots; otherwise one for each processor")
    ] = None,
    pause: Annotated[float, typer.Option(min=0, max=60, help="seconds between two moves of bots")] = 0.4,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="a name that browsers find this server by; *.NAME for all below it, * for any"
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="a web server in front, which says where requests come from; otherwise one on this machine",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="another limit than the usual one, like chat_per_minute=60"),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="open the browser")] = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers. Every move is kept before it counts."""
    from tworivers.cli.running import errors, inputs, progress
    from tworivers.games import GAMES
    from tworivers.server import running
    from tworivers.server.preparing import Preparing

    with errors.user_errors():
        talk = inputs.common_words(lang)
        try:
            first, *others = GAMES.values()
            chosen = running.chosen_settings(db, workers, pause, allowed_host or (), trusted_proxy or (), limit or ())
            settings = replace(chosen, preparing=Preparing(others))
            server = running.Server(host, port, settings)
        except running.CantServe as error:
            raise errors.Trouble(str(error)) from None
        progress.prepare(talk, first)
    settings.preparing.start()
    server.run(browser)
