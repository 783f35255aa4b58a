"""What the server tells over a table's socket."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.chat import SaidInfo
from tworivers.server.schemas.play import StateInfo
from tworivers.server.schemas.problems import Fault
from tworivers.server.schemas.socket_incoming import Id
from tworivers.server.schemas.tables import TableInfo


class SentPositions(BaseModel):
    """The last positions as a seat may know them, for a page that finds advice by itself."""

    layout: str = Field(description="which rules they are for, and how a position lies in memory")
    viewpoint: int = Field(description="the seat that knows them, or a chair nobody sits on")
    first: int = Field(description="after how many moves the first of them is; others follow move by move")
    records: str = Field(description="the positions in a row, packed (zlib) and in base64")


class StateMessage(StateInfo):
    """The position has changed, or was asked for; `back`: how many moves stand after an undo. `seen`: for a page that
    thinks for itself, the positions since the last message, at most the last ten.
    """

    type: Literal["state"]
    back: int | None = None
    seen: SentPositions | None = None


class TableMessage(BaseModel):
    """Somebody sat down, came or left."""

    type: Literal["table"]
    table: TableInfo


class ChatMessage(BaseModel):
    """Something was said."""

    type: Literal["chat"]
    entry: SaidInfo


class OkMessage(BaseModel):
    """What was asked for is done; after a move or an undo with the number of moves there are."""

    type: Literal["ok"]
    id: Id = None
    number: int | None = None


class ErrorMessage(BaseModel):
    """What was asked for can't be done."""

    type: Literal["error"]
    id: Id = None
    error: Fault


class PongMessage(BaseModel):
    """Still here."""

    type: Literal["pong"]
