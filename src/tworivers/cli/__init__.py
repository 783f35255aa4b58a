"""The command `tworivers`: one file here for each of its commands, and `running/` for what they do once they run.

These files are imported at every start, so they import nothing slow: a command imports the rest when it is called.
Wrong input gets one line on stderr and exit code 2; results go to stdout, progress to stderr.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tworivers.cli import bench, box, play, replay, serve, simulate, study, tournament, verify
from tworivers.cli.help import CommandWithGames
from tworivers.cli.one_line_errors import OneLineErrors

COMMANDS = (
    serve.serve,
    play.play,
    simulate.simulate,
    replay.replay,
    verify.verify,
    bench.bench,
    tournament.tournament,
    study.study,
    box.box,
)
"""In the order in which `tworivers --help` lists them."""

app = typer.Typer(
    name="tworivers",
    cls=OneLineErrors,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in COMMANDS:
    in_one_line = " ".join((command.__doc__ or "").split())
    app.command(cls=CommandWithGames, help=in_one_line)(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(f"tworivers {version('tworivers')}")
        except PackageNotFoundError:
            typer.echo("tworivers, not installed")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="show the version")
    ] = False,
) -> None:
    """{Games}: play them in the browser, simulate them, study them. Without a command: start, and open the browser."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        serve.serve(browser=True)
