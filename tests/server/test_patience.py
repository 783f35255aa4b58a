"""Bots leave people time for an answer, and wait neither without need nor for ever."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import cast

import pytest

from tworivers.server import patience
from tworivers.server.live import LiveTable
from tworivers.server.patience import PAUSES, asked, leave_time

PEOPLE, BOTS = (0, 1), (2, 3)


def at(*turn: int) -> LiveTable:
    """A table at which these seats may decide."""
    seats = [SimpleNamespace(kind="bot" if seat in BOTS else "person") for seat in (*PEOPLE, *BOTS)]
    return cast(LiveTable, SimpleNamespace(header=SimpleNamespace(turn=list(turn)), seats=seats, number=7, stale=False))


@pytest.mark.parametrize(
    ("before", "after", "waits"),
    [
        ({2}, (0, 2), True),  # an offer to a person while a bot has the turn
        ({2}, (2, 3), False),  # an offer to a bot
        ({2}, (2,), False),  # nobody is asked
        ({2}, (0,), False),  # the turn has passed to a person: no bot could go on
        ({0, 2}, (0, 2), False),  # a person who had to decide anyway
        ({2}, (0, 1, 2, 3), False),  # a season begins
    ],
)
def test_bots_wait_for_answers_of_people_alone(before: set[int], after: tuple[int, ...], waits: bool) -> None:
    assert asked(at(*after), before) is waits


def test_they_go_on_when_somebody_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES", 1_000_000)

    async def story() -> None:
        table = at(0, 2)
        waiting = asyncio.create_task(leave_time(table, 0.05))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        table.number += 1  # type: ignore[misc]
        await asyncio.wait_for(waiting, 60)

    asyncio.run(story())


def test_they_dont_wait_for_ever() -> None:
    began = time.monotonic()
    asyncio.run(leave_time(at(0, 2), 0.001))
    assert time.monotonic() - began >= PAUSES * 0.001
