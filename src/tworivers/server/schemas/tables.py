"""Setting up tables, sitting down, and what a table looks like."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import FileText, Request, SeatNumber, ShortText


class SeatWish(Request):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "screen", "open", "bot"]
    level: ShortText | None = None
    name: ShortText | None = None


class TableWish(Request):
    """A new table."""

    game: ShortText
    seats: Annotated[list[SeatWish], Field(max_length=64)]
    options: dict[ShortText, ShortText] = Field({}, max_length=64)
    box: FileText | None = None
    seed: ShortText | None = None
    public: bool = False
    hints: bool = True
    chat: bool = True
    rated: bool = False
    """Whether the finished game changes the ratings of those who played it; no hints are given until then."""
    draw: bool = False
    """Whether the seats are drawn, not taken in this order."""


class Moving(Request):
    """Taking another seat before the game begins."""

    to: SeatNumber


class Joining(Request):
    """Sitting down."""

    name: ShortText | None = None


class Claim(Request):
    """A secret link, brought by whoever was given it."""

    token: ShortText
    name: ShortText | None = None


class SeatInfo(BaseModel):
    """A seat and who sits there."""

    seat: int
    id: str
    kind: Literal["me", "screen", "open", "bot"]
    name: str | None
    level: str | None
    yours: bool
    taken: bool
    online: bool


class TableInfo(BaseModel):
    """A table."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    custom_box: bool
    public: bool
    hints: bool
    chat: bool
    rated: bool
    state: Literal["waiting", "playing", "over"]
    moves: int
    seats: list[SeatInfo]
    turn: list[int]
    scores: list[int]
    winners: list[int] | None
    seed_hash: str
    seed: str | None
    seed_chosen: bool
    seed_told: bool
    save: Literal["whole", "moves", "none"]
    created: str
    changed: str


class Tables(BaseModel):
    """Somebody's tables, and public ones."""

    mine: list[TableInfo]
    running: list[TableInfo]


class Token(BaseModel):
    """A secret link."""

    token: str


class Claimed(BaseModel):
    """Where somebody sits now, or may sit."""

    table: TableInfo
    seat: int
