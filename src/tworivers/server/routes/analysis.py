"""Requests about finished games, by which they are analysed: what could have been played, how good it was, and why.

Until the end a position off the course would tell what dice and secrets are still to come.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from tworivers.analysis.asked import BestLines
from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.reporting import outside
from tworivers.engine.messages import Message
from tworivers.engine.notation import save_text
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, described, json_answer, json_text
from tworivers.server.routes.dependencies import (
    CurrentClient,
    CurrentPerson,
    OncePerKey,
    Shared,
    limit_new_tables,
    read_file,
    settle,
)
from tworivers.server.routes.saves import TEXT_BODY
from tworivers.server.routes.tables import wished_seat
from tworivers.server.schemas.analysis import (
    CommentaryInfo,
    CommentaryWish,
    JudgementInfo,
    LinesInfo,
    LinesWish,
    LookedAt,
    PlayOn,
)
from tworivers.server.schemas.play import StateInfo
from tworivers.server.schemas.saves import SaveFile
from tworivers.server.schemas.tables import TableInfo
from tworivers.server.tables.analysed import (
    commentary_json,
    commentary_of,
    line_of,
    lines_json,
    plain_json,
    position_text,
    report_json,
)
from tworivers.server.tables.json_text import as_text
from tworivers.server.tables.judging import told_chances
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.new_table import Terms, add_table
from tworivers.server.tables.saving import file_name
from tworivers.server.tables.seat_names import save_names
from tworivers.server.work_done import in_thread
from tworivers.server.workers.bots import has_hints
from tworivers.server.workers.files import SavedGame, played

PLAYOUTS = (200, 1_000, 4_000, 12_000)
"""Of a search for lines, by depth."""

router = APIRouter(prefix="/api", responses=ERRORS, tags=["analysis"])


def _require_over(live: LiveTable) -> None:
    if not live.header.over:
        raise Problem("not-over")


def _require_judged(live: LiveTable) -> None:
    _require_over(live)
    if not has_hints(live.game.name):
        raise Problem("no-hints", name=live.game.name.capitalize())


@router.post("/tables/{table}/analysis/position", responses=described(StateInfo))
async def position(
    table: str, wish: LookedAt, person: CurrentPerson, client: CurrentClient, services: Shared
) -> Response:
    """Where a line stands that leaves the game; its log has the moves off the course."""
    async with services.tables.visit(table) as live:
        _require_over(live)
        live.check_position(wish.at)
        if wish.seat is not None:
            live.require_seat(wish.seat)
        info = live.info(person.id)

        def told() -> str:
            line, entries = line_of(live.match, wish.at, wish.moves)
            return position_text(line, entries, info, wish.seat)

        async with services.turns.turn(client):
            return json_text(await in_thread(told))


@router.post("/tables/{table}/analysis/lines", responses=described(LinesInfo))
async def lines(
    table: str, wish: LinesWish, person: CurrentPerson, client: CurrentClient, services: Shared
) -> Response:
    """What a seat that is to move may best do at a position, and how play may go on."""
    async with services.tables.visit(table) as live:
        _require_judged(live)
        live.check_position(wish.at)
        async with services.turns.turn(client):
            line, _ = await in_thread(line_of, live.match, wish.at, wish.moves)
        if wish.seat not in line.table.actors():
            raise Problem("not-to-move")
        services.rations.take("lines_per_minute", person, client.address)
        seed = seed_of(len(line.moves), wish.seat)
        asked = BestLines(
            live.game.name,
            line.seats,
            outside(line),
            record_seen(line.table, outside(line), seed),
            record_seen(line.table, wish.seat, seed),
            wish.seat,
            seed,
            PLAYOUTS[wish.depth],
        )
        chances, found = await services.analyst.lines(live, asked, client)
    told = lines_json(live.game, wish.seat, chances, found)
    return json_answer(
        {"depth": wish.depth, "deeper": wish.depth + 1 < len(PLAYOUTS), **told, "chances": told_chances(chances, False)}
    )


@router.get("/tables/{table}/analysis/report", responses=described(JudgementInfo))
async def report(table: str, person: CurrentPerson, client: CurrentClient, services: Shared) -> Response:
    """The judgement of a game. Who asks first has it made, which takes about a minute: ask again until it is there."""
    async with services.tables.visit(table) as live:
        _require_judged(live)
        judgement = services.analyst.known(live)
        if judgement is None:
            services.rations.take("analyses_per_hour", person, client.address)
            judgement = services.analyst.begin(live, client)
        found = judgement.report
        if found is None:
            return json_answer({"done": judgement.done, "report": None})

        async def written() -> bytes:
            return await in_thread(lambda: as_text(report_json(live.match, found, told_chances)).encode())

        told = await services.kept.find(("report", *live.position), client, written)
    return json_text(f'{{"done":1.0,"report":{told.decode()}}}')


@router.post("/tables/{table}/analysis/variations", responses=described(CommentaryInfo))
async def variations(table: str, wish: CommentaryWish, client: CurrentClient, services: Shared) -> Response:
    """Notes and variations of a game, checked, their moves in words."""
    async with services.tables.visit(table) as live:
        _require_over(live)

        def told() -> dict[str, Any]:
            match = live.match.branch(live.number)
            return commentary_json(match, commentary_of(match, wish))

        async with services.turns.turn(client):
            return json_answer(await in_thread(told))


@router.post("/tables/{table}/analysis/file")
async def file(table: str, wish: CommentaryWish, client: CurrentClient, services: Shared) -> SaveFile:
    """The saved game with notes and variations."""
    async with services.tables.visit(table) as live:
        _require_over(live)

        def text() -> str:
            match = live.match.branch(live.number)
            match.names = save_names(live.game, live.seats)
            match.commentary = commentary_of(match, wish)
            return save_text(match)

        async with services.turns.turn(client):
            return SaveFile(text=await in_thread(text), name=file_name(live))


@router.post("/tables/{table}/analysis/play", response_model=TableInfo, status_code=201)
async def play_on(
    table: str,
    wish: PlayOn,
    request: Request,
    person: CurrentPerson,
    client: CurrentClient,
    services: Shared,
    key: OncePerKey,
) -> Any:
    """A new table that begins at a position of a finished game, or off its course."""

    async def begun() -> Any:
        async with services.tables.visit(table) as live:
            _require_over(live)
            live.check_position(wish.at)
            seats = [wished_seat(live.game, place, one, person) for place, one in enumerate(wish.seats)]
            if len(seats) != len(live.seats):
                reason = Message("wrong-save-names", {"seats": len(live.seats), "names": len(seats)})
                raise Problem("bad-table", reason=reason)
            limit_new_tables(services, request, person, 0)
            async with services.turns.turn(client):
                line, _ = await in_thread(line_of, live.match, wish.at, wish.moves)
        settled = await settle(services, request, person)
        return await add_table(services.tables, played(line), seats, settled, Terms(seed_chosen=True), key.key)

    return await key.once(begun)


@router.post("/saves/variations", responses=described(CommentaryWish), openapi_extra=TEXT_BODY)
async def read_variations(request: Request, person: CurrentPerson, client: CurrentClient, services: Shared) -> Response:
    """The notes and variations of a saved game; the game itself becomes a table by another request."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem("bad-save", reason=Message("wrong-save-no-text")) from None
    services.rations.take("saves_per_minute", person, client.address)
    games = services.settings.games
    preparing = tuple(name for name in games if not services.settings.preparing.ready(name))
    match = await read_file(services, client, SavedGame(text, tuple(games), preparing), "bad-save")

    return json_answer(plain_json(match.commentary))
