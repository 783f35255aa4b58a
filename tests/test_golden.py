"""Golden games: recorded whole games that must replay to the same end for ever, one for each player count and combination of options."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.make import golden_names
from tworivers.engine.notation import save_text
from tworivers.engine.rules import Game
from tworivers.engine.saves import load, verify
from tworivers.games import GAMES

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.trg"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_golden_game_is_missing(game: Game) -> None:
    expected = set(golden_names(game))
    assert {path.name for path in FILES if path.name.startswith(game.name)} == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    """`verify` replays every move, and compares the result."""
    report = verify(path, GAMES)
    assert report.over
    assert save_text(load(path, GAMES)) == path.read_text(encoding="utf-8")
