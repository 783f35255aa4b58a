"""Whatever was acknowledged survives kill -9, and the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.killing import kill_and_check


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.soak)])
def test_every_acknowledged_move_survives_a_killed_server(tmp_path: Path, kills: int) -> None:
    tally = kill_and_check(tmp_path, kills, random.Random())
    assert tally.kills == kills
    assert tally.acknowledged > kills
    print(tally)
