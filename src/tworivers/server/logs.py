"""The log: a line for each thing that happened, for people or for programs, with the number of its request.

No line holds a cookie, a secret or an address: of requests it tells the route, never the path, which may be a secret.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, get_args

from tworivers.server.request_ids import now_answering

LogFormat = Literal["plain", "json"]
LogLevel = Literal["error", "warning", "info"]
FORMATS: tuple[str, ...] = get_args(LogFormat)
LEVELS: tuple[str, ...] = get_args(LogLevel)

requests = logging.getLogger("tworivers.requests")
"""A line for each request that was answered, and each socket that was closed."""
TOLD = "told"
"""The attribute of a record with what programs want to know by name."""


def begin(style: LogFormat, level: LogLevel) -> None:
    """Write the log to standard error from now on, unless something else has been set up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("tworivers").setLevel(level.upper())


def tell_request(text: str, *values: Any, **told: Any) -> None:
    """A line about a request, if such are wanted. `told` is what programs read; people read the text."""
    if requests.isEnabledFor(logging.INFO):
        requests.info(text, *values, extra={TOLD: told})


class PlainLines(logging.Formatter):
    """For people: when, how bad, the request's number, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(request)s%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the lines of an error below it."""
        number = now_answering.get()
        record.request = f"[{number}] " if number else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, errors included."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if number := now_answering.get():
            told["request"] = number
        told |= getattr(record, TOLD, {})
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)
