"""Queries and changes of the database about reports: what people want operators to see."""

from __future__ import annotations

from dataclasses import dataclass, fields

from sqlalchemy import Connection, insert, select, update

from tworivers.server.storage.entities import Said
from tworivers.server.storage.models import ChatRow, PersonRow
from tworivers.server.storage.social_models import ReportRow

LISTED = 200


@dataclass(frozen=True)
class Report:
    """Something reported. `person` and `name`: whom it is about, if it is about somebody."""

    made: int
    reporter: str
    about: str
    person: str | None
    name: str | None
    table_id: str | None
    line: str | None
    reason: str
    words: str


@dataclass(frozen=True)
class Filed:
    """A report as operators see it, with the accounts of whom it is by and about."""

    id: int
    report: Report
    done: int | None
    reporter_account: str | None
    account: str | None


def keep_report(db: Connection, report: Report) -> None:
    """Keep a report, unless the same person has reported the same and nobody has dealt with it yet."""
    known = select(ReportRow.id).where(ReportRow.reporter == report.reporter, ReportRow.done.is_(None))
    for name in ("about", "person", "table_id", "line"):
        known = known.where(getattr(ReportRow, name).is_not_distinct_from(getattr(report, name)))
    if db.scalar(known) is None:
        db.execute(insert(ReportRow).values(**vars(report)))


def line_of(db: Connection, table: str, line: int) -> Said | None:
    """A chat message of a table."""
    wanted = select(*(getattr(ChatRow, field.name) for field in fields(Said)))
    row = db.execute(wanted.where(ChatRow.table_id == table, ChatRow.id == line)).first()
    return None if row is None else Said(*row)


def filed(db: Connection, everything: bool = False) -> list[Filed]:
    """The latest reports, the last first: those that nobody has dealt with, or all."""
    columns = (ReportRow.id, ReportRow.done, *(getattr(ReportRow, field.name) for field in fields(Report)))
    wanted = select(*columns).order_by(ReportRow.id.desc()).limit(LISTED)
    rows = db.execute(wanted if everything else wanted.where(ReportRow.done.is_(None))).all()
    found = [(row[0], row[1], Report(*row[2:])) for row in rows]
    people = {person for _, _, one in found for person in (one.reporter, one.person) if person}
    known = select(PersonRow.id, PersonRow.account).where(PersonRow.id.in_(people))
    accounts = {row.id: row.account for row in db.execute(known)}
    return [
        Filed(number, one, done, accounts.get(one.reporter), accounts.get(one.person or ""))
        for number, done, one in found
    ]


def deal_with(db: Connection, numbers: list[int], time: int) -> int:
    """Note that reports are dealt with; how many of them were open."""
    open_ones = update(ReportRow).where(ReportRow.id.in_(numbers), ReportRow.done.is_(None))
    return db.execute(open_ones.values(done=time)).rowcount


def forget_reports(db: Connection, person: str) -> None:
    """Forget who reported, and whom: what was said goes, that there was a report stays."""
    nobody = {"person": None, "name": None, "line": None}
    db.execute(update(ReportRow).where(ReportRow.person == person).values(**nobody))
    db.execute(update(ReportRow).where(ReportRow.reporter == person).values(reporter="", words=""))
