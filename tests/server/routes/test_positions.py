"""Positions set up by hand, as the server answers: things and values, what can't be, saved games, tables."""

from __future__ import annotations

import random
from pathlib import Path

from server.running_server import GAMES_HERE, ME, SCREEN, Visitor, quiet_settings, serving
from tworivers.engine.notation import load_text

PUT = {"red.talents": "7", "round": "5", "channel.d1-d2": "blue"}


def test_a_position_is_shown_with_all_its_things(ada: Visitor) -> None:
    found = ada.post("/api/positions/amyitis", {"seats": 3, "values": PUT})
    assert {one["name"]: one["value"] for one in found["fields"]}.items() >= PUT.items()
    assert set(found["changed"]) == set(PUT)
    assert found["fault"] is None
    assert found["state"]["view"]["nobles"][1]["talents"] == 7
    owners = next(one["list"] for one in found["fields"] if one["name"] == "channel.d1-d2")
    assert [choice["value"] for choice in found["lists"][owners]] == ["-", "blue", "red", "black", "grey"]


def test_what_cant_be_is_said_and_the_rest_stays(ada: Visitor) -> None:
    found = ada.post("/api/positions/amyitis", {"seats": 3, "values": {**PUT, "garden.d1": "plant"}})
    assert found["fault"]["key"] == "position-tiles"
    assert found["state"] is None
    assert "garden.d1" in found["changed"]


def test_what_isnt_a_position_is_refused(ada: Visitor) -> None:
    for wish in ({"seats": 9}, {"seats": 3, "values": {"red.wings": "2"}}, {"seats": 3, "values": {"round": "first"}}):
        assert ada.refused("POST", "/api/positions/amyitis", wish) == (422, "bad-table")
    assert ada.refused("POST", "/api/positions/wells", {"seats": 2}) == (422, "bad-table")


def test_a_position_is_saved_and_the_saved_game_opened(ada: Visitor) -> None:
    file = ada.post("/api/positions/amyitis/file", {"seats": 3, "values": PUT})
    match = load_text(file["text"], file["name"], GAMES_HERE)
    assert int(match.table.g.talents[1]) == 7
    opened = ada.http.post("/api/saves", content=file["text"], headers={"content-type": "text/plain"}).json()
    assert ada.state(opened["id"], 0)["view"]["round"] == 5


def test_a_table_begins_there_and_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        wish = {"seats": 3, "values": PUT, "players": [ME, SCREEN, SCREEN]}
        table = ada.post("/api/positions/amyitis/play", wish)["id"]
        ada.play_on(table, 5, random.Random(1), (0, 1, 2))
        before = ada.state(table, 0)["view"]
        assert before["round"] == 5
    with serving(quiet_settings(tmp_path)) as server:
        again = Visitor(server.address, cookie=ada.cookie)
        assert again.state(table, 0)["view"] == before
        match = load_text(again.post(f"/api/tables/{table}/save")["text"], "taken along", GAMES_HERE)
        assert "red.talents 7" in (match.position or "")


def test_a_position_of_a_finished_game_is_taken_along(ada: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="fig tree")
    assert ada.refused("POST", f"/api/tables/{table}/analysis/setup", {"at": 0}) == (409, "not-over")
    ada.play_on(table, 1000, random.Random(4), (0, 1))
    found = ada.post(f"/api/tables/{table}/analysis/setup", {"at": 0})
    assert (found["seats"], found["seed"], found["changed"]) == (2, "fig tree", [])
    found = ada.post(f"/api/tables/{table}/analysis/setup", {"at": 60})
    assert len(found["changed"]) > 5
    wish = {name: found[name] for name in ("seats", "seed", "options")}
    wish["values"] = {one["name"]: one["value"] for one in found["fields"]}
    assert ada.post("/api/positions/amyitis", wish)["changed"] == found["changed"]
