"""Whatever was acknowledged survives kill -9, and the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.storage.killing import kill_and_check
from tworivers.games import GAMES

SOAK = pytest.mark.soak


@pytest.mark.parametrize(
    ("name", "kills"),
    [
        ("amyitis", 3),
        ("mesopotamia", 2),
        pytest.param("amyitis", 200, marks=SOAK),
        pytest.param("mesopotamia", 100, marks=SOAK),
    ],
)
def test_every_acknowledged_move_survives_a_killed_server(tmp_path: Path, name: str, kills: int) -> None:
    tally = kill_and_check(tmp_path, kills, random.Random(), GAMES[name])
    assert tally.kills == kills
    assert tally.acknowledged >= kills, "no kill before something was acknowledged"
    print(tally)
