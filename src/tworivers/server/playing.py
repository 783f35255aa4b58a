"""Requests about a game in progress: positions, moves, the log, what can't be done and why, chat; and the live connection."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response, WebSocket

from tworivers.server import store
from tworivers.server.people import ERRORS, Asking, TheHouse
from tworivers.server.shapes import (
    LARGEST,
    Barred,
    Chat,
    History,
    LogInfo,
    MovesNow,
    MoveWish,
    Preview,
    SaidInfo,
    Scene,
    Speech,
    StateInfo,
    UndoWish,
)
from tworivers.server.sockets import attend
from tworivers.server.telling import as_text, said_info
from tworivers.server.telling import history as history_of

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["playing"])

OneSeat = Annotated[int, Query(ge=0, le=63)]
SomeSeat = Annotated[int | None, Query(ge=0, le=63)]
OneNumber = Annotated[int, Query(ge=0, le=LARGEST)]
SomeNumber = Annotated[int | None, Query(ge=0, le=LARGEST)]


def _json(text: str) -> Response:
    """An answer that is written by hand already: messages go out as the games give them."""
    return Response(text, media_type="application/json")


def _described(model: type[Any]) -> dict[int | str, dict[str, Any]]:
    """What the API's description says of such an answer."""
    return {200: {"model": model}}


@router.get("/state", responses=_described(StateInfo))
async def state(table: str, person: Asking, house: TheHouse, seat: SomeSeat = None, at: SomeNumber = None) -> Response:
    """The position after `at` moves, otherwise now, as a seat of yours or a spectator sees it."""
    async with house.hall.visit(table) as live:
        number = live.number if at is None else at
        live.check_position(number)
        looking = live.looking_from(person.id, seat)
        return _json(live.state_text(person.id, looking, live.log_text(looking, number - 1, number), number))


@router.post("/moves")
async def move(table: str, wish: MoveWish, person: Asking, house: TheHouse) -> MovesNow:
    """Play; answered once the move is kept for good."""
    async with house.hall.visit(table) as live:
        return MovesNow(number=await live.play(person.id, wish.seat, wish.number, wish.action))


@router.post("/undo")
async def undo(table: str, wish: UndoWish, person: Asking, house: TheHouse) -> MovesNow:
    """Take back the last move, where that is allowed."""
    async with house.hall.visit(table) as live:
        return MovesNow(number=await live.undo(person.id, wish.seat, wish.number))


@router.get("/log", responses=_described(LogInfo))
async def log(table: str, person: Asking, house: TheHouse, seat: SomeSeat = None, since: SomeNumber = None) -> Response:
    """What happened after move `since`, otherwise everything."""
    async with house.hall.visit(table) as live:
        return _json(f'{{"log":[{live.log_text(live.looking_from(person.id, seat), since)}]}}')


@router.get("/why", responses=_described(Barred))
async def why(table: str, person: Asking, house: TheHouse, seat: OneSeat, number: OneNumber) -> Response:
    """What would answer the question asked of a seat of yours but can't be done now, each with its reason."""
    async with house.hall.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        asked = live.state == "playing" and seat in live.header.turn
        return _json(as_text({"number": number, "seat": seat, "actions": await live.barred(seat) if asked else []}))


@router.get("/preview", responses=_described(Preview))
async def preview(
    table: str, person: Asking, house: TheHouse, seat: OneSeat, number: OneNumber, action: OneNumber
) -> Response:
    """The view after an action of a seat of yours that leaves nothing to chance and reveals nothing; null for others."""
    async with house.hall.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        return _json(as_text({"view": live.preview(seat, action)}))


@router.get("/history", responses=_described(History))
async def history(table: str, house: TheHouse) -> Response:
    """By move: who made it, the scores after it, and where rounds begin."""
    async with house.hall.visit(table) as live:
        return _json(as_text({"history": history_of(live.entries)}))


@router.get("/scene", responses=_described(Scene))
async def scene(table: str, house: TheHouse) -> Response:
    """What of the table's box a picture needs and a view leaves out; it never changes."""
    async with house.hall.visit(table) as live:
        box = live.header.box or live.game.standard_box.read_text(encoding="utf-8")
        response = _json(as_text(live.game.scene(box)))
    response.headers["cache-control"] = "private, max-age=86400"
    return response


@router.get("/chat", response_model=Chat)
async def chat(table: str, person: Asking, house: TheHouse) -> Any:
    """What was said to everybody, to you and by you."""
    async with house.hall.visit(table) as live:
        said = await house.database.read(lambda db: store.chat_of(db, table))
        return {"chat": [said_info(one) for one in said if live.may_hear(one, person.id)]}


@router.post("/chat", response_model=SaidInfo, status_code=201)
async def say(table: str, speech: Speech, person: Asking, house: TheHouse) -> Any:
    """Say something."""
    house.limits.take("chat", person.id, house.settings.chat_per_minute, 60)
    async with house.hall.visit(table) as live:
        return said_info(await live.say(person, speech.text, speech.to))


@router.websocket("/live")
async def live(socket: WebSocket, table: str) -> None:
    """The table as it changes."""
    await attend(socket.app.state.house, socket, table)
