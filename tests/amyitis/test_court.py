"""Court cards: which can be had, and what they bring."""

from __future__ import annotations

import pytest

from amyitis.layout import BANKER, BARLEY, BLUE, DATES, GARDENER, LEADER, PALACE, PALM, RED, SALT, WHITE, Layout, lay
from amyitis.moves import take_card, take_leader_with, travel
from tworivers.amyitis.names import City, Court, Good, Task


def before(city: City, good: Good, seats: int = 4) -> Layout:
    """Blue can go to a court city and has its good."""
    return lay(seats).camels(BLUE, 1).goods(BLUE, good).caravan(City(city - 1))


@pytest.mark.parametrize(
    ("city", "good", "offers"),
    [
        (City.SUSA, BARLEY, {LEADER, BANKER}),
        (City.URUK, DATES, {BANKER, LEADER}),
        (City.PALMYRA, PALM, {PALACE, BANKER}),
        (City.NINOUA, SALT, {PALACE, LEADER}),
    ],
)
def test_a_court_city_offers_two_kinds(city: City, good: Good, offers: set[Court]) -> None:
    """rules/amyitis.md §Caravan circuit, offers; §II. Actions, Court city: choose one of its two types."""
    table = before(city, good).do(BLUE, travel(city))

    assert table.asked() == (Task.COURT, BLUE)
    assert table.legal(BLUE) == {take_card(kind) for kind in offers}
    assert table.stock(BLUE) == []


@pytest.mark.parametrize(("level", "prestige"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 7), (6, 10)])
def test_a_palace_scores_at_once(level: int, prestige: int) -> None:
    """rules/amyitis.md §Court cards, Palace; §II. Actions, Court city: next level; score at once."""
    table = before(City.PALMYRA, PALM).court(BLUE, PALACE, level - 1).do(BLUE, travel(City.PALMYRA), take_card(PALACE))

    assert table.g.prestige[BLUE] == prestige
    assert table.g.court_level[BLUE, PALACE] == level


def test_a_palace_scores_only_once() -> None:
    """rules/amyitis.md §Court cards, Palace: prestige once, on purchase."""
    table = before(City.PALMYRA, PALM).do(BLUE, travel(City.PALMYRA), take_card(PALACE)).end_round()

    assert table.g.round_number == 2
    assert table.g.prestige[BLUE] == 2


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_banker_is_of_the_next_level_and_pays_only_in_preparation(level: int) -> None:
    """rules/amyitis.md §II. Actions, Court city: take the next level of that type (cover the old)."""
    table = before(City.PALMYRA, PALM).court(BLUE, BANKER, level - 1).do(BLUE, travel(City.PALMYRA), take_card(BANKER))

    assert table.g.court_level[BLUE, BANKER] == level
    assert (table.g.talents[BLUE], table.g.prestige[BLUE]) == (4, 0)


def test_a_taken_card_leaves_the_supply() -> None:
    """rules/amyitis.md §The box: court cards are limited."""
    table = before(City.PALMYRA, PALM).do(BLUE, travel(City.PALMYRA), take_card(BANKER))

    assert list(table.g.court_left[BANKER, 1:4]) == [2, 2, 1]


def test_a_covered_card_does_not_return() -> None:
    """rules/amyitis.md §II. Actions, Court city: cover the old."""
    table = before(City.PALMYRA, PALM).court(BLUE, BANKER, 1).do(BLUE, travel(City.PALMYRA), take_card(BANKER))

    assert list(table.g.court_left[BANKER, 1:4]) == [2, 1, 1]


@pytest.mark.parametrize(
    ("kind", "level"), [(BANKER, 1), (BANKER, 2), (BANKER, 3), (PALACE, 1), (PALACE, 4), (PALACE, 6)]
)
def test_a_sold_out_level_closes_its_kind(kind: Court, level: int) -> None:
    """rules/amyitis.md §II. Actions, Court city: a type whose next level is sold out stays closed,
    higher levels too.
    """
    table = before(City.PALMYRA, PALM).court(BLUE, kind, level - 1).sold_out(kind, level)

    table.do(BLUE, travel(City.PALMYRA))

    other = PALACE if kind == BANKER else BANKER
    assert table.g.court_level[BLUE, kind] == level - 1
    assert table.g.court_level[BLUE, other] == 1
    assert table.asked() == (Task.TURN, RED)


@pytest.mark.parametrize(("kind", "top"), [(BANKER, 3), (PALACE, 6)])
def test_there_is_nothing_above_the_top_level(kind: Court, top: int) -> None:
    """rules/amyitis.md §II. Actions, Court city: a type whose next level doesn't exist can't be chosen."""
    table = before(City.PALMYRA, PALM).court(BLUE, kind, top).do(BLUE, travel(City.PALMYRA))

    other = PALACE if kind == BANKER else BANKER
    assert (table.g.court_level[BLUE, kind], table.g.court_level[BLUE, other]) == (top, 1)


def test_a_city_with_both_kinds_closed_cannot_be_visited() -> None:
    """rules/amyitis.md §II. Actions: a destination whose trade can't be carried out can't be chosen."""
    table = before(City.PALMYRA, PALM).court(BLUE, BANKER, 3).sold_out(PALACE, 1)

    assert not table.can(BLUE, travel(City.PALMYRA))


def test_a_level_sold_out_for_one_is_open_to_who_has_it() -> None:
    """rules/amyitis.md §II. Actions, Court city: its next level, not any level."""
    table = before(City.PALMYRA, PALM).court(BLUE, BANKER, 1).sold_out(BANKER, 1).do(BLUE, travel(City.PALMYRA))

    assert take_card(BANKER) in table.legal(BLUE)


def test_a_first_leader_brings_no_good() -> None:
    """rules/amyitis.md §II. Actions, Court city: caravan leader 2 carries a good, leader 1 none."""
    table = before(City.SUSA, BARLEY).do(BLUE, travel(City.SUSA), take_card(LEADER))

    assert table.g.court_level[BLUE, LEADER] == 1
    assert table.stock(BLUE) == []
    assert table.g.leader_good.sum() == 2


def test_two_second_leaders_leave_a_choice_of_good() -> None:
    """rules/amyitis.md §Court cards: who takes one while two are left chooses which."""
    table = (
        before(City.SUSA, BARLEY)
        .court(BLUE, LEADER, 1)
        .leaders_carry(DATES, PALM)
        .do(BLUE, travel(City.SUSA), take_card(LEADER))
    )

    assert table.asked() == (Task.LEADER_GOOD, BLUE)
    assert table.legal(BLUE) == {take_leader_with(DATES), take_leader_with(PALM)}
    table.do(BLUE, take_leader_with(PALM))

    assert table.stock(BLUE) == [PALM]
    assert table.g.court_level[BLUE, LEADER] == 2
    assert [good for good in Good if table.g.leader_good[good]] == [DATES]
    assert table.asked() == (Task.TURN, RED)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_second_leader_brings_its_good_without_asking(seats: int) -> None:
    """rules/amyitis.md §II. Actions, Court city: caravan leader 2: take the good on it."""
    table = (
        before(City.SUSA, BARLEY, seats)
        .court(BLUE, LEADER, 1)
        .leaders_carry(DATES)
        .do(BLUE, travel(City.SUSA), take_card(LEADER))
    )

    assert table.stock(BLUE) == [DATES]
    assert not table.g.leader_good.any()
    assert table.asked() == (Task.TURN, RED)


def test_a_second_leader_is_the_highest() -> None:
    """rules/amyitis.md §Court cards, Caravan leader: levels 0, 1, 2."""
    table = before(City.SUSA, BARLEY).court(BLUE, LEADER, 2).do(BLUE, travel(City.SUSA))

    assert table.g.court_level[BLUE, LEADER] == 2
    assert table.g.court_level[BLUE, BANKER] == 1


def test_sold_out_second_leaders_close_the_kind() -> None:
    """rules/amyitis.md §II. Actions, Court city: next level sold out."""
    table = before(City.URUK, DATES, seats=3).court(RED, LEADER, 2).court(BLUE, LEADER, 1).do(BLUE, travel(City.URUK))

    assert table.g.court_level[BLUE, LEADER] == 1
    assert table.g.court_level[BLUE, BANKER] == 1


def test_cities_sell_no_gardeners() -> None:
    """rules/amyitis.md §Caravan circuit, offers: no city offers a gardener."""
    for city, good in ((City.SUSA, BARLEY), (City.URUK, DATES), (City.PALMYRA, PALM), (City.NINOUA, SALT)):
        table = before(city, good).do(BLUE, travel(city))
        assert not table.can(BLUE, take_card(GARDENER))


def test_a_second_leaders_good_counts_for_whoever_takes_it() -> None:
    """rules/amyitis.md §II. Actions, Court city: take the good on it."""
    table = before(City.SUSA, BARLEY).court(WHITE, LEADER, 2).leaders_carry(SALT).court(BLUE, LEADER, 1)
    table.do(BLUE, travel(City.SUSA), take_card(LEADER))

    assert table.stock(BLUE) == [SALT]
    assert table.stock(WHITE) == []
