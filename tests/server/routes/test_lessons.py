"""Lessons over the network: a course, a lesson after some moves, what one more move would change."""

from __future__ import annotations

from typing import Any

from server.running_server import Visitor
from tworivers.amyitis import GAME

FARMER = "/api/lessons/amyitis/farmer"


def tried(visitor: Visitor, *moves: str, address: str = FARMER) -> dict[str, Any]:
    """A lesson after these moves."""
    found: dict[str, Any] = visitor.post(address, {"moves": [GAME.codes[move] for move in moves]})
    return found


def test_a_course_names_its_chapters_and_lessons(ada: Visitor) -> None:
    course = ada.get("/api/lessons/amyitis")
    assert course["chapters"][0] == {"name": "crafts", "lessons": ["farmer", "merchant", "engineer"]}
    assert ada.get("/api/lessons/wells")["chapters"] == []


def test_a_lesson_offers_what_it_allows_and_says_why_not_the_rest(ada: Visitor) -> None:
    lesson = tried(ada)
    assert (lesson["verdict"], lesson["nudge"], lesson["point"]) == ("open", None, ["field-upper", "city-eshnunna"])
    actions = {action["text"] for action in lesson["state"]["view"]["actions"]}
    assert actions == {"recruit farmer 2", "recruit farmer 3"}
    why = {action["text"]: action["why"]["key"] for action in lesson["blocked"]}
    assert why["pass"] == "lesson-not-here"
    assert why["caravan eshnunna"] != "lesson-not-here", "the rules forbid it anyway"
    assert lesson["suggested"] == GAME.codes["recruit farmer 2"]


def test_the_same_moves_lead_to_the_same_end_and_none_back_to_the_beginning(ada: Visitor) -> None:
    beginning = tried(ada)
    done = tried(ada, "recruit farmer 2", "field upper")
    assert (done["verdict"], done["suggested"], done["state"]["view"]["actions"]) == ("done", None, [])
    assert [entry["number"] for entry in done["state"]["log"]] == [0, 1, 2]
    wrong = tried(ada, "recruit farmer 2", "field lower")
    assert (wrong["verdict"], wrong["nudge"]) == ("wrong", "barley")
    assert tried(ada) == beginning


def test_what_is_no_part_of_the_lesson_is_refused(ada: Visitor) -> None:
    assert ada.refused("POST", FARMER, {"moves": [GAME.codes["pass"]]}) == (409, "illegal")
    assert ada.refused("POST", FARMER, {"moves": [GAME.codes["field upper"]]}) == (409, "illegal")
    assert ada.refused("POST", FARMER, {"moves": [0] * 101}) == (422, "malformed")
    assert ada.refused("POST", "/api/lessons/amyitis/king", {"moves": []}) == (404, "no-such-lesson")
    assert ada.refused("POST", "/api/lessons/chess/farmer", {"moves": []}) == (404, "no-such-game")
    assert ada.refused("GET", "/api/lessons/chess") == (404, "no-such-game")


def test_a_preview_shows_one_more_move(ada: Visitor) -> None:
    moves = [GAME.codes["recruit farmer 2"]]
    after = ada.post(f"{FARMER}/preview/{GAME.codes['field upper']}", {"moves": moves})["view"]
    assert after["nobles"][0]["goods"]["salt"] == 1
    assert ada.post(f"{FARMER}/preview/{GAME.codes['pass']}", {"moves": []})["view"] is None


def test_chance_is_not_previewed(ada: Visitor) -> None:
    lesson = ada.post("/api/lessons/mesopotamia/temple", {"moves": []})
    build = lesson["suggested"]
    assert ada.post(f"/api/lessons/mesopotamia/temple/preview/{build}", {"moves": []})["view"] is None
    assert "numbers" in ada.get("/api/lessons/mesopotamia/scene")
