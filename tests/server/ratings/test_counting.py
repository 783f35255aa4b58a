"""Rated tables: who may sit there, what is off until the end, and that each game counts once."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from server.running_server import BOT, ME, OPEN, SCREEN, Json, RunningServer, Visitor, quiet_settings, serving
from tworivers.server.ratings.counting import count_game

PASSWORD = "eight letters"


def owner(server: RunningServer, account: str) -> Visitor:
    person = server.visitor(account)
    person.post("/api/accounts", {"account": account, "password": PASSWORD})
    return person


def rated_table(ada: Visitor, ben: Visitor) -> str:
    table = ada.table("wells", ME, OPEN, rated=True)
    ben.post(f"/api/tables/{table}/seats/1/join")
    return table


def play_out(ada: Visitor, ben: Visitor, table: str) -> Json:
    chance = random.Random(5)
    while ada.get(f"/api/tables/{table}")["state"] != "over":
        ada.play_on(table, 1, chance, (0,))
        ben.play_on(table, 1, chance, (1,))
    over: Json = ada.get(f"/api/tables/{table}")
    return over


def ratings(person: Visitor, account: str) -> list[Json]:
    found: list[Json] = person.get(f"/api/people/{account}")["ratings"]
    return found


def wait_for_ratings(person: Visitor, account: str, games: int) -> Json:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        found = ratings(person, account)
        if found and found[0]["games"] == games:
            return found[0]
        time.sleep(0.02)
    raise AssertionError(ratings(person, account))


def test_a_rated_game_changes_both_ratings_once(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        table = rated_table(ada, ben)
        over = play_out(ada, ben, table)
        hers, his = wait_for_ratings(ada, "Ada", 1), wait_for_ratings(ada, "ben", 1)
        assert hers["provisional"]
        assert (hers["points"] - his["points"]) * (over["scores"][0] - over["scores"][1]) >= 0
        for _ in range(2):
            server.services.database.now(lambda db: count_game(db, table))
        assert ratings(ada, "Ada") == [hers]
        assert ada.refused("POST", f"/api/tables/{table}/undo", {"seat": 0, "number": over["moves"]}) == (
            409,
            "rated-over",
        )
        past = ada.get("/api/people/Ada")["past"]
        assert [(game["table"], game["rated"], game["change"]) for game in past] == [
            (table, True, hers["points"] - 1000)
        ]
        assert server.visitor().get("/api/people/Ada")["past"][0]["table"] is None, "the table isn't public"
        assert ada.get("/api/people/Ada")["counted"][0]["games"] == 1


def test_a_game_that_ended_as_the_server_did_is_counted_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tworivers.server.ratings.counting import RatingCounter

    with serving(quiet_settings(tmp_path)) as server:
        ada, ben = owner(server, "Ada"), owner(server, "Ben")
        table = rated_table(ada, ben)
        with monkeypatch.context() as deaf:
            deaf.setattr(RatingCounter, "_count", _never)
            play_out(ada, ben, table)
        assert ratings(ada, "Ada") == []
    with serving(quiet_settings(tmp_path)) as server:
        wait_for_ratings(server.visitor(), "Ada", 1)


async def _never(self: object, table: str) -> None:
    """As if the server had been killed at this moment."""


def test_who_may_sit_at_a_rated_table(server: RunningServer) -> None:
    ada, ben = owner(server, "Shala"), owner(server, "Nusku")

    def refused(person: Visitor, *seats: Json, **more: object) -> tuple[int, str]:
        return person.refused("POST", "/api/tables", {"game": "wells", "seats": [*seats], "rated": True, **more})

    assert refused(server.visitor(), ME, OPEN) == (403, "rated-account")
    assert refused(ada, ME, SCREEN) == refused(ada, ME, ME) == refused(ada, BOT, BOT) == (409, "rated-seats")
    assert refused(ada, ME, OPEN, seed="1") == (409, "rated-own")
    table = ada.table("wells", ME, OPEN, rated=True)
    join = f"/api/tables/{table}/seats/1/join"
    assert server.visitor().refused("POST", join) == (403, "rated-account")
    assert ada.refused("POST", join) == (409, "rated-seats")
    assert ada.refused("POST", f"/api/tables/{table}/seats/0/token") == (409, "rated-seats")
    assert ben.post(join)["rated"] is True


def test_hints_are_off_until_a_rated_game_is_over(server: RunningServer) -> None:
    ada = owner(server, "Ninlil")
    table = ada.table("amyitis", ME, BOT, rated=True)
    assert ada.get(f"/api/tables/{table}")["hints"] is False
    assert ada.refused("GET", f"/api/tables/{table}/hint?seat=0&number=0")[1] == "hints-off"
    assert ada.refused("GET", f"/api/tables/{table}/chances")[1] == "hints-off"
    assert ada.refused("POST", f"/api/tables/{table}/save") == (403, "shared-save"), "the file holds the dice to come"


def test_other_tables_change_no_rating(server: RunningServer) -> None:
    ada = owner(server, "Mami")
    table = ada.table("wells", ME, SCREEN)
    ada.play_on(table, 10_000, random.Random(2), (0, 1))
    assert ada.get(f"/api/tables/{table}")["state"] == "over"
    assert ada.get("/api/people/Mami")["ratings"] == []


def test_levels_whose_strength_was_measured_stand_on_the_list(server: RunningServer) -> None:
    found = server.visitor().get("/api/leaders/amyitis")["leaders"]
    assert {"scribe"} <= {one["name"] for one in found if one["kind"] == "bot"}
    assert [one["rating"]["points"] for one in found] == sorted(
        (one["rating"]["points"] for one in found), reverse=True
    )
    scribe = next(one for one in found if one["name"] == "scribe")
    assert scribe["rating"]["points"] == 1000


def test_nobody_with_that_name(server: RunningServer) -> None:
    assert server.visitor().refused("GET", "/api/people/Tiamat") == (404, "no-such-person")
    assert server.visitor().refused("GET", "/api/people/%00") == (404, "no-such-person")
