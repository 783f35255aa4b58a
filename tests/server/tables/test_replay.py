"""Replaying a table from its moves: in slices, with time for others between them."""

from __future__ import annotations

import asyncio
import random

import pytest

from tworivers.amyitis import GAME
from tworivers.engine.match import Match
from tworivers.server.storage.entities import Seat
from tworivers.server.tables import replay
from tworivers.server.tables.unkept import unkept_header


def test_whoever_moves_meanwhile_has_most_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move takes the event loop, the database's writer and the loop again: slices without rests delay each."""
    match, chance = Match(GAME, 2, "a long game"), random.Random(5)
    while len(match.moves) < 60 and not match.over:
        seat = match.table.actors()[0]
        match.play(seat, int(chance.choice(match.table.legal(seat))))
    seats = [Seat(place, "screen", "ada", None, None) for place in range(2)]
    header = unkept_header("a table", match)
    rests = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        rests.append(seconds)
        await sleep(0)

    monkeypatch.setattr(replay, "SLICE", 0.0)
    monkeypatch.setattr(asyncio, "sleep", counted)
    again, entries = asyncio.run(replay.replayed(GAME, header, seats, list(match.moves)))
    assert again.table.digest() == match.table.digest()
    assert len(entries) == len(match.moves) + 1
    assert len(rests) >= len(match.moves) - 1
    assert min(rests) >= 2 * 0.001, "others need twice the time of a slice at least"
