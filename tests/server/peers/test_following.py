"""Several servers over one database: what is done at one is seen at all of them."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from server.peers.several import at, servers, settled, shared_settings, until
from server.running_server import BOT, GAMES_HERE, ME, OPEN, SCREEN, Json, RunningServer, Visitor
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.live_table import LiveTable

DEEP, SHALLOW = (GAMES_HERE["wells"].codes[f"guess {depth}"] for depth in ("deep", "shallow"))

Two = list[RunningServer]


@pytest.fixture
def two(tmp_path: Path, own_url: str) -> Iterator[Two]:
    with servers(shared_settings(tmp_path, own_url)) as found:
        yield found


def test_moves_and_undo_are_seen_at_the_other_server(two: Two) -> None:
    ada = two[0].visitor("Ada")
    table = ada.table("wells", ME, SCREEN)
    socket = at(two[1], ada).socket(table, 0)
    assert socket.wait("state")["number"] == 0
    ada.move(table, 0, 0, DEEP)
    assert [entry["number"] for entry in socket.state_of(1)["log"]] == [1]
    ada.post(f"/api/tables/{table}/undo", {"seat": 0, "number": 1})
    assert socket.state_of(0)["back"] == 0
    answer = socket.ask(type="move", seat=0, number=0, action=SHALLOW)
    assert (answer["type"], answer["number"]) == ("ok", 1)
    assert ada.state(table, 0)["number"] == 1


def test_who_sits_who_is_there_and_what_is_said_is_seen_at_the_other_server(two: Two) -> None:
    ada, ben = two[0].visitor("Ada"), two[1].visitor("Ben")
    table = ada.table("wells", ME, OPEN)
    socket = ada.socket(table, 0)
    socket.wait("state")
    ben.post(f"/api/tables/{table}/seats/1/join")
    state = socket.wait("state", lambda message: message["table"]["seats"][1]["taken"])
    assert state["table"]["seats"][1]["name"] == "Ben"
    there = ben.socket(table, 1)
    while not there.next()["table"]["seats"][0]["online"]:
        pass
    socket.wait("table", lambda message: message["table"]["seats"][1]["online"])
    there.send(type="say", text="Sand in the well")
    assert socket.wait("chat")["entry"]["text"] == "Sand in the well"
    there.close()
    socket.wait("table", lambda message: not message["table"]["seats"][1]["online"])


def test_the_lobby_knows_who_waits_at_the_other_server(two: Two) -> None:
    ada, ben = two[0].visitor("Ada"), two[1].visitor("Ben")
    table = ada.table("wells", ME, OPEN, public=True)
    socket = ada.socket(table, 0)
    socket.wait("state")

    def listed() -> Json | None:
        tables = ben.get("/api/lobby")["tables"]
        return next((one for one in tables if one["id"] == table and one["seats"][0]["online"]), None)

    assert until(listed)["seats"][0]["name"] == "Ada"


def test_two_who_look_for_a_game_at_the_same_moment_find_each_other(two: Two) -> None:
    people = [server.visitor(name) for server in two for name in ("Ada", "Ben")]
    found: list[str] = []

    def look(person: Visitor) -> None:
        found.append(person.post("/api/lobby/find", {"game": "wells", "seats": 2})["id"])

    threads = [threading.Thread(target=look, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(Counter(found).values()) == [2, 2], found


def test_both_servers_take_moves_of_one_table_and_none_is_lost(two: Two) -> None:
    ada = two[0].visitor("Ada")
    ben = two[1].visitor("Ben")
    table = ada.table("amyitis", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    acknowledged: dict[int, tuple[int, int]] = {}
    until_then = time.monotonic() + 10

    def play(person: Visitor, seat: int) -> None:
        chance = random.Random(seat)
        while time.monotonic() < until_then and len(acknowledged) < 40:
            state = person.state(table, seat)
            actions = state["view"]["actions"]
            if seat not in state["turn"] or not actions:
                continue
            wish = {"seat": seat, "number": state["number"], "action": chance.choice(actions)["code"]}
            answer = person.http.post(f"/api/tables/{table}/moves", json=wish)
            if answer.status_code == 200:
                number = answer.json()["number"]
                assert number not in acknowledged, "two moves have the same number"
                acknowledged[number] = (seat, wish["action"])
            else:
                assert answer.json()["error"]["code"] in ("gone-on", "illegal"), answer.text

    threads = [threading.Thread(target=play, args=(person, seat)) for seat, person in enumerate((ada, ben))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(acknowledged) > 4
    logs = [person.get(f"/api/tables/{table}/history")["history"] for person in (ada, ben)]
    assert logs[0] == logs[1]
    assert {entry["number"]: entry["seat"] for entry in logs[0] if entry["number"]} == {
        number: seat for number, (seat, _) in acknowledged.items()
    }


def test_of_two_who_take_the_same_decision_at_both_servers_one_wins(two: Two) -> None:
    ada = two[0].visitor("Ada")
    elsewhere = at(two[1], ada)
    for _ in range(10):
        table = ada.table("wells", ME, SCREEN)
        elsewhere.state(table, 0)
        answers: list[int] = []

        def decide(person: Visitor, action: int, table: str = table, answers: list[int] = answers) -> None:
            wish = {"seat": 0, "number": 0, "action": action}
            answers.append(person.http.post(f"/api/tables/{table}/moves", json=wish).status_code)

        threads = [threading.Thread(target=decide, args=pair) for pair in ((ada, DEEP), (elsewhere, SHALLOW))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert ada.state(table, 0)["log"] == elsewhere.state(table, 0)["log"]
        assert ada.state(table, 0)["number"] == 1


def test_a_move_is_kept_only_if_nobody_has_left_meanwhile(two: Two) -> None:
    """Who sits where isn't in the mark of the moves: a table's revision counts those changes too."""
    ada = two[0].visitor("Ada")
    ben = two[1].visitor("Ben")
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    elsewhere = at(two[1], ada)
    elsewhere.state(table, 0)
    live = two[1].services.tables.loaded()[0]
    ada.post(f"/api/tables/{table}/seats/0/resign")
    revision = live.header.revision
    until(lambda: live.header.revision > revision or live.seats[0].stand_in)
    assert elsewhere.refused("POST", f"/api/tables/{table}/moves", {"seat": 0, "number": 0, "action": DEEP})[1] in (
        "seat-left",
        "over",
    )


def test_a_session_that_ends_at_one_server_ends_at_all(two: Two) -> None:
    ada = settled(two[0], "Ada")
    table = ada.table("wells", ME, SCREEN)
    elsewhere = at(two[1], ada)
    socket = elsewhere.socket(table, 0)
    socket.wait("state")
    cookie = ada.cookie
    ada.post("/api/logout")
    with pytest.raises(ConnectionClosed, match="4401"):
        socket.wait("nothing more")
    old = Visitor(two[1].address, cookie=cookie)
    assert not old.get("/api/tables")["mine"], "the cookie means nobody any more"


def test_a_name_is_known_everywhere(two: Two) -> None:
    ada = settled(two[0], "Ada")
    elsewhere = at(two[1], ada)
    assert elsewhere.get("/api/me")["name"] == "Ada"
    ada.patch("/api/me", {"name": "Augusta"})
    until(lambda: elsewhere.get("/api/me")["name"] == "Augusta")


def test_a_tables_bots_think_at_one_server(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[tuple[int, int]] = []

    async def choose(runner: BotRunner, table: LiveTable, seat: int, _: int) -> int:
        thoughts.append((id(runner), table.number))
        return int(table.match.table.legal(seat)[0])

    monkeypatch.setattr(BotRunner, "_choose", choose)
    ada = two[0].visitor("Ada")
    elsewhere = at(two[1], ada)
    table = ada.table("amyitis", ME, BOT)
    sockets = [ada.socket(table, 0), elsewhere.socket(table, 0)]
    chance = random.Random(1)
    for turn in range(12):
        person = (ada, elsewhere)[turn % 2]
        state = until(lambda person=person: (s := person.state(table, 0)) and 0 in s["turn"] and s)  # type: ignore[misc]
        person.move(table, 0, state["number"], chance.choice(state["view"]["actions"])["code"])
    time.sleep(0.5)
    assert thoughts
    assert len({runner for runner, _ in thoughts}) == 1, "both servers have thought"
    assert max(Counter(number for _, number in thoughts).values()) == 1, "a decision was thought about twice"
    for socket in sockets:
        socket.close()


def test_what_was_missed_while_the_line_was_cut_is_made_up_for(two: Two, own_url: str) -> None:
    ada = two[0].visitor("Ada")
    table = ada.table("wells", ME, SCREEN)
    socket = at(two[1], ada).socket(table, 0)
    socket.wait("state")
    for _ in range(3):
        two[0].services.database.now(
            lambda db: db.execute(
                text("select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'")
            )
        )
        number = ada.get(f"/api/tables/{table}")["moves"]
        if number < 2:
            ada.move(table, number, number, DEEP)
            socket.state_of(number + 1)
