"""What a table asks about other servers that share the database. A server by itself has none: everything is its own.

`server/peers/` answers where there are several.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

AnyTable = TypeVar("AnyTable")


class Others(Generic[AnyTable]):
    """There are no others."""

    def loaded(self, table: AnyTable) -> None:
        """A table has come into memory."""

    def opened(self, table: AnyTable) -> None:
        """Somebody has opened or closed a table here."""

    def dropped(self, table: str) -> None:
        """A table has left the memory."""

    async def freshen(self, table: AnyTable) -> None:
        """Bring a table up to date with what others have kept."""

    async def catch_up(self, table: AnyTable) -> bool:
        """The same inside a change that came too late; whether there was anything new."""
        return False

    async def may_think(self, table: AnyTable) -> bool:
        """Whether this server decides for a table's bots."""
        return True

    async def keeps_clocks(self) -> bool:
        """Whether this server sees whose time is up."""
        return True

    def all_served_until(self, time: int) -> int:
        """Until when all servers are known to have been there: nobody's time is up before they are."""
        return time

    async def online(self, tables: Collection[str]) -> dict[str, set[str]]:
        """Who has these tables open at other servers."""
        return {}

    @asynccontextmanager
    async def alone(self, duty: str) -> AsyncIterator[None]:
        """Do something that no other server does at the same time."""
        yield
