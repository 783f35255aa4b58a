"""Who is told of which turn, and when: once a turn and way, after a while, not in quiet hours, not who is there.

What is to be told is kept in the database, so that it survives restarts. Before a notice is sent it is marked as sent:
nobody ever gets it twice, and only a server killed in this moment leaves one out. What couldn't be handed in is tried
again, later and later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from tworivers.server.background import Background
from tworivers.server.mail.mail_server import Mailer, NotSent
from tworivers.server.notices.pushing import NotPushed, Pusher
from tworivers.server.notices.quiet_hours import quiet_until
from tworivers.server.notices.told import turn_letter, turn_push
from tworivers.server.settings import Settings
from tworivers.server.storage import address_store, notice_store, store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.entities import Header, Seat, now
from tworivers.server.storage.notice_store import MAIL, Notice, Wish
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.table_events import TableEvent, TurnBegan

log = logging.getLogger("tworivers.server")

AGAIN_AFTER = 300_000
"""Milliseconds after which a notice that couldn't be handed in is tried again, then twice as long."""
MOST_TRIES = 6
LOOK_AGAIN = 60.0
"""Seconds after which other servers' changes of who wants to be told are known here."""


class Notifier:
    """Tells people that it is their turn."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: TableRegistry,
        mailer: Mailer,
        pusher: Pusher,
        background: Background,
        stop_token: Callable[[str], str],
    ) -> None:
        self.clock: Callable[[], int] = now
        self._settings = settings
        self._database = database
        self._tables = tables
        self._mailer = mailer
        self._pusher = pusher
        self._background = background
        self._stop_token = stop_token
        self._wanting: set[str] | None = None
        self._stopped = asyncio.Event()

    def hear(self, event: TableEvent) -> None:
        """Something happened at a table."""
        if isinstance(event, TurnBegan) and (self._wanting is None or event.person in self._wanting):
            self._background.add(self._note(event))

    async def _note(self, turn: TurnBegan) -> None:
        due = self.clock() + round(self._settings.notice_after * 1000)
        table = turn.header.id
        try:
            await self._database.write(
                lambda db: notice_store.note_turn(db, table, turn.seat, turn.began, turn.person, due)
            )
        except NotKept:
            log.warning("table %s: its turn is told when the table comes into memory next", table)

    async def know_who_wants(self) -> None:
        """Ask the database who wants to be told."""
        self._wanting = await self._database.read(notice_store.wanting)

    async def run(self) -> None:
        """Tell people what is due, until stopped."""
        since = 0.0
        while not self._stopped.is_set():
            try:
                if self._wanting is None or since >= LOOK_AGAIN:
                    await self.know_who_wants()
                    since = 0.0
                await self.tell_due()
            except NotKept:
                log.warning("nobody can be told of turns while the database can't be reached")
            except Exception:
                log.exception("telling people of their turns failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), self._settings.notice_every)
            since += self._settings.notice_every

    def stop(self) -> None:
        """End `run`, which a cancellation alone might not: a query that is answered in the same moment hides it."""
        self._stopped.set()

    async def tell_due(self) -> None:
        """Tell everybody what is due now."""
        moment = self.clock()
        for notice in await self._database.read(lambda db: notice_store.due_notices(db, moment)):
            await self._tell(notice)

    async def _tell(self, notice: Notice) -> None:
        moment = self.clock()
        wish = await self._database.read(lambda db: notice_store.wish_of(db, notice.person))
        later = quiet_until(moment, wish.quiet_from, wish.quiet_to, wish.zone)
        if later > moment:
            await self._database.write(lambda db: notice_store.put_off(db, notice, later, notice.tries))
            return
        found = await self._database.read(lambda db: store.find_header(db, notice.table_id))
        if not await self._database.write(lambda db: notice_store.claim(db, notice, moment)):
            return
        if found is None or not _still(notice, *found) or await self._sees(notice):
            return
        try:
            await self._send(notice, wish, *found)
        except (NotSent, NotPushed) as error:
            await self._failed(notice, error)

    async def _sees(self, notice: Notice) -> bool:
        """Whether somebody has the table open anyway."""
        online = await self._tables.online({notice.table_id})
        return notice.person in online.get(notice.table_id, ())

    def ask_anew(self) -> None:
        """Another server has changed who wants to be told: until that is known, everybody may."""
        self._wanting = None

    async def _send(self, notice: Notice, wish: Wish, header: Header, seats: list[Seat]) -> None:
        if notice.way == MAIL:
            address = await self._database.read(lambda db: address_store.address_of(db, notice.person))
            if address is None or not wish.mail or self._mailer.server is None:
                return
            stop, site = self._stop_token(notice.person), self._mailer.server.site
            letter = turn_letter(address.email, header, seats, notice.seat, site, stop, wish.language)
            await self._mailer.send(letter)
            return
        places = await self._database.read(lambda db: notice_store.places_of(db, notice.person))
        for place in places:
            if place.id == notice.way:
                waiting = await self._database.read(lambda db: notice_store.waiting_tables(db, notice.person))
                await self._pusher.push(place, turn_push(header, seats, notice.seat, waiting, wish.language))

    async def _failed(self, notice: Notice, error: NotSent | NotPushed) -> None:
        """Try again later, unless there is nobody to be told; an address that will never take a letter gets no more."""
        if isinstance(error, NotPushed) and error.gone:
            await self._database.write(lambda db: notice_store.drop_place(db, notice.way, notice.person))
        elif isinstance(error, NotSent) and error.for_good:
            await self._database.write(lambda db: notice_store.stop_mail(db, notice.person))
        elif notice.tries + 1 < MOST_TRIES:
            due = self.clock() + AGAIN_AFTER * 2**notice.tries
            await self._database.write(lambda db: notice_store.put_off(db, notice, due, notice.tries + 1))
        log.warning("a notice could not be handed in: %s", error)


def _still(notice: Notice, header: Header, seats: list[Seat]) -> bool:
    """Whether it is still that turn, and that person's."""
    seat = seats[notice.seat] if notice.seat < len(seats) else None
    since = header.since[notice.seat] if notice.seat < len(header.since) else None
    return (
        seat is not None
        and seat.person == notice.person
        and seat.bot is None
        and since == notice.began
        and not header.over
    )
