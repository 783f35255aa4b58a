"""Requests about the games there are."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query

from tworivers.engine.match import Match
from tworivers.engine.rules import BadOption, Game
from tworivers.server.problems import bad_file
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentClient, Shared
from tworivers.server.routes.parameters import OneSeat
from tworivers.server.schemas.fields import ShortText
from tworivers.server.schemas.games import GameInfo, Games, LevelRating, OptionInfo, Places
from tworivers.server.tables.outgoing import place_info
from tworivers.server.work_done import in_thread
from tworivers.server.workers.bots import has_hints, levels_of, ratings_of
from tworivers.server.workers.files import Unreadable

SomeOptions = Annotated[list[ShortText] | None, Query(max_length=64)]

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])


@router.get("/games")
async def games(services: Shared) -> Games:
    """The games there are, with their options and computer opponents."""
    return Games(games=[game_info(game) for game in services.settings.games.values()])


def game_info(game: Game) -> GameInfo:
    """A game as pages know it."""
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        seat_names=list(game.seat_names),
        options=[OptionInfo(name=option.name, values=list(option.values)) for option in game.options],
        secrets=game.secrets,
        levels=list(levels_of(game.name)),
        ratings={name: LevelRating(**asdict(rating)) for name, rating in ratings_of(game.name).items()},
        hints=has_hints(game.name),
        positions=game.positions is not None,
        places=game.places is not None,
        book=game.rulebook is not None,
    )


@router.get("/games/{game}/places", response_model=Places)
async def places(
    game: str, client: CurrentClient, services: Shared, seats: OneSeat, option: SomeOptions = None
) -> dict[str, Any]:
    """What each seat is and has with so many players, the standard box and these options, each as `name=value`."""
    found = services.tables.game(game)
    chosen = {name: value for name, _, value in (text.partition("=") for text in option or [])}
    try:
        found.check_seats(seats)
        complete = tuple(sorted(found.complete_options(chosen).items()))
    except BadOption as error:
        raise bad_file("bad-table", Unreadable(error, game)) from None
    async with services.turns.turn(client):
        return {"places": await in_thread(_places, found, seats, complete)}


@lru_cache(maxsize=100)
def _places(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> list[dict[str, Any]]:
    if game.places is None:
        return []
    return [place_info(game.name, place) for place in game.places(Match(game, seats, "places", dict(options)).table.g)]
