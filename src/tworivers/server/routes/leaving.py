"""Requests of people who leave a game or come back, of those who wait for them, and of all who play once more."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import (
    CurrentClient,
    CurrentPerson,
    OncePerKey,
    Shared,
    limit_new_tables,
    settle,
)
from tworivers.server.routes.parameters import ThisSeat
from tworivers.server.routes.tables import laid_out
from tworivers.server.schemas.tables import StopVote, TableInfo
from tworivers.server.tables import leaving
from tworivers.server.tables import rematch as rematches
from tworivers.server.workers.files import NewTable

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["tables"])


@router.post("/seats/{seat}/resign", response_model=TableInfo)
async def resign(table: str, seat: ThisSeat, person: CurrentPerson, services: Shared, key: OncePerKey) -> Any:
    """Play no further on a seat of yours: a bot does. Without any person left the game ends as it stands."""

    async def change() -> Any:
        async with services.tables.visit(table) as live:
            return await leaving.resign(live, person, seat, key.key)

    return await key.once(change)


@router.post("/seats/{seat}/return", response_model=TableInfo)
async def come_back(table: str, seat: ThisSeat, person: CurrentPerson, services: Shared, key: OncePerKey) -> Any:
    """Take back a seat of yours on which a bot plays."""

    async def change() -> Any:
        async with services.tables.visit(table) as live:
            return await leaving.come_back(live, person, seat, key.key)

    return await key.once(change)


@router.post("/seats/{seat}/replace", response_model=TableInfo)
async def replace_absent(table: str, seat: ThisSeat, person: CurrentPerson, services: Shared, key: OncePerKey) -> Any:
    """Let a bot play for somebody for whom you wait, at a table without pace, once they may be replaced."""

    async def change() -> Any:
        async with services.tables.visit(table) as live:
            return await leaving.replace_absent(live, person, seat, key.key)

    return await key.once(change)


@router.post("/stop", response_model=TableInfo)
async def vote_to_stop(table: str, vote: StopVote, person: CurrentPerson, services: Shared, key: OncePerKey) -> Any:
    """Vote for ending the game as it stands, which happens once all who play agree; a vote against it ends the vote."""

    async def change() -> Any:
        async with services.tables.visit(table) as live:
            return await leaving.agree_to_stop(live, person, vote.agrees, key.key)

    return await key.once(change)


@router.post("/rematch", response_model=TableInfo)
async def rematch(
    table: str, person: CurrentPerson, client: CurrentClient, services: Shared, request: Request, key: OncePerKey
) -> Any:
    """The table at which the same people play again, each seat kept for who had it; set up by the first who asks."""

    async def set_up() -> Any:
        async with services.tables.visit(table) as live:
            rematches.require_rematch(live, person.id)
            again = live.header.rematch
            if again is None:
                old = live.header
                limit_new_tables(services, request, person, len((old.box or "").encode()))
                match = await laid_out(
                    services, client, NewTable(old.game, len(live.seats), None, old.options, old.box)
                )
                settled = await settle(services, request, person)
                again = await rematches.rematch(services.tables, live, settled, match, key.key)
        async with services.tables.visit(again) as new:
            return new.info(person.id)

    return await key.once(set_up)


@router.post("/seats/{seat}/release", response_model=TableInfo)
async def release(table: str, seat: ThisSeat, person: CurrentPerson, services: Shared, key: OncePerKey) -> Any:
    """Let anybody sit down where a seat of your table is kept for somebody."""

    async def change() -> Any:
        async with services.tables.visit(table) as live:
            return await rematches.release(live, person, seat, key.key)

    return await key.once(change)
