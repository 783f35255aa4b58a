"""Requests about puzzles: which there are, one of them, and an answer. Who has solved what, browsers keep."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tworivers.server.routes.answers import ERRORS, described, json_text
from tworivers.server.routes.dependencies import CurrentClient, Shared
from tworivers.server.routes.parameters import ThisAction
from tworivers.server.schemas.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleTry
from tworivers.server.tables.puzzle_tables import answer_text, list_text, puzzle_text
from tworivers.server.work_done import in_thread

router = APIRouter(prefix="/api/puzzles", responses=ERRORS, tags=["puzzles"])


@router.get("/{game}", responses=described(PuzzleList))
async def puzzles(game: str, services: Shared) -> Response:
    """How hard each of a game's puzzles is."""
    return json_text(list_text(services.tables.game(game)))


@router.get("/{game}/{number}", responses=described(PuzzleInfo))
async def puzzle(game: str, number: ThisAction, client: CurrentClient, services: Shared) -> Response:
    """A puzzle, as its player sees it."""
    found = services.tables.game(game)
    async with services.turns.turn(client):
        return json_text(await in_thread(puzzle_text, found, number))


@router.post("/{game}/{number}", responses=described(PuzzleAnswer))
async def answer(game: str, number: ThisAction, tried: PuzzleTry, client: CurrentClient, services: Shared) -> Response:
    """Whether an answer is right, and what is."""
    found = services.tables.game(game)
    async with services.turns.turn(client):
        return json_text(await in_thread(answer_text, found, number, tried.action))
