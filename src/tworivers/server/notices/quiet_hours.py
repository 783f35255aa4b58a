"""When somebody doesn't want to be told anything."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

MINUTES = 24 * 60


def zone_named(name: str) -> ZoneInfo | None:
    """A time zone by its name, like Europe/Budapest; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def quiet_until(moment: int, begins: int | None, ends: int | None, zone: str) -> int:
    """The moment when somebody may be told something: now, or when their quiet hours are over.

    `moment` and the answer are milliseconds since 1970; quiet hours begin and end so many minutes after midnight where
    the person lives.
    """
    if begins is None or ends is None or begins == ends:
        return moment
    there = datetime.fromtimestamp(moment / 1000, zone_named(zone) or ZoneInfo("UTC"))
    minute = there.hour * 60 + there.minute
    if (minute - begins) % MINUTES >= (ends - begins) % MINUTES:
        return moment
    day = there.date() if minute < ends else there.date() + timedelta(days=1)
    over = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=there.tzinfo)
    return max(moment, int(over.timestamp() * 1000))
