"""`tworivers admin`: what whoever runs a server does about people and tables. It works beside the running server."""

from __future__ import annotations

from typing import Annotated

import typer

from tworivers.cli.arguments import Json, Lang
from tworivers.cli.help import CommandWithGames, GroupWithGames

WEEK = "7d"

Database = Annotated[str | None, typer.Option("--db", metavar="URL")]
PersonName = Annotated[str, typer.Argument(metavar="PERSON")]
Long = Annotated[str, typer.Option("--for", metavar="TIME")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT")]
Sure = Annotated[bool, typer.Option("--yes")]


class Part(CommandWithGames):
    """One of the things an operator does."""

    above = "admin-"


admin = typer.Typer(cls=GroupWithGames, no_args_is_help=True, rich_markup_mode=None)


@admin.callback()
def operate(context: typer.Context, lang: Lang = None) -> None:
    """Look after a server."""
    context.default_map = {part: {"lang": lang} for part in PARTS}


@admin.command(cls=Part)
def reports(
    everything: Annotated[bool, typer.Option("--all")] = False,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List what people have reported."""
    from tworivers.cli.running import administration

    administration.list_reports(db, lang, everything, as_json)


@admin.command(cls=Part)
def done(
    numbers: Annotated[list[int], typer.Argument(metavar="REPORT...")], db: Database = None, lang: Lang = None
) -> None:
    """Note that reports are dealt with."""
    from tworivers.cli.running import administration

    administration.deal_with(db, lang, numbers)


@admin.command(cls=Part)
def mute(person: PersonName, long: Long = WEEK, reason: Reason = "", db: Database = None, lang: Lang = None) -> None:
    """Let somebody say nothing for a time."""
    from tworivers.cli.running import administration

    administration.mute(db, lang, person, long, reason)


@admin.command(cls=Part)
def ban(
    whom: Annotated[str, typer.Argument(metavar="PERSON|ADDRESS")],
    long: Long = WEEK,
    reason: Reason = "",
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Refuse a person, or everybody at a network address, for a time."""
    from tworivers.cli.running import administration

    administration.ban(db, lang, whom, long, reason)


@admin.command(cls=Part)
def lift(
    whom: Annotated[str, typer.Argument(metavar="PERSON|ADDRESS")], db: Database = None, lang: Lang = None
) -> None:
    """End a mute and a ban before their time."""
    from tworivers.cli.running import administration

    administration.lift(db, lang, whom)


@admin.command(cls=Part)
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")], reason: Reason = "", db: Database = None, lang: Lang = None
) -> None:
    """End the game at a table as it stands, for good."""
    from tworivers.cli.running import administration

    administration.close(db, lang, table, reason)


@admin.command(cls=Part)
def export(
    person: PersonName,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Write everything that is known of a person, as JSON."""
    from tworivers.cli.running import administration

    administration.export(db, lang, person, out)


@admin.command(cls=Part)
def erase(person: PersonName, yes: Sure = False, db: Database = None, lang: Lang = None) -> None:
    """Erase all that is known of a person, for good."""
    from tworivers.cli.running import administration

    administration.erase(db, lang, person, yes)


PARTS = tuple(command.callback.__name__ for command in admin.registered_commands if command.callback is not None)
