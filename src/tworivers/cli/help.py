"""Help in the reader's language: every command and option has its text in the catalogue `commands`.

`command-COMMAND` is what a command does, `help-COMMAND-OPTION` an option or argument of it alone, and `help-OPTION` one
that means the same everywhere. They are looked up, and the games and their options with them, only when somebody reads
the help.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from tworivers.cli.language import of_environment
from tworivers.engine.messages import Message, own_catalogue
from tworivers.games import BUILT_IN, GAMES

if TYPE_CHECKING:
    from tworivers.engine.messages import Value, Words
    from tworivers.engine.rules import Option

COMMAND_WORDS = own_catalogue("commands")
PLACEHOLDERS = (("[OPTIONS]", "help-any-options"), ("COMMAND [ARGS]...", "help-any-command"))
"""Of a usage line, and the messages that replace them."""


class CommandWithGames(TyperCommand):
    """A command whose help is looked up when somebody reads it."""

    above = ""
    """Before its name in the keys of its words: what it is a part of, with a dash."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        said = spoken(ctx)
        explain(self, said)
        explain_options(self, ctx, said)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The first line of the help."""
        return usage(super().get_usage(ctx), spoken(ctx))


class GroupWithGames(TyperGroup):
    """All commands; so is their help."""

    above = ""
    language: str | None = None
    """Set when a command is typed."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        said = spoken(ctx)
        for command in (self, *self.commands.values()):
            explain(command, said)
        explain_options(self, ctx, said)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The first line of the help."""
        return usage(super().get_usage(ctx), spoken(ctx))


def spoken(ctx: Any) -> Words:
    """The words of the language in which help is wanted."""
    from tworivers.engine.messages import words
    from tworivers.engine.objections import TERMINAL_WORDS

    return words(ctx.find_root().command.language or of_environment(), COMMAND_WORDS, TERMINAL_WORDS)


def explain(command: Any, said: Words) -> None:
    """Fill in what a command does."""
    command.help = _say(said, f"command-{key_of(command)}")


def key_of(command: Any) -> str:
    """What the keys of a command's words say of it."""
    return f"{command.above}{command.name}"


def explain_options(command: Any, ctx: Any, said: Words) -> None:
    """Fill in the help texts of a command's options and arguments, and the titles above them."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = _say(said, "help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = _say(said, "help-options")
    rich_utils.COMMANDS_PANEL_TITLE = _say(said, "help-commands")
    rich_utils.REQUIRED_LONG_STRING = _say(said, "help-required")
    rich_utils.DEFAULT_STRING = _say(said, "help-default")
    for part in command.get_params(ctx):
        name = str(part.name).replace("_", "-")
        own = f"help-{key_of(command)}-{name}"
        part.help = _say(said, own if said.knows(own) else f"help-{name}")


def usage(line: str, said: Words) -> str:
    """A usage line in the reader's language."""
    line = line.replace("Usage: ", _say(said, "help-usage") + " ", 1)
    for english, key in PLACEHOLDERS:
        line = line.replace(english, _say(said, key))
    return line


def _say(said: Words, key: str) -> str:
    return said.say(Message(key, FACTS[key](said) if key in FACTS else {}))


def listed(names: Sequence[str], said: Words, key: str) -> str:
    """Names as a sentence lists them: "one, two or three"."""
    if len(names) < 2:
        return "".join(names)
    return said.say(Message(key, {"names": ", ".join(names[:-1]), "last": names[-1]}))


def game_names(said: Words) -> dict[str, Value]:
    """The games as they are typed."""
    return {"games": listed(GAMES.names(), said, "help-or")}


def game_titles(said: Words) -> dict[str, Value]:
    """Our own games as they are called: to look for those of other packages takes as long as to import all this."""
    return {"games": listed([name.capitalize() for name in BUILT_IN], said, "help-and")}


def game_options(said: Words) -> dict[str, Value]:
    """The options of all games with their values. This imports the games."""
    described = (
        f"{game.name}: {', '.join(f'{option.name}={_values(option, said)}' for option in game.options)}"
        for game in GAMES.values()
        if game.options
    )
    return {"options": "; ".join(described)}


def _values(option: Option, said: Words) -> str:
    return listed(option.values, said, "help-or")


def levels(_: Words) -> dict[str, Value]:
    """The levels of computer opponents."""
    from tworivers.bots.levels import LABELS

    return {"levels": ", ".join(LABELS)}


def folders(_: Words) -> dict[str, Value]:
    """Where games and tables are kept."""
    from tworivers.cli.arguments import KEPT, TABLES

    return {"games": KEPT, "tables": TABLES}


FACTS: dict[str, Callable[[Words], dict[str, Value]]] = {
    "command-tworivers": game_titles,
    "help-game": game_names,
    "help-play-game": game_names,
    "help-tournament-game": game_names,
    "help-option": game_options,
    "help-play-seats": levels,
    "help-play-save": folders,
    "help-serve-db": folders,
    "help-db": folders,
    "help-default": lambda _: {"value": "{}"},
}
"""What some of the texts name, by their keys."""
