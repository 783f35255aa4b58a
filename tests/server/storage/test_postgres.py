"""The same on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from server.running_server import GAMES_HERE, ME, OPEN, SCREEN, Json, Visitor, quiet_settings, serving
from server.storage.cluster import Cluster
from tworivers.server.storage.database import Database
from tworivers.server.storage.models import Base, SettingRow

DEEP = GAMES_HERE["wells"].codes["guess deep"]


def but_for_absence(state: Json) -> Json:
    """Since when somebody is away counts anew where a server starts."""
    for seat in state["table"]["seats"]:
        seat["replaceable"] = None
    return state


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
        before = but_for_absence(ada.state(table, 0))
        bens = {"account": "NINSUN", "password": "other letters"}
        assert ben.refused("POST", "/api/accounts", bens) == (409, "account-taken")
        assert [known["id"] for known in ben.get("/api/tables")["running"]] == [table]
    with serving(settings) as server:
        again = Visitor(server.address)
        assert again.post("/api/login", {"account": "ninsun", "password": "eight letters"})["id"] == ada.me["id"]
        assert but_for_absence(again.state(table, 0)) == before
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


def test_the_server_goes_on_after_its_database_was_away(tmp_path: Path, own_url: str, cluster: Cluster) -> None:
    with serving(replace(quiet_settings(tmp_path), database=own_url)) as server:
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
