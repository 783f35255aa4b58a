"""Whatever is wrong with a command line, or with the machine, is said in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from tworivers.cli.help import GroupWithGames


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
        """Run a command; a usage error, or a machine that can't do it, becomes one line and exit code 2."""
        try:
            outcome = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            if not standalone_mode or (reason := _reason(error)) is None:
                raise
            print(f"tworivers: {' '.join(reason.split())}", file=sys.stderr)
            sys.exit(getattr(error, "exit_code", 2))
        return sys.exit(outcome if isinstance(outcome, int) else 0) if standalone_mode else outcome


def _reason(error: Exception) -> str | None:
    """What to say of an error that isn't the program's fault."""
    if hasattr(error, "format_message"):
        return str(error.format_message())[:900]
    if isinstance(error, OSError):
        return (
            f"{error.filename}: {error.strerror}" if error.filename and error.strerror else error.strerror or str(error)
        )
    return "there isn't enough memory" if isinstance(error, MemoryError) else None
