"""What a stranger may ask for costs them their own time, not that of others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.running_server import ME, OPEN, PATIENCE, SCREEN, RunningServer, live_address, quiet_settings, serving
from tworivers.analysis.asked import BestLines
from tworivers.server.fair_turns import Client
from tworivers.server.pacing import BURST, Pace
from tworivers.server.routes import analysis, games
from tworivers.server.sockets import connection
from tworivers.server.tables import lobby, registry, replay
from tworivers.server.tables.analyst import Judgement

HERE, THERE = "127.0.0.41", "127.0.0.42"
"""Addresses of this machine."""


def visitor(server: RunningServer, address: str) -> httpx.Client:
    """Somebody who comes from an address, with a cookie."""
    http = httpx.Client(base_url=server.address, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address))
    http.get("/api/me").raise_for_status()
    return http


def toil(seconds: float) -> None:
    """Keep a processor busy."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_takes_long_counts_like_many_requests() -> None:
    pace = Pace(100, share=0.25)
    for _ in range(100):
        pace.delay(HERE, now=100.0)
        pace.charge(HERE, 0.002)
        pace.delay(THERE, now=100.0)
        pace.charge(THERE, 0.02)
    assert pace.delay(HERE, now=100.0) < 0  # 0.2 s of work, and 100 requests, in less than 4 s
    assert pace.delay(THERE, now=100.0) == pytest.approx(100 * 0.02 / 0.25 + 0.01 - BURST)
    assert pace.delay(THERE, now=120.0) < 0
    pace.charge("192.0.2.1", 1.0)
    assert pace.delay("192.0.2.1", now=100.0) < 0  # nobody who hasn't asked


@pytest.fixture
def tight_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of whose time an address may take a twentieth."""
    settings = replace(quiet_settings(tmp_path), milliseconds_per_second_and_address=50)
    with serving(settings) as running:
        yield running


@pytest.mark.parametrize("where", ["on the event loop", "in a thread"])
def test_whoever_asks_for_what_takes_long_waits_and_nobody_else(
    tight_server: RunningServer, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def slow(*_: object) -> tuple[str, ...]:
        toil(0.05)
        return ()

    path = "/api/games"
    if where == "in a thread":
        path = "/api/tables"
        monkeypatch.setattr("tworivers.server.routes.tables.store.running_tables", lambda db: list(slow()))
    else:
        monkeypatch.setattr(games, "levels_of", slow)
    hasty, other = visitor(tight_server, HERE), visitor(tight_server, THERE)
    began = time.monotonic()
    for _ in range(8):  # 0.4 s or more of work at a twentieth of the time, less four seconds at first
        assert hasty.get(path).status_code == 200
    took = time.monotonic() - began
    assert took > 3.0
    began = time.monotonic()
    assert other.get(path).status_code == 200
    assert time.monotonic() - began < took / 2


def test_opening_sockets_takes_turns_like_requests(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), requests_per_second_and_address=3)) as server:
        who = server.visitor()
        address = live_address(server.address, "lobby").replace("tables/lobby", "lobby")
        began = time.monotonic()
        for _ in range(20):
            with connect(address, additional_headers={"Cookie": f"tworivers={who.cookie}"}, open_timeout=PATIENCE):
                pass
        assert time.monotonic() - began > 2.0


def test_many_who_look_at_the_lobby_cost_one_look(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []
    look = lobby.Lobby.found

    async def counted(self: lobby.Lobby) -> Any:
        looks.append(time.monotonic())
        return await look(self)

    monkeypatch.setattr(lobby.Lobby, "found", counted)
    who = server.visitor()
    address = live_address(server.address, "lobby").replace("tables/lobby", "lobby")
    began = time.monotonic()
    for _ in range(30):
        with connect(address, additional_headers={"Cookie": f"tworivers={who.cookie}"}) as socket:
            assert '"lobby"' in str(socket.recv(timeout=PATIENCE))
    assert len(looks) <= 2 * (time.monotonic() - began) / lobby.LOOK + 2


def test_looking_again_and_again_through_many_sockets_counts(
    tight_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = tight_server.visitor("Ada")
    table = ada.table("wells", ME, OPEN, public=True)
    sockets = [ada.socket(table, seat=0) for _ in range(4)]
    for socket in sockets:
        socket.wait("state")
    pace = tight_server.services.messages
    monkeypatch.setattr(connection, "PACKING", 1e-4)  # as if every look took a tenth of a second
    for socket in sockets:
        socket.send(type="look", seat=0, since=None)
        socket.wait("state")
    assert pace._free["127.0.0.1"] > time.monotonic() + 1.0
    pace._free["127.0.0.1"] = time.monotonic() + BURST + 1.0  # as after far more of that
    began = time.monotonic()
    assert sockets[0].ask(type="move", seat=1, number=0, action=0)["type"] == "error"
    assert time.monotonic() - began > 0.5


def test_a_judgement_is_written_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []

    def report_json(match: object, report: object, told: object) -> dict[str, object]:
        written.append(report)
        return {"moves": []}

    ada = server.visitor("Ada")
    table = finished_game(server)
    live = next(one for one in server.services.tables.loaded() if one.header.id == table)
    monkeypatch.setattr(analysis, "report_json", report_json)
    monkeypatch.setattr(analysis, "_require_judged", lambda live: None)
    server.services.analyst._known[live] = Judgement(report=object())  # type: ignore[arg-type]
    for _ in range(5):
        assert ada.get(f"/api/tables/{table}/analysis/report") == {"done": 1.0, "report": {"moves": []}}
    assert len(written) == 1


def finished_game(server: RunningServer) -> str:
    """A table in memory at which a game is over, as far as routes can tell."""
    ada = server.visitor()
    table = ada.table("wells", ME, SCREEN)
    live = next(one for one in server.services.tables.loaded() if one.header.id == table)
    live.header = replace(live.header, over=True)
    return table


def test_lines_are_looked_for_on_the_account_of_whoever_asks(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    askers: list[Any] = []

    async def ask(question: object, asker: Any) -> None:
        askers.append(asker)

    table = finished_game(server)
    live = next(one for one in server.services.tables.loaded() if one.header.id == table)
    monkeypatch.setattr(server.services.analyst.workers, "ask", ask)
    wanted = BestLines("wells", 2, 0, b"", b"", 0, 0, 100)
    for address in ("2001:db8::1", "2001:db8::2", "192.0.2.1"):
        asyncio.run(server.services.analyst.lines(live, wanted, Client(address, "somebody")))
    assert askers[0] == askers[1] != askers[2]
    assert live.header.creator not in {asker.person for asker in askers}


def test_tables_are_replayed_for_addresses_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    replayed: Callable[..., Any] = replay.replayed

    async def slowly(game: Any, header: Any, *more: Any) -> Any:
        await asyncio.sleep(0.2)
        order.append(header.id)
        return await replayed(game, header, *more)

    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor()
        tables = [ada.table("wells", ME, SCREEN) for _ in range(7)]
        *many, one = tables
        server.services.tables.tables.clear()
        monkeypatch.setattr(registry, "replayed", slowly)
        hasty, other = visitor(server, HERE), visitor(server, THERE)
        asking = [threading.Thread(target=hasty.get, args=(f"/api/tables/{table}",)) for table in many]
        for thread in asking:
            thread.start()
        time.sleep(0.3)
        assert other.get(f"/api/tables/{one}").status_code == 200
        for thread in asking:
            thread.join()
    assert order.index(one) <= 4
