"""Requests about the lobby: its list, a game with whoever else looks for one, and tables one is done with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, WebSocket

from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import (
    CurrentPerson,
    OncePerKey,
    Repeatable,
    Shared,
    address,
    current_client,
    limit_new_tables,
    settle,
)
from tworivers.server.routes.tables import laid_out
from tworivers.server.schemas.lobby import Done, GameWish, LobbyList
from tworivers.server.schemas.tables import TableInfo
from tworivers.server.services import Services
from tworivers.server.sockets.lobby_connection import serve_lobby
from tworivers.server.storage.entities import Person, Seat
from tworivers.server.tables.asked_ratings import check_range, points_of
from tworivers.server.tables.lobby import Seeker, fitting
from tworivers.server.tables.new_table import Terms, add_table
from tworivers.server.tables.standing_up import be_done_with
from tworivers.server.workers.files import NewTable

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])


@router.get("/lobby", response_model=LobbyList)
async def lobby(
    services: Shared,
    person: CurrentPerson,
    game: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=64)] = None,
    pace: Literal["none", "live", "days"] | None = None,
    language: Annotated[str | None, Query(max_length=10)] = None,
    usual: bool | None = None,
) -> Any:
    """Public tables with a free seat, the oldest first: all, or those of a game, a size, a pace, a language."""
    tables = await services.lobby.list(person.id)
    return {
        "tables": [
            table
            for table in tables
            if game in (None, table["game"])
            and seats in (None, len(table["seats"]))
            and pace in (None, (table["time_control"] or {"kind": "none"})["kind"])
            and language in (None, table["language"])
            and usual in (None, table["usual"])
        ]
    }


@router.post("/lobby/find", response_model=TableInfo)
async def find_game(wish: GameWish, person: CurrentPerson, services: Shared, request: Request, key: OncePerKey) -> Any:
    """Sit down where somebody waits for just such a game, otherwise wait at a public table of one's own for others."""
    return await key.once(lambda: _find(wish, person, services, request, key))


async def _find(wish: GameWish, person: Person, services: Services, request: Request, key: Repeatable) -> Any:
    game = services.tables.game(wish.game)
    check_range(person, wish.rating_from, wish.rating_to)
    pace = None if wish.time_control is None else wish.time_control.model_dump()
    services.rations.take("joins_per_minute", person, address(request))
    async with services.lobby.finding():  # two who look at the same moment find each other
        for table, seat in await _waiting(services, person, game.name, wish, pace):
            try:
                async with services.tables.visit(table) as live:
                    if live.owned(person.id, seat):
                        return live.info(person.id)
                    settled = await settle(services, request, person)
                    return await live.join(seat, settled, key.key)
            except Problem as problem:
                if problem.code not in ("seat-taken", "no-such-table", "seat-kept", "gone-on"):
                    raise
        limit_new_tables(services, request, person, 0)
        client = await current_client(request)
        match = await laid_out(services, client, NewTable(game.name, wish.seats, None, {}, None))
        settled = await settle(services, request, person)
        seats = [Seat(0, "me", settled.id, settled.name, None)]
        seats += [Seat(place, "open", None, None, None) for place in range(1, wish.seats)]
        terms = Terms(
            False,
            public=True,
            hints=False,
            time_control=pace,
            language=wish.language,
            rating_from=wish.rating_from,
            rating_to=wish.rating_to,
        )
        return await add_table(services.tables, match, seats, settled, terms, key.key)


async def _waiting(
    services: Services, person: Person, game: str, wish: GameWish, pace: dict[str, Any] | None
) -> list[tuple[str, int]]:
    """The tables at which somebody waits for just such a game, with a free seat of each."""
    tables = await services.lobby.found()
    people = {seat.person for _, seats in tables for seat in seats if seat.person is not None}
    points = await services.database.read(lambda db: points_of(db, game, {*people, person.id}))
    apart = await services.lobby.apart_from(person.id, tables)
    seeker = Seeker(person, points.get(person.id), wish.rating_from, wish.rating_to, apart)
    return fitting(tables, seeker, game, wish.seats, pace, points)


@router.post("/tables/{table}/delete", response_model=Done)
async def be_done(table: str, person: CurrentPerson, services: Shared) -> Any:
    """Delete a table at which no other person sits; leave one that waits; take one that is over off your list."""
    async with services.tables.visit(table) as live:
        return {"deleted": await be_done_with(live, person)}


@router.websocket("/lobby/live")
async def live(socket: WebSocket) -> None:
    """The list as it changes."""
    await serve_lobby(socket.app.state.services, socket)
