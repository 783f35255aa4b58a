"""Places for live connections: crowds of watchers, and players who always get in."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running_server import GAMES_HERE, ME, OPEN, PATIENCE, SCREEN, Socket, Visitor, quiet_settings, serving
from server.sockets.test_connection import closing_code

WELLS = GAMES_HERE["wells"]


def watching(visitor: Visitor, table: str) -> Socket:
    """A socket that sees the table."""
    socket = visitor.socket(table)
    socket.wait("state")
    return socket


def refusal(visitor: Visitor, table: str) -> tuple[str, int]:
    """Why a socket isn't let in, and its close code."""
    return closing_code(visitor.socket(table, look=False))


def test_watchers_fill_a_table_but_never_keep_its_players_out(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), sockets_per_table=3)) as server:
        ada, ben, eve = (server.visitor() for _ in range(3))
        table = ada.table("wells", ME, OPEN, public=True)
        crowd = [watching(eve, table) for _ in range(3)]
        assert refusal(eve, table) == ("crowded", 1013)
        assert refusal(ben, table) == ("crowded", 1013)
        ben.post(f"/api/tables/{table}/seats/1/join")
        players = [watching(visitor, table) for visitor in (ada, ben, ada)]
        assert refusal(eve, table) == ("crowded", 1013)
        crowd.pop().close()
        until = time.monotonic() + PATIENCE
        while (first := eve.socket(table).next())["type"] != "state":
            assert first["error"]["code"] == "crowded", "until the server has seen somebody leave"
            assert time.monotonic() < until
        assert len(players) == 3


def test_whoever_set_up_a_table_has_a_place_there_without_a_seat(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), sockets_per_table=0)) as server:
        ada = server.visitor()
        watching(ada, ada.table("wells", OPEN, OPEN))


@pytest.mark.parametrize(
    ("bound", "of_players", "of_watchers"),
    [("sockets_per_person_and_table", 4, 4), ("sockets_per_person", 4, 4), ("sockets_per_address", 4, 2)],
)
def test_live_connections_are_bounded_by_person_and_address(
    tmp_path: Path, bound: str, of_players: int, of_watchers: int
) -> None:
    bounds: dict[str, Any] = {bound: 4}
    with serving(replace(quiet_settings(tmp_path), **bounds)) as server:
        ada, eve = server.visitor(), server.visitor()
        table = ada.table("wells", ME, SCREEN)
        watchers = [watching(eve, table) for _ in range(of_watchers)]
        assert refusal(eve, table) == ("too-many-sockets", 1013)
        here = len(watchers) if bound == "sockets_per_address" else 0
        players = [watching(ada, table) for _ in range(of_players - here)]
        assert refusal(ada, table) == ("too-many-sockets", 1013)
        assert len(players) + here == of_players


def test_a_socket_that_never_says_from_where_it_looks_is_closed(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), look_seconds=0.2)) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        looking, silent = watching(ada, table), ada.socket(table, look=False)
        with pytest.raises(ConnectionClosed) as closed:
            silent.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert looking.ask(type="move", seat=0, number=0, action=WELLS.codes["guess deep"])["type"] == "ok"
