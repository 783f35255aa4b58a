"""A table in memory: the match, who has which seat and who watches.

The database holds the truth. A change is proposed, written, and only once it is kept made here and told to those who
watch; so a change that can't be kept never happened. One change at a time: `changes` holds the others back.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

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
    turns_since,
)
from tworivers.server.storage.requests import Keyed, Receipt, receipt
from tworivers.server.storage.store import Conflict
from tworivers.server.tables.listeners import Listener
from tworivers.server.tables.one_at_a_time import OneAtATime
from tworivers.server.tables.outgoing import Entry, move_entry, table_info
from tworivers.server.tables.replay import progress_of
from tworivers.server.tables.seen_table import SeenTable
from tworivers.server.tables.table_events import TableEvents
from tworivers.server.workers.thinking_queue import Asker

SERIAL = itertools.count()


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
    ) -> None:
        """`on_change` is called after every change of the position or of the seats; `events` are told what it means."""
        super().__init__(header, seats, match, entries)
        self.database = database
        self.on_change = on_change
        self.events = events or TableEvents()
        self.changes = OneAtATime()
        self.listeners: set[Listener] = set()
        self.visitors = 0
        self.used = time.monotonic()
        self.stale = False
        self.serial = next(SERIAL)
        """Tells this copy of the table from all others there ever were in memory."""

    @property
    def online(self) -> set[str]:
        """The people who have the table open."""
        return {listener.person.id for listener in self.listeners}

    def seat_of(self, person: str) -> int | None:
        """The first seat a person has."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def require_free(self, seat: int) -> Seat:
        """An open seat that nobody has taken."""
        found = self.require_seat(seat)
        if found.kind != "open":
            raise Problem("seat-not-open")
        if found.person is not None:
            raise Problem("seat-taken")
        return found

    @property
    def position(self) -> tuple[int, int, int]:
        """What tells the position now from all others, of this table and of other tables."""
        return self.serial, self.undos, self.number

    # What is changed

    async def play(self, person: str | None, seat: int, number: int, action: int, request: Keyed | None = None) -> int:
        """Play a move for a person, or for a bot; returns the number of moves once it is kept."""
        return await self.changes.carry_out(self._play(person, seat, number, action, request))

    async def _play(self, person: str | None, seat: int, number: int, action: int, request: Keyed | None) -> int:
        if person is not None:
            self.require_own(person, seat)
        if self.state == "waiting":
            raise Problem("waiting")
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
        progress = progress_of(proposal.after, self.number + 1, chained(before, proposal.move), self.header.since)
        made = MoveMade(self.header.id, proposal.move, before, progress)
        await self.keep(self.database.add(store.keep_moves, made, _moves_now(request, progress)))
        self.match.accept(proposal)
        self.entries.append(move_entry(progress.moves, proposal.move, words, proposal.after, proposal.events))
        self._changed(progress)
        return progress.moves

    async def undo(self, person: str, seat: int, number: int, request: Keyed | None = None) -> int:
        """Take back a seat's last move; returns the number of moves that are left."""
        return await self.changes.carry_out(self._undo(person, seat, number, request))

    async def _undo(self, person: str, seat: int, number: int, request: Keyed | None) -> int:
        self.require_own(person, seat)
        if self.state == "waiting":
            raise Problem("waiting")
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
        chain = chain_of(moves[:stand] + moves[stand + 1 :])
        progress = progress_of(proposal.after, len(moves) - 1, chain, self.header.since)
        undone_to = min(stand, stand if self.header.undone_to is None else self.header.undone_to)
        gone = MoveGone(self.header.id, proposal.number, len(moves), before, progress, undone_to)
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
        return await self.changes.carry_out(self._join(seat, person, request))

    async def _join(self, seat: int, person: Person, request: Keyed | None) -> dict[str, Any]:
        found = self.require_free(seat)
        if self.header.rated:
            if person.account is None:
                raise Problem("rated-account")
            if self.seat_of(person.id) is not None:
                raise Problem("rated-seats")
        taken = replace(found, person=person.id, name=person.name)
        begins = all(other.taken for other in self.seats if other.seat != seat)
        since = turns_since([], self.header.turn if begins else [], len(self.seats), now())
        info = self.info_with(person, taken)
        await self.keep(
            self.database.write(
                lambda db: store.take_seat(db, self.header.id, seat, person, since), receipt(request, lambda _: info)
            )
        )
        self.seated(taken, since=since)
        return info

    async def token(self, seat: int, person: Person) -> str:
        """A secret link for a seat."""
        return await self.changes.carry_out(self._token(seat, person))

    async def _token(self, seat: int, person: Person) -> str:
        self.require_own(person.id, seat)
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
        return await self.changes.carry_out(self._claim(seat, token, person, request))

    async def _claim(self, seat: int, token: str, person: Person, request: Keyed | None) -> dict[str, Any]:
        taken = replace(self.seats[seat], person=person.id, name=person.name, kind="open")
        answer = {"table": self.info_with(person, taken), "seat": seat}
        await self.keep(
            self.database.write(
                lambda db: store.hand_on(db, token_hash(token), person), receipt(request, lambda _: answer)
            ),
            otherwise=Problem("bad-token"),
        )
        before = self.seats[seat].person
        self.seated(taken)
        for listener in self.listeners:
            if listener.person.id == before and listener.seat == seat:
                listener.lost_seat()
        return answer

    def may_hear(self, said: Said, person: str) -> bool:
        """Whether a chat message is to a person, or by them."""
        return said.to is None or person in (said.person, said.to_person)

    async def keep(self, writing: Awaitable[None], otherwise: Problem | None = None) -> None:
        """Wait for a change to be kept; if it no longer fits what the database holds, it is refused.

        This copy of the table is stale if another server has changed the table, or if nobody knows whether the change
        was kept.
        """
        self.used = time.monotonic()
        try:
            await writing
        except Conflict:
            if otherwise is not None:
                raise otherwise from None
            self._outdated()
            raise Problem("gone-on", moves=self.number, number=self.number) from None
        except (InDoubt, asyncio.CancelledError):
            self._outdated()
            raise

    def _outdated(self) -> None:
        """Whoever listens comes back to a fresh copy."""
        self.stale = True
        for listener in list(self.listeners):
            listener.dismiss()

    def info_with(self, viewer: Person, *changed: Seat) -> dict[str, Any]:
        """The table as a person sees it once seats have changed."""
        header = replace(self.header, changed=now())
        return table_info(header, self._seats_with(changed), self.game, viewer.id, self.online)

    def _seats_with(self, changed: Iterable[Seat]) -> list[Seat]:
        fresh = {seat.seat: seat for seat in changed}
        return [fresh.get(seat.seat, seat) for seat in self.seats]

    def seated(self, *changed: Seat, since: list[int | None] | None = None) -> None:
        """Others sit on these seats now; `since`: when turns began, if that has changed."""
        before = self.header
        self.seats = self._seats_with(changed)
        self._state = None
        self.header = replace(before, changed=now(), since=before.since if since is None else since)
        self._tell(before)

    def _changed(self, progress: Progress) -> None:
        self._views.clear()
        self._state = None
        before = self.header
        self.header = replace(before, changed=now(), **vars(progress))
        self._tell(before)

    def _tell(self, before: Header) -> None:
        """Tell everybody what has changed."""
        for listener in self.listeners:
            listener.state_changed()
        self.events.changed(before, self.header, self.seats)
        self.on_change(self)

    def came_or_left(self) -> None:
        """Tell everybody who is online now."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.table_changed()


def asker_of(table: LiveTable) -> Asker:
    """On whose account bots think about a table."""
    return Asker(table.header.creator, table.header.id, bool(table.listeners or table.visitors))


def _moves_now(request: Keyed | None, progress: Progress) -> Receipt | None:
    """What is kept of a request for a move or an undo."""
    return receipt(request, lambda _: {"number": progress.moves})
