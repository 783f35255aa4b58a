"""Requests about people one wants nothing of. Nobody is told that they are blocked."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, Shared, address, settle
from tworivers.server.routes.friends import Id
from tworivers.server.routes.whom import meant
from tworivers.server.schemas.friends import BlockInfo, Blocks, Whom
from tworivers.server.storage import block_store
from tworivers.server.storage.entities import now
from tworivers.server.storage.friend_store import TooMany
from tworivers.server.tables.outgoing import moment

router = APIRouter(prefix="/api/blocks", responses=ERRORS, tags=["people"])


@router.get("")
async def blocks(person: CurrentPerson, services: Shared) -> Blocks:
    """Whom you block, the latest first."""
    found = await services.database.read(lambda db: block_store.blocks_of(db, person.id))
    return Blocks(blocks=[BlockInfo(id=one.id, name=one.name, made=moment(one.made)) for one in found])


@router.post("")
async def block(whom: Whom, person: CurrentPerson, services: Shared, request: Request) -> Blocks:
    """Hear nothing of somebody any more, and never be brought together; they are no friend either."""
    services.rations.take("asks_per_hour", person, address(request))
    other = await meant(services, person, whom)
    settled = await settle(services, request, person)
    try:
        await services.database.write(lambda db: block_store.block(db, settled.id, other.person, other.name, now()))
    except TooMany:
        raise Problem("too-many-people") from None
    return await blocks(settled, services)


@router.post("/{block}/remove")
async def unblock(block: Id, person: CurrentPerson, services: Shared) -> Blocks:
    """Take a block back."""
    await services.database.write(lambda db: block_store.unblock(db, person.id, block))
    return await blocks(person, services)
