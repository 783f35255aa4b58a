"""Chat messages."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from tworivers.server.schemas.fields import ChatText, Number, Request, SeatNumber


class Speech(Request):
    """Something to say, to everybody or to one seat; `offer`: with the offer that this move of yours sent to it."""

    text: ChatText
    to: SeatNumber | None = None
    offer: Number | None = None


class SaidInfo(BaseModel):
    """Something said."""

    model_config = ConfigDict(populate_by_name=True)

    id: int
    speaker: Annotated[str, Field(alias="from")]
    seat: int | None
    text: str
    to: int | None
    at: str
    offer: int | None


class Chat(BaseModel):
    """What was said."""

    chat: list[SaidInfo]
