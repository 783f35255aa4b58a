"""A server whose clocks go as a test says: nobody waits for days."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from server.running_server import Json, Visitor, quiet_settings
from tworivers.server.settings import Settings
from tworivers.server.tables.timekeeper import TICK

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
PATIENCE = 30.0


class SteppedTime:
    """Milliseconds since 1970, which stand still until they are told to go on."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at

    def go_on(self, milliseconds: int) -> None:
        """Let so much time pass."""
        self.at += milliseconds


def stepped_settings(folder: Path, clock: SteppedTime) -> Settings:
    """A quiet server with such a clock."""
    return replace(quiet_settings(folder), time=clock)


def wait_until(person: Visitor, table: str, fits: Callable[[Json], bool]) -> Json:
    """The table once it is like that."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        info: Json = person.get(f"/api/tables/{table}")
        if fits(info):
            return info
        time.sleep(0.05)
    raise AssertionError(f"it never was: {info}")


def looked_at(person: Visitor, table: str) -> Json:
    """The table after the server has looked at its clocks."""
    time.sleep(3 * TICK)
    info: Json = person.get(f"/api/tables/{table}")
    return info
