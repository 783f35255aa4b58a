"""Requests about a table's chat."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from tworivers.server.routes.answers import ERRORS
from tworivers.server.routes.dependencies import CurrentPerson, OncePerKey, Shared
from tworivers.server.schemas.chat import Chat, SaidInfo, Speech
from tworivers.server.storage import store
from tworivers.server.tables.outgoing import said_info

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS, tags=["playing"])


@router.get("/chat", response_model=Chat)
async def chat(table: str, person: CurrentPerson, services: Shared) -> Any:
    """What was said to everybody, to you and by you."""
    async with services.tables.visit(table) as live:
        said = await services.database.read(lambda db: store.chat_of(db, table))
        return {"chat": [said_info(one) for one in said if live.may_hear(one, person.id)]}


@router.post("/chat", response_model=SaidInfo, status_code=201)
async def say(table: str, speech: Speech, person: CurrentPerson, services: Shared, request: OncePerKey) -> Any:
    """Say something."""

    async def said() -> Any:
        services.limits.take("chat", person.id, services.settings.chat_per_minute, 60)
        async with services.tables.visit(table) as live:
            return said_info(await live.say(person, speech.text, speech.to, request.key))

    return await request.once(said)
