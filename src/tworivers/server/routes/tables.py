"""Requests about tables and seats: setting up, lists, sitting down, handing on."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Any

from fastapi import APIRouter, Request

from tworivers.engine.messages import Message
from tworivers.engine.rules import Game
from tworivers.server.accounts import checked_name, token_hash
from tworivers.server.fair_turns import Client
from tworivers.server.problems import Problem, bad_file
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import (
    CurrentPerson,
    OncePerKey,
    Repeatable,
    Shared,
    address,
    current_client,
    limit_new_tables,
    read_file,
    settle,
)
from tworivers.server.routes.parameters import ThisSeat
from tworivers.server.schemas.games import Places
from tworivers.server.schemas.tables import (
    Claim,
    Claimed,
    Joining,
    Moving,
    SeatWish,
    TableInfo,
    Tables,
    TableWish,
    Token,
)
from tworivers.server.services import Services
from tworivers.server.storage import store
from tworivers.server.storage.entities import Listed, Person, Seat
from tworivers.server.tables.asked_ratings import check_range, require_rating
from tworivers.server.tables.changing_places import change_places
from tworivers.server.tables.new_table import Terms, add_table
from tworivers.server.tables.outgoing import place_info, table_info
from tworivers.server.work_done import in_thread
from tworivers.server.workers.bots import levels_of
from tworivers.server.workers.files import NewTable, Played, Unreadable

sample = SystemRandom().sample
"""In any order, which nobody can foresee."""

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])


@router.post("/tables", response_model=TableInfo, status_code=201)
async def set_up(wish: TableWish, person: CurrentPerson, services: Shared, request: Request, key: OncePerKey) -> Any:
    """Set up a new table."""
    return await key.once(lambda: _set_up(wish, person, services, request, key))


async def _set_up(wish: TableWish, person: Person, services: Services, request: Request, key: Repeatable) -> Any:
    client = await current_client(request)
    game = services.tables.game(wish.game)
    wishes = sample(wish.seats, len(wish.seats)) if wish.draw else wish.seats
    seats = [wished_seat(game, place, seat, person) for place, seat in enumerate(wishes)]
    if wish.rated:
        check_rated(wish, person)
    check_range(person, wish.rating_from, wish.rating_to)
    limit_new_tables(services, request, person, len((wish.box or "").encode()))
    match = await laid_out(services, client, NewTable(game.name, len(seats), wish.seed, wish.options, wish.box))
    settled = await settle(services, request, person)
    pace = None if wish.time_control is None else wish.time_control.model_dump()
    terms = Terms(
        wish.seed is not None,
        wish.public,
        wish.hints and not wish.rated,
        wish.chat,
        rated=wish.rated,
        time_control=pace,
        language=wish.language,
        rating_from=wish.rating_from,
        rating_to=wish.rating_to,
    )
    return await add_table(services.tables, match, seats, settled, terms, key.key)


async def laid_out(services: Services, client: Client, table: NewTable) -> Played:
    """The match of a new table."""
    if table.box is not None:
        return await read_file(services, client, table, "bad-table")
    try:
        async with services.turns.turn(client):
            return await in_thread(table.read, services.settings.games.__getitem__)
    except Unreadable as error:
        raise bad_file("bad-table", error) from None


def check_rated(wish: TableWish, person: Person) -> None:
    """Refuse a rated table at which a game would say nothing of how well people play."""
    if person.account is None:
        raise Problem("rated-account")
    alone = all(seat.kind == "bot" for seat in wish.seats) or len(wish.seats) < 2
    mine = sum(seat.kind == "me" for seat in wish.seats)
    if alone or mine > 1 or any(seat.kind == "screen" for seat in wish.seats):
        raise Problem("rated-seats")
    if wish.seed is not None or wish.box is not None:
        raise Problem("rated-own")


def wished_seat(game: Game, place: int, wish: SeatWish, person: Person) -> Seat:
    """A seat of a new table."""
    name = None if wish.name is None else checked_name(wish.name)
    if wish.kind == "bot":
        levels = levels_of(game.name)
        if wish.level not in levels:
            raise Problem("no-such-level", name=game.name, level=repr(wish.level or ""), levels=", ".join(levels))
        return Seat(place, "bot", None, name, wish.level)
    if wish.level is not None:
        raise Problem("bad-table", reason=Message("wrong-seat-level", {"seat": str(place)}))
    if wish.kind == "open":
        return Seat(place, "open", None, None, None)
    return Seat(place, wish.kind, person.id, person.name if name is None and wish.kind == "me" else name, None)


@router.get("/tables", response_model=Tables)
async def list_tables(person: CurrentPerson, services: Shared) -> Any:
    """Your tables, and public ones that are being played."""
    mine = await services.database.read(lambda db: store.tables_of(db, person.id))
    running = await services.database.read(store.running_tables)
    return {"mine": await _listed(services, mine, person), "running": await _listed(services, running, person)}


async def _listed(services: Services, tables: Listed, person: Person) -> list[dict[str, Any]]:
    online = await services.tables.online({header.id for header, _ in tables})
    games, time = services.settings.games, services.settings.time()
    return [
        table_info(header, seats, games[header.game], person.id, online.get(header.id, ()), time=time)
        for header, seats in tables
        if header.game in games
    ]


@router.get("/tables/{table}", response_model=TableInfo)
async def one_table(table: str, person: CurrentPerson, services: Shared) -> Any:
    """A table."""
    async with services.tables.visit(table) as live:
        return live.info(person.id)


@router.post("/tables/{table}/seats/{seat}/join", response_model=TableInfo)
async def join(
    table: str,
    seat: ThisSeat,
    person: CurrentPerson,
    services: Shared,
    request: Request,
    key: OncePerKey,
    joining: Joining | None = None,
) -> Any:
    """Sit down on an open seat."""
    named = _named(person, joining.name if joining else None)

    async def sit_down() -> Any:
        services.rations.take("joins_per_minute", person, address(request))
        async with services.tables.visit(table) as live:
            live.require_free(seat, person.id)
            await require_rating(live, person, seat)
            await settle(services, request, person)
            return await live.join(seat, named, key.key)

    return await key.once(sit_down)


@router.post("/tables/{table}/seats/{seat}/move", response_model=TableInfo)
async def move_over(
    table: str, seat: ThisSeat, moving: Moving, person: CurrentPerson, services: Shared, key: OncePerKey
) -> Any:
    """Leave a seat of yours for an open one, as long as the table waits for people."""

    async def moved() -> Any:
        async with services.tables.visit(table) as live:
            return await change_places(live, person, seat, moving.to, key.key)

    return await key.once(moved)


@router.get("/tables/{table}/places", response_model=Places)
async def places(table: str, services: Shared) -> Any:
    """What each seat is and how it begins."""
    async with services.tables.visit(table) as live:
        found = live.game.places
        return {
            "places": []
            if found is None
            else [place_info(live.game.name, place) for place in found(live.match.at(0).g)]
        }


def _named(person: Person, name: str | None) -> Person:
    return person if name is None else replace(person, name=checked_name(name))


@router.post("/tables/{table}/seats/{seat}/token")
async def hand_on(table: str, seat: ThisSeat, person: CurrentPerson, services: Shared) -> Token:
    """A secret link for a seat of yours: whoever claims it sits there instead of you."""
    async with services.tables.visit(table) as live:
        return Token(token=await live.token(seat, person))


@router.get("/claims/{token}", response_model=Claimed)
async def kept_seat(token: str, person: CurrentPerson, services: Shared, request: Request) -> Any:
    """The seat a secret link leads to, as long as nobody has used it."""
    table, seat = await _kept(token, person, services, request)
    async with services.tables.visit(table) as live:
        return {"table": live.info(person.id), "seat": seat}


async def _kept(token: str, person: Person, services: Services, request: Request) -> tuple[str, int]:
    services.rations.take("tries_per_minute", person, address(request))
    found = await services.database.read(lambda db: store.find_token(db, token_hash(token)))
    if found is None:
        raise Problem("bad-token")
    return found


@router.post("/claim", response_model=Claimed)
async def claim(wish: Claim, person: CurrentPerson, services: Shared, request: Request, key: OncePerKey) -> Any:
    """Sit down by a secret link."""
    return await key.once(lambda: _claim(wish, person, services, request, key))


async def _claim(wish: Claim, person: Person, services: Services, request: Request, key: Repeatable) -> Any:
    table, seat = await _kept(wish.token, person, services, request)
    async with services.tables.visit(table) as live:
        named = _named(person, wish.name)
        await settle(services, request, person)
        return await live.claim(seat, wish.token, named, key.key)
