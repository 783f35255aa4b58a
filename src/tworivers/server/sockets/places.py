"""Places for live connections: those who sit at a table have places of their own, watchers share the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tworivers.server.hosts import places
from tworivers.server.problems import Problem
from tworivers.server.settings import Settings

LOBBY = "lobby"
"""In place of a table's id."""


class SocketPlaces:
    """Counts the live connections of the whole server: by table, by person and by address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._taken: Counter[tuple[str, ...]] = Counter()

    def people(self) -> list[str]:
        """Everybody who has a live connection."""
        return [place[1] for place in self._taken if place[0] == "person"]

    def sockets(self) -> dict[str, int]:
        """How many live connections there are to tables, and to the lobby."""
        found = {"table": 0, LOBBY: 0}
        for (kind, *what), count in self._taken.items():
            if kind == "person at table":
                found[LOBBY if what[1] == LOBBY else "table"] += count
        return found

    @contextmanager
    def taken(self, table: str, person: str, address: str, seated: bool) -> Iterator[None]:
        """A place at a table while the block lasts; `seated`: for somebody with a seat, or who set up the table.

        No crowd of watchers keeps those from their game: the table's room isn't theirs, and of an address's places half
        are kept for them.
        """
        settings = self._settings
        watching = ("watching", table)
        most = {
            ("person at table", person, table): settings.sockets_per_person_and_table,
            ("person", person): settings.sockets_per_person,
        }
        for network, times in places(address):
            there = times * settings.sockets_per_address
            most["address", network] = there if seated else there // 2
        if not seated:
            most[watching] = settings.sockets_per_table
        for place, count in most.items():
            if self._taken[place] >= count:
                raise Problem("crowded") if place == watching else Problem("too-many-sockets", most=count)
        self._taken.update(most.keys())
        try:
            yield
        finally:
            self._taken.subtract(most.keys())
            for place in most:
                if not self._taken[place]:
                    del self._taken[place]
