"""Requests that their senders may repeat: one that comes with a key is carried out once, however often it is sent.

The key and the answer are kept in the transaction of the change itself. So either both are there or neither, whatever
became of the connection on which the answer went out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from tworivers.server.storage.entities import now
from tworivers.server.storage.models import RequestRow

DAY = 24 * 3600 * 1000
"""Milliseconds that an answer is kept."""
PURGE = 600 * 1000
"""Milliseconds between two removals of old ones, at least."""


class Repeated(Exception):
    """A key that its sender has used already. Nothing has changed."""


@dataclass(frozen=True)
class Keyed:
    """A request with a key: who sent it, and a hash of what it asks for."""

    person: str
    key: str
    asked: str


@dataclass(frozen=True)
class Receipt:
    """What is kept of a request together with the change it asks for: `answer` makes it of the change's outcome."""

    request: Keyed
    answer: Callable[[Any], Any]


def receipt(request: Keyed | None, answer: Callable[[Any], Any]) -> Receipt | None:
    """A receipt, if the request has a key."""
    return None if request is None else Receipt(request, answer)


class Receipts:
    """Keeps receipts, and forgets those older than a day."""

    def __init__(self) -> None:
        self._purged = 0

    def keep(self, db: Connection, receipts: Sequence[Receipt], outcome: Any) -> None:
        """Keep the receipts of changes that were made together; raises `Repeated` if a key was used before."""
        if not receipts:
            return
        time = now()
        if time - self._purged > PURGE:
            db.execute(delete(RequestRow).where(RequestRow.made < time - DAY))
            self._purged = time
        rows = [{**vars(one.request), "answer": one.answer(outcome), "made": time} for one in receipts]
        try:
            db.execute(insert(RequestRow), rows)
        except IntegrityError:
            raise Repeated from None


def find_answer(db: Connection, request: Keyed) -> tuple[str, Any] | None:
    """What was asked with a person's key, as its hash, and answered."""
    wanted = select(RequestRow.asked, RequestRow.answer)
    row = db.execute(wanted.where(RequestRow.person == request.person, RequestRow.key == request.key)).first()
    return None if row is None else (row.asked, row.answer)
