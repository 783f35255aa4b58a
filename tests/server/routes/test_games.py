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
