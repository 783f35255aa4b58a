"""What several commands of `tworivers` take: games, files, options, and how their help describes them."""

from __future__ import annotations

from os.path import expanduser
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path


def _short_path(path: Path) -> str:
    """A folder as people write it, with ~ for their own."""
    home = Path(expanduser("~"))
    return str("~" / path.relative_to(home)) if path.is_relative_to(home) else str(path)


KEPT = _short_path(user_data_path("tworivers") / "games")
TABLES = _short_path(user_data_path("tworivers") / "tables.sqlite")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="{games}")]
SaveFile = Annotated[str, typer.Argument(metavar="FILE", help="a saved game")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|de", help="language; otherwise that of the environment")
]
Json = Annotated[bool, typer.Option("--json", help="one JSON object instead of a table")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="an option of the game, the first value being the default; may be given several times. {options}",
    ),
]
Box = Annotated[
    str | None, typer.Option("--box", metavar="FILE", help="your own component file; start from `tworivers box GAME`")
]
Seed = Annotated[int | None, typer.Option(min=0, max=2**64 - 1, help="a number; the same one gives the same games")]
