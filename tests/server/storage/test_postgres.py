"""The same on PostgreSQL.

The tests use the server that `TWORIVERS_POSTGRES` names, or start one if the machine has the programs.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, text

from server.running_server import GAMES_HERE, ME, OPEN, SCREEN, Visitor, quiet_settings, serving
from tworivers.server.storage.database import Database
from tworivers.server.storage.models import Base, SettingRow

pytest.importorskip("psycopg")

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
DEEP = GAMES_HERE["wells"].codes["guess deep"]


def run(*command: str | Path) -> None:
    """Run one of PostgreSQL's programs; none of them likes the administrator."""
    user = "postgres" if os.getuid() == 0 else None
    subprocess.run(
        [str(part) for part in command],
        check=True,
        user=user,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=60,
    )


class Cluster:
    """A PostgreSQL server of our own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        run(programs / "initdb", "-D", folder / "data", "-U", "tworivers", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://tworivers@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        run(
            self.programs / "pg_ctl",
            "-D",
            self.folder / "data",
            "-o",
            options,
            "-l",
            self.folder / "log",
            "-w",
            "start",
        )

    def stop(self) -> None:
        run(self.programs / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if not PROGRAMS:
        pytest.skip("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="tworivers-pg-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        started = Cluster(PROGRAMS[-1].parent, folder)
    except (OSError, LookupError, subprocess.SubprocessError) as error:
        pytest.skip(f"PostgreSQL doesn't start here: {error}")
    yield started
    started.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database; one that several processes were given is used by one test at a time."""
    given = os.environ.get("TWORIVERS_POSTGRES")
    found: str = given or request.getfixturevalue("cluster").url
    engine = create_engine(found.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() if given else nullcontext() as turn:
        if turn is not None:
            turn.execute(text("select pg_advisory_lock(2)"))
        with engine.begin() as db:
            db.execute(text("drop schema public cascade"))
            db.execute(text("create schema public"))
        yield found


def test_a_whole_story(tmp_path: Path, url: str) -> None:
    settings = replace(quiet_settings(tmp_path), database=url)
    with serving(settings) as server:
        ada, ben = server.visitor("Ada"), server.visitor("Ben")
        ada.post("/api/accounts", {"account": "Ninsun", "password": "eight letters"})
        table = ada.table("wells", ME, OPEN, public=True)
        ben.post(f"/api/tables/{table}/seats/1/join")
        watcher = server.visitor().socket(table)
        watcher.wait("state")
        ada.move(table, 0, 0, DEEP)
        ben.move(table, 1, 0, DEEP)
        assert [entry["number"] for entry in watcher.state_of(2)["log"]][-1] == 2
        ada.play(table, "ash add 1")
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "number": 3})
        ada.play(table, "ash add 2")
        ada.post(f"/api/tables/{table}/chat", {"text": "𒀭 hello"})
        before = ada.state(table, 0)
        assert ben.refused("POST", "/api/accounts", {"account": "NINSUN", "password": "eight letters"}) == (
            409,
            "account-taken",
        )
        assert [known["id"] for known in ben.get("/api/tables")["running"]] == [table]
    with serving(settings) as server:
        again = Visitor(server.address)
        assert again.post("/api/login", {"account": "ninsun", "password": "eight letters"})["id"] == ada.me["id"]
        assert again.state(table, 0) == before
        assert again.get(f"/api/tables/{table}/chat")["chat"][0]["text"] == "𒀭 hello"
        again.play_on(table, 1, random.Random(1), (0,))


def test_names_that_the_database_has_no_room_for(tmp_path: Path, url: str) -> None:
    with serving(replace(quiet_settings(tmp_path), database=url)) as server:
        ada = server.visitor("Ada")
        wordy = {"account": "\ufdfa" * 40, "password": "eight letters"}
        assert ada.refused("POST", "/api/accounts", wordy) == (422, "bad-name")
        assert ada.refused("POST", "/api/login", wordy) == (403, "wrong-password")
        assert ada.refused("POST", "/api/login", {**wordy, "account": "nul\x00"}) == (403, "wrong-password")
        seats = [ME, SCREEN]
        assert ada.http.post("/api/tables", json={"game": "wells", "seats": seats, "seed": "\x00"}).status_code < 500


def test_sessions_begin_and_end(tmp_path: Path, url: str) -> None:
    with serving(replace(quiet_settings(tmp_path), database=url)) as server:
        ada = server.visitor("Ada")
        ada.http.headers["user-agent"] = "\xff" * 200
        ada.post("/api/accounts", {"account": "Ninsun", "password": "eight letters"})
        other = server.visitor()
        other.post("/api/login", {"account": "Ninsun", "password": "eight letters"})
        assert len(ada.get("/api/sessions")["sessions"]) == 2
        ada.post("/api/password", {"old": "eight letters", "password": "nine letters"})
        assert other.refused("GET", "/api/tables") == (401, "bad-cookie")
        ada.post("/api/logout")
        assert ada.get("/api/me")["account"] is None


def test_bulk_of_moves_from_a_save_file(tmp_path: Path, url: str) -> None:
    with serving(replace(quiet_settings(tmp_path), database=url)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        ada.play_on(table, 1000, random.Random(4), (0, 1))
        save = ada.http.get(f"/api/tables/{table}/save").text
        opened = ada.http.post("/api/saves", content=save, headers={"content-type": "text/plain"}).json()
        assert opened["state"] == "over"
        assert opened["scores"] == ada.get(f"/api/tables/{table}")["scores"]


def test_migrations_lead_to_the_form_the_code_knows(url: str) -> None:
    database = Database(url)

    def differences(db: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(db), Base.metadata))

    assert database.now(differences) == []
    database.close()


def test_a_change_that_fails_spoils_no_other(url: str) -> None:
    database = Database(url)

    def put(db: Connection) -> None:
        db.execute(insert(SettingRow).values(name=f"name {random.random()}", value=""))

    def fail(db: Connection) -> None:
        db.execute(text("select 1 / 0"))

    async def story() -> list[object]:
        return await asyncio.gather(
            *(database.write(fail if place % 3 == 0 else put) for place in range(60)), return_exceptions=True
        )

    outcomes = asyncio.run(story())
    assert [isinstance(outcome, Exception) for outcome in outcomes] == [place % 3 == 0 for place in range(60)]
    database.close()


def test_the_server_goes_on_after_its_database_was_away(
    tmp_path: Path, url: str, request: pytest.FixtureRequest
) -> None:
    if os.environ.get("TWORIVERS_POSTGRES"):
        pytest.skip("a server that isn't ours isn't stopped")
    cluster: Cluster = request.getfixturevalue("cluster")
    with serving(replace(quiet_settings(tmp_path), database=url)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        ada.move(table, 0, 0, DEEP)
        cluster.stop()
        answer = ada.http.post(f"/api/tables/{table}/moves", json={"seat": 1, "number": 1, "action": DEEP})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-kept")
        assert ada.http.get("/api/tables").status_code == 503
        assert ada.state(table, 1)["number"] == 1, "what is in memory can still be seen"
        cluster.start()
        until = time.monotonic() + 120
        while (
            ada.http.post(f"/api/tables/{table}/moves", json={"seat": 1, "number": 1, "action": DEEP}).status_code
            != 200
        ):
            assert time.monotonic() < until
        assert ada.state(table, 1)["number"] == 2
