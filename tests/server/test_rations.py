"""Limits by person and by address: no cookie is no way around them, and a family isn't one person."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running_server import (
    ME,
    OPEN,
    PATIENCE,
    SCREEN,
    RunningServer,
    Socket,
    live_address,
    quiet_settings,
    serving,
)
from tworivers.server.limits import Bucket
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings


def limited(folder: Path, **limits: Any) -> Settings:
    return replace(quiet_settings(folder), **limits)


def stranger(server: RunningServer, method: str, path: str, body: Any = None, address: str | None = None) -> int:
    """The status that somebody without a cookie gets, from an address that the web server in front tells."""
    headers = {} if address is None else {"x-forwarded-for": address}
    return httpx.request(method, server.address + path, json=body, headers=headers, timeout=PATIENCE).status_code


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        found: int = file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found


def test_without_a_cookie_the_address_counts(tmp_path: Path) -> None:
    with serving(limited(tmp_path, chat_per_minute_and_address=5)) as server:
        path = f"/api/tables/{server.visitor('Ada').table('wells', ME, SCREEN)}/chat"
        assert [stranger(server, "POST", path, {"text": "spam"}) for _ in range(8)] == [201] * 5 + [429] * 3
        assert stranger(server, "POST", path, {"text": "hello"}, "203.0.113.7") == 201
    assert rows(tmp_path, "chat") == 6
    assert rows(tmp_path, "people") == 7


def test_the_word_of_those_who_arent_a_web_server_in_front_doesnt_count(tmp_path: Path) -> None:
    settings = replace(limited(tmp_path, chat_per_minute_and_address=3), trusted_proxies=("192.0.2.1",))
    with serving(settings) as server:
        path = f"/api/tables/{server.visitor('Ada').table('wells', ME, SCREEN)}/chat"
        said = [stranger(server, "POST", path, {"text": "spam"}, f"203.0.113.{number}") for number in range(5)]
        assert said == [201] * 3 + [429] * 2


def test_a_household_with_many_addresses_is_one(tmp_path: Path) -> None:
    with serving(limited(tmp_path, chat_per_minute_and_address=3)) as server:
        path = f"/api/tables/{server.visitor('Ada').table('wells', ME, SCREEN)}/chat"
        said = [stranger(server, "POST", path, {"text": "spam"}, f"2001:db8::{number}") for number in range(1, 6)]
        assert said == [201] * 3 + [429] * 2
        assert stranger(server, "POST", path, {"text": "spam"}, "2001:db8:0:1::1") == 201


def test_one_who_is_at_their_limit_takes_nothing_from_their_family(tmp_path: Path) -> None:
    with serving(limited(tmp_path, chat_per_minute=3, chat_per_minute_and_address=6)) as server:
        ada, ben = server.visitor("Ada"), server.visitor("Ben")
        path = f"/api/tables/{ada.table('wells', ME, SCREEN)}/chat"
        said = [ada.http.post(path, json={"text": "spam"}).status_code for _ in range(20)]
        assert said == [201] * 3 + [429] * 17
        assert ben.post(path, {"text": "hello"})["from"] == "Ben"


def test_who_only_looks_is_no_row(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, OPEN)
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}/state", f"/api/tables/{table}/chat"):
            assert stranger(server, "GET", path) == 200
        assert stranger(server, "POST", f"/api/tables/{table}/seats/0/join") == 409
        assert stranger(server, "POST", f"/api/tables/{table}/chat", {"text": "to nobody", "to": 9}) == 404
        assert stranger(server, "POST", "/api/tables", {"game": "wells", "seats": [ME]}) == 422
        assert stranger(server, "POST", "/api/claim", {"token": "none"}) == 404
        socket = Socket(live_address(server.address, table), None)
        socket.send(type="look")
        socket.state_of(0)
    assert rows(tmp_path, "people") == 1
    assert rows(tmp_path, "sessions") == 1


def test_new_guests_are_limited_by_address_and_those_there_are_go_on(tmp_path: Path) -> None:
    with serving(limited(tmp_path, guests_per_hour_and_address=2)) as server:
        ada, ben = server.visitor("Ada"), server.visitor("Ben")
        cyd = server.visitor()
        table = ada.table("wells", ME, OPEN)
        assert cyd.refused("PATCH", "/api/me", {"name": "Cyd"}) == (429, "too-often")
        assert cyd.refused("POST", f"/api/tables/{table}/seats/1/join") == (429, "too-often")
        assert cyd.refused("POST", "/api/tables", {"game": "wells", "seats": [ME, SCREEN]}) == (429, "too-often")
        assert cyd.refused("POST", f"/api/tables/{table}/chat", {"text": "hey"}) == (429, "too-often")
        assert cyd.socket(table).ask(type="say", text="hey")["error"]["code"] == "too-often"
        account = {"account": "Cyd", "password": "eight letters"}
        assert cyd.refused("POST", "/api/accounts", account) == (429, "too-often")
        ben.post(f"/api/tables/{table}/seats/1/join")
    assert rows(tmp_path, "people") == 2


def test_a_guest_who_speaks_through_a_socket_counts_once(tmp_path: Path) -> None:
    with serving(limited(tmp_path, guests_per_hour_and_address=2)) as server:
        table = server.visitor("Ada").table("wells", ME, OPEN)
        ben = server.visitor()
        socket = ben.socket(table)
        assert [socket.ask(type="say", text="hey")["type"] for _ in range(3)] == ["ok"] * 3
        ben.post(f"/api/tables/{table}/seats/1/join")
        assert ben.get(f"/api/tables/{table}")["seats"][1]["yours"]


@pytest.mark.parametrize("limit", ["joins_per_minute", "joins_per_minute_and_address"])
def test_seats_arent_taken_without_end(tmp_path: Path, limit: str) -> None:
    with serving(limited(tmp_path, **{limit: 2})) as server:
        ada, ben = server.visitor("Ada"), server.visitor("Ben")
        tables = [ada.table("wells", ME, OPEN) for _ in range(3)]
        codes = [ben.http.post(f"/api/tables/{table}/seats/1/join").status_code for table in tables]
        assert codes == [200, 200, 429]


@pytest.mark.parametrize("limit", ["saves_per_minute", "saves_per_minute_and_address"])
def test_saves_arent_opened_without_end(tmp_path: Path, limit: str) -> None:
    with serving(limited(tmp_path, **{limit: 2})) as server:
        ada = server.visitor("Ada")
        codes = [ada.http.post("/api/saves", content="nonsense").status_code for _ in range(3)]
        assert codes == [422, 422, 429]


@pytest.mark.parametrize("limit", ["bytes_per_minute", "bytes_per_minute_and_address"])
def test_large_files_count_by_their_bytes(tmp_path: Path, limit: str) -> None:
    with serving(limited(tmp_path, **{limit: 20_000})) as server:
        ada = server.visitor("Ada")
        large = {"game": "wells", "seats": [ME, SCREEN], "box": "#" * 9_000}
        assert [ada.http.post("/api/tables", json=large).status_code for _ in range(3)] == [422, 422, 429]
        assert ada.http.post("/api/saves", content="x" * 9_000).status_code == 429
        assert ada.table("wells", ME, SCREEN)


def test_a_bucket_that_is_asked_too_much_keeps_what_it_has() -> None:
    bucket = Bucket("bytes_per_minute", per_second=0.0, most=100)
    bucket.take(60)
    with pytest.raises(Problem):
        bucket.take(60)
    bucket.take(40)
