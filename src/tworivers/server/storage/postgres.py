"""Connections to PostgreSQL: none waits for ever, and the one that writes holds the lease on the database.

The lease is an advisory lock of the writing session. It ends with that session, however that ends, so a server that was
killed leaves nothing behind; and because whoever writes holds it, a server that has lost its lease can't write until it
has it again. Whoever gets it knows besides that the last writer's transactions are over.

Servers that share a database hold the same lock together, so that one that doesn't share can't come between, and each
holds one of its own, by which the others see that it is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.errors import _WaitTimeout  # what `Connection.wait` raises when its time is over

ANSWER = 4.0
"""Seconds to wait for an answer: a server that is frozen never gives one."""

NETWORK = {
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}
"""What the driver is told, unless the database's address says otherwise."""

LIMITS = {
    "statement_timeout": "3s",
    "lock_timeout": "2s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What PostgreSQL is told: how long it works for us, and how soon it gives up a session whose machine is gone."""

SET_LIMITS = "SELECT " + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in LIMITS.items())
KEY = "hashtext('tworivers'), hashtext(current_schema())"
OWN = "hashtext('tworivers server ' || current_schema())"
TAKE_LEASE = f"SELECT pg_try_advisory_lock({KEY})"
SHARE_LEASE = f"SELECT pg_try_advisory_lock_shared({KEY}) AND pg_try_advisory_lock({OWN}, %s)"
GIVE_UP_IDLE = "SELECT set_config('idle_in_transaction_session_timeout', '5s', false)"
"""A server that stands still in the middle of a transaction keeps the others waiting no longer."""


class Taken(psycopg.OperationalError):
    """Another server has the lease."""


class PatientConnection(psycopg.Connection[Any]):
    """A connection that gives up when no answer comes."""

    patience: float | None = ANSWER
    """Seconds, or None for as long as it takes."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Wait for an answer, but not for ever."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except _WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer in {self.patience} seconds") from None

    @contextmanager
    def unhurried(self) -> Iterator[None]:
        """While the block lasts, wait as long as it takes."""
        self.patience = None
        idle = self.execute("SHOW idle_in_transaction_session_timeout").fetchone()
        self.execute("SET statement_timeout = 0")
        self.execute("SET idle_in_transaction_session_timeout = 0")
        self.commit()
        yield
        self.execute(SET_LIMITS)
        self.execute("SELECT set_config('idle_in_transaction_session_timeout', %s, false)", idle)
        self.commit()
        self.patience = ANSWER


def connect(arguments: list[Any], options: dict[str, Any], lease: bool, server: int | None = None) -> PatientConnection:
    """A connection; raises `Taken` if it shall have the lease and another server has it.

    `server`: the number of one that shares the lease with others.
    """
    connection = PatientConnection.connect(*arguments, **{**NETWORK, **options})
    try:
        connection.execute(SET_LIMITS)
        answer = (True,)
        if lease and server is None:
            answer = connection.execute(TAKE_LEASE).fetchone()
        elif lease:
            connection.execute(GIVE_UP_IDLE)
            answer = connection.execute(SHARE_LEASE, (server,)).fetchone()
        connection.commit()
        if not answer or not answer[0]:
            raise Taken("another server uses this database")
    except BaseException:
        connection.close()
        raise
    return connection


def listen(arguments: Sequence[Any], options: Mapping[str, Any], channel: str) -> psycopg.Connection[Any]:
    """A connection that hears what is announced on a channel."""
    connection = psycopg.Connection.connect(*arguments, **{**NETWORK, **options}, autocommit=True)
    connection.execute(f"LISTEN {channel}")
    return connection
