"""A connection that is cut around a COMMIT: what is answered is true, and a request may be sent again."""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from server.running_server import GAMES_HERE, ME, SCREEN, Json, Visitor, quiet_settings, serving
from server.storage.cluster import Cluster
from server.storage.cutting_proxy import CUTS, CuttingProxy
from tworivers.server.settings import Settings
from tworivers.server.storage import database

DEEP = GAMES_HERE["wells"].codes["guess deep"]
STORIES = int(os.environ.get("TWORIVERS_CUTS", "150"))
"""How many people go through their story in the long test."""


@pytest.fixture
def proxy(cluster: Cluster) -> Iterator[CuttingProxy]:
    between = CuttingProxy(cluster.port)
    yield between
    between.close()


@pytest.fixture
def settings(tmp_path: Path, own_url: str, cluster: Cluster, proxy: CuttingProxy) -> Settings:
    assert own_url == cluster.url, "it is empty"
    generous = {"tables_per_hour": 10**6, "tables_per_hour_and_address": 10**6, "chat_per_minute": 10**6}
    return replace(
        quiet_settings(tmp_path),
        database=cluster.url_at(proxy.port),
        tries_per_minute=10**6,
        **generous,  # type: ignore[arg-type]
    )


@dataclass
class Tally:
    """What was seen."""

    kept: int = 0
    refused: int = 0
    """Answered by "Nothing has changed"."""
    unknown: int = 0
    """Answered by "nobody knows"."""
    false: list[str] = field(default_factory=list)
    """Answers that weren't true."""
    lock: threading.Lock = field(default_factory=threading.Lock)


@dataclass
class Teller:
    """Sends requests until they are kept, and notes what is answered."""

    address: str
    tally: Tally
    keys: bool

    def __post_init__(self) -> None:
        self.person = Visitor(self.address)

    def send(self, path: str, body: Json) -> Any:
        """The answer to a request that is sent again, with its key, until it is kept."""
        headers = {"Idempotency-Key": secrets.token_hex(8)} if self.keys else {}
        while True:
            answer = self.person.http.post(path, json=body, headers=headers)
            with self.tally.lock:
                if answer.status_code < 300:
                    self.tally.kept += 1
                    return answer.json()
                code = answer.json()["error"]["code"]
                if code == "not-kept":
                    self.tally.refused += 1
                elif code == "in-doubt":
                    self.tally.unknown += 1
                else:
                    self.tally.false.append(f"{path}: {answer.text}")
                    return None

    def story(self, number: int) -> Callable[[], Iterator[str]]:
        """An account, a table, two moves and some words; returns how to look whether each of them is there once."""
        account = self.send("/api/accounts", {"account": f"Ninsun {number}", "password": "tamarisk and date palm"})
        table = self.send("/api/tables", {"game": "wells", "seats": [ME, SCREEN]})["id"]
        for seat in (0, 1):
            self.send(f"/api/tables/{table}/moves", {"seat": seat, "number": seat, "action": DEEP})
        words = [f"word {place}" for place in range(4)]
        for word in words:
            self.send(f"/api/tables/{table}/chat", {"text": word})
        return lambda: self.differences(number, account, table, words)

    def differences(self, number: int, account: Any, table: str, words: list[str]) -> Iterator[str]:
        """What isn't as it was answered."""
        if account is None or account["account"] != f"Ninsun {number}":
            yield f"account {account}"
        if (moves := self.person.get(f"/api/tables/{table}")["moves"]) != 2:
            yield f"{moves} moves"
        if (said := [one["text"] for one in self.person.get(f"/api/tables/{table}/chat")["chat"]]) != words:
            yield f"chat {said}"
        if (mine := [one["id"] for one in self.person.get("/api/tables")["mine"]]) != [table]:
            yield f"tables {mine}"


def tell_stories(settings: Settings, proxy: CuttingProxy, stories: int, keys: bool, likely: float) -> Tally:
    """Several people at once, each through their story, while connections are cut."""
    tally = Tally()
    with serving(settings) as server:
        server.visitor("Ada")
        proxy.likely = likely
        with ThreadPoolExecutor(4) as people:
            told = [people.submit(Teller(server.address, tally, keys).story, number) for number in range(stories)]
            looks = [one.result() for one in told]
        proxy.likely = 0.0
        tally.false += [wrong for look in looks for wrong in look()]
    return tally


@pytest.mark.parametrize("keys", [False, True], ids=["no-keys", "keys"])
@pytest.mark.parametrize("stories", [4, pytest.param(STORIES, marks=pytest.mark.soak)])
def test_what_is_answered_is_true(settings: Settings, proxy: CuttingProxy, stories: int, keys: bool) -> None:
    tally = tell_stories(settings, proxy, stories, keys, 0.4)
    print(tally, proxy.cut)
    assert sum(proxy.cut.values()) > stories
    assert tally.false == []


@pytest.mark.parametrize("way", CUTS)
def test_a_cut_commit_is_found_out_about(settings: Settings, proxy: CuttingProxy, way: str) -> None:
    with serving(settings) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        proxy.ways, proxy.likely, proxy.left = (way,), 1.0, 1
        answer = ada.http.post(f"/api/tables/{table}/moves", json={"seat": 0, "number": 0, "action": DEEP})
        assert proxy.cut[way] == 1
        kept = way != "before"
        assert answer.status_code == (200 if kept else 503), answer.text
        assert ada.state(table, 0)["number"] == int(kept)
        assert ada.move(table, 1, int(kept), DEEP) == 1 + kept


@pytest.mark.parametrize("keys", [False, True], ids=["no-keys", "keys"])
def test_what_cant_be_found_out_is_called_so_and_the_table_is_read_anew(
    settings: Settings, proxy: CuttingProxy, cluster: Cluster, keys: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        socket = ada.socket(table, 0)
        socket.wait("state")
        monkeypatch.setattr(database, "FIND_OUT_WITHIN", 0.0)
        proxy.ways, proxy.likely, behind = ("answered",), 1.0, proxy.behind
        cut = proxy._cut

        def cut_for_good(server: Any, data: bytes) -> None:
            cut(server, data)
            proxy.behind = 1  # nothing listens there

        monkeypatch.setattr(proxy, "_cut", cut_for_good)
        key = {"key": "one"} if keys else {}
        answer = socket.ask(type="move", seat=0, number=0, action=DEEP, **key)
        assert answer["error"]["code"] == "in-doubt"
        proxy.likely, proxy.behind = 0.0, behind
        back = ada.socket(table, 0)
        assert back.wait("state")["number"] == 1, "it had been kept"
        again = back.ask(type="move", seat=0, number=0, action=DEEP, **key)
        assert (again["number"] == 1) if keys else (again["error"]["code"] == "gone-on")
