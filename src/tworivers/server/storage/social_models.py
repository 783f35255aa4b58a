"""Tables of the database about people among each other, and what operators did: friends, blocks, reports, bans."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Integer, String, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from tworivers.server.storage.models import Base


class FriendshipRow(Base):
    """That somebody has asked somebody to be friends, and whether they are."""

    __tablename__ = "friendships"
    __table_args__ = (UniqueConstraint("asker", "asked"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    asker: Mapped[str] = mapped_column(String(32))
    asked: Mapped[str] = mapped_column(String(32), index=True)
    made: Mapped[int] = mapped_column(BigInteger)
    accepted: Mapped[int | None] = mapped_column(BigInteger)
    declined: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whoever asked isn't told of that: for them it waits."""


class BlockRow(Base):
    """That somebody wants nothing of somebody."""

    __tablename__ = "blocks"
    __table_args__ = (UniqueConstraint("person", "blocked"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(String(32))
    blocked: Mapped[str] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(80))
    """What they were called then, by which the list names them."""
    made: Mapped[int] = mapped_column(BigInteger)


class InvitationRow(Base):
    """That somebody has asked a friend to a table."""

    __tablename__ = "invitations"
    __table_args__ = (UniqueConstraint("table_id", "asked"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(32))
    asker: Mapped[str] = mapped_column(String(32), index=True)
    asked: Mapped[str] = mapped_column(String(32), index=True)
    made: Mapped[int] = mapped_column(BigInteger)


class PresenceRow(Base):
    """When somebody was here last who lets friends know, and at which table."""

    __tablename__ = "presence"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    seen: Mapped[int] = mapped_column(BigInteger)
    table_id: Mapped[str | None] = mapped_column(String(32))


class ReportRow(Base):
    """Something that somebody wants operators to see."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    made: Mapped[int] = mapped_column(BigInteger)
    reporter: Mapped[str] = mapped_column(String(32), index=True)
    about: Mapped[str] = mapped_column(String(10))
    """"person", "line" or "table"."""
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str | None] = mapped_column(String(80))
    table_id: Mapped[str | None] = mapped_column(String(32))
    line: Mapped[str | None] = mapped_column(Text)
    """What was said, as it was said: it stays when the table goes."""
    reason: Mapped[str] = mapped_column(String(20))
    words: Mapped[str] = mapped_column(Text)
    done: Mapped[int | None] = mapped_column(BigInteger)


class MuteRow(Base):
    """That somebody can say nothing for a time."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)
    reason: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger)


class BanRow(Base):
    """That somebody, or everybody at an address, is refused for a time."""

    __tablename__ = "bans"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    """"person" or "address"."""
    whom: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)
    reason: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger)


class ActRow(Base):
    """Something an operator did; every server that runs looks for them and heeds them."""

    __tablename__ = "acts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    made: Mapped[int] = mapped_column(BigInteger, index=True)
    act: Mapped[str] = mapped_column(String(20))
    whom: Mapped[str] = mapped_column(String(64))
    """A person, an address or a table."""
    reason: Mapped[str] = mapped_column(Text)
