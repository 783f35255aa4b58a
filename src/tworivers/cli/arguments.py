"""What several commands of `tworivers` take: games, files, options. Their help stands in the catalogue `commands`."""

from __future__ import annotations

from os.path import expanduser
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from tworivers.languages import LANGUAGES


def _short_path(path: Path) -> str:
    """A folder as people write it, with ~ for their own."""
    home = Path(expanduser("~"))
    return str("~" / path.relative_to(home)) if path.is_relative_to(home) else str(path)


KEPT = _short_path(user_data_path("tworivers") / "games")
TABLES = _short_path(user_data_path("tworivers") / "tables.sqlite")

GameName = Annotated[str, typer.Argument(metavar="GAME")]
SaveFile = Annotated[str, typer.Argument(metavar="FILE")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]
Json = Annotated[bool, typer.Option("--json")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Box = Annotated[str | None, typer.Option("--box", metavar="FILE")]
Seed = Annotated[int | None, typer.Option(min=0, max=2**64 - 1)]
