"""Answers of the server that are the same for everybody, written down when the engine is packed: what pages without a
line or a server show of a game.

    python -m tworivers.browser.written GAME
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tworivers.engine.rulebook import book_json, read_figures
from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.server.routes.lessons import course_info
from tworivers.server.tables.figures import figure_json


def written(game: Game) -> dict[str, Any]:
    """By request, with `{game}` in it as docs/api.md has it."""
    box = game.standard_box.read_text(encoding="utf-8")
    scene = game.scene(box)
    answers: dict[str, Any] = {
        "/api/games/{game}/scene": scene,
        "/api/lessons/{game}/scene": scene,
        "/api/lessons/{game}": course_info(game).model_dump(),
    }
    if game.rulebook is not None:
        answers["/api/games/{game}/book"] = book_json(game, box)
        for name in read_figures(game.rulebook):
            answers[f"/api/games/{{game}}/figures/{name}"] = figure_json(game, name)
    return answers


def main() -> None:
    """Print them."""
    json.dump(written(GAMES[sys.argv[1]]), sys.stdout, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
