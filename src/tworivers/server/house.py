"""What all requests share: the database, the hall with its tables, the bots and what is known of people."""

from __future__ import annotations

from dataclasses import dataclass, field

from tworivers.server import store
from tworivers.server.accounts import Passwords, Signer, guest
from tworivers.server.advising import Advisor
from tworivers.server.database import Database
from tworivers.server.easel import Easel
from tworivers.server.hall import Hall
from tworivers.server.limits import Limits
from tworivers.server.settings import Settings
from tworivers.server.store import Person

KNOWN = 10_000
"""People kept in memory."""


@dataclass
class House:
    """The running server."""

    settings: Settings
    database: Database
    hall: Hall
    signer: Signer
    passwords: Passwords = field(default_factory=Passwords)
    limits: Limits = field(default_factory=Limits)
    easel: Easel = field(default_factory=Easel)
    advisor: Advisor = field(init=False)
    _people: dict[str, Person] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.advisor = Advisor(self.hall.thinkers)

    async def person(self, person: str) -> Person:
        """Somebody, by what their cookie says."""
        if person not in self._people:
            found = await self.database.read(lambda db: store.find_person(db, person))
            self.know(found or guest(person))
        return self._people[person]

    def know(self, person: Person) -> None:
        """Remember what somebody is called."""
        if len(self._people) >= KNOWN:
            self._people.clear()
        self._people[person.id] = person
