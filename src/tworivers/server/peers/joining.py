"""A server joins others that share its database: whoever remembers something here hears when it changes there."""

from __future__ import annotations

from tworivers.server.background import Background
from tworivers.server.notices.notifier import Notifier
from tworivers.server.peers.company import Company
from tworivers.server.people import People
from tworivers.server.ratings.counting import RatingCounter
from tworivers.server.sessions import Sessions
from tworivers.server.storage import announcing, server_store
from tworivers.server.storage.database import Database
from tworivers.server.tables.registry import TableRegistry

LATELY = 30_000
"""Milliseconds: a server that has died may not have told of turns that began in them."""


def joined(
    database: Database,
    tables: TableRegistry,
    background: Background,
    people: People,
    sessions: Sessions,
    notifier: Notifier,
    ratings: RatingCounter,
) -> Company | None:
    """The others, where there can be any."""
    if not database.shared:
        return None
    company = Company(database, tables, background)
    tables.others = company

    async def tell_turns() -> None:
        since = tables.settings.time() - LATELY
        for header, seats in await database.read(lambda db: server_store.changed_since(db, since)):
            tables.events.loaded(header, seats)

    company.tell_of(announcing.PERSON, people.changed_elsewhere)
    company.tell_of(announcing.SESSIONS, sessions.changed_elsewhere)
    company.tell_of(announcing.WISHES, lambda _: notifier.ask_anew())
    company.after_loss(ratings.catch_up)
    company.after_loss(tell_turns)
    return company
