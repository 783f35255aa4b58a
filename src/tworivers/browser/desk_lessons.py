"""Requests about lessons, puzzles and positions set up by hand, answered on this device. Nothing of them is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tworivers.engine.rules import Game
from tworivers.server.tables.lesson_tables import find_lesson, lesson_text, preview_text
from tworivers.server.tables.outgoing import as_text
from tworivers.server.tables.puzzle_tables import answer_text, list_text, puzzle_text
from tworivers.server.tables.set_up import Beginning, file_json, set_up_text

Given = dict[str, Any]


def lesson(game: Game, asked: Given) -> str:
    """Where a lesson stands after the learner's moves."""
    found = find_lesson(game, asked["lesson"])
    return lesson_text(game, found.name, tuple(asked["body"]["moves"]))


def preview(game: Game, asked: Given) -> str:
    """The view after one more move."""
    found = find_lesson(game, asked["lesson"])
    return preview_text(game, found.name, tuple(asked["body"]["moves"]), int(asked["action"]))


def beginning(asked: Given) -> Beginning:
    """A position that somebody sets up."""
    body = asked["body"]
    return Beginning(
        int(body["seats"]), body.get("seed") or "position", body.get("options") or {}, body.get("values") or {}
    )


OF_GAMES: dict[str, dict[str, Callable[[Game, Given], str]]] = {
    "get": {
        "/api/puzzles/{game}": lambda game, asked: list_text(game),
        "/api/puzzles/{game}/{number}": lambda game, asked: puzzle_text(game, int(asked["number"])),
    },
    "post": {
        "/api/lessons/{game}/{lesson}": lesson,
        "/api/lessons/{game}/{lesson}/preview/{action}": preview,
        "/api/positions/{game}": lambda game, asked: set_up_text(game, beginning(asked)),
        "/api/positions/{game}/file": lambda game, asked: as_text(file_json(game, beginning(asked))),
        "/api/puzzles/{game}/{number}": lambda game, asked: answer_text(
            game, int(asked["number"]), int(asked["body"]["action"])
        ),
    },
}
"""By request: what is asked of one game."""
