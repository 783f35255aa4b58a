"""Who has which table open: each server keeps its own people in the database, and reads the others' from there."""

from __future__ import annotations

from tworivers.server.storage import server_store
from tworivers.server.storage.database import Database
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.registry import TableRegistry


class Presence:
    """Says who is here, and learns who is elsewhere."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database = database
        self._registry = registry
        self._said: dict[str, frozenset[str]] = {}
        """Who is here as the database has it."""
        self._changed: dict[str, LiveTable] = {}
        self._due: set[str] = set()

    def came_or_left(self, table: LiveTable) -> None:
        """Somebody has opened or closed a table here."""
        self._changed[table.header.id] = table

    def changed_elsewhere(self, table: str) -> None:
        """The same at another server."""
        self._due.add(table)

    def all_lost(self) -> None:
        """Others have given this server up: all its people have to be said anew."""
        self._said.clear()
        for table in self._registry.loaded():
            self.came_or_left(table)

    @property
    def waits(self) -> bool:
        """Whether there is something to be said or read."""
        return bool(self._changed or self._due)

    async def say(self) -> None:
        """Say who is here now, where that has changed."""
        changed, self._changed = self._changed, {}
        here = {name: frozenset(self._here(name, table)) for name, table in changed.items()}
        changes = {}
        for table, people in here.items():
            before = self._said.get(table, frozenset())
            if people != before:
                changes[table] = (people - before, before - people)
        if not changes:
            return
        server = self._database.server
        try:
            await self._database.write(lambda db: server_store.note_present(db, server, changes))
        except Exception:
            self._changed = changed | self._changed
            raise
        for table in changes:
            self._said[table] = here[table]
            if not here[table]:
                del self._said[table]

    def _here(self, name: str, table: LiveTable) -> set[str]:
        """Who is at a table, whichever copies of it there are in memory."""
        return table.here.union(*(live.here for live in self._registry.loaded_as(name)))

    async def read(self) -> None:
        """Learn who is elsewhere, where that has changed."""
        due, self._due = self._due, set()
        tables = [table for table in self._registry.loaded() if table.header.id in due]
        if not tables:
            return
        server, names = self._database.server, {table.header.id for table in tables}
        try:
            found = await self._database.read(lambda db: server_store.present_elsewhere(db, server, names))
        except Exception:
            self._due |= due
            raise
        for table in tables:
            table.present_elsewhere(found.get(table.header.id, ()))
