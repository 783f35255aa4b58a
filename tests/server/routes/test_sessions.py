"""Sessions: what a cookie opens, and when it opens it no longer."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.running_server import ME, OPEN, PATIENCE, RunningServer, Socket, Visitor, quiet_settings, serving
from tworivers.server.accounts import Signer, guest
from tworivers.server.people import People
from tworivers.server.problems import Problem
from tworivers.server.sessions import Sessions, agent_words, signed_key
from tworivers.server.storage import session_store, store
from tworivers.server.storage.database import Database
from tworivers.server.storage.entities import Person, Session

PASSWORD = "eight letters"


def opens(server: RunningServer, cookie: str) -> bool:
    """Whether a cookie still opens anything."""
    answer = httpx.get(f"{server.address}/api/tables", cookies={"tworivers": cookie}, timeout=PATIENCE)
    return answer.status_code == 200


def owner(server: RunningServer, account: str) -> Visitor:
    """Somebody with an account."""
    person = server.visitor("Ada")
    person.post("/api/accounts", {"account": account, "password": PASSWORD})
    return person


def elsewhere(server: RunningServer, account: str, password: str = PASSWORD) -> Visitor:
    """The owner of an account in another browser."""
    person = server.visitor()
    person.post("/api/login", {"account": account, "password": password})
    return person


def closing_code(socket: Socket) -> int | None:
    """The code a connection is closed with, once everything it was sent is read."""
    try:
        while True:
            socket.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_guest_gets_a_session_with_the_first_thing_that_lasts(server: RunningServer) -> None:
    guest = server.visitor()
    signed = guest.cookie
    assert guest.get("/api/sessions")["sessions"] == []
    guest.table("wells", ME, OPEN)
    assert guest.cookie != signed
    assert [session["this"] for session in guest.get("/api/sessions")["sessions"]] == [True]


def test_an_answer_that_was_lost_costs_nobody_their_seat(server: RunningServer) -> None:
    """The signed cookie stands for the guest until they log out or register, however often it is brought."""
    guest = server.visitor()
    signed = guest.cookie
    table = guest.table("wells", ME, OPEN)
    for _ in range(3):
        again = Visitor(server.address, cookie=signed)
        assert [known["id"] for known in again.get("/api/tables")["mine"]] == [table]
        assert again.cookie == guest.cookie
    assert len(guest.get("/api/sessions")["sessions"]) == 1


def test_cookies_that_were_signed_before_there_were_sessions_go_on(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    old = Visitor(server.address, cookie=server.services.signer.cookie(ada.me["id"]))
    assert old.me["id"] == ada.me["id"]
    assert "." not in old.cookie, "the page's first request brings a session"
    assert old.get(f"/api/tables/{table}")["seats"][0]["yours"]


@pytest.mark.parametrize("account", [True, False])
def test_logging_out_ends_the_session(server: RunningServer, account: bool) -> None:
    ada = owner(server, "Out") if account else server.visitor("Ada")
    signed = server.services.signer.cookie(ada.me["id"])
    left = ada.cookie
    ada.post("/api/logout")
    assert not opens(server, left)
    assert not opens(server, signed)
    assert opens(server, ada.cookie)


def test_logging_out_in_one_browser_leaves_the_others(server: RunningServer) -> None:
    ada = owner(server, "Two browsers")
    other = elsewhere(server, "Two browsers")
    ada.post("/api/logout")
    assert other.get("/api/me")["account"] == "Two browsers"


def test_the_cookie_changes_with_an_account_and_with_every_login(server: RunningServer) -> None:
    ada = server.visitor()
    signed = ada.cookie
    ada.patch("/api/me", {"name": "Ada"})
    first = ada.cookie
    ada.post("/api/accounts", {"account": "Rotating", "password": PASSWORD})
    second = ada.cookie
    ada.post("/api/login", {"account": "Rotating", "password": PASSWORD})
    assert len({signed, first, second, ada.cookie}) == 4
    assert [opens(server, cookie) for cookie in (signed, first, second, ada.cookie)] == [False, False, False, True]


def test_a_guests_session_ends_when_they_log_in(server: RunningServer) -> None:
    owner(server, "Owner")
    guest = server.visitor("Guest")
    before = guest.cookie
    guest.post("/api/login", {"account": "Owner", "password": PASSWORD})
    assert not opens(server, before)


def test_other_sessions_can_be_seen_and_ended(server: RunningServer) -> None:
    ada = owner(server, "Many")
    other = elsewhere(server, "Many")
    seen = ada.get("/api/sessions")["sessions"]
    assert sorted(session["this"] for session in seen) == [False, True]
    assert all(session["agent"] == "python-httpx" for session in seen)
    ended, before = other.cookie, ada.cookie
    assert [session["this"] for session in ada.post("/api/sessions/end-others")["sessions"]] == [True]
    assert [opens(server, cookie) for cookie in (ended, before, ada.cookie)] == [False, False, True]


def test_another_password_ends_the_other_sessions(server: RunningServer) -> None:
    ada = owner(server, "Changing")
    other = elsewhere(server, "Changing")
    wrong = {"old": "wrong letters", "password": "nine letters"}
    assert ada.refused("POST", "/api/password", wrong) == (403, "wrong-password")
    assert opens(server, other.cookie)
    ada.post("/api/password", {"old": PASSWORD, "password": "nine letters"})
    assert not opens(server, other.cookie)
    assert ada.get("/api/me")["account"] == "Changing"
    assert other.http.post("/api/login", json={"account": "Changing", "password": PASSWORD}).status_code == 401
    again = server.visitor()
    assert again.refused("POST", "/api/login", {"account": "Changing", "password": PASSWORD})[0] == 403
    again.post("/api/login", {"account": "Changing", "password": "nine letters"})


def test_a_guest_has_no_password_to_change(ada: Visitor) -> None:
    assert ada.refused("POST", "/api/password", {"old": "", "password": PASSWORD}) == (409, "no-account")


def test_the_sockets_of_a_session_end_with_it(server: RunningServer) -> None:
    ada = owner(server, "Sockets")
    table = ada.table("wells", ME, OPEN)
    other = elsewhere(server, "Sockets")
    here, there = ada.socket(table, 0), other.socket(table, 0)
    here.state_of(0)
    there.state_of(0)
    ada.post("/api/sessions/end-others")
    assert closing_code(there) == 4401
    assert here.ask(type="say", text="still here")["type"] == "ok"
    ada.post("/api/logout")
    assert closing_code(here) == 4401


def test_a_socket_that_reads_nothing_moves_nothing_after_the_end(server: RunningServer) -> None:
    ada = owner(server, "Deaf")
    socket = ada.socket(ada.table("wells", ME, OPEN), 0)
    socket.state_of(0)
    connection = next(iter(server.services.sessions._sockets[ada.me["id"]]))
    connection._dismissed = True  # type: ignore[attr-defined]
    socket.send(type="say", text="too late")
    closing_code(socket)
    table = ada.get("/api/tables")["mine"][0]["id"]
    assert ada.get(f"/api/tables/{table}/chat")["chat"] == []


def test_sessions_are_known_after_a_restart_and_ended_ones_arent(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        gone, signed = ben.cookie, server.services.signer.cookie(ben.me["id"])
        ben.post("/api/logout")
    with serving(quiet_settings(tmp_path)) as server:
        assert Visitor(server.address, cookie=ada.cookie).me["account"] == "Ada"
        assert not opens(server, gone)
        assert not opens(server, signed)


def test_a_request_that_was_under_way_brings_no_ended_session_back(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    people, signer = People(database), Signer("secret")
    sessions = Sessions(database, people, signer)
    ada = guest("a" * 16)

    async def story() -> None:
        await sessions.follow(ada, "")
        await sessions.end(await people.find(ada.id), signed_key(ada.id))
        with pytest.raises(Problem, match="session has ended"):
            await sessions.follow(ada, "")
        assert await sessions.of_cookie(signer.cookie(ada.id)) is None

    asyncio.run(story())
    database.close()


def test_nobody_has_sessions_without_end_and_unused_ones_go(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    ada = Person("a" * 16, "Ada")
    database.now(lambda db: store.keep_person(db, ada))
    for number in range(session_store.MOST + 5):
        session = Session(f"{number:064}", ada.id, number, number, "")
        ended = database.now(partial(session_store.keep_session, session=session))
        assert ended == ([] if number < session_store.MOST else [f"{number - session_store.MOST:064}"])
    database.now(lambda db: session_store.drop_unseen(db, session_store.MOST))
    left = database.now(lambda db: session_store.sessions_of(db, ada.id))
    assert [session.seen for session in left] == [54, 53, 52, 51, 50]
    database.close()


@pytest.mark.usefixtures("long_waits")
def test_ten_wrong_passwords_from_elsewhere_dont_lock_the_owner_out(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), wrong_passwords=5, tries_per_minute=10)) as server:
        ada = owner(server, "Siduri")
        eve = server.visitor()
        eve.http.headers["x-forwarded-for"] = "203.0.113.7"
        wrong = {"account": "Siduri", "password": "other letters"}
        tried = [eve.http.post("/api/login", json=wrong).status_code for _ in range(12)]
        assert 429 in tried
        ada.post("/api/logout")
        assert ada.post("/api/login", {"account": "Siduri", "password": PASSWORD})["account"] == "Siduri"


@pytest.mark.usefixtures("long_waits")
def test_a_device_that_the_owner_has_used_is_never_locked_out(tmp_path: Path) -> None:
    """Not by tries from the same address, and not by those from everywhere."""
    with serving(replace(quiet_settings(tmp_path), wrong_passwords=3, wrong_passwords_per_hour=6)) as server:
        ada = owner(server, "Siduri")
        wrong = {"account": "Siduri", "password": "other letters"}
        for address in ("127.0.0.1", "203.0.113.7", "203.0.113.8"):
            eve = server.visitor()
            eve.http.headers["x-forwarded-for"] = address
            for _ in range(4):
                eve.refused("POST", "/api/login", wrong)
        right = {"account": "Siduri", "password": PASSWORD}
        stranger = server.visitor()
        stranger.http.headers["x-forwarded-for"] = "203.0.113.9"
        assert stranger.refused("POST", "/api/login", right) == (429, "too-often")
        ada.post("/api/logout")
        assert ada.post("/api/login", right)["account"] == "Siduri"


@pytest.mark.usefixtures("long_waits")
def test_the_cookie_of_a_device_is_of_one_account(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), wrong_passwords=2)) as server:
        owner(server, "Siduri")
        eve = owner(server, "Eve")
        wrong = {"account": "Siduri", "password": "other letters"}
        tried = [eve.refused("POST", "/api/login", wrong)[0] for _ in range(3)]
        assert tried == [403, 403, 429]


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 "
            "Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
        ("<script>\x00" + "x" * 500, "script" + "x" * 74),
    ],
)
def test_browsers_are_named_in_a_few_words(header: str, words: str) -> None:
    assert agent_words(header) == words
