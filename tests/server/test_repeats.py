"""Requests that are sent again: with a key they are carried out once."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.running_server import GAMES_HERE, ME, OPEN, SCREEN, Json, RunningServer, Visitor, quiet_settings, serving
from tworivers.server.storage import requests

DEEP = GAMES_HERE["wells"].codes["guess deep"]


def keyed(person: Visitor, key: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
    """Status and answer of a request with a key."""
    content = {"json": body} if body is not None else more
    answer = person.http.post(path, headers={"Idempotency-Key": key, **more.pop("headers", {})}, **content)
    return answer.status_code, answer.json()


def test_a_table_is_set_up_once(ada: Visitor) -> None:
    wish: Json = {"game": "wells", "seats": [ME, SCREEN]}
    first = keyed(ada, "table", "/api/tables", wish)
    assert first[0] == 201
    assert keyed(ada, "table", "/api/tables", wish) == first
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [first[1]["id"]]
    assert keyed(ada, "another", "/api/tables", wish)[1]["id"] != first[1]["id"]


def test_something_is_said_once(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    said = [keyed(ada, "words", f"/api/tables/{table}/chat", {"text": "hello"}) for _ in range(3)]
    assert said == [said[0]] * 3
    assert said[0][0] == 201
    assert len(ada.get(f"/api/tables/{table}/chat")["chat"]) == 1


def test_an_account_is_made_once(server: RunningServer) -> None:
    guest = server.visitor()
    wish = {"account": "Ur-Zababa", "password": "eight letters"}
    first = keyed(guest, "account", "/api/accounts", wish)
    assert (first[0], first[1]["account"]) == (200, "Ur-Zababa")
    assert keyed(guest, "account", "/api/accounts", wish) == first
    assert guest.refused("POST", "/api/accounts", {**wish, "account": "Another"}) == (409, "has-account")


def test_a_move_is_played_and_taken_back_once(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    wish = {"seat": 0, "number": 0, "action": DEEP}
    for _ in range(2):
        assert keyed(ada, "move", f"/api/tables/{table}/moves", wish) == (200, {"number": 1})
    for _ in range(2):
        assert keyed(ada, "undo", f"/api/tables/{table}/undo", {"seat": 0, "number": 1}) == (200, {"number": 0})
    assert keyed(ada, "move", f"/api/tables/{table}/moves", wish) == (200, {"number": 1}), "as it was answered then,"
    assert ada.get(f"/api/tables/{table}")["moves"] == 0, "and not played again"


def test_a_seat_is_taken_and_claimed_once(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    first = keyed(ben, "sit", f"/api/tables/{table}/seats/1/join", {"name": "Benno"})
    assert (first[0], first[1]["seats"][1]["name"]) == (200, "Benno")
    assert keyed(ben, "sit", f"/api/tables/{table}/seats/1/join", {"name": "Benno"}) == first
    token = ada.post(f"/api/tables/{table}/seats/0/token")["token"]
    claimed = keyed(ben, "claim", "/api/claim", {"token": token})
    assert (claimed[0], claimed[1]["seat"]) == (200, 0)
    assert keyed(ben, "claim", "/api/claim", {"token": token}) == claimed


def test_a_save_is_opened_once(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    ada.play_on(table, 1000, random.Random(5), (0, 1))
    save = ada.http.get(f"/api/tables/{table}/save").text
    plain = {"content-type": "text/plain"}
    opened = [keyed(ada, "save", "/api/saves", content=save, headers=dict(plain)) for _ in range(2)]
    assert opened[0][0] == 201
    assert opened[1] == opened[0]


def test_the_socket_knows_keys_too(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    for _ in range(2):
        socket = ada.socket(table, 0)
        socket.wait("state")
        assert socket.ask(type="move", key="move", seat=0, number=0, action=DEEP)["number"] == 1
        assert socket.ask(type="say", key="words", text="hello")["type"] == "ok"
        socket.close()
    assert ada.get(f"/api/tables/{table}")["moves"] == 1
    assert len(ada.get(f"/api/tables/{table}/chat")["chat"]) == 1


def test_a_key_is_for_one_request_of_one_person(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    assert keyed(ada, "mine", f"/api/tables/{table}/chat", {"text": "hello"})[0] == 201
    status, answer = keyed(ada, "mine", f"/api/tables/{table}/chat", {"text": "good-bye"})
    assert (status, answer["error"]["code"]) == (422, "other-request")
    assert keyed(ben, "mine", f"/api/tables/{table}/chat", {"text": "hello"})[0] == 201
    assert len(ada.get(f"/api/tables/{table}/chat")["chat"]) == 2


def test_what_was_refused_may_be_sent_again(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    wish = {"seat": 1, "number": 1, "action": DEEP}
    assert keyed(ada, "early", f"/api/tables/{table}/moves", wish)[0] == 409
    ada.move(table, 0, 0, DEEP)
    assert keyed(ada, "early", f"/api/tables/{table}/moves", wish) == (200, {"number": 2})


@pytest.mark.parametrize("key", ["", "x" * 101, "two words"])
def test_keys_that_are_none(ada: Visitor, key: str) -> None:
    table = ada.table("wells", ME, SCREEN)
    status, answer = keyed(ada, key, f"/api/tables/{table}/chat", {"text": "hello"})
    assert (status, answer["error"]["code"]) == (422, "malformed")


def test_keys_last_through_a_restart_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        first = keyed(ada, "words", f"/api/tables/{table}/chat", {"text": "hello"})
    with serving(quiet_settings(tmp_path)) as server:
        again = Visitor(server.address, cookie=ada.cookie)
        assert keyed(again, "words", f"/api/tables/{table}/chat", {"text": "hello"}) == first
    monkeypatch.setattr(requests, "DAY", -1000)
    with serving(quiet_settings(tmp_path)) as server:
        again = Visitor(server.address, cookie=ada.cookie)
        keyed(again, "more-words", f"/api/tables/{table}/chat", {"text": "hello again"})
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        assert file.execute("SELECT key FROM requests").fetchall() == [("more-words",)]
