"""Those who watch a table: what they are told of."""

from __future__ import annotations

from typing import Literal, Protocol

from tworivers.server.storage.entities import Person, Said

Pace = Literal["instant", "quick", "told"]
"""How fast bots play in front of somebody."""


class Listener(Protocol):
    """Somebody who watches a table and is told of every change."""

    person: Person
    seat: int

    @property
    def pace(self) -> Pace | None:
        """How fast bots are to play; None: as is usual here."""

    def state_changed(self) -> None:
        """The position has changed, or who has which seat."""

    def table_changed(self) -> None:
        """Somebody came or left."""

    def went_back(self, number: int) -> None:
        """Moves were taken back; `number` moves are left."""

    def heard(self, said: Said) -> None:
        """Somebody wrote a chat message."""

    def lost_seat(self) -> None:
        """Somebody else has the listener's seat now."""

    def dismiss(self) -> None:
        """The table is unloaded; whoever listens may come back to a fresh copy of it."""
