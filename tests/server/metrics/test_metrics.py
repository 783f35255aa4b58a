"""What operators watch: that everything is counted where it happens, with few labels, and isn't public."""

from __future__ import annotations

import socket as sockets
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.running_server import BOT, ME, OPEN, RunningServer, quiet_settings, serving, with_bots
from tworivers.server import running
from tworivers.server.metrics import standing
from tworivers.server.metrics.listening import CantTell, metrics_place
from tworivers.server.problems import STATUS
from tworivers.server.routes import games
from tworivers.server.settings import LIMITS

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def free_port() -> int:
    """A port that nobody listens on."""
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings = with_bots(quiet_settings(tmp_path_factory.mktemp("watched")), games=("wells",))
    settings = replace(settings, metrics=("127.0.0.1", free_port()), chat_per_minute=2)
    with serving(settings) as running_here:
        yield running_here


def samples(server: RunningServer) -> Samples:
    """What Prometheus finds."""
    place = server.server.settings.metrics
    assert place is not None
    text = httpx.get(f"http://127.0.0.1:{place[1]}/metrics").text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(server: RunningServer, name: str, **labels: str) -> float:
    """One of the figures."""
    return samples(server).get((f"tworivers_{name}", tuple(sorted(labels.items()))), 0.0)


def wait_for(fits: Callable[[], bool]) -> None:
    """Until something is so."""
    until = time.monotonic() + 60
    while not fits():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_they_arent_public(watched: RunningServer) -> None:
    answer = httpx.get(f"{watched.address}/metrics")
    assert answer.status_code != 200 or "tworivers_" not in answer.text
    assert "tworivers_" not in httpx.get(f"{watched.address}/api/metrics").text


def test_tables_people_and_sockets(watched: RunningServer) -> None:
    ada = watched.visitor("Ada")
    table = ada.table("wells", ME, OPEN, public=True)
    before = value(watched, "tables", game="wells", state="waiting", public="yes")
    people, open_ = value(watched, "people_connected"), value(watched, "sockets", of="table")
    first, second = ada.socket(table), ada.socket(table)
    first.wait("state")
    second.wait("state")
    assert value(watched, "people_connected") == people + 1
    assert value(watched, "sockets", of="table") == open_ + 2
    watched.visitor("Ben").post(f"/api/tables/{table}/seats/1/join")
    assert value(watched, "tables", game="wells", state="waiting", public="yes") == before - 1
    assert value(watched, "tables", game="wells", state="playing", public="yes") >= 1
    first.close()
    second.close()
    wait_for(lambda: value(watched, "people_connected") == people)


def test_moves_and_how_soon_they_are_acknowledged_and_seen(watched: RunningServer) -> None:
    ada, ben = watched.visitor("Ada"), watched.visitor("Ben")
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    mover, watcher = ada.socket(table, seat=0), ben.socket(table, seat=1)
    state = mover.wait("state")
    watcher.wait("state")
    before = samples(watched)

    def more(name: str, **labels: str) -> float:
        return value(watched, name, **labels) - before.get((f"tworivers_{name}", tuple(sorted(labels.items()))), 0.0)

    player, seat = (mover, 0) if 0 in state["turn"] else (watcher, 1)
    code = (ada, ben)[seat].state(table, seat)["view"]["actions"][0]["code"]
    assert player.ask(type="move", seat=seat, number=0, action=code)["type"] == "ok"
    mover.state_of(1)
    watcher.state_of(1)
    wait_for(lambda: more("move_seen_seconds_count") == 2)
    assert more("moves_total", game="wells", by="person") == 1
    assert more("move_acknowledged_seconds_count") == 1
    assert 0 < more("move_acknowledged_seconds_sum") < 60
    assert more("database_changes_total") >= 1
    assert more("database_commit_seconds_count") >= 1
    late = ada.socket(table, seat=0)
    late.wait("state")
    assert more("move_seen_seconds_count") == 2  # who comes later doesn't make the move slower
    for socket in (mover, watcher, late):
        socket.close()
    live = next(one for one in watched.services.tables.loaded() if one.header.id == table)
    wait_for(lambda: not live.listeners)
    assert live.moved is not None
    live.caught_up(live.header, live.seats)  # as after a move at another server, which came nobody knows when
    assert live.moved is None


def test_bots_and_the_queue_of_thinkers(watched: RunningServer) -> None:
    ada = watched.visitor("Ada")
    ada.table("wells", BOT, BOT)
    wait_for(lambda: value(watched, "moves_total", game="wells", by="bot") >= 3)
    assert value(watched, "thinking_seconds_count", level="random") >= 3
    assert value(watched, "thinking_waited_seconds_count", level="random") >= 3
    for kind in ("quick", "slow", "views"):
        assert ("tworivers_thinking_queue", (("kind", kind),)) in samples(watched)


def test_requests_by_route_and_what_was_refused_by_which_limit(watched: RunningServer) -> None:
    ada = watched.visitor("Ada")
    table = ada.table("wells", ME, OPEN)
    route = "/api/tables/{table}"
    before = value(watched, "requests_seconds_count", method="GET", route=route)
    ada.get(f"/api/tables/{table}")
    assert ada.refused("GET", "/api/tables/nowhere")[0] == 404
    wait_for(lambda: value(watched, "requests_seconds_count", method="GET", route=route) == before + 2)
    assert value(watched, "answers_total", route=route, status="404") >= 1
    assert value(watched, "errors_total", code="no-such-table") >= 1
    refused = value(watched, "limited_total", limit="chat_per_minute")
    for _ in range(4):
        ada.http.post(f"/api/tables/{table}/chat", json={"text": "hello", "to": None})
    assert value(watched, "limited_total", limit="chat_per_minute") == refused + 2


def test_labels_dont_grow_with_what_strangers_send(watched: RunningServer) -> None:
    def send(number: int) -> None:
        for path in (f"api/{number}", f"tables/{number}", f"api/tables/t{number}", f"api/people/nobody{number}"):
            httpx.request(f"METHOD{number}", f"{watched.address}/{path}")
            httpx.get(f"{watched.address}/{path}", headers={"host": "localhost"})

    send(0)
    kinds = len(samples(watched))
    for number in range(1, 15):
        send(number)
    assert len(samples(watched)) <= kinds + 40  # buckets that had been empty aren't new labels
    named = {dict(labels).get("limit") for _, labels in samples(watched)} - {None}
    assert named <= {*LIMITS, "questions_waiting", "passwords_waiting", "files_waiting", "preparing"}
    assert {dict(labels).get("code") for _, labels in samples(watched)} - {None} <= set(STATUS)


def test_the_process_the_loop_and_connections(watched: RunningServer) -> None:
    found = samples(watched)
    assert found["process_resident_memory_bytes", ()] > 1e6
    assert ("tworivers_loop_delay_seconds_count", ()) in found
    assert found["tworivers_connections", ()] >= 0
    assert found["tworivers_connections_refused_total", ()] == 0


def test_a_loop_that_is_busy_leaves_its_figures_out(watched: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    holding = threading.Event()

    def hold_up(*_: object) -> tuple[str, ...]:
        holding.set()
        time.sleep(1.5)
        return ()

    monkeypatch.setattr(standing, "WITHIN", 0.1)
    monkeypatch.setattr(games, "levels_of", hold_up)
    asking = threading.Thread(target=httpx.get, args=(f"{watched.address}/api/games",), kwargs={"timeout": 60})
    asking.start()
    assert holding.wait(60)
    found = samples(watched)
    asking.join()
    assert ("tworivers_people_connected", ()) not in found
    assert ("tworivers_loop_delay_seconds_count", ()) in found
    monkeypatch.undo()
    assert ("tworivers_people_connected", ()) in samples(watched)


def test_it_cant_be_where_it_makes_no_sense(tmp_path: Path) -> None:
    for text in ("9100", "localhost:9100", "127.0.0.1:0", "127.0.0.1:x", "127.0.0.1", "[::1]", ""):
        with pytest.raises(CantTell):
            metrics_place(text)
    assert metrics_place("[::1]:9100") == ("::1", 9100)
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = replace(quiet_settings(tmp_path), metrics=("127.0.0.1", taken.getsockname()[1]))
        with pytest.raises(CantTell, match="--metrics"):
            running.Server("127.0.0.1", 0, settings)
