"""At the server's start: visit every table at which bots play, so that they go on by themselves."""

from __future__ import annotations

import asyncio
import logging

from tworivers.server.problems import Problem
from tworivers.server.storage import store
from tworivers.server.storage.database import NotKept
from tworivers.server.tables.registry import TableRegistry

log = logging.getLogger("tworivers.server")


async def resume_bots(registry: TableRegistry) -> None:
    """Visit these tables one after the other; once more when the rules of all games are ready."""
    await _visit_all(registry)
    preparing = registry.settings.preparing
    if not preparing.done.is_set():
        while not preparing.done.is_set():
            await asyncio.sleep(1)
        await _visit_all(registry)


async def _visit_all(registry: TableRegistry) -> None:
    for table in await registry.database.read(store.tables_with_bots):
        try:
            async with registry.visit(table):
                pass
        except (Problem, NotKept) as problem:
            log.warning("table %s: %s", table, problem)
