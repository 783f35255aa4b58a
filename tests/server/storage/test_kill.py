"""Whatever was acknowledged survives kill -9, and the game goes on."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from server.storage.killing import kill_and_check, players_of
from tworivers.games import GAMES

KILLS = int(os.environ.get("TWORIVERS_KILLS", "100"))
"""For each kind of database."""


@pytest.mark.parametrize("kills", [3, pytest.param(KILLS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_every_acknowledged_move_survives_a_killed_server(
    tmp_path: Path, request: pytest.FixtureRequest, database: str, kills: int
) -> None:
    address = request.getfixturevalue("own_url") if database == "postgresql" else f"sqlite:///{tmp_path}/tables.sqlite"
    chance = random.Random()
    tally = kill_and_check(address, kills, chance, players_of(list(GAMES.values()), chance))
    assert tally.kills == kills
    assert tally.acknowledged >= kills, "no kill before something was acknowledged"
    print(tally)
