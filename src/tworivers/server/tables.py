"""Requests about games, tables and seats: setting up, sitting down, handing on, saving."""

from __future__ import annotations

import asyncio
import re
import secrets
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from tworivers.engine.boxes import BadBox
from tworivers.engine.match import BadName, Match
from tworivers.engine.notation import BadSave, parse_text, replay, save_text
from tworivers.engine.rules import BadOption, Game
from tworivers.server import store
from tworivers.server.accounts import BOT, checked_name
from tworivers.server.house import House
from tworivers.server.live import LiveTable, progress_of, token_hash
from tworivers.server.people import ERRORS, Asking, TheHouse, address
from tworivers.server.problems import Problem
from tworivers.server.shapes import (
    LARGEST,
    Claim,
    Claimed,
    GameInfo,
    Games,
    Joining,
    OptionInfo,
    SeatWish,
    TableInfo,
    Tables,
    TableWish,
    Token,
)
from tworivers.server.store import Header, Listed, Person, Seat
from tworivers.server.telling import table_info
from tworivers.server.thinking import has_hints, levels_of

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])

ThisSeat = Annotated[int, Path(ge=-LARGEST, le=LARGEST)]


@router.get("/games")
async def games(house: TheHouse) -> Games:
    """The games there are, with their options and computer opponents."""
    return Games(games=[_game_info(game) for game in house.settings.games.values()])


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        seat_names=list(game.seat_names),
        options=[OptionInfo(name=option.name, values=list(option.values)) for option in game.options],
        secrets=game.secrets,
        levels=list(levels_of(game.name)),
        hints=has_hints(game.name),
    )


@router.post("/tables", response_model=TableInfo, status_code=201)
async def set_up(wish: TableWish, person: Asking, house: TheHouse, request: Request) -> Any:
    """Set up a new table."""
    game = house.hall.game(wish.game)
    seats = [_seat(game, place, seat, person) for place, seat in enumerate(wish.seats)]
    _count(house, request, person)
    try:
        match = await asyncio.to_thread(Match, game, len(seats), wish.seed, wish.options, wish.box, None, "box")
    except (BadOption, BadBox, BadName) as error:
        raise Problem("bad-table", reason=str(error)) from None
    return await _keep(house, match, seats, person, Terms(wish.seed is not None, wish.public, wish.hints, wish.chat))


def _seat(game: Game, place: int, wish: SeatWish, person: Person) -> Seat:
    """A seat of a new table."""
    name = None if wish.name is None else checked_name(wish.name)
    if wish.kind == "bot":
        levels = levels_of(game.name)
        if wish.level not in levels:
            raise Problem(
                "no-such-level", name=game.name, level=repr(wish.level or ""), levels=", ".join(levels) or "none"
            )
        return Seat(place, "bot", None, name, wish.level)
    if wish.level is not None:
        raise Problem("bad-table", reason=f"seat {place}: only bots have a level")
    if wish.kind == "open":
        return Seat(place, "open", None, None, None)
    return Seat(place, wish.kind, person.id, person.name if name is None and wish.kind == "me" else name, None)


def _count(house: House, request: Request, person: Person) -> None:
    """Nobody may fill the house with tables."""
    house.limits.take("tables", person.id, house.settings.tables_per_hour, 3600)
    house.limits.take("tables from", address(request), house.settings.tables_per_hour_and_address, 3600)


@dataclass(frozen=True)
class Terms:
    """What holds at a table besides the game's own options."""

    seed_chosen: bool
    public: bool = False
    hints: bool = True
    chat: bool = True


async def _keep(house: House, match: Match, seats: list[Seat], person: Person, terms: Terms) -> dict[str, Any]:
    """Keep a match as a table."""
    now = store.now()
    progress = progress_of(match.table, len(match.moves))
    header = Header(
        id=secrets.token_urlsafe(9),
        game=match.game.name,
        version=match.game.version,
        options=match.options,
        box=match.box_text,
        seed=match.seed,
        creator=person.id,
        created=now,
        changed=now,
        undone_to=None,
        **vars(terms),
        **vars(progress),
    )
    await house.hall.add(header, seats, list(match.moves), person)
    return table_info(header, seats, match.game.seat_names, person.id, ())


@router.get("/tables", response_model=Tables)
async def list_tables(person: Asking, house: TheHouse) -> Any:
    """Your tables, and public ones that are being played."""
    mine = await house.database.read(lambda db: store.tables_of(db, person.id))
    running = await house.database.read(store.running_tables)
    return {"mine": _listed(house, mine, person), "running": _listed(house, running, person)}


def _listed(house: House, tables: Listed, person: Person) -> list[dict[str, Any]]:
    online = {table.header.id: table.online for table in house.hall.loaded()}
    games = house.settings.games
    return [
        table_info(header, seats, games[header.game].seat_names, person.id, online.get(header.id, ()))
        for header, seats in tables
        if header.game in games
    ]


@router.get("/tables/{table}", response_model=TableInfo)
async def one_table(table: str, person: Asking, house: TheHouse) -> Any:
    """A table."""
    async with house.hall.visit(table) as live:
        return live.info(person.id)


@router.post("/tables/{table}/seats/{seat}/join", response_model=TableInfo)
async def join(table: str, seat: ThisSeat, person: Asking, house: TheHouse, joining: Joining | None = None) -> Any:
    """Sit down on an open seat."""
    named = _named(person, joining.name if joining else None)
    async with house.hall.visit(table) as live:
        await live.join(seat, named)
        return live.info(person.id)


def _named(person: Person, name: str | None) -> Person:
    return person if name is None else replace(person, name=checked_name(name))


@router.post("/tables/{table}/seats/{seat}/token")
async def hand_on(table: str, seat: ThisSeat, person: Asking, house: TheHouse) -> Token:
    """A secret link for a seat of yours: whoever claims it sits there instead of you."""
    async with house.hall.visit(table) as live:
        return Token(token=await live.token(seat, person))


@router.post("/claim", response_model=Claimed)
async def claim(wish: Claim, person: Asking, house: TheHouse) -> Any:
    """Sit down by a secret link."""
    house.limits.take("claims", person.id, house.settings.tries_per_minute, 60)
    found = await house.database.read(lambda db: store.find_token(db, token_hash(wish.token)))
    if found is None:
        raise Problem("bad-token")
    table, seat = found
    async with house.hall.visit(table) as live:
        await live.claim(seat, wish.token, _named(person, wish.name))
        return {"table": live.info(person.id), "seat": seat}


TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/saves", response_model=TableInfo, status_code=201, openapi_extra=TEXT_BODY)
async def open_save(request: Request, person: Asking, house: TheHouse) -> Any:
    """Make a saved game a table: to replay, or to go on with on this screen."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem("bad-save", reason="it isn't text (UTF-8)") from None
    _count(house, request, person)
    try:
        file = parse_text(text, "the file")
        if file.tags["Game"].text in house.settings.games:
            house.hall.game(file.tags["Game"].text)
        match = await asyncio.to_thread(replay, file, house.settings.games)
    except BadSave as error:
        raise Problem("bad-save", reason=str(error)) from None
    seats = [_saved_seat(match.game, place, name, person) for place, name in enumerate(match.names)]
    return await _keep(house, match, seats, person, Terms(seed_chosen=True))


def _saved_seat(game: Game, place: int, name: str, person: Person) -> Seat:
    """Bots stay bots, if there are such here; all people sit at this screen now."""
    if name.startswith(BOT) and name.removeprefix(BOT) in levels_of(game.name):
        return Seat(place, "bot", None, None, name.removeprefix(BOT))
    known = None if name == game.seat_names[place] or name.startswith(BOT) else name[:80]
    return Seat(place, "screen", person.id, known, None)


SAVE_FILE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/save", response_class=Response, responses=SAVE_FILE)
async def save(table: str, house: TheHouse) -> Response:
    """The save file; without the seed while the game runs."""
    async with house.hall.visit(table) as live:
        if live.game.secrets and not live.header.over:
            raise Problem("secret-save")
        live.match.names = save_names(live)
        text = save_text(live.match, reveal_seed=live.header.over)
    name = re.sub("[^a-z]", "", live.game.name)
    return Response(
        text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}-{table}.trg"'}
    )


def save_names(table: LiveTable) -> tuple[str, ...]:
    """Who sits where, as a save file names them."""
    names = table.game.seat_names
    return tuple(
        seat.name or (f"{BOT}{seat.level}" if seat.kind == "bot" else names[seat.seat]) for seat in table.seats
    )
