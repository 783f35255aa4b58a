"""The rule book: its shape, its figures and the component file, by request."""

from __future__ import annotations

import pytest

from server.running_server import Visitor
from tworivers.engine.rulebook import read_book, read_figures
from tworivers.engine.rules import Game
from tworivers.games import GAMES

BOOKS = [game for game in GAMES.values() if game.rulebook is not None]
every_book = pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)


@every_book
def test_a_book_has_all_its_sections(ada: Visitor, game: Game) -> None:
    assert game.rulebook is not None
    book = ada.get(f"/api/games/{game.name}/book")
    ids = [section["id"] for chapter in book["chapters"] for section in chapter["sections"]]
    assert ids == [section.id for section in read_book(game.rulebook).sections()]
    assert set(book["links"].values()) | set(book["things"].values()) <= set(ids)


@every_book
def test_a_figure_shows_a_view_for_each_step_and_what_the_log_told(ada: Visitor, game: Game) -> None:
    assert game.rulebook is not None
    name, figure = next(iter(read_figures(game.rulebook).items()))
    shown = ada.get(f"/api/games/{game.name}/figures/{name}")
    assert [step["number"] for step in shown["steps"]] == list(figure.steps)
    assert all(step["view"]["game"] == game.name for step in shown["steps"])
    assert shown["steps"][0]["log"] == []
    kinds = [event["kind"] for step in shown["steps"] for entry in step["log"] for event in entry["events"]]
    assert figure.shows in kinds


def test_a_game_without_a_book_and_a_figure_nobody_drew_are_not_there(ada: Visitor) -> None:
    assert {game["name"]: game["book"] for game in ada.get("/api/games")["games"]}["wells"] is False
    for path in ("wells/book", "amyitis/figures/nothing", "wells/figures/farmer"):
        assert ada.refused("GET", f"/api/games/{path}") == (404, "no-such-page")
    assert ada.refused("GET", "/api/games/chess/book")[0] == 404


def test_scene_of_a_game_without_a_table(ada: Visitor) -> None:
    assert len(ada.get("/api/games/mesopotamia/scene")["provinces"]) == 56
    assert ada.get("/api/games/amyitis/scene") == {"words": {}}
