"""Of several servers over one database any may be killed, and the database: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import os
import random

import pytest

from server.storage.cluster import Cluster
from server.storage.conftest import emptied
from server.storage.killing_several import kill_and_check, players_of, told
from tworivers.games import GAMES

KILLS = int(os.environ.get("TWORIVERS_KILLS", "100"))


@pytest.mark.soak
@pytest.mark.parametrize("kills", [3, KILLS])
def test_whatever_is_killed_no_move_and_no_seat_is_lost(cluster: Cluster, kills: int) -> None:
    emptied(cluster.url)
    chance = random.Random()
    players = players_of(sorted(GAMES), chance)
    tally = kill_and_check(cluster, 2, kills, chance, players)
    print(told(players))
    assert tally.acknowledged >= kills, "no kill before something was acknowledged"
    assert sum(player.lost for player in players) == 0, "a seat was lost on time that was down"
