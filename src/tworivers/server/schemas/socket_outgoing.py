"""What the server tells over a table's socket."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from tworivers.server.schemas.chat import SaidInfo
from tworivers.server.schemas.play import StateInfo
from tworivers.server.schemas.problems import Fault
from tworivers.server.schemas.socket_incoming import Id
from tworivers.server.schemas.tables import TableInfo


class StateMessage(StateInfo):
    """The position has changed, or was asked for; `back`: how many moves stand after an undo."""

    type: Literal["state"]
    back: int | None = None


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
