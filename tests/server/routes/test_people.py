"""Who somebody is: cookies, names, accounts."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from server.running_server import ME, OPEN, PATIENCE, RunningServer, Visitor, quiet_settings, serving
from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.languages import LANGUAGES, LANGUAGES_FOLDER
from tworivers.server.accounts import account_key
from tworivers.server.bot_names import sounds_like_a_bot
from tworivers.server.password_rules import SHORTEST, common_passwords
from tworivers_wells import GAME as WELLS

PASSWORD = {"account": "Enheduanna", "password": "eight letters"}


def test_the_first_request_makes_a_guest_whom_the_cookie_knows_again(server: RunningServer) -> None:
    first = httpx.get(f"{server.address}/api/me", timeout=PATIENCE)
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = httpx.get(f"{server.address}/api/me", cookies={"tworivers": first.cookies["tworivers"]}, timeout=PATIENCE)
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers
    assert first.json()["account"] is None
    assert first.json()["name"]


def test_a_guest_takes_another_name(server: RunningServer, ada: Visitor) -> None:
    assert ada.patch("/api/me", {"name": "  Ada Löwe "})["name"] == "Ada Löwe"
    assert Visitor(server.address, cookie=ada.cookie).me["name"] == "Ada Löwe"


LIKE_BOTS = (
    "Scribe (computer)",
    "Schreiber (COMPUTER)",
    "Steward (ｃｏｍｐｕｔｅｒ)",
    "Wesir (С0mputеr)",
    "Vizier [AI]",
    "Computer",
    "Lehrling (KI)",
)
"""However they are written: capitals, full width, letters of other alphabets."""


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_nobody_is_called_like_a_computer_opponent_in_any_language(ada: Visitor, ben: Visitor, language: str) -> None:
    """Wherever a name can be given: one's own, an account's, at a seat, by a link, at one screen, in a saved game."""
    text = (LANGUAGES_FOLDER / language / "pages" / "common.ftl").read_text(encoding="utf-8")
    called = [
        re.sub(r"\{[^}]*\}", "Scribe", sentence)
        for sentence in re.findall(r"^(?:bot-name|stand-in) = (.*)$", text, re.MULTILINE)
    ]
    assert len(called) == 2
    open_seat = ada.table("wells", ME, OPEN)
    token = ada.post(f"/api/tables/{open_seat}/seats/0/token")["token"]
    for name in (*called, called[0].replace(" (", " – ").rstrip(")")):
        assert sounds_like_a_bot(name)
        refusal = (422, "bad-name")
        assert ben.refused("PATCH", "/api/me", {"name": name}) == refusal
        assert ben.refused("POST", "/api/accounts", {"account": name, "password": "eight letters"}) == refusal
        assert ben.refused("POST", f"/api/tables/{open_seat}/seats/1/join", {"name": name}) == refusal
        assert ben.refused("POST", "/api/claim", {"token": token, "name": name}) == refusal
        screen = {"kind": "screen", "name": name}
        assert ben.refused("POST", "/api/tables", {"game": "wells", "seats": [screen, OPEN]}) == refusal
        match = Match(WELLS, 2, names=(name, "Bob"))
        file = save_text(match, reveal_seed=True).encode()
        opened = ben.http.post("/api/saves", content=file, headers={"content-type": "text/plain"})
        assert opened.status_code == 201, opened.text
        assert [seat["name"] for seat in opened.json()["seats"]] == [None, "Bob"]


def test_names_of_people_may_hold_a_part_of_such_words(ada: Visitor) -> None:
    for name in ("Abbot", "Botticelli", "Ai Weiwei", "Ki", "Scribe", "Jean-Mi", "Anna, Ben"):
        assert ada.patch("/api/me", {"name": name})["name"] == name


def test_names_that_cant_be(ada: Visitor) -> None:
    for name in ("", "   ", "two\nlines", "bell\a", "x" * 41, "bot:scribe", "Bot: me", *LIKE_BOTS):
        assert ada.refused("PATCH", "/api/me", {"name": name}) == (422, "bad-name"), name
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_wrong_cookie_is_refused_and_taken_away(server: RunningServer, ada: Visitor) -> None:
    person, signature = server.visitor().cookie.split(".")
    other = server.visitor().cookie.split(".")[0]
    for wrong in (
        "",
        ada.cookie[:-1],
        f"{ada.cookie[:-1]}{'A' if ada.cookie[-1] != 'A' else 'B'}",
        "nonsense",
        f"{person}.",
        f"{person}.{signature[:-1]}",
        f"{other}.{signature}",
        f"{person}.{signature}x",
        ".",
        "a" * 5000,
    ):
        answer = httpx.get(f"{server.address}/api/tables", headers={"Cookie": f"tworivers={wrong}"}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-cookie"), wrong
        assert "Max-Age=0" in answer.headers["set-cookie"]


def test_asking_who_one_is_with_a_wrong_cookie_makes_a_new_guest(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/api/me", cookies={"tworivers": "nonsense"}, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.cookies["tworivers"] != "nonsense"


def test_an_account_keeps_the_guests_tables(server: RunningServer, ada: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    account = ada.post("/api/accounts", PASSWORD)
    assert account["account"] == "Enheduanna"
    elsewhere = server.visitor()
    assert elsewhere.post("/api/login", {**PASSWORD, "account": "ENHEDUANNA"})["id"] == ada.me["id"]
    assert elsewhere.get("/api/me")["account"] == "Enheduanna"
    assert [known["id"] for known in elsewhere.get("/api/tables")["mine"]] == [table]
    left = elsewhere.post("/api/logout")
    assert left["account"] is None
    assert left["id"] != ada.me["id"]
    assert elsewhere.get("/api/tables")["mine"] == []


def test_accounts_that_cant_be(ada: Visitor, ben: Visitor) -> None:
    ada.post("/api/accounts", {"account": "Kubaba", "password": "eight letters"})
    assert ada.refused("POST", "/api/accounts", {"account": "Another", "password": "eight letters"}) == (
        409,
        "has-account",
    )
    assert ben.refused("POST", "/api/accounts", {"account": "kubaba", "password": "other letters"}) == (
        409,
        "account-taken",
    )
    assert ben.refused("POST", "/api/accounts", {"account": "Short", "password": "seven77"}) == (422, "bad-password")
    assert ben.refused("POST", "/api/accounts", {"account": " ", "password": "eight letters"}) == (422, "bad-name")
    assert ben.get("/api/me")["account"] is None


def test_an_account_that_was_made_is_ones_own_when_the_answer_got_lost(ada: Visitor, ben: Visitor) -> None:
    """The browser still has the cookie from before, and sends the same again."""
    wish = {"account": "Kubaba", "password": "eight letters"}
    made = ada.post("/api/accounts", wish)
    assert ben.post("/api/accounts", wish)["id"] == made["id"]
    assert ben.get("/api/me")["account"] == "Kubaba"


def test_account_names_that_grow_when_they_are_compared(ada: Visitor) -> None:
    """One character of these stands for eighteen; the database has room for 160."""
    wordy = {"account": "\ufdfa" * 40, "password": "eight letters"}
    assert ada.refused("POST", "/api/accounts", wordy) == (422, "bad-name")
    assert ada.refused("POST", "/api/login", wordy) == (403, "wrong-password")
    assert ada.refused("POST", "/api/login", {**wordy, "account": "nul\x00"}) == (403, "wrong-password")
    assert ada.get("/api/me")["account"] is None


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("seven77", "short"),
        ("password", "common"),
        ("Password1", "common"),
        ("1234567890", "common"),
        ("qwertyuiop", "common"),
        ("GILGAMESH", "account"),
        ("Ｇｉｌｇａｍｅｓｈ", "account"),
        ("aaaaaaaaaaaa", "repeated"),
        ("        ", "repeated"),
    ],
)
def test_passwords_that_are_guessed_first(ada: Visitor, password: str, reason: str) -> None:
    answer = ada.http.post("/api/accounts", json={"account": "Gilgamesh", "password": password})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-password")
    assert answer.json()["error"]["message"]["values"] == {"reason": reason, "least": SHORTEST}


def test_common_passwords_are_those_that_are_long_enough() -> None:
    common = common_passwords()
    assert len(common) == 4000
    assert all(len(password) >= SHORTEST and password == account_key(password) for password in common)


def test_wrong_passwords_and_unknown_accounts_look_the_same(ada: Visitor, ben: Visitor) -> None:
    ada.post("/api/accounts", {"account": "Siduri", "password": "eight letters"})
    wrong = ben.http.post("/api/login", json={"account": "Siduri", "password": "other letters"})
    unknown = ben.http.post("/api/login", json={"account": "Nobody", "password": "other letters"})
    assert wrong.status_code == unknown.status_code == 403
    told = [{**answer.json()["error"], "request": None} for answer in (wrong, unknown)]
    assert told[0] == told[1], "but for the number of the request"
    assert ben.get("/api/me")["id"] == ben.me["id"]


@pytest.mark.usefixtures("long_waits")
def test_passwords_cant_be_tried_for_ever(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), wrong_passwords=3)) as server:
        ben = server.visitor()
        wrong = {"account": "Siduri", "password": "other letters"}
        assert [ben.refused("POST", "/api/login", wrong)[0] for _ in range(5)] == [403, 403, 403, 429, 429]


def test_people_are_known_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
    with serving(quiet_settings(tmp_path)) as server:
        assert Visitor(server.address, cookie=ada.cookie).me == ada.me
