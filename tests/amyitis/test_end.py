"""The end of the game and the queen's favour."""

from __future__ import annotations

import pytest

from amyitis.layout import (
    BANKER,
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    ISHTAR,
    LEADER,
    MARDUK,
    PALM,
    RED,
    SALT,
    SQUARES,
    WHITE,
    WINE,
    Layout,
    lay,
)
from amyitis.moves import CAMEL, ask_ishtar, discard, plant, travel
from tworivers.amyitis.names import City, Task

IN_PLAY = {2: [name for name in SQUARES if name not in ("a3", "a4", "b4")], 3: list(SQUARES), 4: list(SQUARES)}


def with_tiles_left(seats: int, left: int) -> Layout:
    """So many tiles are left in the garden, the others taken by red."""
    names = IN_PLAY[seats]
    return lay(seats).planted(*names[: len(names) - left], by=RED)


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (2, 0), (3, 4), (3, 1), (4, 4), (4, 2)])
def test_the_game_ends_when_few_tiles_are_left(seats: int, left: int) -> None:
    """rules/amyitis.md §End: 4 or fewer tiles (2 players: 3 or fewer)."""
    table = with_tiles_left(seats, left).end_round()

    assert table.table.over
    assert table.table.actors() == []
    assert all(table.legal(seat) == set() for seat in range(seats))


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 5), (4, 5)])
def test_one_tile_more_and_another_round_is_played(seats: int, left: int) -> None:
    """rules/amyitis.md §End: 4 or fewer tiles (2 players: 3 or fewer)."""
    table = with_tiles_left(seats, left).end_round()

    assert not table.table.over
    assert table.asked()[0] is Task.TURN
    assert table.g.round_number == 2


def test_the_round_is_played_to_its_end() -> None:
    """rules/amyitis.md §End: after the round (all of phase III included)."""
    table = (
        with_tiles_left(4, 5)
        .camels(BLUE, 1)
        .goods(BLUE, BARLEY)
        .caravan(City.URUK)
        .water(RED, "d1-d2")
        .temple(ISHTAR, RED)
    )
    table.goods(RED, BARLEY, DATES, SALT)
    table.do(BLUE, travel(City.MARI), plant("d1"))
    assert not table.table.over
    assert table.asked() == (Task.TURN, RED)

    table.end_round(procession=MARDUK)
    assert table.asked() == (Task.ISHTAR, RED)
    table.do(RED, ask_ishtar(CAMEL))
    assert table.g.prestige[WHITE] == 2
    assert table.asked() == (Task.DISCARD, RED)
    table.do(RED, discard(SALT))

    assert table.table.over


def final_scores(seats: int, tiles: dict[int, int]) -> list[int]:
    """The scores of a game that ends with tiles so distributed; the procession's 2 prestige taken off."""
    table = lay(seats)
    names = iter(IN_PLAY[seats])
    for seat, count in tiles.items():
        table.planted(*(next(names) for _ in range(count)), by=seat)
    table.g.round_number = 40
    table.end_round(procession=MARDUK)
    assert table.table.over
    scores = table.table.scores()
    scores[seats - 1] -= 2
    return scores


@pytest.mark.parametrize(
    ("seats", "tiles", "favour"),
    [
        (2, 4, 0),
        (2, 5, 5),
        (2, 6, 5),
        (2, 7, 10),
        (2, 9, 10),
        (3, 3, 0),
        (3, 4, 5),
        (3, 5, 5),
        (3, 6, 10),
        (3, 8, 10),
        (4, 2, 0),
        (4, 3, 5),
        (4, 4, 5),
        (4, 5, 10),
        (4, 7, 10),
    ],
)
def test_the_queens_favour_goes_by_tiles_owned(seats: int, tiles: int, favour: int) -> None:
    """rules/amyitis.md §End: Queen's favour; not cumulative (amyitis.nl §Einde van het spel, note)."""
    assert final_scores(seats, {RED: tiles}) == [favour if seat == RED else 0 for seat in range(seats)]


def test_everybody_gets_the_favour_they_earned() -> None:
    """rules/amyitis.md §End: by tiles owned, for each player."""
    assert final_scores(4, {BLUE: 5, RED: 4, BLACK: 3, WHITE: 2}) == [10, 5, 5, 0]


def test_each_good_left_counts_one() -> None:
    """rules/amyitis.md §End: plus 1 prestige per good left; camels and talents count nothing."""
    table = (
        lay()
        .court(RED, LEADER, 2)
        .goods(RED, BARLEY, BARLEY, DATES, WINE)
        .goods(BLUE, PALM)
        .camels(BLACK, 9)
        .talents(BLACK, 9)
    )
    table.g.round_number = 40

    table.end_round(procession=MARDUK)

    assert table.table.scores() == [1, 4, 0, 2]


def test_discarded_goods_do_not_count() -> None:
    """rules/amyitis.md §End: goods left after all of phase III."""
    table = lay().goods(RED, SALT, SALT, SALT, SALT, SALT)
    table.g.round_number = 40

    table.end_round(procession=MARDUK)

    assert table.table.scores() == [0, 2, 0, 2]


def test_prestige_of_the_game_is_kept() -> None:
    """rules/amyitis.md §Players and goal: most prestige at the end."""
    table = lay().prestige(BLUE, 31).prestige(RED, 12)
    table.g.round_number = 40

    table.end_round(procession=MARDUK)

    assert table.table.scores() == [31, 12, 0, 2]


def test_equal_scores_stay_equal() -> None:
    """rules/amyitis.md §Players and goal: several winners on a tie; nothing breaks it."""
    table = lay().prestige(BLUE, 20).prestige(RED, 20).camels(RED, 5).talents(RED, 9)
    table.g.round_number = 40

    table.end_round(procession=MARDUK)

    assert table.table.scores()[:2] == [20, 20]


def test_the_fortieth_round_is_the_last() -> None:
    """rules/amyitis.md §End, safety net: a game still running after 40 rounds ends at the end of that round."""
    table = lay()
    table.g.round_number = 39

    table.end_round()
    assert not table.table.over
    assert table.g.round_number == 40
    table.end_round()

    assert table.table.over


def test_no_income_after_the_last_round() -> None:
    """rules/amyitis.md §End: after the round; no further preparation."""
    table = lay().court(RED, BANKER, 3)
    table.g.round_number = 40

    table.end_round(procession=MARDUK)

    assert table.table.scores() == [0, 0, 0, 2]
