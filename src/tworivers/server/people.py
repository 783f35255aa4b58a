"""The people that requests come from: looked up in the database once, then kept in memory."""

from __future__ import annotations

from tworivers.server.accounts import guest
from tworivers.server.storage import store
from tworivers.server.storage.database import Database
from tworivers.server.storage.entities import Person

MOST = 10_000
"""People kept in memory."""


class People:
    """People by id, from memory or from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Person] = {}

    async def find(self, person: str) -> Person:
        """Somebody by the id in their cookie; a guest if the database doesn't know them yet."""
        if person not in self._known:
            found = await self._database.read(lambda db: store.find_person(db, person))
            if person not in self._known:  # what was remembered meanwhile is newer
                self.remember(found or guest(person))
        return self._known[person]

    def forget(self, person: str) -> None:
        """Ask the database anew: nobody knows whether a change of this person was kept."""
        self._known.pop(person, None)

    def changed_elsewhere(self, person: str) -> None:
        """Another server has changed somebody; "": perhaps everybody."""
        if person:
            self.forget(person)
        else:
            self._known.clear()

    def remember(self, person: Person) -> None:
        """Note what somebody is called now."""
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[person.id] = person
