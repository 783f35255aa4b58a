"""`tworivers serve`: the games for browsers."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

import typer

from tworivers.cli.arguments import Lang

LogFormat = Literal["plain", "json"]
LogLevel = Literal["error", "warning", "info"]


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    db: Annotated[str | None, typer.Option(metavar="URL")] = None,
    shared: Annotated[bool, typer.Option("--shared")] = False,
    workers: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    think_elsewhere: Annotated[bool, typer.Option("--think-elsewhere")] = False,
    pause: Annotated[float, typer.Option(min=0, max=60)] = 0.1,
    allowed_host: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=NUMBER")] = None,
    metrics: Annotated[str | None, typer.Option(metavar="ADDRESS:PORT")] = None,
    log: Annotated[LogFormat, typer.Option()] = "plain",
    log_level: Annotated[LogLevel, typer.Option()] = "warning",
    mail: Annotated[str | None, typer.Option(metavar="URL")] = None,
    mail_sender: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    public_address: Annotated[str | None, typer.Option(metavar="URL")] = None,
    browser: Annotated[bool, typer.Option("--browser")] = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers. Every move is kept before it counts."""
    from tworivers.cli.running import inputs, progress
    from tworivers.cli.running.words import said
    from tworivers.games import GAMES
    from tworivers.server import running
    from tworivers.server.mail.mail_server import chosen_mail
    from tworivers.server.metrics.listening import metrics_place
    from tworivers.server.preparing import Preparing

    talk = inputs.common_words(lang)
    first, *others = GAMES.values()
    letters = chosen_mail(mail, mail_sender, public_address)
    chosen = running.chosen_settings(
        db, workers, pause, allowed_host or (), trusted_proxy or (), limit or (), letters, shared, think_elsewhere
    )
    place = None if metrics is None else metrics_place(metrics)
    settings = replace(chosen, preparing=Preparing(others), metrics=place, log=log, log_level=log_level)
    server = running.Server(host, port, settings)
    progress.prepare(talk, first)
    settings.preparing.start()
    typer.echo(said(talk, "cli-serving", address=server.address))
    server.run(browser)
