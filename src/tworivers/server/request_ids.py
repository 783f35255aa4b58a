"""The number by which a request is known: in its answer, in every line of the log about it, to whoever quotes it."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any

from tworivers.server.problems import Problem

HEADER = b"x-request-id"
NUMBER = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}")
"""What a web server in front may call a request: nothing that could be mistaken for something else in a log."""

now_answering: ContextVar[str] = ContextVar("now_answering", default="")
"""The number of the request, or of the message of a socket, that is being answered."""


def error_json(problem: Problem) -> dict[str, Any]:
    """An error as answers carry it: what is wrong, and the number of the request."""
    return {"error": {**problem.as_json(), "request": now_answering.get()}}


def new_number() -> str:
    """A number that no other request has, short enough to be read out."""
    return secrets.token_hex(5)


def brought_number(headers: list[tuple[bytes, bytes]]) -> str | None:
    """What the web server in front calls a request, if it makes sense."""
    for name, value in headers:
        if name == HEADER and NUMBER.fullmatch(value):
            return value.decode()
    return None
