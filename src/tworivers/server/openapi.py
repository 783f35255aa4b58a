"""The document `/api/openapi.json`: all requests and answers, and the messages of a table's socket beside them.

OpenAPI has no words for sockets; their messages stand among its schemas (docs/api.md says who sends which).
The pages' TypeScript types are made from this document (`npm run types` in web/).
"""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tworivers.server.schemas.chat import SaidInfo
from tworivers.server.schemas.packets import Id, Look, MakeMove, Ping, Say, TakeBack
from tworivers.server.schemas.play import StateInfo
from tworivers.server.schemas.problems import Fault
from tworivers.server.schemas.tables import TableInfo

REFERENCE = "#/components/schemas/{model}"


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


HEARD: tuple[type[BaseModel], ...] = (Look, MakeMove, TakeBack, Say, Ping)
TOLD: tuple[type[BaseModel], ...] = (StateMessage, TableMessage, ChatMessage, OkMessage, ErrorMessage, PongMessage)


class Api(FastAPI):
    """An application whose document describes the socket's messages too."""

    def openapi(self) -> dict[str, Any]:
        """The document, made once."""
        if not self.openapi_schema:
            document = super().openapi()
            _, heard = models_json_schema([(model, "validation") for model in HEARD], ref_template=REFERENCE)
            _, told = models_json_schema([(model, "serialization") for model in TOLD], ref_template=REFERENCE)
            schemas = document["components"]["schemas"]
            document["components"]["schemas"] = {**heard["$defs"], **told["$defs"], **schemas}
        return self.openapi_schema or {}
