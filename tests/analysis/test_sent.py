"""What a page that thinks for itself is sent: a function of what its seat may know, and enough to read it again.

Two games begin at the same position. Rivals decide differently in them, and dice fall differently, as long as all that
the observer is told stays the same. Then the bytes that are sent must be the same too.
"""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.sent import REACH, layout_of, positions_read, positions_told
from tworivers.engine.dice import dice_from_number
from tworivers.engine.lookalikes import TOLD, draw_move, starts
from tworivers.engine.match import Match
from tworivers.engine.table import Table
from tworivers.games import GAMES

MESOPOTAMIA = GAMES["mesopotamia"]
IDLE = 0.1
LONGEST = 25
"""Moves of a pair."""
TRIES = 6
"""Other decisions of a rival that are tried."""


def told(table: Table, seat: int) -> Any:
    """All that a seat is told of a move and the position after it."""
    view = json.dumps(table.game.view(table.g, seat), sort_keys=True)
    return [tell(table, seat) for tell in TOLD.values()], view


def other_move(table: Table, move: tuple[int, int], observer: int, chance: random.Random) -> list[tuple[int, int]]:
    """What may be played in the other game: by rivals something else of the same kind, at last the same."""
    seat, action = move
    if seat == observer:
        return [move]
    kind = table.game.notation(action).split()[0]
    legal = [int(code) for code in table.legal(seat)]
    others = [code for code in legal if table.game.notation(code).split()[0] == kind]
    chance.shuffle(others)
    return [*((seat, code) for code in others[:TRIES]), *([move] if action in legal else [])]


def compared(seats: int, pairs: int, seed: int) -> tuple[int, int, int]:
    """Positions that look the same to an observer; those that really differ; those of which other bytes are sent."""
    chance = random.Random(seed)
    same = hidden = differing = 0
    for pair in islice(starts(MESOPOTAMIA, seats, chance, None, IDLE, lambda _: True), pairs):
        one, other, observer = pair.table, pair.table.copy(), pair.observer
        if chance.random() < 0.5:
            other.dice[:] = dice_from_number(chance.getrandbits(32), 0)
        for number in range(LONGEST):
            twin = None if one.over or other.over else _both(one, other, observer, chance)
            if twin is None:
                break
            other = twin
            sent = [record_seen(table, observer, seed_of(number, observer)) for table in (one, other)]
            same += 1
            hidden += one.digest() != other.digest()
            differing += sent[0] != sent[1]
    return same, hidden, differing


def _both(one: Table, other: Table, observer: int, chance: random.Random) -> Table | None:
    """Play on in both; the other game after it, if it still looks the same."""
    move = draw_move(one, chance, IDLE)
    ways = other_move(other, move, observer, chance)
    one.apply(*move)
    for way in ways:
        twin = other.copy()
        twin.apply(*way)
        if told(one, observer) == told(twin, observer):
            return twin
    return None


def test_games_that_look_the_same_send_the_same_bytes() -> None:
    same, hidden, differing = compared(4, 40, seed=3)
    assert same > 150
    assert hidden > same / 4, "hardly anything was hidden: the comparison says nothing"
    assert differing == 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", MESOPOTAMIA.seats)
def test_ten_thousand_positions_send_the_same_bytes(seats: int) -> None:
    same, hidden, differing = compared(seats, 400, seed=seats)
    assert same > 2_000
    assert hidden > same / 4
    assert differing == 0


@pytest.mark.parametrize(("name", "seats"), [("amyitis", 3), ("mesopotamia", 4)])
def test_positions_are_read_as_they_were_sent(name: str, seats: int) -> None:
    match, luck = Match(GAMES[name], seats, "sent"), random.Random(1)
    for _ in range(60):
        seat = luck.choice(match.table.actors())
        match.play(seat, int(luck.choice(list(match.table.legal(seat)))))
    found = positions_read(match.game, positions_told(match, 1, 55))
    assert found == {number: record_seen(match.at(number), 1, seed_of(number, 1)) for number in range(56, 61)}
    whole = positions_read(match.game, positions_told(match, 1, -1))
    assert whole is not None
    assert sorted(whole) == list(range(60 - REACH, 61))
    again = positions_read(match.game, positions_told(match, 1, 60))
    assert again is not None
    assert sorted(again) == [60]


def test_records_that_lie_otherwise_are_refused() -> None:
    told = positions_told(Match(GAMES["amyitis"], 2, "sent"), 0, -1)
    assert told["layout"] == layout_of(GAMES["amyitis"])
    assert positions_read(GAMES["mesopotamia"], told) is None
