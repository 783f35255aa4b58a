"""Friends: asked, accepted, ended; seen when they allow it; invited to tables."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from server.account_holders import befriend, owner
from server.running_server import ME, OPEN, PATIENCE, Json, RunningServer, Visitor, quiet_settings, serving
from tworivers.server import presence


@pytest.fixture
def ada(server: RunningServer) -> Visitor:
    return owner(server, "Ada")


@pytest.fixture
def ben(server: RunningServer) -> Visitor:
    return owner(server, "Ben")


def friends(person: Visitor) -> dict[str, Json]:
    """By account."""
    return {one["account"]: one for one in person.get("/api/friends")["friends"]}


def standing(person: Visitor, other: Visitor) -> str | None:
    """How somebody stands to somebody."""
    found = friends(person).get(other.me["account"])
    return None if found is None else found["standing"]


def ask(person: Visitor, other: Visitor) -> None:
    person.post("/api/friends", {"account": other.me["account"].upper()})


def test_a_question_becomes_a_friendship_and_ends(ada: Visitor, ben: Visitor) -> None:
    ask(ada, ben)
    assert (standing(ada, ben), standing(ben, ada)) == ("asked", "asks")
    ben.post(f"/api/friends/{friends(ben)[ada.me['account']]['id']}/accept")
    assert (standing(ada, ben), standing(ben, ada)) == ("friend", "friend")
    ask(ada, ben)
    assert standing(ben, ada) == "friend"
    ada.post(f"/api/friends/{friends(ada)[ben.me['account']]['id']}/end")
    assert (standing(ada, ben), standing(ben, ada)) == (None, None)


def test_two_who_ask_each_other_are_friends(ada: Visitor, ben: Visitor) -> None:
    befriend(ada, ben)
    assert (standing(ada, ben), standing(ben, ada)) == ("friend", "friend")


def test_whoever_asked_isnt_told_that_they_were_declined(ada: Visitor, ben: Visitor) -> None:
    ask(ada, ben)
    ben.post(f"/api/friends/{friends(ben)[ada.me['account']]['id']}/end")
    assert (standing(ada, ben), standing(ben, ada)) == ("asked", None)
    ask(ada, ben)
    assert standing(ben, ada) is None, "asked again, it is still declined"
    ask(ben, ada)
    assert standing(ada, ben) == "friend", "but whoever declined may change their mind"


def test_a_question_can_be_taken_back(ada: Visitor, ben: Visitor) -> None:
    ask(ada, ben)
    ada.post(f"/api/friends/{friends(ada)[ben.me['account']]['id']}/end")
    assert (standing(ada, ben), standing(ben, ada)) == (None, None)


def test_nobody_answers_for_others(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    carl = owner(server, "Carl")
    ask(ada, ben)
    number = friends(ada)[ben.me["account"]]["id"]
    for person, way in ((ada, "accept"), (carl, "accept"), (carl, "end")):
        assert person.refused("POST", f"/api/friends/{number}/{way}") == (404, "no-such-friend")
    assert standing(ben, ada) == "asks"


def test_who_can_be_asked(server: RunningServer, ada: Visitor) -> None:
    guest = server.visitor("Guest")
    assert guest.refused("POST", "/api/friends", {"account": ada.me["account"]}) == (409, "no-account")
    assert ada.refused("POST", "/api/friends", {"account": ada.me["account"]}) == (409, "yourself")
    assert ada.refused("POST", "/api/friends", {"account": "Nobody"}) == (404, "no-such-person")
    assert ada.refused("POST", "/api/friends", {"account": "nul\x00"}) == (404, "no-such-person")
    assert guest.get("/api/friends") == {"shown": False, "friends": [], "invitations": []}


def test_friends_see_who_is_here_only_if_they_are_let_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    with serving(quiet_settings(tmp_path)) as server:
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        befriend(ada, ben)
        shown_at = ben.table("wells", ME, OPEN, public=True)
        hidden = ben.table("wells", ME, OPEN)
        socket = ben.socket(shown_at, 0)
        socket.wait("state")

        def seen(*wanted: object) -> bool:
            """Whether that is what Ada is told of Ben, soon."""
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                found = friends(ada)[ben.me["account"]]
                if (found["here"], found["table"], found["game"]) == wanted:
                    return True
                time.sleep(0.05)
            return False

        time.sleep(0.5)
        assert seen(False, None, None)
        assert ben.post("/api/friends/shown", {"shown": True})["shown"]
        assert seen(True, shown_at, "wells")
        socket.close()
        other = ben.socket(hidden, 0)
        other.wait("state")
        assert seen(True, None, None), "a private table is told to nobody"
        ben.post("/api/friends/shown", {"shown": False})
        assert seen(False, None, None)
        other.close()


def test_a_friend_is_invited_to_a_free_seat(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    befriend(ada, ben)
    table = ada.table("wells", ME, OPEN)
    ada.post(f"/api/tables/{table}/invitations", {"account": ben.me["account"]})
    ada.post(f"/api/tables/{table}/invitations", {"account": ben.me["account"]})
    (invited,) = ben.get("/api/friends")["invitations"]
    assert (invited["account"], invited["table"], invited["free"]) == (ada.me["account"], table, 1)
    ben.post(f"/api/tables/{table}/seats/1/join")
    assert ben.get("/api/friends")["invitations"] == []
    assert ada.refused("POST", f"/api/tables/{table}/invitations", {"account": ben.me["account"]}) == (
        409,
        "no-free-seat",
    )
    other = ada.table("wells", ME, OPEN)
    ada.post(f"/api/tables/{other}/invitations", {"account": ben.me["account"]})
    (invited,) = ben.get("/api/friends")["invitations"]
    assert ben.post(f"/api/invitations/{invited['id']}/decline")["invitations"] == []


def test_who_cant_invite_whom(server: RunningServer, ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    path, wish = f"/api/tables/{table}/invitations", {"account": ben.me["account"]}
    assert ada.refused("POST", path, wish) == (409, "not-friends")
    befriend(ada, ben)
    carl = owner(server, "Carl")
    befriend(carl, ben)
    assert carl.refused("POST", path, wish) == (403, "not-seated")
    ada.post(path, wish)
    ada.post(f"/api/friends/{friends(ada)[ben.me['account']]['id']}/end")
    assert ben.get("/api/friends")["invitations"] == []


def test_nobody_learns_ids(ada: Visitor, ben: Visitor) -> None:
    befriend(ada, ben)
    table = ada.table("wells", ME, OPEN)
    ada.post(f"/api/tables/{table}/invitations", {"account": ben.me["account"]})
    assert ada.me["id"] not in ben.http.get("/api/friends").text
