"""A table in memory: the match, who sits there and who looks on.

The database holds the truth. A change is checked, written, and only when it is kept made here and told to those who look on; so a change that
can't be kept never happened. One change at a time: `lock` holds the others back.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from tworivers.engine.dice import SHOWN, THROWS, dice_from_number
from tworivers.engine.match import IllegalMove, Match, Move, NothingToUndo
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.server import store
from tworivers.server.database import Database
from tworivers.server.problems import Problem, refused
from tworivers.server.store import Conflict, Header, MoveMade, Person, Progress, Said, Seat
from tworivers.server.telling import (
    SPECTATOR,
    Entry,
    as_text,
    barred_actions,
    move_entry,
    setup_entry,
    state_of,
    table_info,
)

if TYPE_CHECKING:
    from tworivers.server.sockets import Listener

T = TypeVar("T")


def replayed(game: Game, header: Header, seats: list[Seat], moves: list[Move]) -> tuple[Match, list[Entry]]:
    """The match that a table's header and moves tell of, and its log."""
    match = Match(game, len(seats), header.seed, header.options, header.box)
    entries = [setup_entry(game, match.table, match.events_of(0))]
    for number, move in enumerate(moves, 1):
        action = game.action_words(match.table.g, move.seat, move.action)
        match.play(move.seat, move.action)
        entries.append(move_entry(game, number, move, action, match.table))
    return match, entries


def progress_of(table: Table, moves: int) -> Progress:
    """Where a table stands."""
    return Progress(moves, table.actors(), table.scores(), table.over)


class LiveTable:
    """One table. Only the event loop touches it."""

    def __init__(
        self,
        database: Database,
        header: Header,
        seats: list[Seat],
        match: Match,
        entries: list[Entry],
        wake: Callable[[LiveTable], None],
    ) -> None:
        self.database = database
        self.wake = wake
        self.header = header
        self.seats = seats
        self.match = match
        self.entries = entries
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.visitors = 0
        self.used = time.monotonic()
        self.undos = 0
        self.stale = False
        self.bots: asyncio.Task[None] | None = None
        self._views: dict[int, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

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
        return state_of(self.header, self.seats)

    @property
    def online(self) -> set[str]:
        """Who has the table open."""
        return {listener.person.id for listener in self.listeners}

    def info(self, viewer: str) -> dict[str, Any]:
        """The table as a person sees it."""
        return table_info(self.header, self.seats, self.game.seat_names, viewer, self.online)

    def owned(self, person: str, seat: int) -> bool:
        """Whether a seat is somebody's."""
        return 0 <= seat < len(self.seats) and self.seats[seat].person == person

    def seat_of(self, person: str) -> int | None:
        """The first seat somebody has."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def require_seat(self, seat: int) -> Seat:
        """A seat of this table."""
        if not 0 <= seat < len(self.seats):
            raise Problem("no-such-seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def require_own(self, person: str, seat: int) -> None:
        """Refuse who doesn't sit there."""
        if self.require_seat(seat).person != person:
            raise Problem("not-your-seat")

    def looking_from(self, person: str, seat: int | None) -> int:
        """The seat somebody may look from: one of theirs, any once the game is over; without one they are a spectator."""
        if seat is None:
            return SPECTATOR
        if not self.header.over:
            self.require_own(person, seat)
        return self.require_seat(seat).seat

    # What is seen

    def view_text(self, seat: int) -> str:
        """The view of a seat now, made once however many look."""
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

    def state_text(self, viewer: str, seat: int, log: str, at: int | None = None, more: str = "") -> str:
        """A state as JSON. `at`: an earlier position; `more`: fields to put before the others."""
        now = at is None or at == self.number
        table = self.match.table if now else self.match.at(at or 0)
        view = self.view_text(seat) if now else as_text(self.game.view(table.g, seat))
        playing = self.state == "playing"
        return (
            f'{{{more}"table":{as_text(self.info(viewer))},"number":{self.number if at is None else at},'
            f'"seat":{as_text(None if seat == SPECTATOR else seat)},"view":{view},'
            f'"undo":{as_text(bool(now and playing and seat != SPECTATOR and self.match.can_undo(seat)))},"log":[{log}],'
            f'"turn":{as_text(table.actors() if playing or not now else [])}}}'
        )

    def check_position(self, at: int) -> None:
        """Refuse positions that never were."""
        if not 0 <= at <= self.number:
            raise Problem("no-such-position", moves=self.number, at=at)

    def check_number(self, number: int) -> None:
        """Refuse what was asked about a position that is past."""
        if number != self.number:
            raise Problem("gone-on", moves=self.number, number=number)

    def preview(self, seat: int, action: int) -> Any:
        """The view after an action, if chance has no part in it and nothing hidden shows; else None."""
        if self.state != "playing" or self.match.why_not(seat, action) is not None:
            return None
        after = self.match.table.copy()
        after.dice[:] = dice_from_number(secrets.randbits(63), 0)
        after.apply(seat, action)
        return None if after.over or after.dice[THROWS] or after.dice[SHOWN] else self.game.view(after.g, seat)

    async def barred(self, seat: int) -> list[dict[str, Any]]:
        """What a seat can't do now, and why; many questions, so in a thread."""
        return await asyncio.to_thread(barred_actions, self.match.table.copy(), seat)

    # What is changed

    async def play(self, person: str | None, seat: int, number: int, action: int) -> int:
        """Play a move for a person, or for a bot; returns the number of moves once it is kept."""
        return await self._alone(self._play(person, seat, number, action))

    async def _play(self, person: str | None, seat: int, number: int, action: int) -> int:
        if person is not None:
            self.require_own(person, seat)
        if self.state == "waiting":
            raise Problem("waiting")
        since = self.match.moves[number:] if 0 <= number < self.number else ()
        if number != self.number and (not since or any(move.seat == seat for move in since)):
            raise Problem("gone-on", moves=self.number, number=number)
        reason = self.match.why_not(seat, action)
        if reason is not None and since:
            raise Problem("gone-on", moves=self.number, number=number)
        if reason is not None:
            raise refused("illegal", IllegalMove(reason), self.game)
        move = Move(seat, action)
        words = self.game.action_words(self.match.table.g, seat, action)
        after = self.match.table.copy()
        after.apply(seat, action)
        progress = progress_of(after, self.number + 1)
        await self._keep(self.database.add(store.keep_moves, MoveMade(self.header.id, move, progress)))
        self.match.play(seat, action)
        self.entries.append(move_entry(self.game, progress.moves, move, words, after))
        self._changed(progress)
        return progress.moves

    async def undo(self, person: str, seat: int, number: int) -> int:
        """Take back the last move; returns the number of moves that stand."""
        return await self._alone(self._undo(person, seat, number))

    async def _undo(self, person: str, seat: int, number: int) -> int:
        self.require_own(person, seat)
        if self.state == "waiting":
            raise Problem("waiting")
        self.check_number(number)
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            raise refused("no-undo", NothingToUndo(reason), self.game)
        progress = progress_of(self.match.at(number - 1), number - 1)
        undone_to = min(progress.moves, progress.moves if self.header.undone_to is None else self.header.undone_to)
        await self._keep(
            self.database.write(lambda db: store.drop_move(db, self.header.id, number, progress, undone_to))
        )
        self.match.undo(seat)
        self.entries.pop()
        self.header = replace(self.header, undone_to=undone_to)
        self.undos += 1
        for listener in self.listeners:
            listener.went_back(progress.moves)
        self._changed(progress)
        return progress.moves

    async def join(self, seat: int, person: Person) -> None:
        """Sit down on an open seat."""
        await self._alone(self._join(seat, person))

    async def _join(self, seat: int, person: Person) -> None:
        found = self.require_seat(seat)
        if found.kind != "open":
            raise Problem("seat-not-open")
        if found.person is not None:
            raise Problem("seat-taken")
        await self._keep(self.database.write(lambda db: store.take_seat(db, self.header.id, seat, person)))
        self._seated(replace(found, person=person.id, name=person.name))

    async def token(self, seat: int, person: Person) -> str:
        """A secret link for a seat."""
        return await self._alone(self._token(seat, person))

    async def _token(self, seat: int, person: Person) -> str:
        self.require_own(person.id, seat)
        token = secrets.token_urlsafe(24)
        await self._keep(
            self.database.write(lambda db: store.keep_token(db, self.header.id, seat, person.id, token_hash(token)))
        )
        return token

    async def claim(self, seat: int, token: str, person: Person) -> None:
        """Sit down by a secret link."""
        await self._alone(self._claim(seat, token, person))

    async def _claim(self, seat: int, token: str, person: Person) -> None:
        try:
            await self.database.write(lambda db: store.hand_on(db, token_hash(token), person))
        except Conflict:
            raise Problem("bad-token") from None
        before = self.seats[seat].person
        self._seated(replace(self.seats[seat], person=person.id, name=person.name, kind="open"))
        for listener in self.listeners:
            if listener.person.id == before and listener.seat == seat:
                listener.lost_seat()

    async def say(self, person: Person, text: str, to: int | None) -> Said:
        """Say something, to everybody or to one seat."""
        if not self.header.chat:
            raise Problem("no-chat")
        if to is not None:
            self.require_seat(to)
        seat = self.seat_of(person.id)
        spoken = person if seat is None else replace(person, name=self.seats[seat].name or person.name)
        said = await self.database.write(lambda db: store.say(db, self.header.id, spoken, seat, to, text))
        for listener in self.listeners:
            if self.may_hear(said, listener.person.id):
                listener.heard(said)
        return said

    def may_hear(self, said: Said, person: str) -> bool:
        """Whether something was said to a person, or by them."""
        return said.to is None or said.person == person or self.owned(person, said.to)

    async def _alone(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry out a change when no other is under way, to its end even if who asked for it leaves meanwhile."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                async with self.lock:
                    self.used = time.monotonic()
                    outcome = await change
                if not waiting.done():
                    waiting.set_result(outcome)
            except Exception as error:
                if not waiting.done():
                    waiting.set_exception(error)

        task = asyncio.create_task(carry_out())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await waiting

    async def _keep(self, writing: Awaitable[None]) -> None:
        """Wait for a change to be kept; if another server has changed the table meanwhile, this copy of it is of no use any more."""
        try:
            await writing
        except Conflict:
            self.stale = True
            raise Problem("gone-on", moves=self.number, number=self.number) from None

    def _seated(self, seat: Seat) -> None:
        self.seats = [seat if other.seat == seat.seat else other for other in self.seats]
        self.header = replace(self.header, changed=store.now())
        for listener in self.listeners:
            listener.state_changed()
        self.wake(self)

    def _changed(self, progress: Progress) -> None:
        self._views.clear()
        self.header = replace(self.header, changed=store.now(), **vars(progress))
        for listener in self.listeners:
            listener.state_changed()
        self.wake(self)

    def came_or_left(self) -> None:
        """Tell everybody who is there now."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.table_changed()


def token_hash(token: str) -> str:
    """What is kept of a secret link."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
