"""Requests about save files: opening one as a table, and saving a table."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from tworivers.engine.messages import Message
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, Responses
from tworivers.server.routes.dependencies import (
    CurrentClient,
    CurrentPerson,
    OncePerKey,
    Shared,
    limit_new_tables,
    read_file,
    settle,
)
from tworivers.server.schemas.saves import SaveFile
from tworivers.server.schemas.tables import TableInfo
from tworivers.server.tables.new_table import Terms, add_table
from tworivers.server.tables.saving import file_name, file_text, take_along
from tworivers.server.tables.seat_names import saved_seat
from tworivers.server.workers.files import NewTable, SavedGame

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])

TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/saves", response_model=TableInfo, status_code=201, openapi_extra=TEXT_BODY)
async def open_save(
    request: Request, person: CurrentPerson, client: CurrentClient, services: Shared, key: OncePerKey
) -> Any:
    """Make a saved game a table: to replay, or to go on with on this screen."""
    try:
        body = await request.body()
        text = body.decode()
    except UnicodeDecodeError:
        raise Problem("bad-save", reason=Message("wrong-save-no-text")) from None
    services.rations.take("saves_per_minute", person, client.address)
    limit_new_tables(services, request, person, len(body))
    games = services.settings.games
    preparing = tuple(name for name in games if not services.settings.preparing.ready(name))

    async def opened() -> Any:
        match = await read_file(services, client, SavedGame(text, tuple(games), preparing), "bad-save")
        seats = [saved_seat(games[match.game], place, name, person.id) for place, name in enumerate(match.names)]
        settled = await settle(services, request, person)
        return await add_table(services.tables, match, seats, settled, Terms(seed_chosen=True), key.key)

    return await key.once(opened)


@router.post("/games/{game}/box", status_code=204, response_class=Response, openapi_extra=TEXT_BODY)
async def check_box(
    game: str, request: Request, person: CurrentPerson, client: CurrentClient, services: Shared
) -> Response:
    """Say what is wrong with a component file, before a table is set up with it."""
    found = services.tables.game(game)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem("bad-table", reason=Message("wrong-save-no-text")) from None
    services.rations.take("saves_per_minute", person, client.address)
    await read_file(services, client, NewTable(found.name, min(found.seats), None, {}, text), "bad-table")
    return Response(status_code=204)


SAVE_FILE: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/save", response_class=Response, responses=SAVE_FILE)
async def save(table: str, services: Shared) -> Response:
    """The save file; without the seed while the game runs."""
    async with services.tables.visit(table) as live:
        if live.game.secrets and not live.header.over:
            raise Problem("secret-save")
        text, name = file_text(live, whole=live.header.over), file_name(live)
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{table}/save")
async def take(table: str, person: CurrentPerson, services: Shared) -> SaveFile:
    """The save file with the seed, with which a game that you play alone goes on; nobody else can sit down then."""
    async with services.tables.visit(table) as live:
        return SaveFile(text=await take_along(live, person.id), name=file_name(live))
