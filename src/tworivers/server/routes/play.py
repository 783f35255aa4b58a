"""Requests about a game in progress: positions, moves, the log, what can't be done and why."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tworivers.server.routes.answers import ERRORS, described, json_answer, json_text, packed_answer
from tworivers.server.routes.dependencies import CurrentClient, CurrentPerson, OncePerKey, Shared
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
from tworivers.server.tables.outgoing import SPECTATOR
from tworivers.server.tables.questions import (
    SceneQuestion,
    ViewQuestion,
    WhyQuestion,
    answer_to,
    packed_history,
    packed_log,
    question_about,
)

FEW = 50
"""Log entries that are told at once; more are found in turn and kept."""

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["playing"])


@router.get("/state", responses=described(StateInfo))
async def state(
    table: str,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    seat: SomeSeat = None,
    at: SomeNumber = None,
) -> Response:
    """The position after `at` moves, otherwise now, as a seat of yours or a spectator sees it."""
    async with services.tables.visit(table) as live:
        number = live.number if at is None else at
        live.check_position(number)
        looking = live.looking_from(person.id, seat)
        if number == live.number:
            return json_text(live.state_text(person.id, looking, live.log_text(looking, number - 1)))
        earlier = live.match.at(number)
        view = await services.kept.find(
            ("view", live.serial, live.undos, number, looking),
            client,
            lambda: answer_to(question_about(ViewQuestion, earlier, looking), live.game, services.answerer),
        )
        return json_text(live.earlier_state_text(person.id, looking, number, earlier.actors(), view.decode()))


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
    table: str,
    request: Request,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    seat: SomeSeat = None,
    since: SomeNumber = None,
) -> Response:
    """What happened after move `since`, otherwise everything."""
    async with services.tables.visit(table) as live:
        looking = live.looking_from(person.id, seat)
        if since is not None and live.number - since <= FEW:
            return json_text(f'{{"log":[{live.log_text(looking, since)}]}}')
        entries, everything = live.entries[0 if since is None else since + 1 :], live.header.over
        packed = await services.kept.find(
            ("log", *live.position, looking, since),
            client,
            lambda: packed_log(entries, live.game, looking, everything),
        )
        return packed_answer(request, packed)


@router.get("/why", responses=described(Barred))
async def why(
    table: str,
    request: Request,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    seat: OneSeat,
    number: OneNumber,
) -> Response:
    """What would answer the question asked of a seat of yours but can't be done now, each with its reason."""
    async with services.tables.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        if live.state != "playing" or seat not in live.header.turn:
            return json_answer({"number": number, "seat": seat, "actions": []})
        question = question_about(WhyQuestion, live.match.table, seat, number=number)
        packed = await services.kept.find(
            ("why", *live.position, seat), client, lambda: answer_to(question, live.game, services.answerer)
        )
        return packed_answer(request, packed)


@router.get("/preview", responses=described(Preview))
async def preview(
    table: str,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    seat: OneSeat,
    number: OneNumber,
    action: OneNumber,
) -> Response:
    """The view after an action of your seat that leaves nothing to chance and reveals nothing; null for others."""
    async with services.tables.visit(table) as live:
        live.require_own(person.id, seat)
        live.check_number(number)
        after = live.after(seat, action)
        if after is None:
            return json_answer({"view": None})
        view = await services.kept.find(
            ("preview", *live.position, seat, action),
            client,
            lambda: answer_to(question_about(ViewQuestion, after, seat), live.game, services.answerer),
        )
        return json_text(f'{{"view":{view.decode()}}}')


@router.get("/history", responses=described(History))
async def history(table: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """By move: who made it, the scores after it, and where rounds begin."""
    async with services.tables.visit(table) as live:
        entries = list(live.entries)
        packed = await services.kept.find(("history", *live.position), client, lambda: packed_history(entries))
        return packed_answer(request, packed)


@router.get("/scene", responses=described(Scene))
async def scene(table: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """What of the table's box a picture needs and a view leaves out; it never changes."""
    async with services.tables.visit(table) as live:
        game, box = live.game, live.header.box
        text = game.standard_box.read_text(encoding="utf-8") if box is None else box
        packed = await services.kept.find(
            ("scene", game.name, None if box is None else live.serial),
            client,
            lambda: answer_to(
                question_about(SceneQuestion, live.match.table, SPECTATOR, box=text), game, services.answerer
            ),
        )
    response = packed_answer(request, packed)
    response.headers["cache-control"] = "private, max-age=86400"
    return response
