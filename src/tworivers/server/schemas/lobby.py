"""Tables that anybody may join, and the wish for one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import Request, ShortText
from tworivers.server.schemas.tables import Language, Pace, Points


class LobbySeat(BaseModel):
    """A seat of a table in the lobby."""

    seat: int
    id: str
    kind: Literal["me", "screen", "open", "bot"]
    name: str | None
    level: str | None
    taken: bool
    kept: bool
    """Whether only somebody certain may sit down; `name` is theirs."""
    online: bool


class LobbyTable(BaseModel):
    """A public table with a free seat."""

    id: str
    game: str
    options: dict[str, str]
    usual: bool
    """Whether the usual rules are played, with the components as printed."""
    custom_box: bool
    hints: bool
    chat: bool
    rated: bool
    time_control: Pace | None
    language: str | None
    """The language of whoever set it up, as they said."""
    rating_from: int | None
    rating_to: int | None
    """The points between which people's ratings must lie who sit down; null: any."""
    created: str
    seats: list[LobbySeat]


class LobbyList(BaseModel):
    """All of them, the oldest first."""

    tables: list[LobbyTable]


class LobbyMessage(LobbyList):
    """The same over the lobby's socket: at first, and whenever it has changed."""

    type: Literal["lobby"]


class GameWish(Request):
    """What somebody would like to play with whoever comes."""

    game: ShortText
    seats: Annotated[int, Field(ge=1, le=64, strict=True)]
    time_control: Pace | None = None
    language: Language | None = None
    rating_from: Points | None = None
    rating_to: Points | None = None
    """The points between which the others' ratings must lie; only with an account."""


class Done(BaseModel):
    """Whether a table is gone altogether."""

    deleted: bool
