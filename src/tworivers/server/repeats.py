"""Requests that are sent again: with a key they are carried out once and answered the same (`storage/requests.py`)."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from tworivers.server.problems import Problem
from tworivers.server.storage.database import Database
from tworivers.server.storage.requests import Keyed, Repeated, find_answer


def keyed(person: str, key: str | None, *asked: bytes) -> Keyed | None:
    """A request with its key and what it asks for; None without a key."""
    return None if key is None else Keyed(person, key, hashlib.sha256(b"\n".join(asked)).hexdigest())


async def once(database: Database, request: Keyed | None, change: Callable[[], Awaitable[Any]]) -> Any:
    """What `change` answers or, if the same request was carried out before, what was answered then.

    A repeated change is either refused, because the table has gone on, or its key can't be kept a second time.
    """
    try:
        return await change()
    except (Problem, Repeated):
        before = None if request is None else await database.read(lambda db: find_answer(db, request))
        if request is None or before is None:
            raise
        asked, answer = before
        if asked != request.asked:
            raise Problem("other-request") from None
        return answer
