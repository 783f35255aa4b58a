"""Save files: from a table, and back to a table."""

from __future__ import annotations

import random

import pytest

from server.running_server import GAMES_HERE, ME, SCREEN, Visitor
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text, save_text


def test_a_finished_game_shows_its_seed_winners_and_save_file(ada: Visitor) -> None:
    table = ada.table("wells", ME, {"kind": "screen", "name": "Bo, of Ur"}, seed="a well")
    ada.play_on(table, 1000, random.Random(4), (0, 1))
    info = ada.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["seed"] == "a well"
    match = load_text(ada.http.get(f"/api/tables/{table}/save").text, "save", GAMES_HERE)
    assert match.names == ("Ada", "Bo, of Ur")
    assert (match.scores, match.winners) == (info["scores"], info["winners"])
    assert len(match.moves) == info["moves"]


def test_a_running_games_save_file_lacks_the_seed(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="fig tree")
    ada.play_on(table, 3, random.Random(1), (0, 1))
    response = ben.http.get(f"/api/tables/{table}/save")
    assert response.status_code == 200
    assert "attachment" in response.headers["content-disposition"]
    assert "fig tree" not in response.text
    assert "end 3 " in response.text


def test_a_running_game_with_secrets_gives_no_save_file(ada: Visitor) -> None:
    assert ada.refused("GET", f"/api/tables/{ada.table('wells', ME, SCREEN)}/save") == (403, "secret-save")


def saved(moves: int, names: list[str]) -> str:
    match = Match(GAMES_HERE["amyitis"], len(names), "fig tree", names=names)
    chance = random.Random(2)
    for _ in range(moves):
        seat = match.table.actors()[0]
        match.play(seat, int(chance.choice(list(match.table.legal(seat)))))
    return save_text(match)


def test_a_saved_game_goes_on_at_this_screen(ada: Visitor) -> None:
    response = ada.http.post(
        "/api/saves",
        content=saved(10, ["Emmy", "bot:random", "bot:gone", "white"][:3]),
        headers={"content-type": "text/plain"},
    )
    assert response.status_code == 201
    info = response.json()
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in info["seats"]] == [
        ("screen", "Emmy", None),
        ("bot", None, "random"),
        ("screen", None, None),
    ]
    assert (info["state"], info["moves"], info["seed_chosen"]) == ("playing", 10, True)
    assert ada.get("/api/tables")["mine"][0]["id"] == info["id"]
    assert len(ada.get(f"/api/tables/{info['id']}/history")["history"]) == 11


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[Game", '[Game "chess"]\nend 0 0000000000000000\n', "\x00", "[" * 5000, "%\n" * 1000]
)
def test_files_that_arent_saved_games(ada: Visitor, text: str) -> None:
    assert ada.refused("POST", "/api/saves", content=text, headers={"content-type": "text/plain"}) == (422, "bad-save")


def test_saved_games_that_were_changed_or_lack_their_seed(ada: Visitor) -> None:
    text = saved(10, ["Emmy", "Ida"])
    changed = text.replace("Emmy", "Eve")
    withheld = "\n".join(line for line in text.split("\n") if not line.startswith("[Seed "))
    for wrong in (changed.encode(), withheld.encode(), text.encode("utf-16")):
        assert ada.refused("POST", "/api/saves", content=wrong, headers={"content-type": "text/plain"}) == (
            422,
            "bad-save",
        )
