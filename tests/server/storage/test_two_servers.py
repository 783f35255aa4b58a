"""One server for each database: a second one refuses to start, and could break no table if it did."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from server.running_server import GAMES_HERE, ME, SCREEN, RunningServer, Visitor, quiet_settings, serve_command, serving
from server.storage.cluster import Cluster
from tworivers.server.running import CantServe
from tworivers.server.settings import Settings

SHALLOW, DEEP = (GAMES_HERE["wells"].codes[f"guess {depth}"] for depth in ("shallow", "deep"))
PLAIN = {**os.environ, "TWORIVERS_JIT": "0"}


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    quiet = quiet_settings(tmp_path)
    return quiet if request.param == "sqlite" else replace(quiet, database=request.getfixturevalue("own_url"))


def give_up_lease(server: RunningServer) -> None:
    """As on a file system without locks: the server goes on without its lease, and another can start."""
    engines = server.services.database._engines
    if engines._lock is not None:
        engines._lock.release()
    else:
        server.services.database.now(lambda db: db.execute(text("select pg_advisory_unlock_all()")))


@contextmanager
def two_servers(settings: Settings) -> Iterator[tuple[RunningServer, RunningServer]]:
    with serving(settings) as one:
        one.visitor()  # it has started once this is answered
        give_up_lease(one)
        with serving(settings) as other:
            yield one, other


def test_a_second_server_refuses_to_start(settings: Settings) -> None:
    with serving(settings) as server:
        with pytest.raises(CantServe, match="another server uses it already") as trouble, serving(settings):
            pass
        assert "\n" not in str(trouble.value)
        server.visitor().table("wells", ME, SCREEN)
    with serving(settings) as server:
        server.visitor().table("wells", ME, SCREEN)


def test_the_command_says_so_in_one_line_and_a_killed_server_is_no_hindrance(settings: Settings) -> None:
    command = serve_command("--db", settings.database, "--workers", "1")
    first = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=PLAIN)
    assert first.stdout is not None
    assert re.search(r"http://\S+", first.stdout.readline())
    second = subprocess.run(command, capture_output=True, text=True, env=PLAIN, timeout=180)
    assert (second.returncode, second.stdout, second.stderr.count("\n")) == (2, "", 1)
    assert "another server uses it already" in second.stderr
    first.kill()
    first.wait()
    third = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=PLAIN)
    assert third.stdout is not None
    assert re.search(r"http://\S+", third.stdout.readline())
    third.send_signal(signal.SIGKILL)
    third.wait()


def test_another_database_may_have_a_server_of_its_own(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path / "one")), serving(quiet_settings(tmp_path / "other")) as other:
        other.visitor().table("wells", ME, SCREEN)


def test_a_table_another_server_has_changed_is_read_anew(settings: Settings) -> None:
    with two_servers(settings) as (one, other):
        ada = one.visitor()
        table = ada.table("wells", ME, SCREEN)
        elsewhere = Visitor(other.address, cookie=ada.cookie)
        socket = elsewhere.socket(table, 0)
        socket.wait("state")
        ada.move(table, 0, 0, DEEP)
        refusal = elsewhere.refused("POST", f"/api/tables/{table}/moves", {"seat": 1, "number": 0, "action": DEEP})
        assert refusal == (409, "gone-on")
        assert elsewhere.state(table, 0)["number"] == 1
        assert elsewhere.move(table, 1, 1, DEEP) == 2


@pytest.mark.parametrize("change", ["moves", "undo"])
def test_a_change_is_kept_only_after_the_very_moves_it_was_checked_against(settings: Settings, change: str) -> None:
    with two_servers(settings) as (one, other):
        ada = one.visitor()
        table = ada.table("wells", ME, SCREEN)
        elsewhere = Visitor(other.address, cookie=ada.cookie)
        ada.move(table, 0, 0, DEEP)
        assert elsewhere.state(table, 0)["number"] == 1
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "number": 1})
        ada.move(table, 0, 0, SHALLOW)
        wish = {"seat": 1, "number": 1, "action": DEEP} if change == "moves" else {"seat": 0, "number": 1}
        assert elsewhere.refused("POST", f"/api/tables/{table}/{change}", wish) == (409, "gone-on")
        assert elsewhere.state(table, 0)["log"] == ada.state(table, 0)["log"]
    with serving(settings) as server:
        again = Visitor(server.address, cookie=ada.cookie)
        assert again.state(table, 0)["number"] == 1
        assert again.move(table, 1, 1, DEEP) == 2


def test_a_server_that_lost_its_lease_writes_only_once_it_has_it_again(
    tmp_path: Path, own_url: str, cluster: Cluster
) -> None:
    engine = create_engine(own_url.replace("postgresql://", "postgresql+psycopg://"))
    with serving(replace(quiet_settings(tmp_path), database=own_url)) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        with engine.connect() as thief:
            thief.execute(text("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"))
            thief.execute(text("select pg_advisory_lock(hashtext('tworivers'), hashtext(current_schema()))"))
            wish = {"seat": 0, "number": 0, "action": DEEP}
            answer = ada.http.post(f"/api/tables/{table}/moves", json=wish)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-kept")
            assert ada.state(table, 0)["number"] == 0
        engine.dispose()
        assert ada.move(table, 0, 0, DEEP) == 1


def test_the_lock_is_a_file_beside_the_database(tmp_path: Path) -> None:
    code = "import sys; from tworivers.server.storage.database import Database; Database(sys.argv[1])"
    with serving(quiet_settings(tmp_path)):
        assert (tmp_path / "tables.sqlite.lock").exists()
        done = subprocess.run(
            [sys.executable, "-c", code, f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.sqlite"],
            capture_output=True,
            text=True,
            env={**PLAIN, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert "BadDatabase" in done.stderr, "by whatever way the file is named"
