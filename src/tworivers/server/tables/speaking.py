"""What is said at a table: to everybody, to one seat, or as a note with an offer, which its party alone reads.

Notes are chat, not moves: the record of the game knows nothing of them.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from sqlalchemy import Connection

from tworivers.server.measures import measured
from tworivers.server.problems import Problem
from tworivers.server.storage import block_store, moderation_store, store
from tworivers.server.storage.entities import Person, Said, Seat, now
from tworivers.server.storage.requests import Keyed, receipt
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import said_info

LONGEST_NOTE = 140
"""Characters of a note with an offer."""


async def say(
    table: LiveTable,
    person: Person,
    text: str,
    to: int | None,
    request: Keyed | None = None,
    offer: int | None = None,
) -> Said:
    """Write a chat message, to everybody or to one seat, or with an offer that the speaker has sent to one.

    Whoever blocks the speaker doesn't hear it, and the speaker doesn't hear of that.
    """
    hearer = check_speech(table, person.id, text, to, offer)
    seat = table.seat_of(person.id) if offer is None else table.match.moves[offer - 1].seat
    spoken = person if seat is None else replace(person, name=table.seats[seat].name or person.name)

    def keep(db: Connection) -> tuple[Said, frozenset[str]]:
        measure = moderation_store.muted(db, person.id, now())
        if measure is not None:
            raise measured("muted", measure)
        said = store.say(db, table.header.id, spoken, seat, hearer, text, offer)
        return said, block_store.blocking(db, person.id)

    said, deaf = await table.database.write(keep, receipt(request, lambda kept: said_info(kept[0])))
    tell_words(table, said, deaf)
    return said


def tell_words(table: LiveTable, said: Said, deaf: Set[str]) -> None:
    """Tell a chat message to those who may read it, once; the deaf block whoever said it."""
    if said.id in table.said:
        return
    table.said.append(said.id)
    for listener in table.listeners:
        if listener.person.id not in deaf and table.may_hear(said, listener.person.id):
            listener.heard(said)


def check_speech(table: LiveTable, person: str, text: str, to: int | None, offer: int | None = None) -> Seat | None:
    """Refuse words at a table without chat, to a seat there isn't, or with an offer that isn't the speaker's.

    Returns the seat that alone hears them.
    """
    if not table.header.chat:
        raise Problem("no-chat")
    if offer is not None:
        table.check_position(offer)
        if to is None or offer == 0 or not table.owned(person, table.match.moves[offer - 1].seat):
            raise Problem("not-your-offer")
        if len(text) > LONGEST_NOTE:
            raise Problem("long-note", most=LONGEST_NOTE)
    return None if to is None else table.require_seat(to)
