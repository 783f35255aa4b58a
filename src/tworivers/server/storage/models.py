"""The tables of the database: people, sessions, tables, seats, moves, chat, and what the writer keeps for itself.

A match is a log: a table's header and its moves are the truth. `moves`, `chain`, `turn`, `scores` and `over` of a table
repeat what follows from them, so that lists need no replay. When turns began
and what the clocks show follows from nothing else.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, MetaData, String, Text, false, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Base(DeclarativeBase):
    """All tables of the database."""

    metadata = NAMES


class SettingRow(Base):
    """Something the server keeps about itself: the secret that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class PersonRow(Base):
    """A guest who did something, or the owner of an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    account: Mapped[str | None] = mapped_column(String(80))
    account_key: Mapped[str | None] = mapped_column(String(160), unique=True)
    """The account's name without capitals, by which it is found."""
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger)
    signed: Mapped[bool] = mapped_column(Boolean, server_default=true())
    """Whether the cookie that was signed for them without a session still counts."""
    shown: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether friends are told when they are here."""


class SessionRow(Base):
    """A browser in which somebody is themselves."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the cookie's secret."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    agent: Mapped[str] = mapped_column(String(80))


class AddressRow(Base):
    """Where the owner of an account gets letters; they have confirmed that it is theirs."""

    __tablename__ = "addresses"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    email: Mapped[str] = mapped_column(String(254), index=True)
    language: Mapped[str] = mapped_column(String(10))


class MailLinkRow(Base):
    """A link that was mailed to somebody and hasn't been used."""

    __tablename__ = "mail_links"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its secret."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    purpose: Mapped[str] = mapped_column(String(10))
    email: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(10))
    until: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A match's header and where it stands now."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_public_changed", "public", "changed"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    box: Mapped[str | None] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(Text)
    seed_chosen: Mapped[bool] = mapped_column(Boolean)
    seed_told: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether its only player has taken the game along, seed and all: nobody else can sit down then."""
    public: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[bool] = mapped_column(Boolean, server_default=true())
    chat: Mapped[bool] = mapped_column(Boolean, server_default=true())
    rated: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether the finished game changes the ratings of those who played it."""
    creator: Mapped[str] = mapped_column(String(32), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    moves: Mapped[int] = mapped_column(Integer)
    chain: Mapped[str] = mapped_column(String(32), server_default="")
    """The mark of these very moves (`entities.chained`): a change is kept only where it is the one it was made for."""
    turn: Mapped[list[int]] = mapped_column(JSON)
    scores: Mapped[list[int]] = mapped_column(JSON)
    over: Mapped[bool] = mapped_column(Boolean)
    undone_to: Mapped[int | None] = mapped_column(Integer)
    """The fewest moves that ever stood after something was taken back."""
    since: Mapped[list[int | None]] = mapped_column(JSON, server_default="[]")
    """By seat: since when it may decide."""
    time_control: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clocks: Mapped[list[dict[str, Any]]] = mapped_column(JSON, server_default="[]")
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When the first clock is up."""
    ended: Mapped[str | None] = mapped_column(String(10))
    """How the game has ended, "finished", "stopped" or "closed"."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    language: Mapped[str | None] = mapped_column(String(10))
    """Of whoever set it up, as they said."""
    rating_from: Mapped[int | None] = mapped_column(Integer)
    rating_to: Mapped[int | None] = mapped_column(Integer)
    """The points between which people's ratings must lie who sit down."""
    revision: Mapped[int] = mapped_column(Integer, server_default="0")
    """How many changes it has seen: each names the one it was checked against."""
    position: Mapped[str | None] = mapped_column(Text)
    """Where it begins, if that was set up by hand."""


class SeatRow(Base):
    """A seat and who has it."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str | None] = mapped_column(String(80))
    level: Mapped[str | None] = mapped_column(String(40))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    """The hash of the secret link that hands the seat on."""
    stand_in: Mapped[str | None] = mapped_column(String(40))
    gone: Mapped[str | None] = mapped_column(String(10))
    agrees: Mapped[bool] = mapped_column(Boolean, server_default=false())
    kept_for: Mapped[str | None] = mapped_column(String(32))


class MoveRow(Base):
    """One decision; numbers begin with 1."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    action: Mapped[int] = mapped_column(Integer)


class HiddenRow(Base):
    """A table that somebody is done with: it is off their list."""

    __tablename__ = "hidden"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class ChatRow(Base):
    """A chat message."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80))
    seat: Mapped[int | None] = mapped_column(Integer)
    to: Mapped[int | None] = mapped_column("to_seat", Integer)
    to_person: Mapped[str | None] = mapped_column(String(32))
    text: Mapped[str] = mapped_column(Text)
    said: Mapped[int] = mapped_column(BigInteger)
    offer: Mapped[int | None] = mapped_column(Integer)
    """The number of the move that sent the offer it goes with."""


class RatingRow(Base):
    """How well somebody plays a game."""

    __tablename__ = "ratings"

    who: Mapped[str] = mapped_column(String(60), primary_key=True)
    """A person, or "bot" and a level."""
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float, index=True)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class RatedGameRow(Base):
    """A game that has changed ratings; it does so once."""

    __tablename__ = "rated_games"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    counted: Mapped[int] = mapped_column(BigInteger)


class RatedResultRow(Base):
    """What a rated game changed for a seat, in points as people are told."""

    __tablename__ = "rated_results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    who: Mapped[str] = mapped_column(String(60), index=True)
    place: Mapped[int] = mapped_column(Integer)
    before: Mapped[int] = mapped_column(Integer)
    after: Mapped[int] = mapped_column(Integer)


class NoticeWishRow(Base):
    """How somebody wants to be told that it is their turn."""

    __tablename__ = "notice_wishes"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    mail: Mapped[bool] = mapped_column(Boolean)
    quiet_from: Mapped[int | None] = mapped_column(Integer)
    quiet_to: Mapped[int | None] = mapped_column(Integer)
    """Minutes after midnight."""
    zone: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(10))


class PushPlaceRow(Base):
    """A device that can be told by Web Push."""

    __tablename__ = "push_places"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its address at the push service."""
    person: Mapped[str] = mapped_column(String(32), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(100))
    made: Mapped[int] = mapped_column(BigInteger)


class NoticeRow(Base):
    """That somebody is to be told of a turn, by one way, or was."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_sent_due", "sent", "due"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    way: Mapped[str] = mapped_column(String(64), primary_key=True)
    """"mail", or a device."""
    person: Mapped[str] = mapped_column(String(32), index=True)
    due: Mapped[int] = mapped_column(BigInteger)
    sent: Mapped[int | None] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(Integer)


class CommitRow(Base):
    """One row: the mark of the last batch of changes that was committed, by which the writer finds out in doubt."""

    __tablename__ = "commits"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    mark: Mapped[str] = mapped_column(String(32))


class RequestRow(Base):
    """A request with a key, which its sender may repeat, and what was answered; kept for a day."""

    __tablename__ = "requests"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(100), primary_key=True)
    asked: Mapped[str] = mapped_column(String(64))
    """The hash of what was asked for."""
    answer: Mapped[Any] = mapped_column(JSON)
    made: Mapped[int] = mapped_column(BigInteger, index=True)


def columns(row: Any) -> dict[str, Any]:
    """A row of a result, by the names of its columns."""
    return dict(row._mapping)
