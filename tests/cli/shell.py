"""Typing commands in tests."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from tworivers.cli import app


def run(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def refused(*arguments: str | Path) -> str:
    """The one line that says what was wrong."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("tworivers: ")
    return result.stderr.removeprefix("tworivers: ").rstrip()
