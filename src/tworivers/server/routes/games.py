"""Requests about the games there are."""

from __future__ import annotations

from fastapi import APIRouter

from tworivers.engine.rules import Game
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import Shared
from tworivers.server.schemas.games import GameInfo, Games, OptionInfo
from tworivers.server.workers.bots import has_hints, levels_of

router = APIRouter(prefix="/api", responses=ERRORS, tags=["tables"])


@router.get("/games")
async def games(services: Shared) -> Games:
    """The games there are, with their options and computer opponents."""
    return Games(games=[_game_info(game) for game in services.settings.games.values()])


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
