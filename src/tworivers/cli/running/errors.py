"""What users can get wrong, and how it is refused: one line on stderr and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from tworivers.cli.running.words import said
from tworivers.engine.boxes import BadBox
from tworivers.engine.cuda import NoDevice
from tworivers.engine.match import BadName
from tworivers.engine.messages import Words
from tworivers.engine.notation import BadSave
from tworivers.engine.rules import BadOption
from tworivers.games import BrokenGame


class Trouble(Exception):
    """Something typed that can't be; its text is the one line to show."""


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn what users can get wrong into one line on stderr and exit code 2."""
    try:
        yield
    except (Trouble, BadSave, BadOption, BadBox, BadName, NoDevice, BrokenGame) as error:
        print(f"tworivers: {error}", file=sys.stderr)
        raise typer.Exit(2) from None


def refuse(talk: Words, key: str, **values: int | str) -> NoReturn:
    """Say what is wrong and stop."""
    raise Trouble(said(talk, key, **values))
