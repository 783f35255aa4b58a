"""What `tworivers admin` does: each a transaction in the database beside the server, and a line on what came of it."""

from __future__ import annotations

import ipaddress
import json
import re
from datetime import UTC, datetime
from typing import Any

import typer
from sqlalchemy import Connection

from tworivers.cli.running.errors import refuse
from tworivers.cli.running.inputs import check_paths, common_words
from tworivers.cli.running.words import said
from tworivers.engine.messages import Words
from tworivers.engine.objections import quote
from tworivers.server.settings import default_database
from tworivers.server.storage import moderation_store, report_store
from tworivers.server.storage.beside import database_beside
from tworivers.server.storage.entities import Person, now
from tworivers.server.storage.erasing import erase_person
from tworivers.server.storage.exporting import person_data
from tworivers.server.storage.moderation_store import ADDRESS, PERSON
from tworivers.server.storage.report_store import Filed
from tworivers.server.workers.bots import usual_level

UNITS = {"m": 60_000, "h": 3_600_000, "d": 24 * 3_600_000, "w": 7 * 24 * 3_600_000}
LONGEST = 100 * 365 * UNITS["d"]


def list_reports(db: str | None, lang: str | None, everything: bool, as_json: bool) -> None:
    """The reports, the last first."""
    talk = common_words(lang)
    with database_beside(db or default_database()) as connection:
        found = report_store.filed(connection, everything)
    if as_json:
        typer.echo(json.dumps({"reports": [_report_json(one) for one in found]}, ensure_ascii=False, indent=2))
        return
    if not found:
        typer.echo(said(talk, "admin-no-reports"))
    for one in found:
        _tell_report(talk, one)


def _report_json(one: Filed) -> dict[str, Any]:
    accounts = {"reporter_account": one.reporter_account, "account": one.account}
    return {"id": one.id, **vars(one.report), **accounts, "done": one.done}


def _tell_report(talk: Words, one: Filed) -> None:
    report = one.report
    values = {
        "number": str(one.id),
        "when": _moment(report.made),
        "about": report.about,
        "reason": report.reason,
        "whom": _called(report.name, one.account, report.person),
        "table": report.table_id or "",
        "by": _called(None, one.reporter_account, report.reporter),
        "done": "yes" if one.done is not None else "no",
    }
    typer.echo(said(talk, "admin-report", **values))
    if report.line is not None:
        typer.echo(said(talk, "admin-report-line", text=report.line))
    if report.words:
        typer.echo(said(talk, "admin-report-words", text=report.words))


def _called(name: str | None, account: str | None, person: str | None) -> str:
    """Somebody by all that tells an operator who they are; what is typed to mean them comes last."""
    known = account or person or "–"
    return known if name in (None, account) else f"{name} ({known})"


def deal_with(db: str | None, lang: str | None, numbers: list[int]) -> None:
    """Note that reports are dealt with."""
    talk = common_words(lang)
    with database_beside(db or default_database()) as connection:
        count = report_store.deal_with(connection, numbers, now())
    if not count:
        refuse(talk, "admin-none-open")
    typer.echo(said(talk, "admin-done", count=count))


def mute(db: str | None, lang: str | None, whom: str, long: str, reason: str) -> None:
    """Let somebody say nothing for a time."""
    talk = common_words(lang)
    until = _until(talk, long)
    with database_beside(db or default_database()) as connection:
        person = _person(talk, connection, whom)
        moderation_store.mute(connection, person.id, until, reason, now())
    typer.echo(said(talk, "admin-muted", whom=_shown(person), until=_moment(until)))


def ban(db: str | None, lang: str | None, whom: str, long: str, reason: str) -> None:
    """Refuse a person or an address for a time."""
    talk = common_words(lang)
    until = _until(talk, long)
    with database_beside(db or default_database()) as connection:
        kind, key, shown = _meant(talk, connection, whom)
        moderation_store.ban(connection, kind, key, until, reason, now())
    typer.echo(said(talk, "admin-banned", whom=shown, until=_moment(until)))


def lift(db: str | None, lang: str | None, whom: str) -> None:
    """End a mute and a ban."""
    talk = common_words(lang)
    with database_beside(db or default_database()) as connection:
        kind, key, shown = _meant(talk, connection, whom)
        lifted = moderation_store.lift(connection, kind, key, now())
    if not lifted:
        refuse(talk, "admin-nothing-lifted", whom=shown)
    typer.echo(said(talk, "admin-lifted", whom=shown))


def close(db: str | None, lang: str | None, table: str, reason: str) -> None:
    """End the game at a table as it stands."""
    talk = common_words(lang)
    table = table.rstrip("/").rpartition("/")[2]  # a link to it is as good
    with database_beside(db or default_database()) as connection:
        closed = moderation_store.close_table(connection, table, reason, now())
    if not closed:
        refuse(talk, "admin-over" if closed is False else "admin-no-table", table=quote(table))
    typer.echo(said(talk, "admin-closed", table=table))


def export(db: str | None, lang: str | None, whom: str, out: str | None) -> None:
    """Write everything that is known of a person."""
    talk = common_words(lang)
    check_paths(talk, out=out)
    with database_beside(db or default_database()) as connection:
        person = _person(talk, connection, whom)
        data = person_data(connection, person.id, now())
    text = json.dumps(data, ensure_ascii=False, indent=2)
    if out is None:
        typer.echo(text)
        return
    with open(out, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    typer.echo(said(talk, "admin-exported", whom=_shown(person), file=out))


def erase(db: str | None, lang: str | None, whom: str, sure: bool) -> None:
    """Erase all that is known of a person; the servers that run read their tables anew."""
    talk = common_words(lang)
    with database_beside(db or default_database()) as connection:
        person = _person(talk, connection, whom)
        if not sure:
            refuse(talk, "admin-unsure", whom=_shown(person))
        tables = erase_person(connection, person.id, usual_level)
        moderation_store.note(connection, "erase", person.id, "", now())
        for table in tables:
            moderation_store.note(connection, "seats", table, "", now())
    typer.echo(said(talk, "admin-erased", whom=_shown(person), tables=len(tables)))


def _until(talk: Words, long: str) -> int:
    """When a time from now is over: "30m", "12h", "7d", "2w"."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", long.strip().lower())
    span = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < span <= LONGEST:
        refuse(talk, "admin-wrong-time", time=quote(long))
    return now() + span


def _person(talk: Words, connection: Connection, whom: str) -> Person:
    person = moderation_store.person_meant(connection, whom)
    if person is None:
        refuse(talk, "admin-nobody", whom=quote(whom))
    return person


def _meant(talk: Words, connection: Connection, whom: str) -> tuple[str, str, str]:
    """A person or an address: its kind, what the database calls it, and as operators read it."""
    try:
        network = str(ipaddress.ip_network(whom, strict=False))
    except ValueError:
        person = _person(talk, connection, whom)
        return PERSON, person.id, _shown(person)
    return ADDRESS, network, network


def _shown(person: Person) -> str:
    return _called(person.name, person.account, person.id)


def _moment(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
