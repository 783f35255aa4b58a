"""`tworivers think`: thinks for the bots of servers, on whatever machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tworivers.cli.arguments import Lang


def think(
    db: Annotated[str, typer.Option(metavar="URL")],
    workers: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    lang: Lang = None,
) -> None:
    """Think for the bots of servers that share a database, until stopped."""
    import asyncio
    import logging
    import sys

    from tworivers.cli.running import inputs, progress
    from tworivers.cli.running.words import said
    from tworivers.games import GAMES
    from tworivers.server.settings import Settings
    from tworivers.server.workers.far import queue_at, think_on

    talk = inputs.common_words(lang)
    queue_at(db, 1)  # is it installed?
    for game in GAMES.values():
        progress.prepare(talk, game)
    processes = workers or max(1, os.cpu_count() or 1)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    typer.echo(said(talk, "cli-thinking", processes=str(processes)))
    asyncio.run(think_on(db, processes, Settings().bot_timeout, list(GAMES)))
