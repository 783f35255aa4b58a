"""Blocking: nothing is heard of the blocked, nobody is brought together with them, and they can't find out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from server.account_holders import befriend, owner
from server.running_server import ME, OPEN, PATIENCE, Json, RunningServer, Visitor

LIVE = {"kind": "live", "minutes": 11, "increment": 4}


@pytest.fixture
def ada(server: RunningServer) -> Visitor:
    return owner(server, "Ada")


@pytest.fixture
def ben(server: RunningServer) -> Visitor:
    return owner(server, "Ben")


def block(person: Visitor, other: Visitor) -> Json:
    """Block somebody by their account."""
    answer: Json = person.post("/api/blocks", {"account": other.me["account"]})
    return answer


def said(person: Visitor, table: str) -> list[str]:
    return [one["text"] for one in person.get(f"/api/tables/{table}/chat")["chat"]]


def at_one_table(*people: Visitor) -> str:
    table = people[0].table("amyitis", ME, *[OPEN] * (len(people) - 1), seed="the same start")
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/seats/{seat}/join")
    return table


def test_words_of_the_blocked_arrive_at_all_but_whoever_blocks(
    server: RunningServer, ada: Visitor, ben: Visitor
) -> None:
    carl = server.visitor("Carl")
    table = at_one_table(ada, ben, carl)
    chat = f"/api/tables/{table}/chat"
    ben.post(chat, {"text": "before"})
    sockets = {person: person.socket(table) for person in (ada, ben, carl)}
    for socket in sockets.values():
        socket.wait("state")
    block(ada, ben)
    answer = ben.post(chat, {"text": "to all"})
    whispered = ben.post(chat, {"text": "to you alone", "to": 0})
    assert sockets[ben].ask(type="say", text="live")["type"] == "ok"
    carl.post(chat, {"text": "last"})
    assert (answer["text"], whispered["to"]) == ("to all", 0)
    heard: dict[Visitor, list[str]] = {}
    for person, socket in sockets.items():
        heard[person] = []
        while not heard[person] or heard[person][-1] != "last":
            heard[person].append(socket.wait("chat")["entry"]["text"])
        socket.close()
    assert heard[ada] == ["last"]
    assert heard[carl] == ["to all", "live", "last"]
    assert heard[ben] == ["to all", "to you alone", "live", "last"]
    assert said(ada, table) == ["last"], "what was said before is gone too"
    assert said(ben, table) == ["before", "to all", "to you alone", "live", "last"]
    (blocked,) = ada.get("/api/blocks")["blocks"]
    ada.post(f"/api/blocks/{blocked['id']}/remove")
    assert said(ada, table) == ["before", "to all", "to you alone", "live", "last"]


def test_guests_are_blocked_by_their_seat_or_their_words(server: RunningServer, ada: Visitor) -> None:
    rude, other = server.visitor("Rude"), server.visitor("Other")
    table = at_one_table(ada, rude, other)
    line = rude.post(f"/api/tables/{table}/chat", {"text": "rude words"})["id"]
    assert [one["name"] for one in ada.post("/api/blocks", {"table": table, "line": line})["blocks"]] == ["Rude"]
    assert [one["name"] for one in ada.post("/api/blocks", {"table": table, "seat": 2})["blocks"]] == ["Other", "Rude"]
    assert said(ada, table) == []
    assert other.refused("POST", "/api/blocks", {"table": table, "seat": 2}) == (409, "yourself")
    assert other.refused("POST", "/api/blocks", {"table": table}) == (409, "nobody-there")
    hidden = rude.post(f"/api/tables/{table}/chat", {"text": "whispered", "to": 2})["id"]
    assert ada.refused("POST", "/api/blocks", {"table": table, "line": hidden}) == (404, "no-such-line")


def test_the_blocked_are_not_matched(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    block(ada, ben)
    carl = server.visitor("Carl")
    wish = {"game": "wells", "seats": 2, "time_control": LIVE}
    mine = ada.post("/api/lobby/find", wish)["id"]
    theirs = ben.post("/api/lobby/find", wish)["id"]
    assert theirs != mine
    listed = {person: {one["id"] for one in person.get("/api/lobby")["tables"]} for person in (ada, ben, carl)}
    assert [mine in listed[person] for person in (ada, ben, carl)] == [True, False, True]
    assert [theirs in listed[person] for person in (ada, ben, carl)] == [False, True, True]
    for person in (ada, ben, carl):
        assert told(server, person) == [one["id"] for one in person.get("/api/lobby")["tables"]]
    assert carl.post("/api/lobby/find", wish)["id"] == mine


def told(server: RunningServer, person: Visitor) -> list[str]:
    """The tables that the lobby's socket tells somebody of."""
    address = f"{server.address.replace('http', 'ws')}/api/lobby/live"
    with connect(address, additional_headers={"Cookie": f"tworivers={person.cookie}"}, open_timeout=PATIENCE) as line:
        message: Json = json.loads(line.recv(timeout=PATIENCE))
        return [one["id"] for one in message["tables"]]


def test_a_friendship_ends_and_the_blocked_can_ask_for_ever(ada: Visitor, ben: Visitor) -> None:
    befriend(ada, ben)
    table = ben.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/invitations", {"account": ada.me["account"]})
    block(ada, ben)
    assert ada.get("/api/friends")["friends"] == ada.get("/api/friends")["invitations"] == []
    ben.post("/api/friends", {"account": ada.me["account"]})
    assert ada.get("/api/friends")["friends"] == []
    assert [one["standing"] for one in ben.get("/api/friends")["friends"]] == ["asked"]
    assert ben.refused("POST", f"/api/tables/{table}/invitations", {"account": ada.me["account"]}) == (
        409,
        "not-friends",
    )


def answers(server: RunningServer, ada: Visitor, ben: Visitor, table: str) -> list[Any]:
    """Everything that somebody can try with somebody else, and what comes of it: status and shape."""
    account = ada.me["account"]
    tries: list[tuple[str, str, Any]] = [
        ("GET", f"/api/people/{account}", None),
        ("POST", f"/api/tables/{table}/chat", {"text": "hello"}),
        ("POST", f"/api/tables/{table}/chat", {"text": "hello", "to": 0}),
        ("GET", f"/api/tables/{table}/chat", None),
        ("GET", f"/api/tables/{table}", None),
        ("GET", f"/api/tables/{table}/state?seat=1", None),
        ("POST", "/api/friends", {"account": account}),
        ("GET", "/api/friends", None),
        ("POST", f"/api/tables/{table}/invitations", {"account": account}),
        ("POST", "/api/reports", {"about": "person", "account": account, "reason": "other"}),
        ("GET", "/api/blocks", None),
        ("GET", "/api/leaders/wells", None),
    ]
    found = []
    for method, path, body in tries:
        answer = ben.http.request(method, path, json=body)
        found.append(
            (method, path.replace(table, "TABLE").replace(account, "ADA"), answer.status_code, _shape(answer.json()))
        )
    return found


def _shape(value: Any) -> Any:
    """A value without what differs from moment to moment, or from one account to the next."""
    if isinstance(value, dict):
        changing = ("id", "at", "made", "since", "changed", "created", "seed_hash", "text", "name", "from")
        return {name: None if name in changing else _shape(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_shape(one) for one in value]
    return "…" if isinstance(value, str) else value


def test_a_blocked_person_cant_find_out(server: RunningServer) -> None:
    """Whatever they try is answered as to somebody who isn't blocked."""
    seen = []
    for blocks in (False, True):
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        if blocks:
            block(ada, ben)
        seen.append(answers(server, ada, ben, at_one_table(ada, ben)))
    assert seen[0] == seen[1]
