"""Phases 6 and 7: milling grain, feeding the cities, and what hunger tears down."""

from __future__ import annotations

import pytest

from mesopotamia.layout import BABYLON, FLOUR, GRAIN, MARI, ORE, Layout, eve_of
from mesopotamia.moves import DONE, bank, mill, place, trade
from mesopotamia.position import PLENTY
from tworivers.mesopotamia.names import Event, Party, Phase, Province, Season, Task


@pytest.mark.parametrize(("millstones", "grain", "most"), [(1, 30, 5), (1, 5, 5), (1, 3, 3), (2, 30, 10), (3, 13, 13)])
def test_a_party_says_how_much_it_mills(millstones: int, grain: int, most: int) -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, the party says how much."""
    board = eve_of().built(Province.BABYLON, millstones=millstones).stock(BABYLON, grain=grain, flour=9).begin()
    assert board.asked(BABYLON) == {mill(count) for count in range(most + 1)}

    board.do(BABYLON, mill(most - 1), DONE)

    assert board.holds(BABYLON)[:2] == (grain - most + 1, 9 + most - 1 - 3)


def test_millstones_anywhere_in_the_realm_mill() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone; others' millstones don't count."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.UR)
        .built(Province.KISH, millstones=2)
        .built(Province.UR, millstones=1)
        .built(Province.ISIN, millstones=2)
        .begin()
    )

    assert max(board.asked(BABYLON)) == mill(20)


def test_without_a_millstone_there_is_nothing_to_mill() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone."""
    board = eve_of().built(Province.BABYLON, millstones=0).begin()

    assert board.task(BABYLON) is Task.FEED


def test_without_grain_nothing_is_milled_but_the_question_comes() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock; who sees a millstone doesn't see whether there is grain."""
    board = eve_of().stock(BABYLON, grain=0, flour=9).begin()

    assert board.asked(BABYLON) == {mill(0)}


def test_more_grain_than_one_answer_can_name_is_milled_in_two() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: per millstone up to 5 grain, however many millstones."""
    board = eve_of().stock(BABYLON, grain=200, flour=100)
    towns = [
        Province.KISH,
        Province.ISIN,
        Province.NIPPUR,
        Province.MASHKAN,
        Province.UMMA,
        Province.LAGASH,
        Province.BAGDAD,
        Province.LARSA,
        Province.SHUBATENLIL,
        Province.QATNA,
        Province.SUSA,
        Province.HALAB,
    ]
    for name in towns:
        board.owns(BABYLON, name).built(name, millstones=board.count("cities", name))
    most = 5 * sum(board.count("millstones", name) for name in board.owned_by(BABYLON))
    assert 120 < most < 200
    board.begin().until(BABYLON, Task.MILL)

    while board.task(BABYLON) is Task.MILL:
        board.do(BABYLON, max(board.asked(BABYLON)))

    assert board.has(BABYLON, GRAIN) == 200 - most


def test_milling_is_phase_six_and_needs_no_season() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: always."""
    for season in Season:
        board = eve_of(season=season).begin()
        assert board.task(BABYLON) is Task.MILL
        assert board.phase(BABYLON) is Phase.MILLING


@pytest.mark.parametrize(("party", "seats"), [(Party.BABYLON, 4), (Party.SUSA, 8)])
def test_every_city_eats_a_flour(party: Party, seats: int) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: 1 flour per city in the realm, irrigable or not;
    land without cities eats none.
    """
    board = eve_of(seats=seats).trees(Province.LULLUBUM, 0)
    seat = board.seat(party)
    board.owns(seat, Province.HATRA, Province.RAPIQUM, Province.LULLUBUM).begin().until(seat, Task.FORGE)

    assert board.has(seat, FLOUR) == PLENTY - 3 - 1 - 2


@pytest.mark.parametrize("season", Season)
def test_cities_eat_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: always."""
    board = eve_of(season=season).begin().until(BABYLON, Task.FORGE)

    assert board.has(BABYLON, FLOUR) == 27


def test_flour_milled_this_round_is_eaten() -> None:
    """rules/mesopotamia.md §A round is a season: milling comes before feeding."""
    board = eve_of().stock(BABYLON, grain=3).begin().do(BABYLON, mill(3), DONE)

    assert board.has(BABYLON, FLOUR) == 0
    assert board.count("walls", Province.BABYLON) == 3


def hungry(flour: int, **stock: int) -> Layout:
    """Babylon is short of flour, with walls in Babylon and Kish and forges in both; its 5 cities are to be fed."""
    board = (
        eve_of().owns(BABYLON, Province.KISH).built(Province.KISH, walls=2, forges=1, millstones=1, canals=1, marduk=1)
    )
    board.stock(BABYLON, flour=flour, **stock).begin().do(BABYLON, mill(0))
    assert board.task(BABYLON) is Task.FEED
    return board


def test_enough_flour_is_eaten() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: 1 flour per city."""
    board = hungry(5).do(BABYLON, DONE)

    assert board.task(BABYLON) is Task.FORGE
    assert board.has(BABYLON, FLOUR) == 0
    assert board.told(Event.TORN_DOWN) == []


def test_who_is_short_of_flour_may_still_trade() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: before it a party short of flour may still trade."""
    board = hungry(4, ore=3)
    ore_for_flour = bank(ORE, FLOUR)
    assert board.can(BABYLON, trade(MARI))

    board.do(BABYLON, ore_for_flour)
    board.do(BABYLON, DONE)

    assert (board.has(BABYLON, FLOUR), board.has(BABYLON, ORE)) == (0, 0)
    assert board.told(Event.TORN_DOWN) == []


def test_each_missing_flour_tears_down_a_wall_of_choice() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: each missing flour tears down a wall,
    owner chooses which.
    """
    board = hungry(3).do(BABYLON, DONE)
    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}

    board.do(BABYLON, place(Province.KISH), place(Province.KISH))

    assert (board.count("walls", Province.BABYLON), board.count("walls", Province.KISH)) == (3, 0)
    assert (board.count("forges", Province.BABYLON), board.count("forges", Province.KISH)) == (1, 1)
    assert board.has(BABYLON, FLOUR) == 0
    assert board.task(BABYLON) is Task.FORGE


def test_forges_are_torn_down_after_the_last_wall() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: a wall, then a forge (owner chooses which)."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.BABYLON, walls=1, forges=2)
        .built(Province.KISH, forges=1)
        .stock(BABYLON, flour=3)
        .begin()
    )

    board.do(BABYLON, mill(0), DONE)
    assert board.count("walls", Province.BABYLON) == 0
    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}
    board.do(BABYLON, place(Province.KISH))

    assert (board.count("forges", Province.BABYLON), board.count("forges", Province.KISH)) == (2, 0)


def test_nothing_left_means_no_more_loss() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: nothing left: no more loss."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.BABYLON, walls=1, marduk=1)
        .built(Province.KISH, millstones=2, canals=2)
        .stock(BABYLON)
        .begin()
    )

    board.do(BABYLON, mill(0), DONE)

    assert [board.count(kind, Province.BABYLON) for kind in ("walls", "forges", "millstones", "canals", "marduk")] == [
        0,
        0,
        1,
        3,
        1,
    ]
    assert [board.count(kind, Province.KISH) for kind in ("millstones", "canals")] == [2, 2]
    assert set(board.owned_by(BABYLON)) == {Province.BABYLON, Province.KISH}
    assert board.holds(BABYLON) == (0, 0, 0, 0, 0)
    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 0)


def test_others_walls_stay() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: of the party that is short."""
    board = eve_of().built(Province.BABYLON, walls=0).stock(BABYLON).begin().do(BABYLON, mill(0), DONE)

    assert [board.count("walls", name) for name in (Province.MARI, Province.ESHNUNNA, Province.ASSUR)] == [3, 3, 3]
    assert board.count("forges", Province.BABYLON) == 0
