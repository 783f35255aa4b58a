"""Requests about friends: asking, accepting, ending; who is here; inviting one to a table.

An answer is the same whether somebody blocks whoever asks or not.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address
from tworivers.server.routes.whom import account_meant
from tworivers.server.schemas.fields import LARGEST
from tworivers.server.schemas.friends import Account, Asked, FriendInfo, Friends, InvitationInfo, Showing
from tworivers.server.services import Services
from tworivers.server.storage import friend_store
from tworivers.server.storage.entities import Person, now
from tworivers.server.storage.friend_store import Friend, Invitation, TooMany
from tworivers.server.tables.outgoing import moment, state_of

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])

Id = Annotated[int, Path(ge=0, le=LARGEST)]


@router.get("/friends")
async def friends(person: CurrentPerson, services: Shared) -> Friends:
    """Your friends, who of them is here, who asks to be one, and the tables they invite you to."""
    if person.account is None:
        return Friends(shown=False, friends=[], invitations=[])
    time = services.settings.time()
    shown, found, invited = await services.database.read(
        lambda db: (
            friend_store.is_shown(db, person.id),
            friend_store.friends_of(db, person.id, time),
            friend_store.invitations_to(db, person.id),
        )
    )
    if shown:
        services.presence.saw(person.id)
    games = services.settings.games
    return Friends(
        shown=shown,
        friends=[_friend(one) for one in found],
        invitations=[_invitation(one) for one in invited if one.header.game in games],
    )


def _friend(one: Friend) -> FriendInfo:
    return FriendInfo(
        id=one.id, account=one.account, standing=one.standing, here=one.here, table=one.table, game=one.game
    )


def _invitation(one: Invitation) -> InvitationInfo:
    header = one.header
    told = {
        "id": one.id,
        "account": one.account,
        "table": header.id,
        "game": header.game,
        "seats": len(one.seats),
        "free": sum(not seat.taken for seat in one.seats),
        "rated": header.rated,
        "time_control": header.time_control,
        "made": moment(one.made),
    }
    return InvitationInfo.model_validate(told)


def require_account(person: Person) -> None:
    """Refuse guests: friends are found by their accounts."""
    if person.account is None:
        raise Problem("no-account")


@router.post("/friends")
async def ask(whom: Account, person: CurrentPerson, services: Shared, request: Request) -> Friends:
    """Ask the owner of an account to be friends; if they have asked you, you are friends from now on."""
    require_account(person)
    services.rations.take("asks_per_hour", person, address(request))
    other = await account_meant(services, person, whom.account)
    try:
        await services.database.write(lambda db: friend_store.ask(db, person.id, other.person, now()))
    except TooMany:
        raise Problem("too-many-people") from None
    return await friends(person, services)


@router.post("/friends/shown")
async def show(showing: Showing, person: CurrentPerson, services: Shared) -> Friends:
    """Let your friends know when you are here, or no more."""
    require_account(person)
    await services.database.write(lambda db: friend_store.show(db, person.id, showing.shown))
    return await friends(person, services)


@router.post("/friends/{friendship}/accept")
async def accept(friendship: Id, person: CurrentPerson, services: Shared) -> Friends:
    """Say yes to somebody who asks."""
    if not await services.database.write(lambda db: friend_store.accept(db, person.id, friendship, now())):
        raise Problem("no-such-friend")
    return await friends(person, services)


@router.post("/friends/{friendship}/end")
async def end(friendship: Id, person: CurrentPerson, services: Shared) -> Friends:
    """End a friendship, take a question back, or decline one: whoever asked isn't told."""
    if not await services.database.write(lambda db: friend_store.end(db, person.id, friendship)):
        raise Problem("no-such-friend")
    return await friends(person, services)


@router.post("/tables/{table}/invitations")
async def invite(table: str, whom: Account, person: CurrentPerson, services: Shared, request: Request) -> Asked:
    """Invite a friend to a free seat of a table that you sit at or have set up."""
    require_account(person)
    services.rations.take("asks_per_hour", person, address(request))
    other = await account_meant(services, person, whom.account)
    async with services.tables.visit(table) as live:
        if live.seat_of(person.id) is None and live.header.creator != person.id:
            raise Problem("not-seated")
        free = any(not seat.taken and seat.kept_for is None for seat in live.seats)
        if state_of(live.header, live.seats) != "waiting" or not free:
            raise Problem("no-free-seat")
        await _keep_invitation(services, live.header.id, person.id, other.person)
    return Asked(kept=True)


async def _keep_invitation(services: Services, table: str, person: str, other: str) -> None:
    def keep(db: Connection) -> None:
        if not friend_store.are_friends(db, person, other):
            raise Problem("not-friends")
        friend_store.invite(db, table, person, other, now())

    await services.database.write(keep)


@router.post("/invitations/{invitation}/decline")
async def decline(invitation: Id, person: CurrentPerson, services: Shared) -> Friends:
    """Take an invitation off your list."""
    await services.database.write(lambda db: friend_store.drop_invitation(db, person.id, invitation))
    return await friends(person, services)
