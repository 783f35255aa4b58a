"""Requests by which finished games are analysed."""

from __future__ import annotations

import random

import pytest

from server.running_server import ME, SCREEN, Json, RunningServer, Visitor
from tworivers.engine.notation import load_text
from tworivers.games import GAMES


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[Visitor, str]:
    """A game that is over, and somebody who looks at it."""
    eve = server.visitor("Eve")
    table = eve.table("amyitis", ME, SCREEN, seed="analysis")
    eve.play_on(table, 10_000, random.Random(6), (0, 1))
    assert eve.state(table)["view"]["over"]
    return server.visitor("Adam"), table


def position(who: Visitor, table: str, at: int, *moves: list[int], **more: object) -> Json:
    """Where a line stands."""
    found: Json = who.post(f"/api/tables/{table}/analysis/position", {"at": at, "moves": moves, **more})
    return found


def code(who: Visitor, method: str, path: str, body: Json | None = None) -> str:
    """The code of the problem that a request meets."""
    return who.refused(method, path, body)[1]


def saved(who: Visitor, text: str) -> Json:
    """The variations of a saved game."""
    answer = who.http.post("/api/saves/variations", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def another(who: Visitor, table: str, at: int) -> list[int]:
    """A move that could be made there: seat and code."""
    here = position(who, table, at)
    return [here["seat"], here["view"]["actions"][-1]["code"]]


def test_a_position_on_the_course_and_one_off_it(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    start = position(who, table, 10)
    assert start["number"] == 10
    assert start["seat"] in start["turn"]
    assert start["view"]["actions"]
    assert start["log"] == []
    move = another(who, table, 10)
    off = position(who, table, 10, move)
    assert off["number"] == 11
    assert [(entry["number"], entry["seat"]) for entry in off["log"]] == [(11, move[0])]


def test_a_position_may_be_seen_from_any_seat(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    for seat in (0, 1):
        assert position(who, table, 10, seat=seat)["seat"] == seat
    assert code(who, "POST", f"/api/tables/{table}/analysis/position", {"at": 3, "seat": 9}) == "no-such-seat"


def test_what_the_rules_forbid_is_refused_with_the_reason(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    path = f"/api/tables/{table}/analysis/position"
    assert code(who, "POST", path, {"at": 0, "moves": [[1, 0], [1, 0]]}) == "illegal"
    assert code(who, "POST", path, {"at": 100_000}) == "no-such-position"
    assert code(who, "POST", path, {"at": 0, "moves": [[0, 1_000_000]]}) == "illegal"
    assert code(who, "POST", path, {"at": 0, "moves": [[60, 0]]}) == "illegal"


def test_a_running_game_cant_be_analysed(server: RunningServer) -> None:
    ada = server.visitor("Ada")
    table = ada.table("amyitis", ME, SCREEN)
    for path, body in (
        ("position", {"at": 0}),
        ("lines", {"at": 0, "seat": 0}),
        ("variations", {}),
        ("file", {}),
        ("play", {"at": 0, "seats": [ME, SCREEN]}),
    ):
        assert code(ada, "POST", f"/api/tables/{table}/analysis/{path}", body) == "not-over"
    assert code(ada, "GET", f"/api/tables/{table}/analysis/report") == "not-over"


def test_variations_are_checked_worded_and_saved(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    move = another(who, table, 10)
    wish = {
        "notes": {"0": "Before.", "10": "Here\nit turned."},
        "variations": [{"after": 10, "moves": [move], "commentary": {"notes": {"11": "Better."}}}],
    }
    told = who.post(f"/api/tables/{table}/analysis/variations", wish)
    assert told["notes"] == wish["notes"]
    variation = told["variations"][0]
    assert variation["after"] == 10
    assert [(one["seat"], one["action"]["code"]) for one in variation["moves"]] == [tuple(move)]
    assert variation["moves"][0]["action"]["words"]["key"]
    file = who.post(f"/api/tables/{table}/analysis/file", wish)
    match = load_text(file["text"], file["name"], GAMES)
    assert match.over
    assert match.commentary.notes == {0: "Before.", 10: "Here\nit turned."}
    assert match.commentary.variations[0].commentary.notes == {11: "Better."}
    again = saved(who, file["text"])
    assert again["variations"][0]["moves"] == [move]


def test_variations_that_cant_be_played_are_refused(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    path = f"/api/tables/{table}/analysis/variations"
    empty: Json = {}
    bad = {"variations": [{"after": 0, "moves": [[1, 0], [1, 0]], "commentary": empty}]}
    assert code(who, "POST", path, bad) == "illegal"
    assert code(who, "POST", path, {"variations": [{"after": 0, "moves": [], "commentary": empty}]}) == "malformed"
    late = {"variations": [{"after": 100_000, "moves": [[0, 0]], "commentary": empty}]}
    assert code(who, "POST", path, late) == "no-such-position"
    assert code(who, "POST", path, {"notes": {"3": "\x07"}}) == "malformed"


def test_one_plays_on_from_a_position(finished: tuple[Visitor, str]) -> None:
    who, table = finished
    move = another(who, table, 10)
    begun = who.post(f"/api/tables/{table}/analysis/play", {"at": 10, "moves": [move], "seats": [ME, SCREEN]})
    assert begun["moves"] == 11
    assert begun["state"] == "playing"
    assert who.state(begun["id"])["number"] == 11
    assert code(who, "POST", f"/api/tables/{table}/analysis/play", {"at": 10, "seats": [ME]}) == "bad-table"
