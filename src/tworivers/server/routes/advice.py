"""Requests for advice: a hint with its reasons, chances of winning, and the moves that swung a finished game.

A table may be set up without advice; then it is refused until the game is over.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from tworivers.analysis.positions import stepped
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, described, json_answer
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address
from tworivers.server.routes.parameters import Language, OneNumber, OneSeat, SomeNumber, SomeSeat
from tworivers.server.schemas.advice import ChancesInfo, HintInfo, Swings
from tworivers.server.schemas.problems import FaultAnswer
from tworivers.server.tables.judging import hint_json, told_chances, viewpoint_of
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.workers.bots import has_hints, hint_words

MOST = 250
"""Positions that are judged in one request."""

router = APIRouter(
    prefix="/api/tables/{table}",
    responses={
        **ERRORS,
        503: {"model": FaultAnswer, "description": "The computer found no answer; nothing has changed"},
    },
    tags=["advice"],
)


def _require_hints(live: LiveTable) -> None:
    """Refuse advice about games that bots can't judge, and while a game runs that was set up without it."""
    if not has_hints(live.game.name):
        raise Problem("no-hints", name=live.game.name.capitalize())
    if not live.header.hints and not live.header.over:
        raise Problem("hints-off")


@router.get("/hint", responses=described(HintInfo))
async def hint(
    table: str,
    person: CurrentPerson,
    services: Shared,
    request: Request,
    seat: OneSeat,
    number: OneNumber,
    language: Language = "en",
) -> Response:
    """What a bot would do on a seat of yours that is to move, with its reasons."""
    async with services.tables.visit(table) as live:
        live.require_own(person.id, seat)
        _require_hints(live)
        live.check_number(number)
        if live.state == "waiting":
            raise Problem("waiting")
        if seat not in live.header.turn:
            raise Problem("not-to-move")
        services.rations.take("hints_per_minute", person, address(request))
        found = await services.advisor.hint(live, seat)
    return json_answer({"number": number, "seat": seat, **hint_told(live.game, found, language)})


def hint_told(game: Game, hint: Any, language: str) -> dict[str, Any]:
    """A hint as pages take it, with its sentences in a language."""
    return hint_json(game, hint, hint_words(game.name, language).say)


@router.get("/chances", responses=described(ChancesInfo))
async def chances(
    table: str,
    person: CurrentPerson,
    services: Shared,
    request: Request,
    seat: SomeSeat = None,
    first: Annotated[SomeNumber, Query(alias="from")] = None,
    to: SomeNumber = None,
    step: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> Response:
    """Everybody's chances of winning in steps of five per cent, from what your seat or a spectator knows; without
    numbers those now.
    """
    async with services.tables.visit(table) as live:
        looking = live.looking_from(person.id, seat)
        _require_hints(live)
        last = live.number if to is None else to
        begin = last if first is None else first
        live.check_position(begin)
        live.check_position(last)
        viewpoint = viewpoint_of(live, looking)
        services.rations.take("chances_per_minute", person, address(request))
        found = await services.advisor.chances(live, viewpoint, stepped(min(begin, last), last, step)[:MOST])
    return json_answer(
        {
            "chances": [
                {"number": number, "chances": told_chances(by_seat, certain), "certain": certain}
                for number, by_seat in found
                for certain in (live.header.over and number == live.number,)
            ]
        }
    )


@router.get("/swings", responses=described(Swings))
async def swings(table: str, person: CurrentPerson, services: Shared, request: Request) -> Response:
    """The moves of a finished game that changed somebody's chances most, the greatest first, and what did: the
    decision, or the luck after it.
    """
    async with services.tables.visit(table) as live:
        _require_hints(live)
        if not live.header.over:
            raise Problem("not-over")
        services.rations.take("chances_per_minute", person, address(request))
        return json_answer({"swings": [_with_move(live, swing) for swing in await services.advisor.swings(live)]})


def _with_move(live: LiveTable, swing: dict[str, Any]) -> dict[str, Any]:
    """A swing with the move that brought it."""
    number = swing["number"]
    move, before = live.match.moves[number - 1], live.match.at(number - 1)
    return {**swing, "mover": move.seat, "action": live.game.action_words(before.g, move.seat, move.action).as_json()}
