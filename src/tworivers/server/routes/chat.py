"""Requests about a table's chat."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, OncePerKey, Shared, address, settle
from tworivers.server.schemas.chat import Chat, SaidInfo, Speech
from tworivers.server.storage import block_store, store
from tworivers.server.tables import speaking
from tworivers.server.tables.outgoing import said_info
from tworivers.server.tables.speaking import check_speech

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["playing"])


@router.get("/chat", response_model=Chat)
async def chat(table: str, person: CurrentPerson, services: Shared) -> Any:
    """What was said to everybody, to you and by you, but for what those said whom you block."""
    async with services.tables.visit(table) as live:
        said = await services.database.read(lambda db: store.chat_of(db, table))
        blocked = await services.database.read(lambda db: block_store.blocked_by(db, person.id))
        heard = (one for one in said if live.may_hear(one, person.id) and one.person not in blocked)
        return {"chat": [said_info(one) for one in heard]}


@router.post("/chat", response_model=SaidInfo, status_code=201)
async def say(
    table: str, speech: Speech, person: CurrentPerson, services: Shared, request: Request, key: OncePerKey
) -> Any:
    """Say something."""

    async def said() -> Any:
        services.rations.take("chat_per_minute", person, address(request))
        async with services.tables.visit(table) as live:
            check_speech(live, person.id, speech.text, speech.to, speech.offer)
            settled = await settle(services, request, person)
            return said_info(await speaking.say(live, settled, speech.text, speech.to, key.key, speech.offer))

    return await key.once(said)
