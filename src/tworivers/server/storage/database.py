"""Access to the database: several threads read, one thread writes.

The writer takes everything that waits, puts it into one transaction and commits once; only then is anybody told that
something was kept. So a move that was acknowledged is on disk, and many tables share the price of one commit: the more
there was to write, the longer the writer rests, so that more may come together. The event loop never waits for the
database.

A commit that fails may have happened all the same. Each batch leaves its mark in the database, by which the writer
finds out before anybody is answered.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tworivers.server.storage.announcing import note_announcements, send_announcements
from tworivers.server.storage.engines import READERS, Engines, first_line, not_opened, unreachable
from tworivers.server.storage.migrating import OthersRun, TooNew, migrate
from tworivers.server.storage.models import CommitRow
from tworivers.server.storage.requests import Receipt, Receipts
from tworivers.server.work_done import working_for_this_request

T = TypeVar("T")
Item = TypeVar("Item")

BATCH = 256
"""Changes in one transaction, at most."""
REST, LONGEST_REST = 0.005, 0.02
"""Seconds from the beginning of a transaction to that of the next, for each change in it; and at most."""
READ_WITHIN = 6.0
"""Seconds after which a query counts as failed, however many wait before it."""
FIND_OUT_WITHIN = 6.0
"""Seconds to find out what became of a commit."""

log = logging.getLogger("tworivers.server")

ALONE = 1
"""The number of a server that shares its database with no other."""

_NEW_MARK = update(CommitRow).where(CommitRow.id == bindparam("server")).values(mark=bindparam("new_mark"))
_FIRST_MARK = insert(CommitRow).values(id=bindparam("server"), mark=bindparam("new_mark"))


def nothing(*_: object) -> None:
    """In place of somebody who wants to be told."""


class NotKept(Exception):
    """The database can't be reached, or could not keep a change. Nothing has changed."""


class InDoubt(NotKept):
    """A change was sent to the database, and what became of it could not be found out in time."""


class RolledBack(Exception):
    """The database has given up a whole transaction; nothing of it is kept."""


@dataclass
class Change:
    """Something to be written, and the future of the waiting caller for it."""

    make: Callable[[Connection, list[Any]], Any]
    item: Any
    receipt: Receipt | None
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    large: bool = False
    outcome: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        """Wake up the waiting caller, unless they have left."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.outcome)
        else:
            self.future.set_exception(self.error)


class Database:
    """An open database, migrated to the newest form of its tables; `shared` with other servers, if they all wish so."""

    def __init__(self, url: str, shared: bool = False) -> None:
        self.on_read: Callable[[float], None] = nothing
        """Told how many seconds each query took, with the wait for a thread."""
        self.on_commit: Callable[[int, float], None] = nothing
        """Told how many changes were written together, and the seconds that took."""
        self.on_failure: Callable[[str], None] = nothing
        """Told when the database fails at a query ("read") or at a change ("write")."""
        self.url = url
        self.shared = shared
        self.server = ALONE + 1 + secrets.randbelow(2**31 - 3) if shared else ALONE
        """The number of this server, which no other that runs has."""
        self._engines = Engines(url, self.server if shared else None)
        try:
            migrate(self._engines.writing, shared)
        except (SQLAlchemyError, OSError, TooNew, OthersRun) as error:
            self._engines.close()
            raise not_opened(url, error) from error
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._receipts = Receipts()
        self._changes: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what still waits, then let go."""
        self._changes.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._engines.close()

    def listening(self, channel: str) -> Any:
        """A connection to PostgreSQL that hears what is announced on a channel."""
        return self._engines.listening(channel)

    def now(self, make: Callable[[Connection], T]) -> T:
        """Make a change at once, in this thread: at the start, when nobody waits."""
        with self._engines.writing.begin() as connection:
            return make(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """The answer to a query."""

        def ask() -> T:
            try:
                with self._engines.reading.connect() as connection:
                    return query(connection)
            except SQLAlchemyError as error:
                if unreachable(error):
                    raise NotKept(first_line(error)) from None
                raise

        began = time.monotonic()
        asking = asyncio.get_running_loop().run_in_executor(self._readers, working_for_this_request(ask))
        try:
            answer = await asyncio.wait_for(asking, READ_WITHIN)
        except TimeoutError:
            self.on_failure("read")
            raise NotKept(f"no answer in {READ_WITHIN} seconds") from None
        except NotKept:
            self.on_failure("read")
            raise
        self.on_read(time.monotonic() - began)
        return answer

    async def write(self, make: Callable[[Connection], T], receipt: Receipt | None = None, large: bool = False) -> T:
        """Make a change; returns once it is kept for good. What `make` raises is raised here, and nothing changes.

        What is `large` waits until everything else that is there is kept, and goes by itself.
        """
        outcome: T = await self._enqueue(lambda connection, _: make(connection), None, receipt, large)
        return outcome

    async def add(
        self, keep: Callable[[Connection, list[Item]], None], item: Item, receipt: Receipt | None = None
    ) -> None:
        """Keep an item of which many come at once: `keep` gets all that wait, or one by one should that fail."""
        await self._enqueue(keep, item, receipt)

    def _enqueue(
        self, make: Callable[[Connection, list[Any]], Any], item: Any, receipt: Receipt | None, large: bool = False
    ) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        change = Change(make, item, receipt, loop, loop.create_future(), large)
        self._changes.put(change)
        return change.future

    def _write_on(self) -> None:
        """What the writer's thread does: commit all changes that wait, until the database is closed.

        After each batch one of the large changes, so that neither they nor others wait long.
        """
        going, large = True, deque[Change]()
        while going or large:
            batch = [] if large else [self._changes.get()]
            while len(batch) < BATCH and not self._changes.empty():
                batch.append(self._changes.get())
            going = going and None not in batch
            changes = [change for change in batch if change is not None]
            large.extend(change for change in changes if change.large)
            began = time.monotonic()
            self._settle_and_tell([change for change in changes if not change.large])
            if large:
                self._settle_and_tell([large.popleft()])
            rest = began + min(LONGEST_REST, REST * len(changes)) - time.monotonic()
            if going and rest > 0:
                time.sleep(rest)

    def _settle_and_tell(self, changes: list[Change]) -> None:
        if changes:
            began = time.monotonic()
            self._settle(changes)
            self.on_commit(len(changes), time.monotonic() - began)
            for change in changes:
                if isinstance(change.error, NotKept):
                    self.on_failure("write")
        for loop in {change.loop for change in changes}:
            mine = [change for change in changes if change.loop is loop]
            try:
                loop.call_soon_threadsafe(_tell_all, mine)
            except RuntimeError:
                log.debug("written after the server had stopped")

    def _settle(self, changes: list[Change]) -> None:
        """Commit changes, together or, where the database gives that up, one by one; each knows then what came of it.

        What is too large for a full disk may be one of them only.
        """
        left = changes
        try:
            try:
                self._commit(changes)
            except RolledBack as error:
                log.warning("%d changes were rolled back: %s", len(changes), error)
                _fail(changes, NotKept(str(error)))
                for place, change in enumerate(changes if len(changes) > 1 else ()):
                    left = changes[place:]
                    self._commit_alone(change)
        except InDoubt as doubt:
            log.error("%s", doubt)
            in_doubt = left if left is changes else left[:1]
            _fail(in_doubt, doubt)
        except Exception as error:
            if isinstance(error, SQLAlchemyError) and unreachable(error):
                log.error("nothing could be written: %s", first_line(error))
            else:
                log.exception("nothing could be written")
            _fail(left, NotKept(first_line(error)))

    def _commit_alone(self, change: Change) -> None:
        """Commit one change of a batch that was rolled back."""
        try:
            self._commit([change])
        except RolledBack as error:
            change.error = NotKept(str(error))

    def _commit(self, changes: list[Change]) -> None:
        """Make all changes in one transaction; one that fails is left out and spoils no other.

        Returns once it is known to be committed; raises `RolledBack` or `InDoubt`, or what made the database fail
        before it was asked to commit.
        """
        mark = secrets.token_hex(16)
        with self._engines.writing.connect() as connection:
            transaction = connection.begin()
            if self.shared:
                note_announcements(connection)
            self._make_all(connection, changes)
            with _transaction_open(connection):
                self._leave_mark(connection, mark)
                if self.shared:
                    send_announcements(connection, self.server)
            try:
                transaction.commit()
                return
            except Exception as error:
                reason = first_line(error)
        kept = self._was_kept(mark)
        if kept is None:
            raise InDoubt(f"the commit failed ({reason}), and nobody can tell whether it happened")
        if not kept:
            raise RolledBack(reason)

    def _leave_mark(self, connection: Connection, mark: str) -> None:
        values = {"server": self.server, "new_mark": mark}
        if connection.execute(_NEW_MARK, values).rowcount == 0:
            connection.execute(_FIRST_MARK, values)

    def _was_kept(self, mark: str) -> bool | None:
        """Whether a batch whose commit failed was kept; None if that can't be found out in time.

        The connection that was lost has ended, and what it did is decided, once the writer's next one can be had: only
        one at a time can, of each server (`Engines`).
        """
        until = time.monotonic() + FIND_OUT_WITHIN
        while True:
            try:
                with self._engines.writing.connect() as connection:
                    own = select(CommitRow.mark).where(CommitRow.id == self.server)
                    return connection.scalar(own) == mark
            except SQLAlchemyError as error:
                if time.monotonic() > until:
                    log.error("the database can't be reached: %s", first_line(error))
                    return None
            time.sleep(0.05)

    def _make_all(self, connection: Connection, changes: list[Change]) -> None:
        alike: dict[Callable[..., Any], list[Change]] = {}
        for change in changes:
            alike.setdefault(change.make, []).append(change)
        for together in alike.values():
            if not self._make(connection, together) and len(together) > 1:
                for change in together:
                    self._make(connection, [change])

    def _make(self, connection: Connection, changes: list[Change]) -> bool:
        """Make changes that are alike, all of them or none."""
        try:
            with _transaction_open(connection), connection.begin_nested():
                outcome = changes[0].make(connection, [change.item for change in changes])
                receipts = [change.receipt for change in changes if change.receipt is not None]
                self._receipts.keep(connection, receipts, outcome)
        except Exception as error:
            if connection.invalidated or isinstance(error, RolledBack):
                raise
            _fail(changes, NotKept(first_line(error)) if unreachable(error) else error)
            return False
        for change in changes:
            change.outcome, change.error = outcome, None
        return True


@contextmanager
def _transaction_open(connection: Connection) -> Iterator[None]:
    """Raise `RolledBack` if SQLite ends the transaction by itself meanwhile, as it may when the disk is full.

    What came before in the transaction is lost then, and what came after would be committed by itself.
    """
    try:
        yield
    except Exception as error:
        if not connection.invalidated and _ended(connection):
            raise RolledBack(first_line(error)) from error
        raise
    if _ended(connection):
        raise RolledBack("the transaction has ended")


def _ended(connection: Connection) -> bool:
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and not driver.in_transaction


def _fail(changes: list[Change], error: BaseException) -> None:
    for change in changes:
        change.error = error


def _tell_all(changes: list[Change]) -> None:
    for change in changes:
        change.tell()
