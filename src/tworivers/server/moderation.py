"""What operators have decided, as this server heeds it: bans, closed tables, people who are erased.

An operator's command changes the database, not this server. So every server looks there each second: which bans hold,
and what was done since. Between two looks a ban isn't known yet; all else that must be right is asked of the database
where it matters (mutes when somebody speaks, a closed table when it changes).
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from tworivers.server.measures import measured
from tworivers.server.people import People
from tworivers.server.problems import Problem
from tworivers.server.sessions import Sessions
from tworivers.server.settings import Settings
from tworivers.server.storage import moderation_store
from tworivers.server.storage.database import Database, NotKept
from tworivers.server.storage.entities import now
from tworivers.server.storage.moderation_store import ADDRESS, PERSON, Act, Measure
from tworivers.server.tables.registry import TableRegistry

log = logging.getLogger("tworivers.server")

LOOK = 1.0
"""Seconds between two looks."""
BACK = 10 * 60_000
"""Milliseconds for which acts are looked for: an operator's clock may go otherwise, their commit take a while."""


class Refusable(Protocol):
    """A socket that can be told why it ends."""

    def refuse(self, problem: Problem) -> None:
        """Say what is wrong, and close."""


class Moderation:
    """The bans that hold, and those who are connected."""

    def __init__(
        self, settings: Settings, database: Database, sessions: Sessions, people: People, tables: TableRegistry
    ) -> None:
        self._settings = settings
        self._database = database
        self._sessions = sessions
        self._people = people
        self._tables = tables
        self._bans = database.now(lambda db: moderation_store.bans(db, settings.time()))
        self._networks = _networks(self._bans[ADDRESS])
        self._heeded: dict[int, float] = {
            act.id: time.monotonic()
            for act in database.now(lambda db: moderation_store.acts_since(db, now() - BACK, ()))
        }
        self._sockets: dict[Refusable, tuple[str, str]] = {}

    def check(self, person: str, address: str) -> None:
        """Refuse somebody who is banned, or whose address is."""
        measure = self._bans[PERSON].get(person) or self._ban_of(address)
        if measure is not None and measure.until > self._settings.time():
            raise measured("banned", measure)

    def _ban_of(self, address: str) -> Measure | None:
        if not self._networks:
            return None
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return None
        found = getattr(found, "ipv4_mapped", None) or found
        return next((measure for network, measure in self._networks if found in network), None)

    @contextmanager
    def socket(self, person: str, address: str, socket: Refusable) -> Iterator[None]:
        """While the block lasts, a socket ends when its person or its address is banned."""
        self.check(person, address)
        self._sockets[socket] = (person, address)
        try:
            yield
        finally:
            del self._sockets[socket]

    async def keep(self) -> None:
        """Heed what operators do, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except NotKept as error:
                log.warning("what operators did can't be looked up: %s", error)

    async def look(self) -> None:
        """Look once."""
        current = self._settings.time()
        known = tuple(self._heeded)
        self._bans, acts = await self._database.read(
            lambda db: (
                moderation_store.bans(db, current),
                moderation_store.acts_since(db, now() - BACK, known),
            )
        )
        self._networks = _networks(self._bans[ADDRESS])
        for act in acts:
            self._heeded[act.id] = time.monotonic()
            self._heed(act)
        if any(act.act.startswith("ban-") for act in acts):
            self._end_sockets()
        self._forget_old()

    def _heed(self, act: Act) -> None:
        if act.act == "erase":
            self._sessions.forget_all(act.whom)
        elif act.act == "seats" or (act.act == "close" and act.whom in self._tables.tables):
            self._tables.refresh([act.whom])

    def _end_sockets(self) -> None:
        for socket, (person, address) in list(self._sockets.items()):
            try:
                self.check(person, address)
            except Problem as problem:
                socket.refuse(problem)

    def _forget_old(self) -> None:
        old = time.monotonic() - 2 * BACK / 1000
        for number in [number for number, heeded in self._heeded.items() if heeded < old]:
            del self._heeded[number]


def _networks(
    bans: dict[str, Measure],
) -> list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Measure]]:
    return [(ipaddress.ip_network(whom), measure) for whom, measure in bans.items()]
