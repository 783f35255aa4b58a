"""At the server's start: visit every table at which bots play, so that they go on by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tworivers.server.problems import Problem
from tworivers.server.storage import store
from tworivers.server.storage.database import NotKept
from tworivers.server.tables.registry import TableRegistry

log = logging.getLogger("tworivers.server")


async def resume_bots(registry: TableRegistry, among_others: Callable[[], Awaitable[None]] | None = None) -> None:
    """Visit these tables one after the other; once more when the rules of all games are ready.

    `among_others`: what to do instead where other servers may see to some of them.
    """
    visit_all = among_others or (lambda: _visit_all(registry))
    await visit_all()
    preparing = registry.settings.preparing
    if not preparing.done.is_set():
        while not preparing.done.is_set():
            await asyncio.sleep(1)
        await visit_all()


async def _visit_all(registry: TableRegistry) -> None:
    for table in await registry.database.read(store.tables_with_bots):
        try:
            async with registry.visit(table):
                pass
        except (Problem, NotKept) as problem:
            log.warning("table %s: %s", table, problem)
