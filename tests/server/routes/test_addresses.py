"""E-mail addresses: confirmed by a link, good for forgotten passwords, and telling nobody who has an account."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.local_mail import MailBox, mail_box
from server.running_server import ME, OPEN, RunningServer, Visitor, quiet_settings, serving
from tworivers.languages import LANGUAGES
from tworivers.server.routes import addresses
from tworivers.server.storage.entities import now

PASSWORD = "eight letters"


@pytest.fixture
def posted(tmp_path: Path) -> Iterator[tuple[RunningServer, MailBox]]:
    """A server with a mail server."""
    with mail_box() as (box, mail), serving(replace(quiet_settings(tmp_path), mail=mail)) as server:
        yield server, box


def owner(server: RunningServer, account: str) -> Visitor:
    person = server.visitor(account)
    person.post("/api/accounts", {"account": account, "password": PASSWORD})
    return person


def give(person: Visitor, email: str, language: str = "en") -> None:
    person.post("/api/address", {"email": email, "password": PASSWORD, "language": language})


def confirmed(server: RunningServer, box: MailBox, account: str, email: str) -> Visitor:
    """The owner of an account with an address."""
    person = owner(server, account)
    give(person, email)
    person.post("/api/address/confirm", {"token": box.wait(len(box.letters))[-1].link})
    return person


def test_an_address_counts_once_its_link_was_opened(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = owner(server, "Ada")
    give(ada, "ada@example.org")
    letter = box.last(1)
    assert letter.to == ["ada@example.org"]
    assert "Ada" in letter.text
    assert ada.get("/api/address") == {"sends": True, "address": None, "waiting": "ada@example.org"}
    server.visitor().post("/api/address/confirm", {"token": letter.link})  # in any browser
    assert ada.get("/api/address") == {"sends": True, "address": "ada@example.org", "waiting": None}
    assert ada.refused("POST", "/api/address/confirm", {"token": letter.link}) == (404, "old-link")


def test_a_link_replaces_the_one_before_and_grows_old(
    posted: tuple[RunningServer, MailBox], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, box = posted
    ada = owner(server, "Ada")
    give(ada, "first@example.org")
    give(ada, "second@example.org")
    first, second = box.wait(2)
    assert ada.refused("POST", "/api/address/confirm", {"token": first.link}) == (404, "old-link")
    monkeypatch.setattr(addresses, "now", lambda: now() + 24 * 3600_000)
    assert ada.refused("POST", "/api/address/confirm", {"token": second.link}) == (404, "old-link")
    monkeypatch.undo()
    ada.post("/api/address/confirm", {"token": second.link})


def test_another_address_is_told_to_the_one_before(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = confirmed(server, box, "Ada", "old@example.org")
    give(ada, "new@example.org", "de")
    assert ada.get("/api/address")["address"] == "old@example.org"
    ada.post("/api/address/confirm", {"token": box.last(2).link})
    told = box.last(3)
    assert told.to == ["old@example.org"]
    assert "new@example.org" not in told.text
    assert ada.get("/api/address")["address"] == "new@example.org"


def test_an_address_needs_the_password_and_a_form(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = owner(server, "Ada")
    wish = {"email": "ada@example.org", "password": "other letters"}
    assert ada.refused("POST", "/api/address", wish) == (403, "wrong-password")
    for email in ("", "ada", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@example.org,b@x.org"):
        assert ada.refused("POST", "/api/address", {"email": email, "password": PASSWORD}) == (422, "bad-address")
    guest = server.visitor("Ben")
    assert guest.refused("POST", "/api/address", {**wish, "password": PASSWORD}) == (409, "no-account")
    assert box.letters == []


def test_a_forgotten_password_is_chosen_anew_by_a_link(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = confirmed(server, box, "Ada", "ada@example.org")
    table = ada.table("wells", ME, OPEN)
    stranger = server.visitor()
    stranger.post("/api/forgotten", {"email": "ADA@example.org"})
    letter = box.last(2)
    fresh = {"token": letter.link, "password": "nine letters"}
    assert stranger.refused("POST", "/api/password/new", {**fresh, "password": "short"}) == (422, "bad-password")
    assert stranger.post("/api/password/new", fresh)["account"] == "Ada"
    assert [one["id"] for one in stranger.get("/api/tables")["mine"]] == [table]
    assert ada.http.get("/api/tables").status_code == 401, "all other sessions have ended"
    again = server.visitor()
    assert again.refused("POST", "/api/password/new", fresh) == (404, "old-link")
    assert again.refused("POST", "/api/login", {"account": "Ada", "password": PASSWORD}) == (403, "wrong-password")
    again.post("/api/login", {"account": "Ada", "password": "nine letters"})


def test_a_link_for_one_thing_is_good_for_nothing_else(
    posted: tuple[RunningServer, MailBox], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, box = posted
    ada = confirmed(server, box, "Ada", "ada@example.org")
    give(ada, "other@example.org")
    fresh = {"token": box.last(2).link, "password": "nine letters"}
    assert ada.refused("POST", "/api/password/new", fresh) == (404, "old-link")
    ada.post("/api/forgotten", {"email": "ada@example.org"})
    token = box.last(3).link
    assert ada.refused("POST", "/api/address/confirm", {"token": token}) == (404, "old-link")
    monkeypatch.setattr(addresses, "now", lambda: now() + 30 * 60_000)
    assert ada.refused("POST", "/api/password/new", {"token": token, "password": "x" * 9}) == (404, "old-link")


def test_nobody_learns_which_addresses_have_accounts(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    confirmed(server, box, "Ada", "ada@example.org")
    ben = owner(server, "Ben")
    give(ben, "ada@example.org")  # somebody else's: taken like any other, and worth nothing without the letter
    assert box.last(2).to == ["ada@example.org"]
    known = ben.http.post("/api/forgotten", json={"email": "ada@example.org"})
    unknown = ben.http.post("/api/forgotten", json={"email": "nobody@example.org"})
    assert (known.status_code, known.json()) == (unknown.status_code, unknown.json())
    assert box.last(3).to == ["ada@example.org"]
    time.sleep(0.2)
    assert len(box.letters) == 3


def test_the_database_holds_no_secret_of_a_link(posted: tuple[RunningServer, MailBox], tmp_path: Path) -> None:
    server, box = posted
    give(owner(server, "Ada"), "ada@example.org")
    secret = box.last(1).link.encode()
    files = list(tmp_path.glob("tables.sqlite*"))
    assert any(b"ada@example.org" in file.read_bytes() for file in files)
    assert not any(secret in file.read_bytes() for file in files)


def test_letters_have_a_bound_for_each_address(tmp_path: Path) -> None:
    with mail_box() as (box, mail):
        settings = replace(quiet_settings(tmp_path), mail=mail, mails_per_hour=3)
        with serving(settings) as server:
            confirmed(server, box, "Ada", "ada@example.org")
            for _ in range(4):
                server.visitor().post("/api/forgotten", {"email": "ada@example.org"})
            box.wait(3)
            time.sleep(0.3)
            box.wait(3)


def test_a_mail_server_that_takes_nothing_is_told(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = owner(server, "Ada")
    box.busy = True
    answer = ada.http.post("/api/address", json={"email": "ada@example.org", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "mail-failed")
    box.busy = False
    give(ada, "ada@example.org")
    box.wait(1)


def test_without_a_mail_server_nothing_is_offered(server: RunningServer) -> None:
    ada = owner(server, "Adad")
    assert ada.get("/api/address") == {"sends": False, "address": None, "waiting": None}
    wish = {"email": "ada@example.org", "password": PASSWORD}
    assert ada.refused("POST", "/api/address", wish) == (409, "no-mail")
    assert ada.refused("POST", "/api/forgotten", {"email": "ada@example.org"}) == (409, "no-mail")


def test_letters_come_in_every_language(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada = owner(server, "Ada")
    for language in LANGUAGES:
        give(ada, "ada@example.org", language)
    assert len({letter.subject for letter in box.wait(len(LANGUAGES))}) == len(LANGUAGES)


def test_a_deleted_account_leaves_its_games_without_a_name(posted: tuple[RunningServer, MailBox]) -> None:
    server, box = posted
    ada, ben = confirmed(server, box, "Ada", "ada@example.org"), owner(server, "Ben")
    running = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{running}/seats/1/join")
    ada.post(f"/api/tables/{running}/chat", {"text": "my words"})
    waiting = ada.table("wells", ME, OPEN, OPEN)
    ben.post(f"/api/tables/{waiting}/seats/1/join")
    elsewhere = server.visitor()
    elsewhere.post("/api/login", {"account": "Ada", "password": PASSWORD})
    assert ada.refused("POST", "/api/account/delete", {"password": "other letters"}) == (403, "wrong-password")
    assert ada.post("/api/account/delete", {"password": PASSWORD})["account"] is None
    assert elsewhere.http.get("/api/tables").status_code == 401
    seats = ben.get(f"/api/tables/{running}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", None), ("open", "Ben")]
    assert ben.get(f"/api/tables/{running}/chat")["chat"] == []
    assert ben.get(f"/api/tables/{waiting}")["seats"][0]["taken"] is False
    assert ada.get("/api/tables")["mine"] == []
    ben.refused("POST", "/api/login", {"account": "Ada", "password": PASSWORD})
    ben.post("/api/forgotten", {"email": "ada@example.org"})
    time.sleep(0.2)
    assert len(box.letters) == 1
    owner(server, "Ada")  # the name is free again, and is somebody else's


def test_finished_games_keep_their_moves(posted: tuple[RunningServer, MailBox]) -> None:
    server, _ = posted
    ada = owner(server, "Ada")

    table = ada.table("wells", ME, {"kind": "screen", "name": "Friend"})
    ada.play_on(table, 10_000, random.Random(1), (0, 1))
    before = ada.get(f"/api/tables/{table}")
    assert before["state"] == "over"
    ada.post("/api/account/delete", {"password": PASSWORD})
    after = server.visitor().get(f"/api/tables/{table}")
    assert (after["scores"], after["moves"]) == (before["scores"], before["moves"])
    assert [seat["name"] for seat in after["seats"]] == [None, None]
