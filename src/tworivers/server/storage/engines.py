"""Opening a database: for readers, and for the server that may write to it, or each of several that share it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tworivers.engine.messages import Message, Value
from tworivers.engine.objections import TERMINAL_WORDS, Objection, failure

READERS = 4
WAIT_FOR_OTHERS = 10_000
"""Milliseconds to wait while another program writes to the same file."""
WAIT_FOR_LEASE = 3.0
"""Seconds at the start: PostgreSQL may need a moment to notice that the last server is gone."""


class BadDatabase(Objection):
    """A database that can't be opened."""


class Engines:
    """Two engines, one for readers and one for the writer; nobody else's server can have the same database.

    With `server`, the number of one that shares it, others that share it can.
    """

    def __init__(self, url: str, server: int | None = None) -> None:
        self._lock: FileLock | None = None
        try:
            parsed = make_url(url)
            backend = parsed.get_backend_name()
            if backend not in ("sqlite", "postgresql", "postgres"):
                raise BadDatabase(Message("wrong-database-kind", {"database": shown(url)}), TERMINAL_WORDS)
            if backend == "sqlite" and server is not None:
                raise BadDatabase(Message("wrong-database-shared", {"database": shown(url)}), TERMINAL_WORDS)
            if backend == "sqlite":
                self._lock = _locked(parsed)
            self.reading, self.writing = (
                (_sqlite(parsed, "BEGIN"), _sqlite(parsed, "BEGIN IMMEDIATE"))
                if backend == "sqlite"
                else (_postgres(parsed, lease=False), _postgres(parsed, lease=True, server=server))
            )
            _wait_for_lease(self.writing)
        except (Timeout, SQLAlchemyError, ArgumentError, ImportError, OSError) as error:
            self.close()
            if isinstance(error, Timeout) or _is_taken(error):
                raise BadDatabase(Message("wrong-database-taken", {"database": shown(url)}), TERMINAL_WORDS) from None
            raise not_opened(url, error) from error

    def listening(self, channel: str) -> Any:
        """A connection to PostgreSQL that hears what is announced on a channel."""
        from tworivers.server.storage import postgres

        arguments, options = self.writing.dialect.create_connect_args(self.writing.url)
        return postgres.listen(arguments, options, channel)

    def close(self) -> None:
        """Let go of the database."""
        for engine in (getattr(self, "reading", None), getattr(self, "writing", None)):
            if engine is not None:
                engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _locked(parsed: URL) -> FileLock | None:
    """The lock on a file beside the database, which goes when this process does; none for one in memory."""
    if not parsed.database or parsed.database == ":memory:":
        return None
    file = Path(parsed.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{file.resolve()}.lock", timeout=0, thread_local=False)
    lock.acquire()
    return lock


def _sqlite(parsed: URL, begin: str) -> Engine:
    """SQLite is told to keep commits through power cuts and to let others read meanwhile."""
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


def _postgres(parsed: URL, lease: bool, server: int | None = None) -> Engine:
    """PostgreSQL: readers see one moment of the database, and the writer has one connection, which has the lease."""
    from tworivers.server.storage import postgres

    engine = create_engine(
        parsed.set(drivername="postgresql+psycopg"),
        pool_pre_ping=True,
        pool_size=1 if lease else READERS,
        max_overflow=0,
        pool_timeout=postgres.ANSWER,
        isolation_level="READ COMMITTED" if lease else "REPEATABLE READ",
    )

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, arguments: list[Any], options: dict[str, Any]) -> Any:
        return postgres.connect(arguments, options, lease, server)

    return engine


def engine_beside(parsed: URL) -> Engine:
    """An engine for a command that changes something beside a server that runs."""
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        return _sqlite(parsed, "BEGIN IMMEDIATE")
    if backend not in ("postgresql", "postgres"):
        raise BadDatabase(Message("wrong-database-kind", {"database": shown(str(parsed))}), TERMINAL_WORDS)
    return _postgres(parsed, lease=False).execution_options(isolation_level="READ COMMITTED")


def _wait_for_lease(writing: Engine) -> None:
    """Open the writer's connection. A server that was killed a moment ago may not have lost its lease yet."""
    until = time.monotonic() + WAIT_FOR_LEASE
    while True:
        try:
            with writing.connect():
                return
        except OperationalError as error:
            if not _is_taken(error) or time.monotonic() > until:
                raise
        time.sleep(0.05)


def _is_taken(error: BaseException) -> bool:
    return type(getattr(error, "orig", None)).__name__ == "Taken"


def unreachable(error: BaseException) -> bool:
    """Whether an error is the database's own: it is away, frozen or full. Then it isn't the request's fault."""
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def not_opened(url: str, error: Exception) -> BadDatabase:
    """That a database can't be opened, and what it or the system says of that."""
    if isinstance(error, Objection):
        reason: Value = error.message
    else:
        reason = failure(error) if isinstance(error, OSError) else first_line(error)
    return BadDatabase(Message("wrong-database", {"database": shown(url), "reason": reason}), TERMINAL_WORDS)


def shown(url: str) -> str:
    """The address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def first_line(error: BaseException) -> str:
    """What an error says, on one line."""
    reason = getattr(error, "orig", None) or error
    return str(reason).strip().split("\n")[0]
