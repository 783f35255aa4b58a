"""Requests about a game in progress: positions, moves, the log, what can't be done and why."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tworivers.server.routes.answers import ERRORS, described, json_answer, json_text
from tworivers.server.routes.dependencies import CurrentPerson, OncePerKey, Shared
from tworivers.server.routes.parameters import OneNumber, OneSeat, SomeNumber, SomeSeat
from tworivers.server.schemas.play import (
    Barred,
    History,
    LogInfo,
    MovesNow,
    MoveWish,
    Preview,
    Scene,
    StateInfo,
    UndoWish,
)
from tworivers.server.tables.outgoing import history as history_of

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["playing"])


@router.get("/state", responses=described(StateInfo))
async def state(
    table: str, person: CurrentPerson, services: Shared, seat: SomeSeat = None, at: SomeNumber = None
) -> Response:
    """The position after `at` moves, otherwise now, as a seat of yours or a spectator sees it."""
    async with services.tables.visit(table) as live:
        number = live.number if at is None else at
        live.check_position(number)
        looking = live.looking_from(person.id, seat)
        return json_text(live.state_text(person.id, looking, live.log_text(looking, number - 1, number), number))


@router.post("/moves")
async def move(table: str, wish: MoveWish, person: CurrentPerson, services: Shared, request: OncePerKey) -> MovesNow:
    """Play; answered once the move is kept for good."""

    async def play() -> MovesNow:
        async with services.tables.visit(table) as live:
            return MovesNow(number=await live.play(person.id, wish.seat, wish.number, wish.action, request.key))

    return MovesNow.model_validate(await request.once(play))


@router.post("/undo")
async def undo(table: str, wish: UndoWish, person: CurrentPerson, services: Shared, request: OncePerKey) -> MovesNow:
    """Take back the last move, where that is allowed."""

    async def take_back() -> MovesNow:
        async with services.tables.visit(table) as live:
            return MovesNow(number=await live.undo(person.id, wish.seat, wish.number, request.key))

    return MovesNow.model_validate(await request.once(take_back))


@router.get("/log", responses=described(LogInfo))
async def log(
    table: str, person: CurrentPerson, services: Shared, seat: SomeSeat = None, since: SomeNumber = None
) -> Response:
    """What happened after move `since`, otherwise everything."""
    async with services.tables.visit(table) as live:
        return json_text(f'{{"log":[{live.log_text(live.looking_from(person.id, seat), since)}]}}')


@router.get("/why", responses=described(Barred))
async def why(table: str, person: CurrentPerson, services: Shared, seat: OneSeat, number: OneNumber) -> Response:
    """What would answer the question asked of a seat of yours but can't be done now, each with its reason."""
    async with services.tables.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        asked = live.state == "playing" and seat in live.header.turn
        return json_answer({"number": number, "seat": seat, "actions": await live.barred(seat) if asked else []})


@router.get("/preview", responses=described(Preview))
async def preview(
    table: str, person: CurrentPerson, services: Shared, seat: OneSeat, number: OneNumber, action: OneNumber
) -> Response:
    """The view after an action of your seat that leaves nothing to chance and reveals nothing; null for others."""
    async with services.tables.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        return json_answer({"view": live.preview(seat, action)})


@router.get("/history", responses=described(History))
async def history(table: str, services: Shared) -> Response:
    """By move: who made it, the scores after it, and where rounds begin."""
    async with services.tables.visit(table) as live:
        return json_answer({"history": history_of(live.entries)})


@router.get("/scene", responses=described(Scene))
async def scene(table: str, services: Shared) -> Response:
    """What of the table's box a picture needs and a view leaves out; it never changes."""
    async with services.tables.visit(table) as live:
        box = live.header.box or live.game.standard_box.read_text(encoding="utf-8")
        response = json_answer(live.game.scene(box))
    response.headers["cache-control"] = "private, max-age=86400"
    return response
