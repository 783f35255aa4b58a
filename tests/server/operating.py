"""Somebody who types an operator's commands beside a running server, and what comes of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from typer.testing import CliRunner

from server.running_server import PATIENCE, Json, Visitor
from tworivers.cli import app


class Operator:
    """Somebody who types commands."""

    def __init__(self, database: str) -> None:
        self.database = database

    def types(self, *typed: str) -> str:
        """What a command that must succeed says."""
        result = CliRunner().invoke(app, ["admin", *typed, "--db", self.database, "--lang", "en"])
        assert result.exit_code == 0, result.stderr
        return result.stdout.strip()

    def is_refused(self, *typed: str) -> str:
        """The one line that says what was wrong."""
        result = CliRunner().invoke(app, ["admin", *typed, "--db", self.database, "--lang", "en"])
        assert (result.exit_code, result.stdout) == (2, "")
        return result.stderr.strip()


def soon(holds: Callable[[], Any]) -> Any:
    """What a question answers, once it is something: within seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = holds()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("the server never heeded it")


def problem(person: Visitor, method: str, path: str, body: Any = None) -> Json:
    """What a refused request is told."""
    answer = person.http.request(method, path, json=body)
    found: Json = answer.json()["error"] if answer.status_code >= 400 else {}
    return found
