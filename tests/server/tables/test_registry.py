"""The registry: tables come into memory when they are visited, and leave it when nobody uses them."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.running_server import ME, SCREEN, Visitor, quiet_settings, serving
from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.dice import PLAIN
from tworivers.engine.match import Match
from tworivers.engine.notation import load_text
from tworivers.server.problems import Problem
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.registry import TableRegistry

OLD = PACKAGE.parents[1] / "tests/golden/earlier/v1-amyitis-2.trg"
"""A game by the first version of Amyitis' rules."""


def test_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        ada.play_on(table, 5, random.Random(3), (0, 1))
        before = ada.state(table, 0)
    with serving(quiet_settings(tmp_path)) as server:
        ada = Visitor(server.address, cookie=ada.cookie)
        assert ada.state(table, 0) == before
        ada.play_on(table, 1, random.Random(3), (0, 1))


def store_as(folder: Path, table: str, version: int, options: dict[str, str], turn: list[int]) -> None:
    """Make a stored table one of another version of the rules, as an older server would have left it."""
    values = [version, json.dumps(options), json.dumps(turn), table]
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file, file:
        file.execute("UPDATE tables SET version = ?, options = ?, turn = ? WHERE id = ?", values)


def test_a_table_of_older_rules_goes_on_by_them(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        table = ada.table("amyitis", ME, SCREEN, seed="reeds")
        assert ada.state(table, 0)["table"]["version"] == AMYITIS.version, "a new table has the newest rules"
        before = ada.state(table, 0)["view"]
    store_as(tmp_path, table, 1, {"procession": "last-to-pass"}, Match(AMYITIS, 2, "reeds", version=1).table.actors())
    for moves in (30, 60):
        with serving(quiet_settings(tmp_path)) as server:
            ada = Visitor(server.address, cookie=ada.cookie)
            state = ada.state(table, 0)
            assert (state["table"]["version"], state["table"]["options"]) == (1, {"procession": "last-to-pass"})
            if moves == 30:
                assert state["view"] != before, "the quick mixer's dice fell differently"
            ada.play_on(table, 30, random.Random(moves), (0, 1))
            assert ada.state(table, 0)["number"] == moves
            live = server.services.tables.tables[table].result()
            assert (live.match.version, len(live.match.table.dice)) == (1, PLAIN)


def test_a_table_of_unknown_rules_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        table = ada.table("amyitis", ME, SCREEN)
    store_as(tmp_path, table, 99, {}, [0])
    with serving(quiet_settings(tmp_path)) as server:
        ada = Visitor(server.address, cookie=ada.cookie)
        refused = ada.http.get(f"/api/tables/{table}/state")
    assert refused.status_code == 422
    told = refused.json()["error"]["text"]
    assert f"version 99 of amyitis's rules isn't known here; the newest is {AMYITIS.version}" in told


def test_a_saved_game_of_older_rules_becomes_a_table_by_them(tmp_path: Path) -> None:
    text = OLD.read_text(encoding="utf-8")
    with serving(quiet_settings(tmp_path)) as server:
        ada = server.visitor("Ada")
        opened = ada.http.post("/api/saves", content=text, headers={"content-type": "text/plain"}).json()
        assert (opened["version"], opened["state"]) == (1, "over")
        kept = ada.http.get(f"/api/tables/{opened['id']}/save").text
    again = load_text(kept, "kept.trg", {"amyitis": AMYITIS})
    assert again.version == 1
    assert again.moves == load_text(text, "old.trg", {"amyitis": AMYITIS}).moves


def test_a_table_nobody_visits_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), idle=0.2)) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        socket = ada.socket(table, 0)
        socket.wait("state")
        time.sleep(0.6)
        assert table in server.services.tables.tables, "somebody looks on"
        socket.close()
        until = time.monotonic() + 60
        while table in server.services.tables.tables and time.monotonic() < until:
            time.sleep(0.05)
        assert table not in server.services.tables.tables
        assert ada.state(table, 0)["number"] == 0


def test_a_load_that_failed_while_nobody_waited_is_tried_again(tmp_path: Path) -> None:
    """Its visitors left before it failed; the next one isn't told of it."""
    failing = True

    class Failing(Database):
        async def read(self, query: Any) -> Any:
            if failing:
                await asyncio.sleep(0)
                raise NotKept("away")
            return await super().read(query)

    async def story() -> None:
        nonlocal failing
        settings = quiet_settings(tmp_path)
        registry = TableRegistry(settings, Failing(settings.database), BotRunner(None, 0.0))  # type: ignore[arg-type]
        visitor = asyncio.create_task(registry._fetch("anything"))
        await asyncio.sleep(0)
        visitor.cancel()
        loading = registry.tables["anything"]
        await asyncio.wait([visitor, loading], timeout=20)
        failing = False
        with pytest.raises(Problem, match="no such table"):
            await registry._fetch("anything")
        registry.database.close()

    asyncio.run(story())
