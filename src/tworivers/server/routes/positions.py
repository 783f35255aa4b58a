"""Requests about positions set up by hand. Nothing is kept before a table begins there."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from tworivers.engine.messages import Message
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, described, json_text
from tworivers.server.routes.dependencies import (
    CurrentClient,
    CurrentPerson,
    OncePerKey,
    Shared,
    limit_new_tables,
    settle,
)
from tworivers.server.routes.tables import wished_seat
from tworivers.server.schemas.analysis import LinePlace
from tworivers.server.schemas.positions import SetUpInfo, SetUpPlay, SetUpWish
from tworivers.server.schemas.saves import SaveFile
from tworivers.server.schemas.tables import TableInfo
from tworivers.server.tables.analysed import line_of
from tworivers.server.tables.new_table import Terms, add_table
from tworivers.server.tables.set_up import Beginning, beginning_of, file_json, match_of, set_up_text
from tworivers.server.workers.files import played

router = APIRouter(prefix="/api", responses=ERRORS, tags=["analysis"])


def _beginning(wish: SetUpWish) -> Beginning:
    return Beginning(wish.seats, wish.seed, wish.options, wish.values)


@router.post("/positions/{game}", responses=described(SetUpInfo))
async def look(game: str, wish: SetUpWish, client: CurrentClient, services: Shared) -> Response:
    """A position, all its things, and what is wrong with it."""
    found = services.tables.game(game)
    async with services.turns.turn(client):
        return json_text(await asyncio.to_thread(set_up_text, found, _beginning(wish)))


@router.post("/positions/{game}/file")
async def file(game: str, wish: SetUpWish, client: CurrentClient, services: Shared) -> SaveFile:
    """The saved game that begins there."""
    found = services.tables.game(game)
    async with services.turns.turn(client):
        return SaveFile(**await asyncio.to_thread(file_json, found, _beginning(wish)))


@router.post("/positions/{game}/play", response_model=TableInfo, status_code=201)
async def play(
    game: str,
    wish: SetUpPlay,
    request: Request,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    key: OncePerKey,
) -> Any:
    """A new table that begins there."""
    found = services.tables.game(game)

    async def begun() -> Any:
        seats = [wished_seat(found, place, one, person) for place, one in enumerate(wish.players)]
        if len(seats) != wish.seats:
            reason = Message("wrong-save-names", {"seats": wish.seats, "names": len(seats)})
            raise Problem("bad-table", reason=reason)
        limit_new_tables(services, request, person, 0)
        async with services.turns.turn(client):
            match = await asyncio.to_thread(match_of, found, _beginning(wish))
        settled = await settle(services, request, person)
        return await add_table(services.tables, played(match), seats, settled, Terms(seed_chosen=True), key.key)

    return await key.once(begun)


@router.post("/tables/{table}/analysis/setup", responses=described(SetUpInfo))
async def from_game(table: str, wish: LinePlace, client: CurrentClient, services: Shared) -> Response:
    """A position of a finished game or off its course, to be changed by hand."""
    async with services.tables.visit(table) as live:
        if not live.header.over:
            raise Problem("not-over")
        live.check_position(wish.at)

        def told() -> str:
            line, _ = line_of(live.match, wish.at, wish.moves)
            return set_up_text(live.game, beginning_of(line))

        async with services.turns.turn(client):
            return json_text(await asyncio.to_thread(told))
