"""The registry: tables come into memory when they are visited, and leave it when nobody uses them."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.running_server import ME, SCREEN, Visitor, quiet_settings, serving
from tworivers.server.problems import Problem
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.registry import TableRegistry


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


def test_a_table_nobody_visits_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), idle=0.2)) as server:
        ada = server.visitor()
        table = ada.table("wells", ME, SCREEN)
        socket = ada.socket(table, 0)
        socket.wait("state")
        time.sleep(0.6)
        assert table in server.services.tables.tables, "somebody looks on"
        socket.close()
        until = time.monotonic() + 20
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
