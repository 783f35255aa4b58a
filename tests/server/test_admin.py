"""`tworivers admin` beside a running server: every command says what came of it, and the server heeds it in seconds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.account_holders import PASSWORD, befriend, owner
from server.operating import Operator, problem, soon
from server.running_server import ME, OPEN, PATIENCE, Json, RunningServer, Socket, Visitor, quiet_settings, serving
from server.stepped_time import HOUR, MINUTE, SteppedTime, stepped_settings
from tworivers.server.storage.entities import now

DEEP = 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quiet_settings(tmp_path_factory.mktemp("admin"))) as running:
        running.visitor()  # it has begun to answer
        yield running


@pytest.fixture
def operator(server: RunningServer) -> Operator:
    return Operator(server.services.settings.database)


@pytest.fixture
def ada(server: RunningServer) -> Visitor:
    return owner(server, "Ada")


@pytest.fixture
def ben(server: RunningServer) -> Visitor:
    return owner(server, "Ben")


def until_closed(line: ClientConnection) -> tuple[Json, int | None]:
    """The last message of a socket that the server closes, and the code it closes with."""
    last: Json = {}
    try:
        while True:
            last = json.loads(line.recv(timeout=PATIENCE))
    except ConnectionClosed as closed:
        return last, None if closed.rcvd is None else closed.rcvd.code


def test_reports_are_listed_and_dealt_with(operator: Operator, ada: Visitor, ben: Visitor) -> None:
    assert operator.types("reports") == "No reports are open."
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    line = ben.post(f"/api/tables/{table}/chat", {"text": "rude words"})["id"]
    ada.post("/api/reports", {"about": "line", "table": table, "line": line, "reason": "insult", "words": "again"})
    shown = operator.types("reports")
    account = ben.me["account"]
    assert f"({account}) at table {table} · insults · reported by {ada.me['account']}" in " ".join(shown.split())
    assert "said: rude words" in shown
    assert "note: again" in shown
    (found,) = json.loads(operator.types("reports", "--json"))["reports"]
    assert (found["person"], found["line"], found["reason"]) == (ben.me["id"], "rude words", "insult")
    assert operator.types("done", str(found["id"])) == "One report is done."
    assert operator.types("reports") == "No reports are open."
    assert "done" in operator.types("reports", "--all")
    assert "none of these reports is open" in operator.is_refused("done", str(found["id"]))


def test_the_muted_play_but_say_nothing(operator: Operator, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    socket = ben.socket(table, 1)
    socket.wait("state")
    said = operator.types("mute", ben.me["account"].upper(), "--for", "2h", "--reason", "rude words")
    assert "can’t write anything until" in said
    told = problem(ben, "POST", f"/api/tables/{table}/chat", {"text": "more"})
    assert told["code"] == "muted"
    assert told["text"].startswith("You can’t write here until ")
    assert told["text"].endswith("The reason: rude words")
    assert socket.ask(type="say", text="more")["error"]["code"] == "muted"
    assert ada.get(f"/api/tables/{table}/chat")["chat"] == []
    assert ada.move(table, 0, 0, DEEP) == 1
    assert ben.move(table, 1, 1, DEEP) == 2
    assert "may play and write again" in operator.types("lift", ben.me["account"])
    assert ben.post(f"/api/tables/{table}/chat", {"text": "sorry"})["text"] == "sorry"
    assert "neither muted nor banned" in operator.is_refused("lift", ben.me["account"])
    socket.close()


def test_the_banned_are_signed_out_and_refused_with_a_sentence(
    server: RunningServer, operator: Operator, ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    socket = ben.socket(table, 1)
    socket.wait("state")
    lobby = Socket(f"{server.address.replace('http', 'ws')}/api/lobby/live", ben.cookie)
    lobby.wait("lobby")
    operator.types("ban", ben.me["account"], "--for", "3d")
    assert socket.wait("error")["error"]["code"] == "banned"
    assert until_closed(socket.connection)[1] == 4401
    last, code = until_closed(lobby.connection)
    assert (last["error"]["code"], code) == ("banned", 4401)
    told = soon(lambda: problem(ben, "GET", "/api/me"))
    assert (told["code"], told["message"]["key"]) == ("banned", "server-banned")
    assert told["text"].startswith("You can’t play here until ")
    last, code = until_closed(ben.socket(table, 1, look=False).connection)
    assert (last["error"]["code"], code) == ("banned", 4401)
    login = {"account": ben.me["account"], "password": PASSWORD}
    assert server.visitor().refused("POST", "/api/login", login) == (403, "banned")
    assert ada.get("/api/me")["id"] == ada.me["id"], "others are let in"
    operator.types("lift", ben.me["account"])
    assert soon(lambda: not problem(ben, "GET", "/api/me"))
    assert server.visitor().post("/api/login", login)["id"] == ben.me["id"]


def test_a_ban_holds_over_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    clock = SteppedTime()
    clock.at = now()
    settings = stepped_settings(tmp_path, clock)
    with serving(settings) as server:
        ben = server.visitor("Ben")
        Operator(settings.database).types("ban", ben.me["id"], "--for", "2h")
        soon(lambda: problem(ben, "GET", "/api/me"))
    with serving(settings) as server:

        def asked() -> Json:
            found: Json = httpx.get(
                f"{server.address}/api/me", cookies={"tworivers": ben.cookie}, timeout=PATIENCE
            ).json()
            return found

        assert asked()["error"]["code"] == "banned"
        clock.go_on(HOUR)
        assert asked()["error"]["code"] == "banned"
        clock.go_on(HOUR + MINUTE)
        assert asked()["id"] == ben.me["id"]


def test_a_banned_address_is_refused_and_others_are_not(tmp_path: Path) -> None:
    settings = quiet_settings(tmp_path)
    with serving(settings) as server:
        here = server.visitor("Here")
        behind = {"X-Forwarded-For": "203.0.113.77"}

        def from_there() -> int:
            return httpx.get(f"{server.address}/api/me", headers=behind, timeout=PATIENCE).status_code

        assert from_there() == 200
        said = Operator(settings.database).types("ban", "203.0.113.5/24", "--for", "1w", "--reason", "spam")
        assert "203.0.113.0/24" in said
        assert soon(lambda: from_there() == 403)
        assert here.get("/api/me")["id"] == here.me["id"]
        Operator(settings.database).types("lift", "203.0.113.0/24")
        assert soon(lambda: from_there() == 200)


def test_a_closed_table_ends_for_everybody_whoever_has_it_in_memory(
    operator: Operator, server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("wells", ME, OPEN, rated=True, time_control={"kind": "days", "hours": 24, "reserve": 0})
    ben.post(f"/api/tables/{table}/seats/1/join")
    assert ada.move(table, 0, 0, DEEP) == 1
    page = f"https://play.example.org/t/{table}"
    assert operator.types("close", page, "--reason", "its name") == f"Table {table} is closed."
    # at once, not only when the server has heard of it
    assert ben.refused("POST", f"/api/tables/{table}/moves", {"seat": 1, "number": 1, "action": DEEP})[0] == 409
    info = soon(lambda: (found := ada.get(f"/api/tables/{table}"))["ended"] == "closed" and found)
    assert (info["state"], info["winners"], info["turn"]) == ("over", [], [])
    assert ben.refused("POST", f"/api/tables/{table}/moves", {"seat": 1, "number": 1, "action": DEEP}) == (409, "over")
    assert ada.get(f"/api/people/{ada.me['account']}")["ratings"] == []
    assert ada.get(f"/api/people/{ada.me['account']}")["past"] == []
    assert "is over already" in operator.is_refused("close", table)
    assert "there is no table 'nowhere'" in operator.is_refused("close", "nowhere")


def test_an_export_holds_everything_but_secrets(operator: Operator, ada: Visitor, ben: Visitor, tmp_path: Path) -> None:
    befriend(ada, ben)
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    ben.post(f"/api/tables/{table}/chat", {"text": "my words"})
    ada.post(f"/api/tables/{table}/chat", {"text": "her words"})
    ada.post("/api/reports", {"about": "table", "table": table, "reason": "other"})
    ben.post(f"/api/tables/{table}/seats/1/token")
    text = operator.types("export", ben.me["account"])
    data = json.loads(text)
    assert data["person"][0]["account"] == ben.me["account"]
    assert [one["text"] for one in data["said"]] == ["my words"]
    assert [one["table_id"] for one in data["seats"]] == [table]
    assert [one["account"] for one in data["friends"]] == [ada.me["account"]]
    assert data["sessions"]
    for secret in ("argon2", "her words", "seed", ada.me["id"], ben.cookie):
        assert secret not in text
    file = tmp_path / "ben.json"
    assert str(file) in operator.types("export", ben.me["account"], "--out", str(file))
    assert json.loads(file.read_text(encoding="utf-8"))["person"] == data["person"]


def test_the_erased_are_gone_from_the_running_server(
    server: RunningServer, operator: Operator, ada: Visitor, ben: Visitor
) -> None:
    befriend(ada, ben)
    table = ada.table("wells", ME, OPEN, time_control={"kind": "days", "hours": 24, "reserve": 24})
    ben.post(f"/api/tables/{table}/seats/1/join")
    ben.post(f"/api/tables/{table}/chat", {"text": "my words"})
    assert "say --yes if that is meant" in operator.is_refused("erase", ben.me["account"])
    assert "One table stays without their name." in operator.types("erase", ben.me["account"], "--yes")
    info = soon(lambda: (found := ada.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "bot" and found)
    assert "Ben" not in json.dumps(info)
    assert soon(lambda: problem(ben, "GET", "/api/tables"))["code"] == "bad-cookie"
    assert ada.get(f"/api/tables/{table}/chat")["chat"] == []
    assert ada.get("/api/friends")["friends"] == []
    assert ada.refused("GET", f"/api/people/{ben.me['account']}")[0] == 404
    assert ada.move(table, 0, 0, DEEP) == 1, "the clocks go on"
    again = operator.types("export", ben.me["id"])
    assert "Ben" not in again
    assert server.visitor().refused("POST", "/api/login", {"account": ben.me["account"], "password": PASSWORD}) == (
        403,
        "wrong-password",
    )


def test_what_cant_be_is_one_line(operator: Operator, tmp_path: Path, ada: Visitor) -> None:
    assert "there is nobody 'Nobody'" in operator.is_refused("mute", "Nobody")
    assert "expected a time like" in operator.is_refused("mute", ada.me["account"], "--for", "soon")
    assert "expected a time like" in operator.is_refused("ban", ada.me["account"], "--for", "0d")
    assert "expected a time like" in operator.is_refused("ban", ada.me["account"], "--for", "999999w")
    assert "there is no such database" in Operator(f"sqlite:///{tmp_path / 'none.sqlite'}").is_refused("reports")
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "empty.sqlite").touch()
    assert "another form" in Operator(f"sqlite:///{tmp_path / 'empty.sqlite'}").is_refused("reports")
