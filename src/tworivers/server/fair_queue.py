"""A fair order of waiting: people in turn, and for each of them their tables (or whatever they ask with) in turn.

However much one person waits for, somebody who comes later waits for one thing of theirs, not for all of it.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """What waits, by person and then by table. Whoever had a turn goes to the end."""

    def __init__(self) -> None:
        self._people: dict[str, dict[str, deque[Item]]] = {}
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    @property
    def people(self) -> int:
        """How many people wait for something."""
        return len(self._people)

    def tables(self, person: str) -> int:
        """At how many tables a person waits for something."""
        return len(self._people.get(person, ()))

    def waiting(self, person: str) -> int:
        """How much a person waits for."""
        return sum(map(len, self._people.get(person, {}).values()))

    def put(self, person: str, table: str, item: Item) -> None:
        """Wait, behind everybody who waits already."""
        self._people.setdefault(person, {}).setdefault(table, deque()).append(item)
        self._waiting += 1

    def withdraw(self, person: str, table: str) -> list[Item]:
        """Take out what a person waits for at a table."""
        tables = self._people.get(person, {})
        items = list(tables.pop(table, ()))
        if not tables:
            self._people.pop(person, None)
        self._waiting -= len(items)
        return items

    def take(self) -> Item:
        """What is next. There must be something."""
        person = next(iter(self._people))
        tables = self._people.pop(person)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._people[person] = tables
        self._waiting -= 1
        return item
