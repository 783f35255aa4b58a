"""Requests about others: what everybody may know of an account's owner, and who plays best."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from sqlalchemy import Connection

from tworivers.server.accounts import account_key
from tworivers.server.problems import Problem
from tworivers.server.ratings.scale import Rating, measured
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared
from tworivers.server.schemas.profiles import Counted, LeaderInfo, Leaders, PastGame, Profile, RatingInfo
from tworivers.server.storage import rating_store
from tworivers.server.storage.entities import Person
from tworivers.server.tables.outgoing import moment
from tworivers.server.workers.bots import ratings_of

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])

Name = Annotated[str, Path(max_length=200)]


@router.get("/people/{name}")
async def profile(name: Name, person: CurrentPerson, services: Shared) -> Profile:
    """What everybody may know of the owner of an account."""
    key = account_key(name)
    found = await services.database.read(lambda db: _profile(db, key, person)) if key.isprintable() else None
    if found is None:
        raise Problem("no-such-person", name=name)
    return found


def _profile(db: Connection, key: str, viewer: Person) -> Profile | None:
    named = rating_store.account_named(db, key)
    if named is None:
        return None
    who, account, created = named
    yours = who == viewer.id
    return Profile(
        account=account,
        since=moment(created),
        yours=yours,
        ratings=[_told(game, rating) for game, rating in rating_store.all_ratings(db, who).items()],
        counted=[
            Counted(game=game, seats=seats, games=games, won=won)
            for game, seats, games, won in rating_store.counts(db, who)
        ],
        past=[
            PastGame(
                table=one.table if yours or one.public else None,
                game=one.game,
                seats=one.seats,
                place=one.place,
                rated=one.rated,
                change=one.change,
                ended=moment(one.ended),
            )
            for one in rating_store.history(db, who)
        ],
    )


def _told(game: str, rating: Rating) -> RatingInfo:
    return RatingInfo(
        game=game,
        points=rating.points,
        around=rating.around,
        provisional=rating.provisional,
        games=rating.games,
    )


@router.get("/leaders/{game}")
async def leaders(game: Name, services: Shared) -> Leaders:
    """The best of a game, people and computer opponents, the best first."""
    name = services.tables.game(game).name
    known = {level: _told(name, measured(one.rating)) for level, one in ratings_of(name).items()}
    found = [LeaderInfo(kind="bot", name=level, rating=rating) for level, rating in known.items()]
    for one in await services.database.read(lambda db: rating_store.leaders(db, name)):
        if one.level not in known:
            kind: Literal["bot", "person"] = "bot" if one.level is not None else "person"
            told = one.account or one.level or ""
            found.append(LeaderInfo(kind=kind, name=told, rating=_told(name, one.rating)))
    return Leaders(leaders=sorted(found, key=lambda one: -one.rating.points))
