"""A table as it is seen: its match, its seats and its log, and what of them anybody may look at.

The server's tables (`live_table.py`) and those of a page that plays by itself are this, each with its own way to keep
what is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tworivers.engine.match import IllegalMove, Match
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Header, Seat, now
from tworivers.server.tables.outgoing import SPECTATOR, Entry, as_text, state_of, state_text, table_info


class SeenTable:
    """A table that somebody looks at."""

    def __init__(self, header: Header, seats: list[Seat], match: Match, entries: list[Entry]) -> None:
        self.header = header
        self.seats = seats
        self.match = match
        self.entries = entries
        self.undos = 0
        self.time: Callable[[], int] = now
        self._views: dict[int, str] = {}
        self._state: str | None = None

    @property
    def game(self) -> Game:
        """Which game is played."""
        return self.match.game

    @property
    def number(self) -> int:
        """How many moves were made."""
        return len(self.entries) - 1

    @property
    def state(self) -> str:
        """Whether it waits for people, plays or is over."""
        if self._state is None:
            self._state = state_of(self.header, self.seats)
        return self._state

    @property
    def online(self) -> set[str]:
        """The people who have the table open."""
        raise NotImplementedError

    def info(self, viewer: str) -> dict[str, Any]:
        """The table as a person sees it."""
        header, seats, away = self.header, self.seats, self.replaceable()
        return table_info(header, seats, self.game, viewer, self.online, self.state, time=self.time(), away=away)

    def replaceable(self) -> dict[int, int]:
        """Seats on which a bot may play in place of somebody who is away, and from when on."""
        return {}

    def owned(self, person: str, seat: int) -> bool:
        """Whether a seat is a person's."""
        return 0 <= seat < len(self.seats) and self.seats[seat].person == person

    def require_seat(self, seat: int) -> Seat:
        """A seat of this table."""
        if not 0 <= seat < len(self.seats):
            raise Problem("no-such-seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def require_own(self, person: str, seat: int) -> None:
        """Refuse anybody but the owner of a seat."""
        if self.require_seat(seat).person != person:
            raise Problem("not-your-seat")

    def looking_from(self, person: str, seat: int | None) -> int:
        """The seat a person may look from: one of theirs, any once the game is over, none for a spectator."""
        if seat is None:
            return SPECTATOR
        if not self.header.over:
            self.require_own(person, seat)
        return self.require_seat(seat).seat

    def view_text(self, seat: int) -> str:
        """The view of a seat now, rendered once however many watch."""
        if seat not in self._views:
            self._views[seat] = as_text(self.game.view(self.match.table.g, seat))
        return self._views[seat]

    def log_text(self, seat: int, since: int | None, until: int | None = None) -> str:
        """The entries after move `since` (None: all) up to `until`, as a seat may read them."""
        first = 0 if since is None else since + 1
        return ",".join(
            entry.told(self.game, seat, self.header.over)
            for entry in self.entries[first : None if until is None else until + 1]
        )

    def state_text(self, viewer: str, seat: int, log: str, more: str = "") -> str:
        """The state now as JSON. `more`: fields to put before the others."""
        playing = self.state == "playing"
        return state_text(
            more=more,
            table=self.info(viewer),
            number=self.number,
            seat=None if seat == SPECTATOR else seat,
            view=self.view_text(seat),
            undo=bool(playing and seat != SPECTATOR and self.match.can_undo(seat)),
            log=log,
            turn=self.match.table.actors() if playing else [],
        )

    def earlier_state_text(self, viewer: str, seat: int, number: int, turn: list[int], view: str) -> str:
        """An earlier state as JSON, with a view that was made of it."""
        return state_text(
            more="",
            table=self.info(viewer),
            number=number,
            seat=None if seat == SPECTATOR else seat,
            view=view,
            undo=False,
            log=self.log_text(seat, number - 1, number),
            turn=turn,
        )

    def check_position(self, at: int) -> None:
        """Refuse positions that there never were."""
        if not 0 <= at <= self.number:
            raise Problem("no-such-position", moves=self.number, at=at)

    def check_number(self, number: int) -> None:
        """Refuse what was asked about an earlier position."""
        if number != self.number:
            raise Problem("gone-on", moves=self.number, number=number)

    def after(self, seat: int, action: int) -> Table | None:
        """The table after an action, if chance has no part in it and nothing hidden shows; else None."""
        if self.state != "playing":
            return None
        try:
            proposal = self.match.propose(seat, action)
        except IllegalMove:
            return None
        return proposal.after if proposal.undoable else None

    def others_alone_since(self, number: int, seat: int) -> bool:
        """Whether there was such a position, and others alone have moved since."""
        return 0 <= number < self.number and all(move.seat != seat for move in self.match.moves[number:])
