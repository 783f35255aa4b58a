"""Requests of the rule book: what is in it, its figures, and the component file behind its numbers."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tworivers.engine.rulebook import read_figures
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, Responses, described, packed_answer
from tworivers.server.routes.dependencies import CurrentClient, Shared
from tworivers.server.schemas.play import Scene
from tworivers.server.schemas.rulebook import Book, FigureInfo
from tworivers.server.services import Services
from tworivers.server.tables.figures import BookQuestion, FigureQuestion
from tworivers.server.tables.outgoing import SPECTATOR
from tworivers.server.tables.questions import SceneQuestion, answer_to

router = APIRouter(prefix="/api", responses=ERRORS, tags=["rules"])

A_DAY = "private, max-age=86400"
BOX_FILE: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def _standard_box(game: Game) -> str:
    return game.standard_box.read_text(encoding="utf-8")


def _with_book(services: Services, name: str) -> Game:
    game = services.tables.game(name)
    if game.rulebook is None:
        raise Problem("no-such-page")
    return game


@router.get("/games/{game}/book", responses=described(Book))
async def book(game: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """The game's rule book, with the numbers of the standard box."""
    found = _with_book(services, game)
    question = BookQuestion(found.name, "", b"", 0, SPECTATOR, 0, box=_standard_box(found))
    packed = await services.kept.find(
        ("book", found.name, None), client, lambda: answer_to(question, found, services.answerer)
    )
    return packed_answer(request, packed)


@router.get("/tables/{table}/book", responses=described(Book))
async def book_of_table(table: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """The rule book with the numbers of a table's own box."""
    async with services.tables.visit(table) as live:
        found, box = _with_book(services, live.game.name), live.header.box
        text = _standard_box(found) if box is None else box
        question = BookQuestion(found.name, "", b"", 0, SPECTATOR, 0, box=text)
        packed = await services.kept.find(
            ("book", found.name, None if box is None else live.serial),
            client,
            lambda: answer_to(question, found, services.answerer),
        )
    return packed_answer(request, packed)


@router.get("/games/{game}/figures/{figure}", responses=described(FigureInfo))
async def figure(game: str, figure: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """A figure of the rule book: moments of a saved game that is played by the real rules."""
    found = _with_book(services, game)
    if found.rulebook is None or figure not in read_figures(found.rulebook):
        raise Problem("no-such-page")
    question = FigureQuestion(found.name, "", b"", 0, SPECTATOR, 0, figure=figure)
    packed = await services.kept.find(
        ("figure", found.name, figure), client, lambda: answer_to(question, found, services.answerer)
    )
    return packed_answer(request, packed)


@router.get("/games/{game}/scene", responses=described(Scene))
async def scene(game: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """What of the standard box a picture needs."""
    found = services.tables.game(game)
    question = SceneQuestion(found.name, "", b"", 0, SPECTATOR, 0, box=_standard_box(found))
    packed = await services.kept.find(
        ("scene", found.name, None), client, lambda: answer_to(question, found, services.answerer)
    )
    response = packed_answer(request, packed)
    response.headers["cache-control"] = A_DAY
    return response


@router.get("/games/{game}/box", response_class=Response, responses=BOX_FILE)
async def box(game: str, services: Shared) -> Response:
    """The component file of the standard box: to be corrected by an owner, and played with."""
    found = services.tables.game(game)
    name = f"{found.name}-box.toml"
    return Response(
        _standard_box(found),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
