"""The fields: what they give and what happens to a full row."""

from __future__ import annotations

import pytest

from amyitis.layout import BARLEY, BLACK, BLUE, DATES, FARMER, GARDENER, PALM, RED, SALT, WHITE, WINE, lay
from amyitis.moves import LOWER, UPPER, farm, recruit
from tworivers.amyitis.names import Good


@pytest.mark.parametrize(
    ("row", "cubes", "good"),
    [
        (UPPER, 0, SALT),
        (UPPER, 1, PALM),
        (UPPER, 2, BARLEY),
        (UPPER, 3, DATES),
        (UPPER, 4, WINE),
        (LOWER, 0, BARLEY),
        (LOWER, 1, DATES),
        (LOWER, 2, SALT),
        (LOWER, 3, PALM),
        (LOWER, 4, WINE),
    ],
)
def test_the_leftmost_empty_field_gives_its_good(row: int, cubes: int, good: Good) -> None:
    """rules/amyitis.md §II. Actions, Farmer; §Fields."""
    table = lay().field(row, *[RED] * cubes)

    table.do(BLUE, recruit(0, FARMER), farm(row))

    assert table.stock(BLUE) == [good]
    assert table.row(row) == ([RED] * cubes + [BLUE] if cubes < 4 else [])


def test_the_other_row_stays_as_it_is() -> None:
    """rules/amyitis.md §II. Actions, Farmer: then the row empties, not the other."""
    table = lay().field(UPPER, RED, RED, RED, RED).field(LOWER, WHITE, WHITE)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert table.row(LOWER) == [WHITE, WHITE]


def test_most_cubes_in_a_full_row_bring_a_gardener() -> None:
    """rules/amyitis.md §II. Actions, Farmer: the player with most cubes gets a gardener, whoever filled the row."""
    table = lay().field(LOWER, RED, BLACK, RED, BLACK)
    table.do(BLUE, recruit(0, FARMER), farm(LOWER))
    assert not table.g.gardeners.any()

    table = lay().field(LOWER, RED, BLACK, RED, WHITE)
    table.do(BLUE, recruit(0, FARMER), farm(LOWER))
    assert list(table.g.gardeners) == [0, 1, 0, 0]
    assert table.g.court_left[GARDENER, 0] == 3


def test_the_cube_that_fills_the_row_counts() -> None:
    """rules/amyitis.md §II. Actions, Farmer: most cubes in the full row."""
    table = lay().field(LOWER, RED, BLUE, RED, BLUE)

    table.do(BLUE, recruit(0, FARMER), farm(LOWER))

    assert list(table.g.gardeners) == [1, 0, 0, 0]


def test_a_tie_brings_nobody_a_gardener() -> None:
    """rules/amyitis.md §II. Actions, Farmer: tie: nobody; the row empties all the same."""
    table = lay().field(UPPER, RED, RED, BLUE, WHITE)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert not table.g.gardeners.any()
    assert table.g.court_left[GARDENER, 0] == 4
    assert table.row(UPPER) == []
    assert list(table.g.cubes) == [30, 30, 30, 30]


def test_without_a_gardener_left_the_row_just_empties() -> None:
    """rules/amyitis.md §II. Actions, Farmer: a gardener if one is left."""
    table = lay().field(UPPER, RED, RED, RED, WHITE).gardeners(BLACK, 4)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert list(table.g.gardeners) == [0, 0, 4, 0]
    assert table.row(UPPER) == []


def test_cubes_of_a_full_row_go_home() -> None:
    """rules/amyitis.md §II. Actions, Farmer: cubes go home."""
    table = lay().field(UPPER, RED, RED, BLACK, WHITE).field(LOWER, RED)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert list(table.g.cubes) == [30, 29, 30, 30]


def test_four_cubes_do_not_fill_a_row() -> None:
    """rules/amyitis.md §Fields: rows of 5."""
    table = lay().field(UPPER, RED, RED, RED)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert table.row(UPPER) == [RED, RED, RED, BLUE]
    assert not table.g.gardeners.any()


def test_an_emptied_row_begins_again_at_the_left() -> None:
    """rules/amyitis.md §II. Actions, Farmer: the row empties."""
    table = lay().field(UPPER, RED, RED, BLACK, WHITE)
    table.do(BLUE, recruit(0, FARMER), farm(UPPER))

    table.do(RED, recruit(1, FARMER), farm(UPPER))

    assert table.stock(RED) == [SALT]
    assert table.row(UPPER) == [RED]
