"""The open connections: how many there may be, from one address and altogether, and how long one may keep us waiting.

A connection waits while its request isn't whole, or while it has none. When an address, or the server, is full, the one
that has waited longest makes room for the next visitor.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from tworivers.server.hosts import network
from tworivers.server.proxies import TrustedProxies

SWEEP = 1.0
"""Seconds between two searches for connections whose time is up, at most."""
CLOSING = 10.0
"""Seconds that a connection may take to send what is left when it is closed."""
RESERVED = 128
"""Open files that aren't connections: the database, pipes to workers, files of pages."""
FILES = 65_536
"""Open files that the server asks the system for."""


@dataclass(frozen=True)
class Patience:
    """How many seconds are given."""

    head: float = 15.0
    """To send a request's head, from its first byte or from connecting."""
    body: float = 60.0
    """To send a request's body."""
    answer: float = 60.0
    """To take more of an answer that waits to be sent."""
    keep_alive: int = 30
    """To send the next request."""
    ping: float = 20.0
    """Between pings of a WebSocket, and to answer one."""


@dataclass(eq=False)
class Connection:
    """One open connection."""

    transport: asyncio.Transport
    address: str
    due: float | None = None
    """The loop's time at which it ends unless something happens; None: it may go on."""


@dataclass
class Connections:
    """All open connections of a server."""

    most: int
    most_of_address: int
    """Not counted for proxies, which bring everybody's."""
    most_waiting: int
    """Of one address."""
    patience: Patience = field(default_factory=Patience)
    proxies: TrustedProxies = field(default_factory=TrustedProxies)
    _open: dict[asyncio.BaseTransport, Connection] = field(default_factory=dict)
    _count: Counter[str] = field(default_factory=Counter)
    """By address."""
    _waiting: dict[str, dict[Connection, None]] = field(default_factory=dict)
    """By address; who has waited longest comes first."""
    refused: int = 0
    """Connections that were ended for want of room: the new one, or one that waited."""
    _sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, transport: asyncio.Transport) -> Connection:
        """A new connection; another one may have been ended for it, or it is ended at once."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        connection = Connection(transport, network(host))
        allowed = self._make_room(host, connection.address)
        self._open[transport] = connection
        self._count[connection.address] += 1
        self.awaits(connection, self.patience.head)
        if not allowed:
            transport.abort()
        if self._sweeping is None:
            self._sweep(asyncio.get_running_loop())
        return connection

    def of(self, transport: asyncio.BaseTransport) -> Connection:
        """The connection of a transport."""
        return self._open[transport]

    def awaits(self, connection: Connection, seconds: float | None) -> None:
        """We wait for a request, or the rest of one: so many seconds, or until somebody else ends it."""
        connection.due = None if seconds is None else asyncio.get_running_loop().time() + seconds
        waiting = self._waiting.setdefault(connection.address, {})
        waiting.pop(connection, None)
        waiting[connection] = None

    def goes_on(self, connection: Connection) -> None:
        """We have a whole request, or a WebSocket: the connection stays open until it is answered or over."""
        connection.due = None
        waiting = self._waiting.get(connection.address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(connection.address, None)

    def waits(self, connection: Connection) -> bool:
        """Whether we wait for a request."""
        return connection in self._waiting.get(connection.address, ())

    def closed(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        connection = self._open.pop(transport, None)
        if connection is not None:
            self.goes_on(connection)
            self._count[connection.address] -= 1
            if not self._count[connection.address]:
                del self._count[connection.address]

    def _make_room(self, host: str, address: str) -> bool:
        """Where there is no room for one more, end the connection that has waited longest; False if none waits."""
        waiting = self._waiting.get(address, {})
        full = self._count[address] >= self.most_of_address and not self.proxies.include(host)
        if len(waiting) >= self.most_waiting or full:
            self.refused += 1
            return self._end_first(waiting)
        if len(self) >= self.most:
            self.refused += 1
            return self._end_first(max(self._waiting.values(), key=len, default={}))
        return True

    def _end_first(self, waiting: dict[Connection, None]) -> bool:
        for connection in waiting:
            self.goes_on(connection)
            connection.transport.abort()
            return True
        return False

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """End what is due, now and again as long as there are connections."""
        now = loop.time()
        for connection in list(self._open.values()):
            if connection.due is not None and connection.due <= now:
                connection.transport.abort()
            elif connection.transport.is_closing():
                connection.due = min(connection.due or math.inf, now + CLOSING)
        least = min(self.patience.head, self.patience.body, self.patience.answer)
        self._sweeping = loop.call_later(min(SWEEP, least / 4), self._sweep, loop) if self._open else None


def room_for_connections() -> int:
    """How many connections the system allows, after asking it for more."""
    if os.name != "posix":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(RESERVED, (FILES if soft == resource.RLIM_INFINITY else soft) - RESERVED)
