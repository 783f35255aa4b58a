"""How often people may do what costs others something: each person, and all people at one address together.

Somebody who brings no cookie is a new person with every request; their address stays. An address may do several times
as much as a person, because families and schools share one.
"""

from __future__ import annotations

from collections import OrderedDict

from tworivers.server.hosts import places
from tworivers.server.limits import Bucket, Limits
from tworivers.server.settings import Settings
from tworivers.server.storage.entities import Person

SECONDS = {"minute": 60.0, "hour": 3600.0}
FROM = "_and_address"
"""How the setting for an address ends; before it stands that for a person."""
KEPT = 10_000
"""Counters of bytes in memory."""


class Rations:
    """Counts by the names of the settings: `take("chat_per_minute", ...)`."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self._bytes: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, setting: str, person: Person, address: str) -> None:
        """Count one more for a person and their address, or refuse it."""
        if person.kept:  # somebody at the end of their own ration takes nothing from their family's
            self._take(setting, person.id)
        self.take_from(setting, address)
        if not person.kept:
            self._take(setting, person.id)

    def take_from(self, setting: str, address: str) -> None:
        """Count one more for an address alone, or refuse it."""
        for place, times in places(address)[::-1]:
            self._take(setting + FROM, place, times)

    def _take(self, setting: str, who: str, times: int = 1) -> None:
        self._limits.take(setting, who, times * getattr(self._settings, setting), SECONDS[_period(setting)])

    def take_bytes(self, setting: str, person: Person, address: str, size: int) -> None:
        """Count the bytes of something large for a person and their address, or refuse it."""
        buckets = [self._bucket(setting, person.id)]
        buckets += [self._bucket(setting + FROM, place, times) for place, times in places(address)]
        for bucket in buckets:
            bucket.require(size)
        for bucket in buckets:
            bucket.take(size)

    def _bucket(self, setting: str, who: str, times: int = 1) -> Bucket:
        key = (setting, who)
        if key not in self._bytes:
            most = times * getattr(self._settings, setting)
            self._bytes[key] = Bucket(setting, most / SECONDS[_period(setting)], most)
        self._bytes.move_to_end(key)
        while len(self._bytes) > KEPT:
            self._bytes.popitem(last=False)
        return self._bytes[key]


def _period(setting: str) -> str:
    return setting.removesuffix(FROM).rpartition("_per_")[2]
