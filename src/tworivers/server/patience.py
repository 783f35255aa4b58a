"""Bots leave people time to answer what a bot has asked them; an offer could lapse unread otherwise."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Set

from tworivers.server.live import LiveTable

PAUSES = 50
"""Pauses between two moves of bots that a person has for an answer."""


def asked(table: LiveTable, before: Set[int]) -> bool:
    """Whether a move has put a question to people alone, though bots could go on. When a season begins, everybody is asked: then nobody waits."""
    new = set(table.header.turn) - before
    bots = {seat for seat in table.header.turn if table.seats[seat].kind == "bot"}
    return bool(new and bots) and not new & bots


async def leave_time(table: LiveTable, pause: float) -> None:
    """Wait until somebody has moved, but not for ever."""
    number, deadline = table.number, time.monotonic() + PAUSES * pause
    while table.number == number and not table.stale and time.monotonic() < deadline:
        await asyncio.sleep(pause)
