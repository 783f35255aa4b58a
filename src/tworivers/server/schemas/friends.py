"""Friends, invitations to tables, and whom one blocks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import Number, Request, SeatNumber, ShortText
from tworivers.server.schemas.tables import Pace

TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]


class Account(Request):
    """Somebody by their account."""

    account: ShortText


class Whom(Request):
    """Somebody: by their account, by the seat they have at a table, or by what they said there."""

    account: ShortText | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    line: Number | None = None


class Showing(Request):
    """Whether friends are told when one is here."""

    shown: bool


class FriendInfo(BaseModel):
    """A friend, or somebody who has asked or been asked."""

    id: int
    account: str
    standing: Literal["friend", "asks", "asked"]
    """"asks": they wait for your answer; "asked": you for theirs."""
    here: bool
    """Only of friends who let friends know."""
    table: str | None
    """The public table they have open."""
    game: str | None


class InvitationInfo(BaseModel):
    """A friend wants you at a table that still has a free seat."""

    id: int
    account: str
    table: str
    game: str
    seats: int
    free: int
    rated: bool
    time_control: Pace | None
    made: str


class Friends(BaseModel):
    """All about your friends."""

    shown: bool
    friends: list[FriendInfo]
    invitations: list[InvitationInfo]


class BlockInfo(BaseModel):
    """Somebody you block, as they were called then."""

    id: int
    name: str
    made: str


class Blocks(BaseModel):
    """Whom you block, the latest first."""

    blocks: list[BlockInfo]


class Asked(BaseModel):
    """That something was asked or noted."""

    kept: bool
