"""The pace of bots: people follow what they see, and don't wait for what they don't."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.listeners import Pace
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.others import Others
from tworivers.server.tables.pace import heard_of, pauses
from tworivers.server.workers.pool import WorkerPool

SECRET, OPEN = (0, 1), (1, 1)
"""Events of seat 1: one that it alone hears, one that everybody hears."""
PERSON, BOT, SPECTATOR = 0, 1, -1


class FakeTable(SimpleNamespace):
    """What bots use of a table."""

    __hash__ = object.__hash__  # type: ignore[assignment]


def listener(seat: int, pace: Pace | None = None) -> Any:
    """Somebody who watches from a seat."""
    return SimpleNamespace(seat=seat, pace=pace, person=SimpleNamespace(id=f"person {seat}"))


def table_of(*moves: tuple[int, int], watching: tuple[int, ...] = (PERSON,), secrets: bool = True) -> LiveTable:
    """A table at which a bot makes moves with these events, and is then done."""
    left = list(moves)
    table = FakeTable(
        game=SimpleNamespace(
            name="two-step", secrets=secrets, hears=lambda event, seat: event == OPEN or seat == event[1]
        ),
        header=SimpleNamespace(id="table", creator="ada", turn=[BOT]),
        seats=[
            SimpleNamespace(kind="person", person="person 0", level=None, bot=None),
            SimpleNamespace(kind="bot", person=None, level="scribe", bot="scribe"),
        ],
        match=SimpleNamespace(table=SimpleNamespace(legal=lambda seat: [0, 1])),
        entries=[],
        listeners=[listener(seat) for seat in watching],
        visitors=1,
        state="playing",
        stale=False,
        number=0,
        undos=0,
        others=Others(),
        elsewhere=frozenset(),
    )

    async def play(person: str | None, seat: int, number: int, action: int) -> int:
        table.entries.append(SimpleNamespace(seat=seat, events=((left.pop(0), "{}"),)))
        table.number += 1
        table.header.turn = [BOT] if left else []
        return len(table.entries)

    table.play = play
    return cast(LiveTable, table)


def seconds_for(table: LiveTable, pause: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long the bots of a table take."""

    async def at_once(self: BotRunner, table: LiveTable, seat: int, failures: int) -> int:
        return 0

    monkeypatch.setattr(BotRunner, "_choose", at_once)

    async def story() -> float:
        runner = BotRunner(cast(WorkerPool, SimpleNamespace()), pause)
        began = time.monotonic()
        runner.wake(table)
        while runner.busy(table):
            await asyncio.sleep(0.001)
        return time.monotonic() - began

    return asyncio.run(story())


def test_steps_that_nobody_sees_take_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds_for(table_of(*[SECRET] * 20), 0.3, monkeypatch) < 1.0


def test_what_somebody_sees_is_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds_for(table_of(SECRET, OPEN, SECRET, OPEN, SECRET), 0.3, monkeypatch) >= 2 * 0.3


@pytest.mark.parametrize(
    ("event", "watching", "heard"),
    [
        (SECRET, (PERSON,), False),
        (SECRET, (PERSON, SPECTATOR), False),
        (SECRET, (BOT,), True),  # a person who has this seat hears of it
        (OPEN, (PERSON,), True),
        (OPEN, (), True),  # nobody there: as for a spectator, so that the machine isn't kept busy
        (SECRET, (), False),
    ],
)
def test_a_move_is_seen_by_whoever_hears_of_it(event: tuple[int, int], watching: tuple[int, ...], heard: bool) -> None:
    table = table_of(event, watching=watching)
    table.entries.append(cast(Any, SimpleNamespace(events=((event, "{}"),))))
    assert heard_of(table) is heard


def test_in_a_game_without_secrets_every_move_is_seen() -> None:
    table = table_of(SECRET, secrets=False)
    table.entries.append(cast(Any, SimpleNamespace(events=())))
    assert heard_of(table)


@pytest.mark.parametrize(
    ("watching", "expected"),
    [
        ([], 1.0),
        ([(PERSON, None)], 1.0),
        ([(PERSON, "instant")], 0.0),
        ([(PERSON, "quick")], 1.0),
        ([(PERSON, "told")], 4.0),
        ([(PERSON, "instant"), (PERSON, "told")], 4.0),  # the slowest
        ([(PERSON, "instant"), (SPECTATOR, "told")], 0.0),  # who only watches delays nobody
        ([(SPECTATOR, "instant"), (SPECTATOR, "told")], 4.0),
    ],
)
def test_those_who_sit_here_choose_the_pace(watching: list[tuple[int, Pace | None]], expected: float) -> None:
    table = table_of(OPEN)
    cast(Any, table).listeners = [listener(seat, pace) for seat, pace in watching]
    assert pauses(table) == expected


@pytest.mark.parametrize(
    ("pace", "expected"),
    [("instant", 0.0), ("quick", 0.25), (None, 0.25), ("told", 4.0)],  # who wants to be told hears one after another
)
def test_bots_that_decide_at_once_share_a_pause(pace: Pace | None, expected: float) -> None:
    table = table_of(OPEN)
    cast(Any, table).seats += [table.seats[BOT]] * 3
    cast(Any, table).listeners = [listener(PERSON, pace)]
    table.header.turn[:] = [PERSON, 1, 2, 3, 4]
    assert pauses(table) == expected


def test_an_instant_table_is_never_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(*[OPEN] * 20)
    cast(Any, table).listeners = [listener(PERSON, "instant")]
    assert seconds_for(table, 0.3, monkeypatch) < 1.0
