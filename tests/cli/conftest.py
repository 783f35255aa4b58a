"""What every test of the command line has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tworivers.amyitis import GAME
from tworivers.cli.running import matches, progress
from tworivers.engine.match import Match
from tworivers.engine.saves import save


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written outside the test's folder, the language is English, and no progress is ever shown."""
    monkeypatch.setattr(progress, "PATIENCE", 300.0)
    monkeypatch.setattr(matches, "user_data_path", lambda name: tmp_path / "data" / name)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Amyitis of three moves."""
    match = Match(GAME, 2, "nebuchadnezzar", names=["human", "bot:random"])
    for _ in range(3):
        seat = match.table.actors()[0]
        match.play(seat, int(match.table.legal(seat)[-1]))
    save(match, tmp_path / "saved.trg")
    return tmp_path / "saved.trg"
