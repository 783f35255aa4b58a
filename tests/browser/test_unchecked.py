"""Lessons read without pydantic are the lessons read with it, and answered alike."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tworivers.games import BUILT_IN, GAMES
from tworivers.lessons.reading import course_of
from tworivers.server.tables.lesson_tables import lesson_text

IN_A_PAGE = """
import json, sys
from importlib import import_module
import numpy as np
from tworivers.browser.unchecked import BaseModel, stand_in
stand_in()
from tworivers.browser.desk import Desk
from tworivers.games import GAMES
from tworivers.lessons.reading import course_of

def plain(part):
    if isinstance(part, BaseModel):
        return {name: plain(value) for name, value in vars(part).items()}
    return [plain(one) for one in part] if isinstance(part, list) else part

game = GAMES[sys.argv[1]]
kind = np.dtype((np.record, import_module(f"tworivers.{game.name}.record").BOX))
game.__dict__["box"] = np.frombuffer(bytes.fromhex(sys.stdin.read()), np.uint8).copy().view(kind)
desk = Desk(None, lambda *_: None)
lessons = course_of(game).lessons
asked = [{"path": {"game": game.name, "lesson": one.name}, "body": {"moves": []}} for one in lessons]
answers = [desk.answer("post", "/api/lessons/{game}/{lesson}", json.dumps(one)) for one in asked]
print(json.dumps([[plain(one.file) for one in lessons], answers]))
"""


@pytest.mark.parametrize("name", BUILT_IN)
def test_lessons_are_the_same_in_a_page(name: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", IN_A_PAGE, name],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        input=GAMES[name].box.tobytes().hex(),
    ).stdout
    files, answers = json.loads(told)
    lessons = course_of(GAMES[name]).lessons
    assert files == [lesson.file.model_dump() for lesson in lessons]
    assert [_steady(json.loads(one)["answer"]) for one in answers] == [
        _steady(json.loads(lesson_text(GAMES[name], lesson.name, ()))) for lesson in lessons
    ]


def _steady(answer: Any) -> Any:
    """Without the time at which the table was begun."""
    table = answer["state"]["table"]
    answer["state"]["table"] = {name: value for name, value in table.items() if name not in ("created", "changed")}
    return answer
