"""The document `/api/openapi.json`: all requests and answers, and the messages of a table's socket beside them.

OpenAPI has no words for sockets; their messages stand among its schemas (docs/api.md says who sends which).
The pages' TypeScript types are made from this document (`npm run types` in web/).
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tworivers.server.schemas.socket_incoming import Look, MakeMove, Ping, Say, Skip, TakeBack
from tworivers.server.schemas.socket_outgoing import (
    ChatMessage,
    ErrorMessage,
    OkMessage,
    PongMessage,
    StateMessage,
    TableMessage,
)

REFERENCE = "#/components/schemas/{model}"


HEARD: tuple[type[BaseModel], ...] = (Look, Skip, MakeMove, TakeBack, Say, Ping)
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
