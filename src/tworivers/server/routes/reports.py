"""Requests to report a person, something that was said, or a table: kept for whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address, settle
from tworivers.server.routes.whom import Meant, meant
from tworivers.server.schemas.friends import Asked
from tworivers.server.schemas.reports import ReportWish
from tworivers.server.services import Services
from tworivers.server.storage import report_store
from tworivers.server.storage.entities import Person, now
from tworivers.server.storage.report_store import Report

router = APIRouter(prefix="/api/reports", responses=ERRORS, tags=["people"])


@router.post("", status_code=201)
async def report(wish: ReportWish, person: CurrentPerson, services: Shared, request: Request) -> Asked:
    """Report somebody, a line or a table, with a reason. Whom it is about isn't told."""
    services.rations.take("reports_per_hour", person, address(request))
    about = await _about(services, person, wish)
    settled = await settle(services, request, person)
    kept = Report(
        made=now(),
        reporter=settled.id,
        about=wish.about,
        person=about.person or None,
        name=about.name or None,
        table_id=wish.table,
        line=about.line.text if about.line is not None else None,
        reason=wish.reason,
        words=wish.words.strip(),
    )
    await services.database.write(lambda db: report_store.keep_report(db, kept))
    return Asked(kept=True)


async def _about(services: Services, person: Person, wish: ReportWish) -> Meant:
    """Whom a report is about; nobody, if it is about a table."""
    if wish.about != "table":
        if wish.about == "line" and wish.line is None:
            raise Problem("no-such-line")
        return await meant(services, person, wish)
    if wish.table is None:
        raise Problem("no-such-table")
    async with services.tables.visit(wish.table):
        return Meant("", "")
