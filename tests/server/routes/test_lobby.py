"""The lobby: what is public is found by strangers, those who wait find each other, and nobody waits with ghosts."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from server.running_server import BOT, ME, OPEN, SCREEN, Json, RunningServer, Visitor, serving
from server.stepped_time import HOUR, MINUTE, SteppedTime, stepped_settings, wait_until

LIVE = {"kind": "live", "minutes": 10, "increment": 10}
DAYS = {"kind": "days", "hours": 24, "reserve": 48}
PATIENCE = 30.0
CLOCK = SteppedTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(stepped_settings(tmp_path_factory.mktemp("lobby"), CLOCK)) as running:
        yield running


def listed(person: Visitor, **filters: Any) -> list[str]:
    """The tables that are listed, by id."""
    return [table["id"] for table in person.get("/api/lobby", **filters)["tables"]]


def test_only_public_tables_with_a_free_seat_are_listed(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    private = ada.table("wells", ME, OPEN)
    public = ada.table("wells", ME, OPEN, public=True, language="hu")
    full = ada.table("wells", ME, SCREEN, public=True)
    found = listed(ben)
    assert public in found
    assert private not in found
    assert full not in found
    ben.post(f"/api/tables/{public}/seats/1/join")
    assert public not in listed(ben)


def test_the_list_can_be_narrowed_down(server: RunningServer, ada: Visitor) -> None:
    quick = ada.table("wells", ME, OPEN, public=True, time_control=LIVE, language="de")
    slow = ada.table("amyitis", ME, OPEN, OPEN, public=True, time_control=DAYS)
    odd = ada.table("wells", ME, OPEN, public=True, options={"start": "thrown"})
    assert {quick, odd} <= set(listed(ada, game="wells"))
    assert slow not in listed(ada, game="wells")
    assert (slow in listed(ada, seats=3), quick in listed(ada, seats=3)) == (True, False)
    assert (quick in listed(ada, pace="live"), slow in listed(ada, pace="live")) == (True, False)
    assert (odd in listed(ada, pace="none"), slow in listed(ada, pace="none")) == (True, False)
    assert (quick in listed(ada, language="de"), odd in listed(ada, language="de")) == (True, False)
    assert (quick in listed(ada, usual="true"), odd in listed(ada, usual="true")) == (True, False)


def test_nobody_is_told_who_others_are_or_a_seed(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN, public=True, seed="secret-seed")
    answer = ben.http.get("/api/lobby")
    assert table in answer.text
    assert "secret-seed" not in answer.text
    assert ada.me["id"] not in answer.text


def test_abandoned_tables_leave_the_list_and_those_by_days_stay_for_three(
    server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    left = ada.table("wells", ME, OPEN, public=True)
    slow = ada.table("wells", ME, OPEN, public=True, time_control=DAYS)
    here = ada.table("wells", ME, OPEN, public=True)
    socket = ada.socket(here, 0)
    socket.wait("state")
    CLOCK.go_on(MINUTE)
    assert {left, slow, here} & set(listed(ben)) == {slow, here}
    CLOCK.go_on(72 * HOUR)
    assert slow not in listed(ben)
    socket.close()


def test_people_who_look_for_the_same_find_each_other(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    carl = server.visitor("Carl")
    wish = {"game": "amyitis", "seats": 3, "time_control": LIVE}
    mine = ada.post("/api/lobby/find", wish)
    assert (mine["state"], mine["public"], mine["time_control"]) == ("waiting", True, LIVE)
    assert ada.post("/api/lobby/find", wish)["id"] == mine["id"], "one waits there already"
    other = ben.post("/api/lobby/find", {**wish, "time_control": DAYS})
    assert other["id"] != mine["id"], "another pace"
    assert ben.post("/api/lobby/find", {**wish, "seats": 2})["id"] not in (mine["id"], other["id"])
    assert ben.post("/api/lobby/find", wish)["id"] == mine["id"]
    assert carl.post("/api/lobby/find", wish)["state"] == "playing"


def test_two_at_the_same_moment_find_each_other(server: RunningServer) -> None:
    from concurrent.futures import ThreadPoolExecutor

    people = [server.visitor(f"P{number}") for number in range(6)]
    wish = {"game": "wells", "seats": 2, "time_control": {"kind": "live", "minutes": 7, "increment": 3}}
    with ThreadPoolExecutor(6) as threads:
        tables = list(threads.map(lambda person: person.post("/api/lobby/find", wish)["id"], people))
    assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]


def test_whoever_has_gone_gives_up_their_seat_to_those_who_wait(
    server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    wish = {"game": "amyitis", "seats": 3, "time_control": LIVE}
    table = ada.post("/api/lobby/find", wish)["id"]
    ben.post("/api/lobby/find", wish)
    here = ben.socket(table, 1)
    here.wait("state")
    CLOCK.go_on(2 * MINUTE - 1)
    time.sleep(2.5)
    assert ben.get(f"/api/tables/{table}")["seats"][0]["taken"]
    CLOCK.go_on(1)
    info = wait_until(ben, table, lambda info: not info["seats"][0]["taken"])
    assert info["seats"][1]["yours"]
    assert ada.post(f"/api/tables/{table}/seats/0/join")["seats"][0]["yours"]
    here.close()


def test_the_list_is_told_live(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    address = f"{server.address.replace('http', 'ws')}/api/lobby/live"
    headers = {"Cookie": f"tworivers={ben.cookie}"}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:

        def told(fits: Any) -> Json:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                message: Json = json.loads(socket.recv(timeout=PATIENCE))
                if message["type"] == "lobby" and fits([table["id"] for table in message["tables"]]):
                    return message
            raise AssertionError("never told")

        told(lambda tables: True)
        table = ada.table("wells", ME, OPEN, public=True)
        message = told(lambda tables: table in tables)
        assert message["tables"] == ben.get("/api/lobby")["tables"]
        socket.send('{"type":"ping"}')
        server.visitor().post(f"/api/tables/{table}/seats/1/join")
        told(lambda tables: table not in tables)


def test_deleting_forgets_a_table_that_is_ones_own_alone(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    alone = ada.table("wells", ME, BOT)
    assert ben.refused("POST", f"/api/tables/{alone}/delete") == (403, "not-seated")
    assert ada.post(f"/api/tables/{alone}/delete") == {"deleted": True}
    assert ada.refused("GET", f"/api/tables/{alone}") == (404, "no-such-table")


def test_a_game_with_others_stays_and_leaves_only_ones_own_list(
    server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    assert ada.refused("POST", f"/api/tables/{table}/delete") == (409, "others-play")
    for person in (ada, ben):
        person.post(f"/api/tables/{table}/stop", {"agrees": True})
    for _ in range(2):
        assert ada.post(f"/api/tables/{table}/delete") == {"deleted": False}
    mine = [[one["id"] for one in person.get("/api/tables")["mine"]] for person in (ada, ben)]
    assert (table in mine[0], table in mine[1]) == (False, True)
    assert ada.get(f"/api/tables/{table}")["state"] == "over"


def test_from_a_table_that_waits_one_stands_up(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN, BOT)
    other = ada.table("amyitis", ME, OPEN, OPEN)
    ben.post(f"/api/tables/{other}/seats/1/join")
    assert ben.post(f"/api/tables/{other}/delete") == {"deleted": False}
    assert not ada.get(f"/api/tables/{other}")["seats"][1]["taken"]
    assert ada.post(f"/api/tables/{table}/delete") == {"deleted": True}


def test_wishes_must_be_sound(server: RunningServer, ada: Visitor) -> None:
    assert ada.refused("POST", "/api/lobby/find", {"game": "chess", "seats": 2}) == (404, "no-such-game")
    assert ada.refused("POST", "/api/lobby/find", {"game": "wells", "seats": 9}) == (422, "bad-table")
    assert ada.refused("POST", "/api/lobby/find", {"game": "wells"}) == (422, "malformed")
    assert ada.refused("GET", "/api/lobby?pace=slow") == (422, "malformed")
