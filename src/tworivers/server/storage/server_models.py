"""The database's tables of several servers that share it: who they are, and what each of them sees to."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from tworivers.server.storage.models import Base


class ServerRow(Base):
    """A server among several."""

    __tablename__ = "servers"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    beat: Mapped[int] = mapped_column(BigInteger)
    """When it was last known to be alive."""
    gone: Mapped[int | None] = mapped_column(BigInteger)
    """When it was given up, or left."""


class DutyRow(Base):
    """What one server alone sees to: a table's bots, or something all tables share."""

    __tablename__ = "duties"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    """A table's id, or a word with a colon."""
    server: Mapped[int] = mapped_column(Integer, index=True)


class PresentRow(Base):
    """Somebody who has a table open at a server."""

    __tablename__ = "present"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    server: Mapped[int] = mapped_column(Integer, primary_key=True, index=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
