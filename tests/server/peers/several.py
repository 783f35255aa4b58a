"""Servers that share a database, and the same person at each of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sqlalchemy import create_engine, text

from server.running_server import RunningServer, Visitor, quiet_settings, serving
from tworivers.server.settings import Settings

T = TypeVar("T")
PATIENCE = 60.0


def shared_settings(folder: Path, url: str) -> Settings:
    """A quiet server that shares its database."""
    return replace(quiet_settings(folder), database=url, shared=True)


@contextmanager
def servers(settings: Settings, count: int = 2) -> Iterator[list[RunningServer]]:
    """So many servers over one database."""
    with ExitStack() as stack:
        found = [stack.enter_context(serving(settings)) for _ in range(count)]
        for one in found:
            one.visitor()  # it has started once this is answered
        yield found


def at(server: RunningServer, person: Visitor) -> Visitor:
    """The same person at another server."""
    return Visitor(server.address, cookie=person.cookie)


def settled(server: RunningServer, name: str) -> Visitor:
    """Somebody with a name, whose session every server knows."""
    person = server.visitor(name)
    person.get("/api/me")
    return person


def until(look: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """What `look` finds once it finds something."""
    end = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def leave(url: str, table: str, milliseconds: int) -> None:
    """Let the clocks of a table have so much left."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        clocks = db.scalar(text("SELECT clocks FROM tables WHERE id = :table"), {"table": table})
        moment = int(time.time() * 1000)
        short = [
            clock | {"left": milliseconds + (moment - clock["since"] if clock["since"] else 0)} for clock in clocks
        ]
        db.execute(
            text("UPDATE tables SET clocks = :clocks, deadline = :up, revision = revision + 1 WHERE id = :table"),
            {"clocks": json.dumps(short), "up": moment + milliseconds, "table": table},
        )
        db.execute(text("SELECT pg_notify('tworivers', :told)"), {"told": f"0 table:{table}"})
    engine.dispose()
