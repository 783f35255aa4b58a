"""The command `tworivers`: one file here for each of its commands, and `running/` for what they do once they run.

These files are imported at every start, so they import nothing slow: a command imports the rest when it is called.
Wrong input gets one line on stderr and exit code 2; results go to stdout, progress to stderr.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated

import typer

from tworivers.cli.arguments import Lang
from tworivers.cli.help import CommandWithGames, spoken
from tworivers.cli.one_line_errors import OneLineErrors

COMMANDS = (
    "serve",
    "think",
    "export-site",
    "play",
    "simulate",
    "replay",
    "verify",
    "analyse",
    "puzzles",
    "bench",
    "tournament",
    "study",
    "train",
    "admin",
    "box",
)
"""In the order of `tworivers --help`. Each is the function of this name in the file of this name, with underlines."""

app = typer.Typer(
    name="tworivers",
    cls=OneLineErrors,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for name in COMMANDS:
    function = name.replace("-", "_")
    found = getattr(import_module(f"tworivers.cli.{function}"), function)
    if isinstance(found, typer.Typer):
        app.add_typer(found, name=name)
    else:
        app.command(cls=CommandWithGames)(found)


def _show_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        from tworivers.engine.messages import Message

        try:
            typer.echo(f"tworivers {version('tworivers')}")
        except PackageNotFoundError:
            typer.echo(spoken(context).say(Message("not-installed")))
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """Play, simulate and study the games. Without a command: start, and open the browser."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        from tworivers.cli.serve import serve

        serve(browser=True, lang=lang)
    context.default_map = {command: {"lang": lang} for command in COMMANDS}
