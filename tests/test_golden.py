"""Golden games: recorded whole games that must replay to the same end for ever, one for each player count and each
option; those of earlier versions of the rules stand in the folder `earlier`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.make import golden_names
from tworivers.engine.compiled import JIT
from tworivers.engine.notation import save_text
from tworivers.engine.rules import Game
from tworivers.engine.saves import load
from tworivers.games import GAMES

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.trg"))
LONG = 40_000
"""Bytes of a game that takes plain Python too long; native code replays all of them."""
REPLAYED = [
    pytest.param(
        path,
        id=str(path.relative_to(FOLDER).with_suffix("")),
        marks=pytest.mark.skipif(not JIT and path.stat().st_size > LONG, reason="too long for plain Python"),
    )
    for path in FILES
]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_golden_game_is_missing(game: Game) -> None:
    expected = set(golden_names(game))
    assert {path.name for path in FOLDER.glob(f"{game.name}*.trg")} == expected


@pytest.mark.parametrize("path", REPLAYED)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    """Loading replays every move and compares what the file says of the end."""
    match = load(path, GAMES)
    assert match.over
    assert save_text(match) == path.read_text(encoding="utf-8")
