"""Saving a table: who sits there in a file's words, and taking a game along.

The file with which a game goes on holds its seed, so whoever has it knows what the dice will show. It is given only to
somebody who plays alone: every seat is theirs, at their own screen, or a bot's, and none is open. Once given, no seat
of the table can be handed on, and links that were are worthless: nobody sits at a table whose seed another one knows.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tworivers.engine.notation import save_text
from tworivers.server.problems import Problem
from tworivers.server.storage import store
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import plays_alone
from tworivers.server.tables.seat_names import save_names


def file_name(table: LiveTable) -> str:
    """What the file is called."""
    return f"{re.sub('[^a-z]', '', table.game.name)}-{table.header.id}.trg"


def file_text(table: LiveTable, whole: bool) -> str:
    """The file; `whole`: with the seed."""
    table.match.names = save_names(table.game, table.seats)
    return save_text(table.match, reveal_seed=whole)


async def take_along(table: LiveTable, person: str) -> str:
    """The file with which a person who plays alone goes on elsewhere."""
    return await table.change(lambda: _take_along(table, person))


async def _take_along(table: LiveTable, person: str) -> str:
    if not table.header.over:
        if table.header.rated or not plays_alone(table.seats, person):
            raise Problem("shared-save")
        if not table.header.seed_told:
            await table.keep(table.database.write(lambda db: store.tell_seed(db, table.header.id, person)))
            table.header = replace(table.header, seed_told=True, revision=table.header.revision + 1)
            table.came_or_left()
    return file_text(table, whole=True)
