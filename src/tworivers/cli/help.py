"""Help that names the games and their options, looked up in the registry only when somebody reads it.

Help texts hold `{games}`, `{Games}` or `{options}` where the names belong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from tworivers.games import BUILT_IN, GAMES

if TYPE_CHECKING:
    from tworivers.engine.rules import Option


def listed(names: Sequence[str], last: str) -> str:
    """Names as a sentence lists them: "one, two or three"."""
    return f"{', '.join(names[:-1])} {last} {names[-1]}" if len(names) > 1 else "".join(names)


def game_names() -> str:
    """The games as they are typed."""
    return listed(GAMES.names(), "or")


def game_titles() -> str:
    """Our own games as they are called: to look for those of other packages takes as long as to import all this."""
    return listed([name.capitalize() for name in BUILT_IN], "and")


def game_options() -> str:
    """The options of all games with their values. This imports the games."""
    return "; ".join(
        f"{game.name}: {', '.join(f'{option.name}={_values(option)}' for option in game.options)}"
        for game in GAMES.values()
        if game.options
    )


def _values(option: Option) -> str:
    return listed(option.values, "or")


NAMED: dict[str, Callable[[], str]] = {"{games}": game_names, "{Games}": game_titles, "{options}": game_options}


def filled_in(text: str) -> str:
    """A help text with the names in it."""
    for place, names in NAMED.items():
        if place in text:
            text = text.replace(place, names())
    return text


def _fill_in(shown: Any) -> None:
    """Fill in all help texts of a command."""
    for part in (shown, *shown.params):
        if getattr(part, "help", None):
            part.help = filled_in(part.help)


class CommandWithGames(TyperCommand):
    """A command whose help names the games."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        _fill_in(self)
        super().format_help(ctx, formatter)


class GroupWithGames(TyperGroup):
    """All commands; their help names the games."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        _fill_in(self)
        super().format_help(ctx, formatter)
