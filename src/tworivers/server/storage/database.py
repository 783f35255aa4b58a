"""Access to the database: several threads read, one thread writes.

The writer takes everything that waits, puts it into one transaction and commits once; only then is anybody told that
something was kept. So a move that was acknowledged is on disk, and many tables share the price of one commit. The event
loop never waits for the database.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

T = TypeVar("T")
Item = TypeVar("Item")

MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4
BATCH = 256
"""Changes in one transaction, at most."""
WAIT_FOR_OTHERS = 10_000
"""Milliseconds to wait while another program writes to the same file."""

log = logging.getLogger("tworivers.server")


class BadDatabase(Exception):
    """A database that can't be opened. Its text is the one line to show."""


class NotKept(Exception):
    """The database can't be reached, or could not keep a change. Nothing has changed."""


@dataclass
class Change:
    """Something to be written, and the future of the waiting caller for it."""

    make: Callable[[Connection, list[Any]], Any]
    item: Any
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
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
    """An open database, migrated to the newest form of its tables."""

    def __init__(self, url: str) -> None:
        try:
            self._reading, self._writing = _engine(url, "BEGIN"), _engine(url, "BEGIN IMMEDIATE")
            migrate(self._writing)
        except (SQLAlchemyError, ArgumentError, ImportError, OSError) as error:
            raise BadDatabase(f"{_shown(url)}: can't be opened: {_first_line(error)}") from error
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._changes: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what still waits, then let go."""
        self._changes.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def now(self, make: Callable[[Connection], T]) -> T:
        """Make a change at once, in this thread: at the start, when nobody waits."""
        with self._writing.begin() as connection:
            return make(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """The answer to a query."""

        def ask() -> T:
            try:
                with self._reading.connect() as connection:
                    return query(connection)
            except OperationalError as error:
                raise NotKept(_first_line(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, make: Callable[[Connection], T]) -> T:
        """Make a change; returns once it is kept for good. What `make` raises is raised here, and nothing changes."""
        outcome: T = await self._enqueue(lambda connection, _: make(connection), None)
        return outcome

    async def add(self, keep: Callable[[Connection, list[Item]], None], item: Item) -> None:
        """Keep an item of which many come at once: `keep` gets all that wait, or one by one should that fail."""
        await self._enqueue(keep, item)

    def _enqueue(self, make: Callable[[Connection, list[Any]], Any], item: Any) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        change = Change(make, item, loop, loop.create_future())
        self._changes.put(change)
        return change.future

    def _write_on(self) -> None:
        """What the writer's thread does: commit all changes that wait, until the database is closed."""
        going = True
        while going:
            batch = [self._changes.get()]
            while len(batch) < BATCH and not self._changes.empty():
                batch.append(self._changes.get())
            going = None not in batch
            changes = [change for change in batch if change is not None]
            try:
                self._commit(changes)
            except Exception as error:
                log.exception("nothing could be written")
                for change in changes:
                    change.error = NotKept(str(error))
            for loop in {change.loop for change in changes}:
                mine = [change for change in changes if change.loop is loop]
                try:
                    loop.call_soon_threadsafe(_tell_all, mine)
                except RuntimeError:
                    log.debug("written after the server had stopped")

    def _commit(self, changes: list[Change]) -> None:
        """Make all changes in one transaction; one that fails is left out and spoils no other."""
        alike: dict[Callable[..., Any], list[Change]] = {}
        for change in changes:
            alike.setdefault(change.make, []).append(change)
        with self._writing.begin() as connection:
            for together in alike.values():
                if not _make(connection, together) and len(together) > 1:
                    for change in together:
                        _make(connection, [change])


def _make(connection: Connection, changes: list[Change]) -> bool:
    """Make changes that are alike, all of them or none."""
    try:
        with connection.begin_nested():
            outcome = changes[0].make(connection, [change.item for change in changes])
    except Exception as error:
        if connection.invalidated:
            raise
        for change in changes:
            change.error = error
        return False
    for change in changes:
        change.outcome, change.error = outcome, None
    return True


def _tell_all(changes: list[Change]) -> None:
    for change in changes:
        change.tell()


def migrate(engine: Engine) -> None:
    """Run the migrations that a database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(url: str, begin: str) -> Engine:
    """An engine; SQLite is told to keep commits through power cuts and to let others read meanwhile."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        driver = (
            parsed.set(drivername="postgresql+psycopg") if parsed.drivername in ("postgresql", "postgres") else parsed
        )
        return create_engine(driver, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        for pragma in (
            f"busy_timeout = {WAIT_FOR_OTHERS}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _shown(url: str) -> str:
    """The address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def _first_line(error: BaseException) -> str:
    reason = getattr(error, "orig", None) or error
    return str(reason).strip().split("\n")[0]
