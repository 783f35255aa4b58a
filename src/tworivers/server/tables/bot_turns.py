"""Whose turn it is among the bots of a table, and whether people are given time."""

from __future__ import annotations

from collections.abc import Set
from typing import Protocol

from tworivers.server.storage.entities import Header, Seat
from tworivers.server.tables.outgoing import Entry


class BotTable(Protocol):
    """A table as far as bots look at it."""

    header: Header
    seats: list[Seat]
    entries: list[Entry]
    stale: bool

    @property
    def state(self) -> str:
        """Whether it waits for people, plays or is over."""
        ...


def bots_waiting(table: BotTable) -> list[int]:
    """The bots that may decide now."""
    return [seat for seat in table.header.turn if table.seats[seat].bot is not None]


def bot_in_turn(table: BotTable) -> int | None:
    """A bot that may decide now; of several, the one that has waited longest."""
    if table.state != "playing" or table.stale:
        return None
    waiting = bots_waiting(table)
    if len(waiting) < 2:
        return waiting[0] if waiting else None
    last = {seat: place for place, seat in enumerate(entry.seat for entry in table.entries[-64:])}
    return min(waiting, key=lambda seat: last.get(seat, -1), default=None)


def asked_people(table: BotTable, before: Set[int]) -> bool:
    """Whether a move has put a question to people alone, though bots could go on.

    When a round begins everybody is asked: then nobody waits.
    """
    new = set(table.header.turn) - before
    bots = set(bots_waiting(table))
    return bool(new and bots) and not new & bots
