"""Forms of answers: errors, answers that are JSON already, and what the API's description says of them."""

from __future__ import annotations

import zlib
from typing import Any

from fastapi import Request, Response

from tworivers.server.schemas.problems import FaultAnswer
from tworivers.server.tables.outgoing import as_text

Responses = dict[int | str, dict[str, Any]]

ERRORS: Responses = {"4XX": {"model": FaultAnswer, "description": "What was wrong; nothing has changed"}}


def described(model: type[Any]) -> Responses:
    """What the API's description says of an answer that `json_answer` or `json_text` makes."""
    return {200: {"model": model}}


def json_answer(value: Any) -> Response:
    """A value as JSON, unchecked: messages go out as the games give them."""
    return json_text(as_text(value))


def json_text(text: str) -> Response:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json")


def packed_answer(request: Request, packed: bytes) -> Response:
    """An answer that is JSON and packed already: nothing is left to do for those who take it so."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(zlib.decompress(packed, wbits=31), media_type="application/json")
    return Response(
        packed, media_type="application/json", headers={"content-encoding": "gzip", "vary": "Accept-Encoding"}
    )
