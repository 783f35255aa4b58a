"""Phases 1, 2, 4 and 5: wood, trees, ore and the harvest."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, AUTUMN, BABYLON, GRAIN, MARI, ORE, SPRING, SUMMER, WINTER, WOOD, Layout, eve_of
from mesopotamia.moves import DONE, place
from tworivers.mesopotamia.names import Event, Province, Season, Task

YIELDS = [(1, 6), (2, 6), (3, 8), (4, 8), (5, 10), (6, 10)]
"""Pips, and what they bring."""


def bare(board: Layout) -> Layout:
    """Only Babylon has canals: nobody else throws a die."""
    for name in (Province.MARI, Province.ESHNUNNA, Province.ASSUR):
        board.built(name, canals=0)
    return board


@pytest.mark.parametrize("season", Season)
def test_felling_a_tree_brings_a_wood_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always; remove one: +1 wood."""
    board = eve_of(season=season).owns(BABYLON, Province.BYBLOS).begin()
    assert board.task(BABYLON) is Task.FELL

    board.do(BABYLON, place(Province.BYBLOS))

    assert board.has(BABYLON, WOOD) == 31
    assert board.count("trees", Province.BYBLOS) == 3


def test_one_tree_in_each_own_province_with_trees() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in each own province with trees, one."""
    board = (
        eve_of()
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT, Province.TUNIP, Province.KISH)
        .owns(MARI, Province.TUTTUL)
        .trees(Province.TUNIP, 0)
        .begin()
    )
    assert board.places(BABYLON) == {Province.BYBLOS, Province.UGARIT}

    board.do(BABYLON, place(Province.BYBLOS))
    assert board.places(BABYLON) == {Province.UGARIT}
    board.do(BABYLON, place(Province.UGARIT))

    assert board.has(BABYLON, WOOD) == 32
    assert board.places(BABYLON) == set()


def test_nobody_has_to_fell() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: may."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, DONE)

    assert board.has(BABYLON, WOOD) == 30
    assert board.count("trees", Province.BYBLOS) == 4


def test_without_trees_nothing_is_asked() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: in provinces with trees."""
    board = eve_of().begin()

    assert board.task(BABYLON) is Task.MILL


def test_felling_is_possible_again_next_round() -> None:
    """rules/mesopotamia.md §A round is a season, 1 Felling: always."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, place(Province.BYBLOS)).end_round()

    assert board.places(BABYLON) == {Province.BYBLOS}


def test_the_owner_chooses_where_one_tree_grows_back() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: one tree in an empty hole of the own realm,
    owner chooses.
    """
    board = (
        eve_of()
        .owns(BABYLON, Province.BYBLOS, Province.UGARIT, Province.MARAD)
        .owns(MARI, Province.TUNIP)
        .trees(Province.BYBLOS, 1)
        .trees(Province.UGARIT, 0)
        .trees(Province.TUNIP, 0)
    )
    board.trees(Province.HASHUM, 1).begin().until(BABYLON, Task.REGROW)
    assert board.legal(BABYLON) == {place(Province.BYBLOS), place(Province.UGARIT)}

    board.do(BABYLON, place(Province.UGARIT))

    assert [
        board.count("trees", name) for name in (Province.BYBLOS, Province.UGARIT, Province.MARAD, Province.HASHUM)
    ] == [1, 1, 1, 1]
    assert board.task(BABYLON) is Task.MILL


def test_every_party_grows_one_tree() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: of the own realm; without a choice nobody is asked."""
    board = (
        eve_of()
        .owns(BABYLON, Province.UGARIT)
        .owns(MARI, Province.TUNIP)
        .trees(Province.TUNIP, 0)
        .trees(Province.UGARIT, 0)
        .begin()
    )

    assert [board.count("trees", name) for name in (Province.UGARIT, Province.TUNIP)] == [1, 1]


def test_a_tree_can_grow_where_one_was_just_felled() -> None:
    """rules/mesopotamia.md §A round is a season: regrowth comes after felling."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, place(Province.BYBLOS), DONE)

    assert board.count("trees", Province.BYBLOS) == 4
    assert board.has(BABYLON, WOOD) == 31


def test_a_full_forest_grows_no_further() -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: in an empty hole, if possible."""
    board = eve_of().owns(BABYLON, Province.BYBLOS).begin().do(BABYLON, DONE)

    assert board.count("trees", Province.BYBLOS) == 4
    assert board.told(Event.REGROWN) == []


@pytest.mark.parametrize("season", Season)
def test_trees_grow_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 2 Regrowth: always."""
    board = eve_of(season=season).owns(BABYLON, Province.BYBLOS).trees(Province.BYBLOS, 0).begin()

    assert board.count("trees", Province.BYBLOS) == 1


@pytest.mark.parametrize(("pips", "ore"), YIELDS)
def test_a_die_says_how_much_ore_a_mine_brings(pips: int, ore: int) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: 1-2 -> 6, 3-4 -> 8, 5-6 -> 10."""
    board = eve_of().owns(BABYLON, Province.DER).begin(throwing={BABYLON: pips})

    assert board.has(BABYLON, ORE) == 30 + ore


def test_one_die_counts_for_all_mines_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party, per own mine."""
    board = (
        eve_of()
        .owns(BABYLON, Province.DER, Province.SIMURRUM, Province.HATRA)
        .trees(Province.SIMURRUM, 0)
        .begin(throwing={BABYLON: 3})
    )

    assert board.has(BABYLON, ORE) == 30 + 2 * 8
    assert [line[0] for line in board.told(Event.DICE)] == [BABYLON]


def test_every_party_with_a_mine_throws_its_own_die() -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: one die per party with a mine."""
    board = (
        eve_of()
        .owns(BABYLON, Province.DER)
        .owns(ASSUR, Province.SHUSHARRA)
        .trees(Province.SHUSHARRA, 0)
        .begin(throwing={BABYLON: 1, ASSUR: 6})
    )

    assert [board.has(BABYLON, ORE), board.has(ASSUR, ORE)] == [36, 40]
    assert board.has(MARI, ORE) == 30
    assert len(board.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", [SUMMER, AUTUMN, WINTER])
def test_ore_comes_only_in_spring(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 4 Ore: spring."""
    board = eve_of(season=season).owns(BABYLON, Province.DER).begin()

    assert board.has(BABYLON, ORE) == 30


@pytest.mark.parametrize(("pips", "grain"), YIELDS)
def test_a_die_says_how_much_grain_a_canal_brings(pips: int, grain: int) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: same table, per irrigable city with a canal."""
    board = bare(eve_of(season=AUTUMN)).built(Province.BABYLON, canals=1).begin(throwing={BABYLON: pips})

    assert board.has(BABYLON, GRAIN) == 30 + grain
    assert len(board.told(Event.DICE)) == 1


def test_one_die_counts_for_all_canals_of_a_party() -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: one die per party with a canal."""
    board = (
        bare(eve_of(season=AUTUMN))
        .owns(BABYLON, Province.KISH, Province.UR)
        .built(Province.KISH, canals=2)
        .owns(MARI, Province.EMAR)
        .built(Province.EMAR, canals=1)
    )
    board.built(Province.ISIN, canals=2).begin(throwing={BABYLON: 5, MARI: 1})

    assert [board.has(party, GRAIN) - 30 for party in (BABYLON, MARI, ASSUR)] == [5 * 10, 6, 0]
    assert len(board.told(Event.DICE)) == 2


@pytest.mark.parametrize("season", Season)
def test_with_two_harvests_they_are_in_summer_and_winter(season: Season) -> None:
    """docs/rules/mesopotamia.md §A round is a season: house rule `harvests`."""
    board = eve_of(season=season, harvests="two").begin()
    harvested = [event for event in board.told(Event.DICE) if event[3] == GRAIN]

    assert bool(harvested) == (season in (Season.SUMMER, Season.WINTER))


@pytest.mark.parametrize("season", [SPRING, SUMMER, WINTER])
def test_the_harvest_is_in_autumn(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 5 Harvest: autumn."""
    board = eve_of(season=season).begin()

    assert board.has(BABYLON, GRAIN) == 30
    assert board.told(Event.DICE) == []
