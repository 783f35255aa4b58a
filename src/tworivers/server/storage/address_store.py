"""Queries and changes of people's e-mail addresses, and of the links that were mailed to them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from tworivers.server.storage.entities import Person
from tworivers.server.storage.models import AddressRow, MailLinkRow, PersonRow
from tworivers.server.storage.store import Conflict

MOST_ACCOUNTS = 5
"""Accounts with one address that get letters when a password is forgotten."""


@dataclass(frozen=True)
class Address:
    """Where somebody gets letters."""

    email: str
    language: str


@dataclass(frozen=True)
class MailLink:
    """A link in a letter, which works once."""

    person: str
    purpose: str
    email: str
    language: str
    until: int


def address_of(db: Connection, person: str) -> Address | None:
    """Somebody's confirmed address."""
    row = db.execute(select(AddressRow.email, AddressRow.language).where(AddressRow.person == person)).first()
    return None if row is None else Address(row.email, row.language)


def unconfirmed_address(db: Connection, person: str, time: int) -> str | None:
    """The address that somebody has yet to confirm."""
    waiting = select(MailLinkRow.email).where(MailLinkRow.person == person, MailLinkRow.purpose == "confirm")
    return db.scalar(waiting.where(MailLinkRow.until > time))


def owners_of(db: Connection, email: str) -> list[tuple[Person, str]]:
    """The accounts with a confirmed address, and the language they get letters in."""
    wanted = (
        select(PersonRow.id, PersonRow.name, PersonRow.account, PersonRow.signed, AddressRow.language)
        .join(AddressRow, AddressRow.person == PersonRow.id)
        .where(func.lower(AddressRow.email) == email.lower(), PersonRow.account.is_not(None))
        .order_by(PersonRow.created)
        .limit(MOST_ACCOUNTS)
    )
    return [(Person(row.id, row.name, row.account, row.signed), row.language) for row in db.execute(wanted)]


def keep_link(db: Connection, token: str, link: MailLink, time: int) -> None:
    """Keep the hash of a link's secret; it replaces the one before for the same purpose, and old ones go."""
    alike = (MailLinkRow.person == link.person) & (MailLinkRow.purpose == link.purpose)
    db.execute(delete(MailLinkRow).where(alike | (MailLinkRow.until <= time)))
    db.execute(insert(MailLinkRow).values(token=token, **vars(link)))


def find_link(db: Connection, token: str, purpose: str, time: int) -> tuple[MailLink, Person] | None:
    """A link that still works, and whose it is."""
    wanted = (
        select(MailLinkRow, PersonRow.name, PersonRow.account, PersonRow.signed)
        .join(PersonRow, PersonRow.id == MailLinkRow.person)
        .where(MailLinkRow.token == token, MailLinkRow.purpose == purpose, MailLinkRow.until > time)
    )
    row = db.execute(wanted.where(PersonRow.account.is_not(None))).first()
    if row is None:
        return None
    owner = Person(row.person, row.name, row.account, row.signed)
    return MailLink(row.person, row.purpose, row.email, row.language, row.until), owner


def use_link(db: Connection, token: str) -> None:
    """Use up a link; nobody else has meanwhile."""
    if db.execute(delete(MailLinkRow).where(MailLinkRow.token == token)).rowcount != 1:
        raise Conflict


def keep_address(db: Connection, person: str, email: str, language: str) -> None:
    """Keep a confirmed address in place of the one before."""
    values = {"email": email, "language": language}
    if db.execute(update(AddressRow).where(AddressRow.person == person).values(**values)).rowcount == 0:
        db.execute(insert(AddressRow).values(person=person, **values))


def drop_address(db: Connection, person: str) -> None:
    """Forget somebody's address, and all links that were mailed to them."""
    db.execute(delete(AddressRow).where(AddressRow.person == person))
    db.execute(delete(MailLinkRow).where(MailLinkRow.person == person))
