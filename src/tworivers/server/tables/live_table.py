"""A table in memory: the match, who has which seat and who watches.

The database holds the truth. A change is proposed, written, and only once it is kept made here and told to those who
watch; so a change that can't be kept never happened. One change at a time: `changes` holds the others back.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from time import monotonic
from typing import Any, TypeVar

from tworivers.engine.match import IllegalMove, Match, NothingToUndo
from tworivers.server.accounts import token_hash
from tworivers.server.problems import Problem, refused
from tworivers.server.storage import store
from tworivers.server.storage.database import Database, InDoubt
from tworivers.server.storage.entities import (
    Header,
    MoveGone,
    MoveMade,
    Person,
    Progress,
    Said,
    Seat,
    chain_of,
    chained,
    now,
)
from tworivers.server.storage.requests import Keyed, Receipt, receipt
from tworivers.server.storage.store import Conflict
from tworivers.server.tables.listeners import Listener
from tworivers.server.tables.one_at_a_time import OneAtATime, Overtaken
from tworivers.server.tables.others import Others
from tworivers.server.tables.outgoing import Entry, move_entry, table_info
from tworivers.server.tables.replay import progress_of
from tworivers.server.tables.seat_changes import change_seats
from tworivers.server.tables.seen_table import SeenTable
from tworivers.server.tables.table_events import TableEvents
from tworivers.server.tables.turn_times import clocks_of
from tworivers.server.workers.thinking_queue import Asker

T = TypeVar("T")

SERIAL = itertools.count()
TRIES = 20
"""How often a change is tried at a table that other servers change at the same moment."""
ABSENCE = 10 * 60_000
"""Milliseconds after which somebody who is away and keeps others waiting may be replaced."""


class LiveTable(SeenTable):
    """One table. Only the event loop touches it."""

    def __init__(
        self,
        database: Database,
        header: Header,
        seats: list[Seat],
        match: Match,
        entries: list[Entry],
        on_change: Callable[[LiveTable], None],
        events: TableEvents | None = None,
        time: Callable[[], int] = now,
        began: int = 0,
        others: Others[LiveTable] | None = None,
    ) -> None:
        """`on_change` is called after every change of the position or of the seats; `events` are told what it means.

        `time` is the server's clock, and `began` when it started: what was before is nobody's absence. `others` are
        servers at which the table may be in memory, too.
        """
        super().__init__(header, seats, match, entries)
        self.database = database
        self.on_change = on_change
        self.events = events or TableEvents()
        self.changes = OneAtATime()
        self.others: Others[LiveTable] = others or Others()
        self.elsewhere: frozenset[str] = frozenset()
        """People who have the table open at other servers."""
        self.knows_elsewhere = True
        self.listeners: set[Listener] = set()
        self.visitors = 0
        self.time = time
        self.began = began
        self.left: dict[str, int] = {}
        """When people closed the table who had it open."""
        self.said: deque[int] = deque(maxlen=64)
        """The last chat messages that were told here."""
        self.used = monotonic()
        self.moved: float | None = None
        """When the last move came, by the system's own clock; None if it was made at another server."""
        self.stale = False
        self.serial = next(SERIAL)
        """Tells this copy of the table from all others there ever were in memory."""

    @property
    def online(self) -> set[str]:
        """The people who have the table open."""
        return self.here | self.elsewhere

    @property
    def here(self) -> set[str]:
        """Those who have it open at this server."""
        return {listener.person.id for listener in self.listeners}

    def seat_of(self, person: str) -> int | None:
        """The first seat a person has."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def require_free(self, seat: int, person: str) -> Seat:
        """An open seat that nobody has taken and that isn't kept for somebody else."""
        found = self.require_seat(seat)
        if found.kind != "open":
            raise Problem("seat-not-open")
        if found.person is not None:
            raise Problem("seat-taken")
        if found.kept_for not in (None, person):
            raise Problem("seat-kept", name=found.name or "")
        return found

    def require_playing(self, person: str | None, seat: int) -> None:
        """Refuse decisions before the game and after it, of others than the owner, and on a seat that others play."""
        if person is not None:
            self.require_own(person, seat)
        if self.state == "waiting":
            raise Problem("waiting")
        if self.header.ended in ("stopped", "closed"):
            raise Problem("over")
        bot = self.seats[seat].bot is not None
        if person is not None and bot:
            raise Problem("seat-left")
        if person is None and not bot:
            raise Problem("gone-on", moves=self.number, number=self.number)
        clocks = clocks_of(self.header, len(self.seats))
        if clocks is not None and seat in clocks.out(self.others.all_served_until(self.time())):
            raise Problem("time-up")

    @property
    def position(self) -> tuple[int, int, int]:
        """What tells the position now from all others, of this table and of other tables."""
        return self.serial, self.undos, self.number

    # What is changed

    async def change(self, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a change when no other is under way; anew where another server was quicker."""

        async def until_it_fits() -> T:
            for _ in range(TRIES):
                try:
                    return await make()
                except Overtaken:
                    continue
            raise Problem("gone-on", moves=self.number, number=self.number)

        return await self.changes.carry_out(until_it_fits())

    async def play(self, person: str | None, seat: int, number: int, action: int, request: Keyed | None = None) -> int:
        """Play a move for a person, or for a bot; returns the number of moves once it is kept."""
        arrived = monotonic()
        return await self.change(lambda: self._play(person, seat, number, action, request, arrived))

    async def _play(
        self, person: str | None, seat: int, number: int, action: int, request: Keyed | None, arrived: float
    ) -> int:
        self.require_playing(person, seat)
        since = self.others_alone_since(number, seat)
        if number != self.number and not since:
            raise Problem("gone-on", moves=self.number, number=number)
        try:
            proposal = self.match.propose(seat, action)
        except IllegalMove as illegal:
            if since:
                raise Problem("gone-on", moves=self.number, number=number) from None
            raise refused("illegal", illegal, self.game) from None
        words = self.game.action_words(self.match.table.g, seat, action)
        before = self.header.chain
        moves = (*self.match.moves, proposal.move)
        chain = chained(before, proposal.move)
        after, number = proposal.after, self.number + 1
        progress = progress_of(after, number, moves, chain, self.header, self.seats, self.time(), seat)
        made = MoveMade(self.header.id, proposal.move, before, progress, self.header.revision)
        await self.keep(self.database.add(store.keep_moves, made, _moves_now(request, progress)))
        self.match.accept(proposal)
        self.moved = arrived
        self.events.on_move(self.game.name, "bot" if person is None else "person")
        self.entries.append(move_entry(progress.moves, proposal.move, words, proposal.after, proposal.events))
        self._changed(progress)
        return progress.moves

    async def undo(self, person: str, seat: int, number: int, request: Keyed | None = None) -> int:
        """Take back a seat's last move; returns the number of moves that are left."""
        return await self.change(lambda: self._undo(person, seat, number, request))

    async def _undo(self, person: str, seat: int, number: int, request: Keyed | None) -> int:
        self.require_playing(person, seat)
        if self.header.rated and self.header.over:
            raise Problem("rated-over")
        if number != self.number and not self.others_alone_since(number, seat):
            raise Problem("gone-on", moves=self.number, number=number)
        try:
            proposal = self.match.propose_undo(seat)
        except NothingToUndo as nothing:
            raise refused("no-undo", nothing, self.game) from None
        before = self.header.chain
        stand = proposal.number - 1
        moves = self.match.moves
        kept = moves[:stand] + moves[stand + 1 :]
        after, number = proposal.after, self.number - 1
        progress = progress_of(after, number, kept, chain_of(kept), self.header, self.seats, self.time(), seat)
        undone_to = min(stand, stand if self.header.undone_to is None else self.header.undone_to)
        revision = self.header.revision
        gone = MoveGone(self.header.id, proposal.number, len(moves), before, progress, undone_to, revision)
        await self.keep(self.database.write(lambda db: store.drop_move(db, gone), _moves_now(request, progress)))
        self.match.accept_undo(proposal)
        self.entries[stand + 1 :] = [entry.one_earlier() for entry in self.entries[stand + 2 :]]
        self.header = replace(self.header, undone_to=undone_to)
        self.undos += 1
        for listener in self.listeners:
            listener.went_back(stand)
        self._changed(progress)
        return progress.moves

    async def join(self, seat: int, person: Person, request: Keyed | None = None) -> dict[str, Any]:
        """Sit down on an open seat; returns the table as the person sees it then."""
        return await self.change(lambda: self._join(seat, person, request))

    async def _join(self, seat: int, person: Person, request: Keyed | None) -> dict[str, Any]:
        found = self.require_free(seat, person.id)
        if self.header.rated:
            if person.account is None:
                raise Problem("rated-account")
            if self.seat_of(person.id) is not None:
                raise Problem("rated-seats")
        taken = replace(found, person=person.id, name=person.name, kept_for=None)
        return await change_seats(self, person, [taken], request)

    async def token(self, seat: int, person: Person) -> str:
        """A secret link for a seat."""
        return await self.change(lambda: self._token(seat, person))

    async def _token(self, seat: int, person: Person) -> str:
        self.require_own(person.id, seat)
        if self.seats[seat].stand_in is not None:
            raise Problem("seat-left")
        if self.header.seed_told:
            raise Problem("seed-told")
        if self.header.rated:
            raise Problem("rated-seats")
        token = secrets.token_urlsafe(24)
        await self.keep(
            self.database.write(lambda db: store.keep_token(db, self.header.id, seat, person.id, token_hash(token)))
        )
        return token

    async def claim(self, seat: int, token: str, person: Person, request: Keyed | None = None) -> dict[str, Any]:
        """Sit down by a secret link; returns the table as the person sees it then, and the seat."""
        return await self.change(lambda: self._claim(seat, token, person, request))

    async def _claim(self, seat: int, token: str, person: Person, request: Keyed | None) -> dict[str, Any]:
        if self.seats[seat].stand_in is not None:
            raise Problem("seat-left")
        taken = replace(self.seats[seat], person=person.id, name=person.name, kind="open")
        seats = self.seats_with([taken])
        answer = {"table": self.info_of(replace(self.header, changed=self.time()), seats, person.id), "seat": seat}
        await self.keep(
            self.database.write(
                lambda db: store.hand_on(db, token_hash(token), person), receipt(request, lambda _: answer)
            ),
            otherwise=Problem("bad-token"),
        )
        before = self.seats[seat].person
        self.seated(replace(self.header, changed=self.time()), seats)
        for listener in self.listeners:
            if listener.person.id == before and listener.seat == seat:
                listener.lost_seat()
        return answer

    def may_hear(self, said: Said, person: str) -> bool:
        """Whether a chat message is to a person, or by them."""
        return said.to is None or person in (said.person, said.to_person)

    async def keep(self, writing: Awaitable[None], otherwise: Problem | None = None) -> None:
        """Wait for a change to be kept; if it no longer fits what the database holds, it is refused.

        What other servers have changed is made good and the change tried anew (`Overtaken`). This copy of the table is
        stale if that can't be, or if nobody knows whether the change was kept.
        """
        self.used = monotonic()
        try:
            await writing
        except Conflict:
            if otherwise is not None:
                raise otherwise from None
            if await self.others.catch_up(self):
                raise Overtaken from None
            self.outdated()
            raise Problem("gone-on", moves=self.number, number=self.number) from None
        except (InDoubt, asyncio.CancelledError):
            self.outdated()
            raise

    def outdated(self) -> None:
        """Whoever listens comes back to a fresh copy."""
        self.stale = True
        for listener in list(self.listeners):
            listener.dismiss()

    def info_of(self, header: Header, seats: list[Seat], viewer: str) -> dict[str, Any]:
        """The table as a person sees it once it is like this."""
        return table_info(header, seats, self.game, viewer, self.online, time=self.time())

    def replaceable(self) -> dict[int, int]:
        """Seats on which a bot may play in place of somebody who is away, and from when on.

        At a table without pace, where others wait for them. Clocks see to it at the others.
        """
        if self.state != "playing" or self.header.time_control is not None or not self.knows_elsewhere:
            return {}
        others = {seat.person for seat in self.seats if seat.bot is None}
        found = {}
        for seat, since in zip(self.seats, self.header.since, strict=False):
            if since and seat.person and seat.bot is None and seat.person not in self.online and len(others) > 1:
                found[seat.seat] = max(since, self.left.get(seat.person, self.began)) + ABSENCE
        return found

    def seats_with(self, changed: Iterable[Seat]) -> list[Seat]:
        """The seats once these have changed."""
        fresh = {seat.seat: seat for seat in changed}
        return [fresh.get(seat.seat, seat) for seat in self.seats]

    def seated(self, header: Header, seats: list[Seat]) -> None:
        """Others sit there now, and the table stands like this because of it."""
        before = self.header
        self.header, self.seats = replace(header, revision=before.revision + 1), seats
        self._state = None
        self._tell(before)

    def caught_up(self, header: Header, seats: list[Seat]) -> None:
        """Another server has changed the table to this, and told what it means."""
        self.moved = None
        self._views.clear()
        self._state = None
        self.header, self.seats = header, seats
        self._tell_here()
        self.on_change(self)

    def present_elsewhere(self, people: Iterable[str]) -> None:
        """These have the table open at other servers now."""
        before, self.elsewhere, self.knows_elsewhere = self.elsewhere, frozenset(people), True
        if before != self.elsewhere:
            self.left |= dict.fromkeys(before - self.elsewhere, self.time())
            for listener in self.listeners:
                listener.table_changed()

    def _changed(self, progress: Progress) -> None:
        self._views.clear()
        self._state = None
        before = self.header
        self.header = replace(before, changed=self.time(), revision=before.revision + 1, **vars(progress))
        self._tell(before)

    def _tell(self, before: Header) -> None:
        """Tell everybody what has changed."""
        self._tell_here()
        self.events.changed(before, self.header, self.seats)
        self.on_change(self)

    def _tell_here(self) -> None:
        for listener in self.listeners:
            listener.state_changed()

    def came_or_left(self, left: str | None = None) -> None:
        """Tell everybody who is online now; `left`: who has closed the table, in one browser at least."""
        self.used = monotonic()
        if left is not None:
            self.left[left] = self.time()
        for listener in self.listeners:
            listener.table_changed()
        self.others.opened(self)


def asker_of(table: LiveTable) -> Asker:
    """On whose account bots think about a table."""
    return Asker(table.header.creator, table.header.id, bool(table.listeners or table.visitors or table.elsewhere))


def _moves_now(request: Keyed | None, progress: Progress) -> Receipt | None:
    """What is kept of a request for a move or an undo."""
    return receipt(request, lambda _: {"number": progress.moves})
