"""Bots at tables: they decide when it is their turn, go on after a restart, and never stop a game."""

from __future__ import annotations

import os
import random
import signal
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from server.place import BOT, ME, SCREEN, Place, Visitor, quiet_settings, serving, with_bots

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
    with serving(with_bots(quiet_settings(tmp_path))) as place:
        ada = place.visitor()
        table = ada.table("amyitis", BOT, ME, BOT)
        chance = random.Random(1)
        for _ in range(5):
            number = wait_for_turn(ada, table, 1)
            ada.play_on(table, 1, chance, (1,))
            assert ada.state(table)["number"] > number
        seats = {entry["seat"] for entry in ada.get(f"/api/tables/{table}/log")["log"]}
        assert seats == {None, 0, 1, 2}


def test_bots_alone_play_to_the_end_and_can_be_watched(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path))) as place:
        ada = place.visitor()
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
    with serving(with_bots(quiet_settings(tmp_path), games=("mesopotamia",))) as place:
        ada = place.visitor()
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
    with serving(quiet_settings(tmp_path)) as place:
        ada = place.visitor()
        table = ada.table("amyitis", BOT, BOT)
        assert ada.get(f"/api/tables/{table}")["moves"] == 0
    with serving(with_bots(quiet_settings(tmp_path))) as place:
        place.visitor()
        until = time.monotonic() + DECIDED
        while not place_moves(place, table) and time.monotonic() < until:
            time.sleep(0.1)
        assert place_moves(place, table) > 0


def place_moves(place: Place, table: str) -> int:
    """Moves of a table that is in memory, without visiting it."""
    return next((live.number for live in place.house.hall.loaded() if live.header.id == table), 0)


def test_a_killed_worker_stops_no_game(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path), 2)) as place:
        ada = place.visitor()
        table = ada.table("amyitis", ME, BOT)
        chance = random.Random(2)
        for _ in range(3):
            number = wait_for_turn(ada, table, 0)
            ada.play_on(table, 1, chance, (0,))
            for process in place.house.hall.thinkers.processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            ada.get("/api/me")
        assert wait_for_turn(ada, table, 0) > number


def test_without_any_worker_pages_still_answer(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as place:
        ada = place.visitor()
        table = ada.table("amyitis", BOT, ME, SCREEN)
        assert ada.state(table, 1)["view"]["seat"] == "red"


def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serving(replace(with_bots(quiet_settings(tmp_path)), bot_pause=0.3)) as place:
        ada = place.visitor()
        began = time.monotonic()
        socket = ada.socket(ada.table("amyitis", BOT, BOT))
        number = socket.wait("state", lambda state: state["number"] >= 5)["number"]
        assert time.monotonic() - began > 0.29 * number


def test_a_bot_that_always_fails_is_replaced_by_chance(tmp_path: Path) -> None:
    with serving(with_bots(quiet_settings(tmp_path))) as place:
        ada = place.visitor()
        table = ada.table("wells", ME, BOT)  # the bots know nothing of Wells
        ada.play(table, "ash guess deep")
        assert wait_for_turn(ada, table, 0) == 2
