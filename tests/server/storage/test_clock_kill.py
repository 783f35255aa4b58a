"""A server killed with clocks running: nobody loses the time it was down, and next to nothing is given away."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from server.peers.several import leave
from server.running_server import ME, SCREEN, Json, Visitor
from server.storage.cluster import Cluster
from server.storage.killed_server import Process
from tworivers.server.tables.timekeeper import BEAT, TICK

KILLS = int(os.environ.get("TWORIVERS_KILLS", "3"))
PACES = ({"kind": "live", "minutes": 300, "increment": 0}, {"kind": "days", "hours": 24, "reserve": 48})
PATIENCE = 30.0
DOWN = 2.0
"""Seconds without a server."""
GIVEN_AWAY = BEAT + 1000 * TICK + 3000
"""Milliseconds that a kill may give to a clock: since the last note that the server was alive, on a busy machine."""


def now() -> float:
    """Milliseconds that have passed since some moment."""
    return time.monotonic() * 1000


@pytest.mark.parametrize("game", ["amyitis", "mesopotamia"])
def test_nobody_loses_the_time_that_the_server_was_down(tmp_path: Path, game: str) -> None:
    database, chance = f"sqlite:///{tmp_path / 'tables.sqlite'}", random.Random(7)
    seats = (0, 1) if game == "amyitis" else (0, 1, 2)
    cookie: str | None = None
    tables: list[str] = []
    at_death: dict[tuple[str, int], tuple[float, bool]] = {}
    """By seat: what its clock showed at least when the server was killed, and whether it ran."""
    for kill in range(KILLS + 1):
        began = now()
        server = Process(database)
        try:
            ada = Visitor(server.address, cookie=cookie)
            cookie = ada.cookie
            for table in tables:
                for seat in ada.get(f"/api/tables/{table}")["seats"]:
                    left, ran = at_death[table, seat["seat"]]
                    shown = seat["clock"]["left"]
                    assert seat["gone"] is None
                    assert shown >= left - (now() - began if ran else 0) - 1, f"kill {kill}: {seat}, it had {left}"
                    assert shown <= left + GIVEN_AWAY, f"kill {kill}: {seat}, it had {left}"
            tables = tables or [ada.table(game, ME, *[SCREEN] * (len(seats) - 1), time_control=pace) for pace in PACES]
            for table in tables:
                ada.play_on(table, chance.randrange(4), chance, seats)
            time.sleep(chance.random() * 1.5)
            told = {table: (now(), ada.get(f"/api/tables/{table}")["seats"]) for table in tables}
        finally:
            server.kill()
        at_death = {
            (table, seat["seat"]): (
                seat["clock"]["left"] - (now() - asked if seat["clock"]["runs"] else 0),
                seat["clock"]["runs"],
            )
            for table, (asked, all_seats) in told.items()
            for seat in all_seats
        }
        time.sleep(DOWN)


def seat_of(person: Visitor, table: str, seat: int) -> Json | None:
    """A seat, if the database can be asked."""
    answer = person.http.get(f"/api/tables/{table}")
    if answer.status_code == 503:
        return None
    seats: list[Json] = answer.json()["seats"]
    return seats[seat]


@pytest.mark.parametrize("shared", [False, True])
def test_nobody_loses_the_time_that_the_database_was_away(cluster: Cluster, own_url: str, shared: bool) -> None:
    server = Process(own_url, shared)
    ada = Visitor(server.address)
    pace = {"kind": "live", "minutes": 5, "increment": 0}
    table = ada.table("amyitis", ME, SCREEN, time_control=pace)
    server.kill()
    leave(own_url, table, 8000)
    server = Process(own_url, shared)
    try:
        ada = Visitor(server.address, cookie=ada.cookie)
        seat = ada.get(f"/api/tables/{table}")["turn"][0]
        assert ada.get(f"/api/tables/{table}")["seats"][seat]["clock"]["left"] > 0
        cluster.stop()
        time.sleep(10.0)
        cluster.start()
        until = time.monotonic() + PATIENCE
        while (told := seat_of(ada, table, seat)) is None or told["clock"]["left"] == 0:
            assert time.monotonic() < until, told
            time.sleep(0.2)
        assert told["gone"] is None
    finally:
        server.kill()
