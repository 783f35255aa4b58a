"""Whatever is wrong with a command line, or with the machine, is said in one line, in the language of the command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from tworivers.cli.help import GroupWithGames
from tworivers.cli.language import of_command


class OneLineErrors(GroupWithGames):
    """All commands; errors of usage look like every other error here."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; what is wrong with it, or a machine that can't do it, becomes one line and exit code 2."""
        self.language = of_command(sys.argv[1:] if args is None else args)
        try:
            outcome = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            from tworivers.cli.running.errors import objection_to

            if not standalone_mode or (objection := objection_to(error)) is None:
                raise
            print(f"tworivers: {objection.said_in(self.language)}", file=sys.stderr)
            sys.exit(getattr(error, "exit_code", 2))
        return sys.exit(outcome if isinstance(outcome, int) else 0) if standalone_mode else outcome
