"""Bots at tables: they decide in their turn, go on after a restart, never stop a game, and leave people time."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from server.running_server import BOT, ME, SCREEN, RunningServer, Visitor, quiet_settings, serving, with_bots
from tworivers.server.tables.bots import asked_people, leave_time
from tworivers.server.tables.live_table import LiveTable

DECIDED = 180.0
"""Seconds in which bots have decided something, their workers' start included."""


def wait_for_turn(ada: Visitor, table: str, seat: int, after: int = -1) -> int:
    """The number of moves when it is a seat's turn."""
    until = time.monotonic() + DECIDED
    while time.monotonic() < until:
        info = ada.get(f"/api/tables/{table}")
        if seat in info["turn"] and info["moves"] > after:
            return int(info["moves"])
        time.sleep(0.02)
    raise AssertionError("the bots didn't decide")


def test_bots_decide_until_a_person_is_to_decide(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path))) as server:
        ada = server.visitor()
        table = ada.table("amyitis", BOT, ME, BOT)
        chance = random.Random(1)
        for _ in range(5):
            number = wait_for_turn(ada, table, 1)
            ada.play_on(table, 1, chance, (1,))
            assert ada.state(table)["number"] > number
        seats = {entry["seat"] for entry in ada.get(f"/api/tables/{table}/log")["log"]}
        assert seats == {None, 0, 1, 2}


def test_bots_alone_play_to_the_end_and_can_be_watched(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path))) as server:
        ada = server.visitor()
        table = ada.table("amyitis", BOT, BOT)
        socket = ada.socket(table)
        numbers: list[int] = []
        while True:
            state = socket.wait("state")
            numbers += [entry["number"] for entry in state["log"]]
            if state["table"]["state"] == "over":
                break
        assert numbers == list(range(state["number"] + 1)), "some states may be left out, but nothing of the log"
        assert state["table"]["winners"]


def test_bots_with_secrets_and_several_at_once(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path), games=("mesopotamia",))) as server:
        ada = server.visitor()
        table = ada.table("mesopotamia", BOT, ME, BOT)
        chance = random.Random(1)
        moved = 0
        until = time.monotonic() + DECIDED
        while moved < 10 and time.monotonic() < until:
            info = ada.get(f"/api/tables/{table}")
            if 1 not in info["turn"]:
                time.sleep(0.02)
                continue
            action = chance.choice(ada.state(table, 1)["view"]["actions"])["code"]
            answer = ada.http.post(
                f"/api/tables/{table}/moves", json={"seat": 1, "number": info["moves"], "action": action}
            )
            assert answer.status_code in (200, 409)
            moved += answer.status_code == 200
        assert moved == 10


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor()
        table = ada.table("amyitis", BOT, BOT)
        assert ada.get(f"/api/tables/{table}")["moves"] == 0
    with serving(with_bots(quiet_settings(tmp_path))) as server:
        server.visitor()
        until = time.monotonic() + DECIDED
        while not moves_in_memory(server, table) and time.monotonic() < until:
            time.sleep(0.1)
        assert moves_in_memory(server, table) > 0


def moves_in_memory(server: RunningServer, table: str) -> int:
    """Moves of a table that is in memory, without visiting it."""
    return next((live.number for live in server.services.tables.loaded() if live.header.id == table), 0)


def test_a_killed_worker_stops_no_game(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path), 2)) as server:
        ada = server.visitor()
        table = ada.table("amyitis", ME, BOT)
        chance = random.Random(2)
        for _ in range(3):
            number = wait_for_turn(ada, table, 0)
            ada.play_on(table, 1, chance, (0,))
            for process in server.services.workers.processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            ada.get("/api/me")
        assert wait_for_turn(ada, table, 0) > number


def test_without_any_worker_pages_still_answer(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor()
        table = ada.table("amyitis", BOT, ME, SCREEN)
        assert ada.state(table, 1)["view"]["seat"] == "red"


def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serving(replace(with_bots(quiet_settings(tmp_path)), bot_pause=0.3)) as server:
        ada = server.visitor()
        began = time.monotonic()
        socket = ada.socket(ada.table("amyitis", BOT, BOT))
        number = socket.wait("state", lambda state: state["number"] >= 5)["number"]
        assert time.monotonic() - began > 0.29 * (number - 1)


def test_a_bot_that_always_fails_is_replaced_by_chance(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path))) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, BOT)  # the bots know nothing of Wells
        ada.play(table, "ash guess deep")
        assert wait_for_turn(ada, table, 0) == 2


PEOPLE, BOTS = (0, 1), (2, 3)


def at(*turn: int) -> LiveTable:
    """A table at which these seats may decide."""
    seats = [SimpleNamespace(bot="random" if seat in BOTS else None) for seat in (*PEOPLE, *BOTS)]
    return cast(LiveTable, SimpleNamespace(header=SimpleNamespace(turn=list(turn)), seats=seats, number=7, stale=False))


@pytest.mark.parametrize(
    ("before", "after", "waits"),
    [
        ({2}, (0, 2), True),  # an offer to a person while a bot has the turn
        ({2}, (2, 3), False),  # an offer to a bot
        ({2}, (2,), False),  # nobody is asked
        ({2}, (0,), False),  # the turn has passed to a person: no bot could go on
        ({0, 2}, (0, 2), False),  # a person who had to decide anyway
        ({2}, (0, 1, 2, 3), False),  # a round begins
    ],
)
def test_bots_wait_for_answers_of_people_alone(before: set[int], after: tuple[int, ...], waits: bool) -> None:
    assert asked_people(at(*after), before) is waits


def test_bots_go_on_when_somebody_has_moved() -> None:
    async def story() -> None:
        table = at(0, 2)
        waiting = asyncio.create_task(leave_time(table, 1_000_000))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        table.number += 1  # type: ignore[misc]
        await asyncio.wait_for(waiting, 60)

    asyncio.run(story())


def test_bots_dont_wait_for_ever() -> None:
    began = time.monotonic()
    asyncio.run(leave_time(at(0, 2), 0.1))
    assert time.monotonic() - began >= 0.1
