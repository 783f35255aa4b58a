"""Parts of views that are drawn once for all positions alike in some fields."""

from __future__ import annotations

import inspect
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tworivers.amyitis import GAME
from tworivers.amyitis.record import RECORD
from tworivers.engine.drawn_once import drawn_once, places_of
from tworivers.engine.table import Table

VIEW = sys.modules["tworivers.amyitis.view"]
PARTS = [VIEW._squares, VIEW._fields, VIEW._circuit, VIEW._court, VIEW._scoring]


def positions(seats: int) -> list[Table]:
    """A random game, position by position."""
    table, chance, found = Table(GAME, seats, seats), random.Random(seats), []
    while not table.over:
        seat = table.actors()[0]
        table.apply(seat, int(chance.choice(table.legal(seat))))
        found.append(table.copy())
    return found


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_a_part_shows_what_the_whole_record_would(part: Callable[[Any], Any], seats: int) -> None:
    """Whoever draws a part from a field that isn't named gets a 0 there, which shows here."""
    for table in positions(seats):
        assert part(table.g) == inspect.unwrap(part)(table.g)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_camels_of_a_way_are_those_of_the_whole_record(seats: int) -> None:
    for table in positions(seats):
        for seat in range(seats):
            assert VIEW._camels(table.g, seat) == inspect.unwrap(VIEW._camels)(table.g, seat)


def test_a_part_is_drawn_once_for_positions_alike_in_its_fields() -> None:
    drawn = []

    @drawn_once(RECORD, "caravan", "place")
    def part(g: Any) -> int:
        drawn.append(int(g.caravan))
        return int(g.round_number)

    table = Table(GAME, 3, 1)
    table.g.round_number = 7
    assert [part(table.g), part(table.g)] == [0, 0]
    table.g.caravan = 2
    part(table.g)
    assert len(drawn) == 2
    assert drawn[1] == 2


def test_neighbouring_fields_are_one_place() -> None:
    fields: Mapping[str, Any] = RECORD.fields or {}
    first, end = fields["level"][1], fields["low_squares"][1] + fields["low_squares"][0].itemsize
    assert places_of(RECORD, ("low_squares", "level")) == [(first, end)]
