"""`tworivers export-site`: the pages as a site of files alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tworivers.cli.arguments import Lang


def export_site(folder: Annotated[str, typer.Argument(metavar="DIR")], lang: Lang = None) -> None:
    """Write a site that any web server can hand out; everybody plays on their own device there."""
    from tworivers.cli.running import inputs
    from tworivers.cli.running.words import said
    from tworivers.server.static_site import export

    talk = inputs.common_words(lang)
    written = export(Path(folder))
    megabytes = f"{written.size / 1e6:.1f}"
    typer.echo(said(talk, "cli-site-written", folder=folder, files=written.files, size=megabytes))
