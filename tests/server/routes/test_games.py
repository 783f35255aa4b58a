"""The games there are."""

from __future__ import annotations

from server.running_server import Visitor


def test_games_tell_their_options_secrets_and_levels(ada: Visitor) -> None:
    games = {game["name"]: game for game in ada.get("/api/games")["games"]}
    assert games["amyitis"]["seats"] == [2, 3, 4]
    assert games["amyitis"]["seat_names"] == ["blue", "red", "black", "white"]
    assert games["amyitis"]["options"] == [
        {"name": "procession", "values": ["right-of-start", "last-to-pass"]},
        {"name": "supply", "values": ["unlimited", "box"]},
    ]
    assert games["amyitis"]["secrets"] is False
    assert games["wells"]["secrets"] is True
    assert games["amyitis"]["levels"][0] == "random"


def test_places_tell_which_party_sits_where_and_what_it_has(ada: Visitor) -> None:
    games = {game["name"]: game["places"] for game in ada.get("/api/games")["games"]}
    assert (games["mesopotamia"], games["amyitis"]) == (True, False)
    places = ada.get("/api/games/mesopotamia/places", seats=3)["places"]
    assert [place["id"] for place in places] == ["babylon", "mari", "assur"]
    assert all({"place-land", "place-metal"} <= {trait["key"] for trait in place["traits"]} for place in places)
    assert [place["character"]["key"] for place in places] == [
        "character-builder",
        "character-trader",
        "character-warlord",
    ]
    six = ada.get("/api/games/mesopotamia/places", seats=6, option="six=table")["places"]
    assert "mari" in [place["id"] for place in six]
    assert "mari" not in [place["id"] for place in ada.get("/api/games/mesopotamia/places", seats=6)["places"]]
    qatna = next(place for place in six if place["id"] == "qatna")
    assert "place-card" in [trait["key"] for trait in qatna["traits"]]
    assert ada.get("/api/games/amyitis/places", seats=3)["places"] == []
    for query in ("seats=2", "seats=6&option=six", "seats=6&option=seven=list"):
        assert ada.refused("GET", f"/api/games/mesopotamia/places?{query}") == (422, "bad-table")
