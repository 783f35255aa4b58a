"""What one server tells the others of a change: which table, whose words, who has gone. It goes out with the commit.

A change says what it is about; where several servers share the database, its transaction carries that to all of them
(`NOTIFY`), so that nobody hears of what wasn't kept, and whatever was kept is told. With one server nothing is noted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, text

CHANNEL = "tworivers"
LONGEST = 7900
"""Bytes of an announcement; PostgreSQL takes no more than 8,000."""

TABLE = "table"
"""A table stands differently, or is gone."""
CHAT = "chat"
"""Something was said: "TABLE/NUMBER"."""
PRESENT = "present"
"""Others have a table open."""
PERSON = "person"
"""Somebody is called or known differently."""
SESSIONS = "sessions"
"""Some of somebody's sessions have ended."""
WISHES = "wishes"
"""Somebody wants to be told of turns, or no longer."""
DUTIES = "duties"
"""A server has given up its duties."""

_NOTED, _NOTED_FOR_ALL = "tworivers_noted", "tworivers_noted_for_all"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def announce(db: Connection, kind: str, what: str, everybody: bool = False) -> None:
    """Tell the other servers once the change is kept; `everybody`: this one too, whose memory doesn't know of it."""
    noted = db.info.get(_NOTED_FOR_ALL if everybody else _NOTED)
    if noted is not None:
        noted[f"{kind}:{what}"] = None


def note_announcements(db: Connection) -> None:
    """Note what the changes of a transaction say from now on."""
    db.info[_NOTED], db.info[_NOTED_FOR_ALL] = {}, {}


def send_announcements(db: Connection, server: int) -> None:
    """Send with the transaction what was noted in it."""
    for sender, noted in ((server, db.info.pop(_NOTED, {})), (0, db.info.pop(_NOTED_FOR_ALL, {}))):
        for payload in _payloads(sender, noted):
            db.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def _payloads(sender: int, noted: Iterable[str]) -> Iterator[str]:
    payload = str(sender)
    for one in noted:
        if len(payload) + 1 + len(one) > LONGEST:
            yield payload
            payload = str(sender)
        payload += f" {one}"
    if " " in payload:
        yield payload


def read_announcement(payload: str) -> tuple[int, list[tuple[str, str]]]:
    """The sender, and kinds with what they are about."""
    sender, *told = payload.split(" ")
    return int(sender), [(kind, what) for kind, _, what in (one.partition(":") for one in told)]
