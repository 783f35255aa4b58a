"""Requests for advice: a hint with its reasons, everybody's chances of winning, and the moves that swung a finished game.

A table may be set up without; then they are refused until its game is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from tworivers.engine.messages import Message, Words, words
from tworivers.engine.table import Table
from tworivers.server.advising import stepped, viewpoint_of
from tworivers.server.live import LiveTable
from tworivers.server.people import ERRORS, Asking, TheHouse
from tworivers.server.playing import OneNumber, OneSeat, SomeNumber, SomeSeat
from tworivers.server.problems import Problem
from tworivers.server.shapes import ChancesInfo, FaultAnswer, HintInfo, Swings
from tworivers.server.telling import as_text
from tworivers.server.thinking import has_hints

MOST = 250
"""Positions that are judged in one request."""
REASONS = 5

router = APIRouter(
    prefix="/api/tables/{table}",
    responses={
        **ERRORS,
        503: {"model": FaultAnswer, "description": "The computer found no answer; nothing has changed"},
    },
    tags=["advice"],
)


def _require_hints(live: LiveTable) -> None:
    """Refuse where there is nothing to be said, or where it was agreed not to say it while the game runs."""
    if not has_hints(live.game.name):
        raise Problem("no-hints", name=live.game.name.capitalize())
    if not live.header.hints and not live.header.over:
        raise Problem("hints-off")


def _json(value: Any) -> Response:
    return Response(as_text(value), media_type="application/json")


@router.get("/hint", responses={200: {"model": HintInfo}})
async def hint(
    table: str, person: Asking, house: TheHouse, seat: OneSeat, number: OneNumber, language: Literal["en", "de"] = "en"
) -> Response:
    """What a bot would do on a seat of yours that is to move, with its reasons."""
    async with house.hall.visit(table) as live:
        live.require_own(person.id, seat)
        _require_hints(live)
        live.check_number(number)
        if live.state == "waiting":
            raise Problem("waiting")
        if seat not in live.header.turn:
            raise Problem("not-to-move")
        house.limits.take("hints", person.id, house.settings.hints_per_minute, 60)
        before = live.match.table.copy()
        found = await house.advisor.hint(live, seat)
    action, instead = (_action(before, seat, code) for code in (found.action, found.instead))
    game = live.game.name
    note, reasons = noted(game, found.note, language), told(game, found.reasons, language)
    return _json(
        {"number": number, "seat": seat, "action": action, "note": note, "instead": instead, "reasons": reasons}
    )


def _action(table: Table, seat: int, code: int | None) -> dict[str, Any] | None:
    """An action, with the words for it; none for none."""
    if code is None:
        return None
    return {
        "code": code,
        "text": table.game.notation(code),
        "words": table.game.action_words(table.g, seat, code).as_json(),
    }


def _said(game: str, language: str) -> Words:
    """The words for reasons."""
    from tworivers.bots.registry import JUDGEMENTS

    return words(language, JUDGEMENTS[game].catalogue)


def noted(game: str, note: str, language: str) -> dict[str, Any] | None:
    """The sentence above the reasons, or instead of them."""
    message = Message(f"note-{note}")
    return {"words": message.as_json(), "text": _said(game, language).say(message)} if note else None


def told(game: str, reasons: Iterable[Any], language: str) -> list[dict[str, Any]]:
    """The weightiest reasons that there are words for."""
    said = _said(game, language)
    found = []
    for reason in reasons:
        message = Message(f"reason-{reason.term}-{'more' if reason.more else 'less'}")
        if said.bundle.has_message(message.key):
            found.append(
                {
                    "term": reason.term,
                    "points": round(reason.points, 2),
                    "words": message.as_json(),
                    "text": said.say(message),
                }
            )
    return found[:REASONS]


@router.get("/chances", responses={200: {"model": ChancesInfo}})
async def chances(
    table: str,
    person: Asking,
    house: TheHouse,
    seat: SomeSeat = None,
    first: Annotated[SomeNumber, Query(alias="from")] = None,
    to: SomeNumber = None,
    step: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> Response:
    """Everybody's chances of winning after so many moves (otherwise now), as a seat of yours or a spectator may reckon them."""
    async with house.hall.visit(table) as live:
        looking = live.looking_from(person.id, seat)
        _require_hints(live)
        last = live.number if to is None else to
        begin = last if first is None else first
        live.check_position(begin)
        live.check_position(last)
        viewpoint = viewpoint_of(live, looking)
        house.limits.take("chances", person.id, house.settings.chances_per_minute, 60)
        found = await house.advisor.chances(live, viewpoint, stepped(min(begin, last), last, step)[:MOST])
    return _json(
        {
            "chances": [
                {"number": number, "chances": [round(chance, 4) for chance in by_seat]} for number, by_seat in found
            ]
        }
    )


@router.get("/swings", responses={200: {"model": Swings}})
async def swings(table: str, person: Asking, house: TheHouse) -> Response:
    """The moves of a finished game that changed somebody's chances most, the greatest first."""
    async with house.hall.visit(table) as live:
        _require_hints(live)
        if not live.header.over:
            raise Problem("not-over")
        house.limits.take("chances", person.id, house.settings.chances_per_minute, 60)
        return _json({"swings": [_with_move(live, swing) for swing in await house.advisor.swings(live)]})


def _with_move(live: LiveTable, swing: dict[str, Any]) -> dict[str, Any]:
    """A swing with the move that brought it."""
    number = swing["number"]
    move, before = live.match.moves[number - 1], live.match.at(number - 1)
    return {**swing, "mover": move.seat, "action": live.game.action_words(before.g, move.seat, move.action).as_json()}
