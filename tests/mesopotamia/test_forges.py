"""Phases 8 to 10: what forges do, and building walls, forges and millstones."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, MARI, Layout, eve_of
from mesopotamia.moves import (
    ADD_BLANK,
    BUILD_CANAL,
    BUILD_FORGE,
    BUILD_ISHTAR,
    BUILD_MARDUK,
    BUILD_MILLSTONE,
    DONE,
    RAISE_CHARIOT,
    RAISE_FOOT,
    SMELT,
    place,
)
from tworivers.mesopotamia.names import Phase, Province, Season, Task


def at_forges(*provinces: Province, **stock: int) -> Layout:
    """Babylon is asked what its forges do; it has one at home and one in each named province. Its cities are fed."""
    board = eve_of().owns(BABYLON, *provinces)
    for province in provinces:
        board.built(province, forges=1)
    board.begin().until(BABYLON, Task.FORGE)
    return board.stock(BABYLON, **stock)


@pytest.mark.parametrize(("ore", "metal"), [(30, 5), (6, 5), (5, 5), (3, 3), (1, 1)])
def test_a_forge_smelts_as_much_as_it_can(ore: int, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: turns up to 5 ore into metal, as much as it can."""
    board = at_forges(ore=ore, metal=2).do(BABYLON, SMELT)

    assert board.holds(BABYLON) == (0, 0, ore - metal, 2 + metal, 0)


def test_without_ore_there_is_nothing_to_smelt() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: up to 5 ore into metal."""
    assert not at_forges(metal=9).can(BABYLON, SMELT)


def test_a_forge_raises_a_foot_in_its_province() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: foot for 1 metal, 1 wood, 1 flour."""
    board = at_forges(Province.KISH, flour=3, metal=3, wood=3).do(BABYLON, RAISE_FOOT, place(Province.KISH))

    assert board.holds(BABYLON) == (0, 2, 0, 2, 2)
    assert board.units(BABYLON, Province.KISH) == (1, 0, 0)
    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 0)


def test_a_forge_raises_a_chariot_in_its_province() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: chariot for 2 each."""
    board = at_forges(Province.KISH, flour=3, metal=3, wood=3).do(BABYLON, RAISE_CHARIOT, place(Province.KISH))

    assert board.holds(BABYLON) == (0, 1, 0, 1, 1)
    assert board.units(BABYLON, Province.KISH) == (0, 1, 0)


@pytest.mark.parametrize(
    ("stock", "foot", "chariot"),
    [
        ({"flour": 2, "metal": 2, "wood": 2}, True, True),
        ({"flour": 1, "metal": 2, "wood": 2}, True, False),
        ({"flour": 2, "metal": 1, "wood": 2}, True, False),
        ({"flour": 2, "metal": 2, "wood": 1}, True, False),
        ({"flour": 0, "metal": 2, "wood": 2}, False, False),
        ({"flour": 2, "metal": 0, "wood": 2}, False, False),
        ({"flour": 2, "metal": 2, "wood": 0}, False, False),
    ],
)
def test_units_must_be_paid(stock: dict[str, int], foot: bool, chariot: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: one foot (1 metal, 1 wood, 1 flour) or chariot (2 each)."""
    board = at_forges(**stock)

    assert (board.can(BABYLON, RAISE_FOOT), board.can(BABYLON, RAISE_CHARIOT)) == (foot, chariot)


@pytest.mark.parametrize("work", [SMELT, RAISE_FOOT, RAISE_CHARIOT])
def test_a_forge_does_one_thing_a_round(work: int) -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge either smelts, or raises one foot or chariot."""
    board = at_forges(flour=20, ore=20, metal=20, wood=20).do(BABYLON, work)

    assert not board.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}
    board.end_round().until(BABYLON, Task.FORGE)
    assert board.can(BABYLON, work)


def test_every_forge_does_its_own_thing() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge."""
    board = at_forges(Province.KISH, flour=20, ore=20, metal=20, wood=20)

    board.do(BABYLON, RAISE_FOOT, place(Province.BABYLON), SMELT)

    assert board.units(BABYLON, Province.BABYLON) == (3, 1, 0)
    assert board.holds(BABYLON) == (0, 19, 15, 24, 19)
    assert not board.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_two_forges_in_a_province_raise_two_units() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge, in its province."""
    board = eve_of().built(Province.BABYLON, forges=2).begin().until(BABYLON, Task.FORGE)

    board.do(BABYLON, RAISE_FOOT, RAISE_CHARIOT)

    assert board.units(BABYLON, Province.BABYLON) == (3, 2, 0)
    assert not board.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_metal_just_smelted_can_be_spent_at_the_next_forge() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: one forge after the other."""
    board = at_forges(Province.KISH, flour=1, ore=5, wood=1).do(BABYLON, SMELT)
    if board.task(BABYLON) is Task.WORK_AT:
        board.do(BABYLON, place(Province.KISH))

    board.do(BABYLON, RAISE_FOOT)

    assert board.holds(BABYLON) == (0, 0, 0, 4, 0)


def test_forges_may_stay_cold() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: DONE ends the phase."""
    board = at_forges(flour=20, ore=20, metal=20, wood=20).do(BABYLON, DONE)

    assert board.holds(BABYLON) == (0, 20, 20, 20, 20)
    assert board.task(BABYLON) is Task.WORKS


@pytest.mark.parametrize("season", Season)
def test_phases_eight_to_ten_come_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season: 8, 9 and 10 always, in this order."""
    board = eve_of(season=season).built(Province.BABYLON, walls=2).begin().until(BABYLON, Task.FORGE)
    assert board.phase(BABYLON) is Phase.FORGES

    board.do(BABYLON, DONE)
    assert (board.task(BABYLON), board.phase(BABYLON)) == (Task.WALL, Phase.WALLS)
    board.do(BABYLON, DONE)
    assert (board.task(BABYLON), board.phase(BABYLON)) == (Task.WORKS, Phase.WORKS)
    board.do(BABYLON, DONE)
    assert (board.task(BABYLON), board.phase(BABYLON)) == (None, Phase.IDLE)


def test_others_and_neutral_forges_cant_be_used() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: of the own realm."""
    board = (
        eve_of()
        .owns(MARI, Province.KISH)
        .built(Province.KISH, forges=1)
        .built(Province.UR, forges=1)
        .built(Province.BABYLON, forges=0)
    )
    board.begin().until(BABYLON, Task.FORGE)

    assert not board.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_blanks_go_into_own_stacks_that_hold_a_unit() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: blanks may be added to own stacks that hold a unit."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.UR)
        .built(Province.UR, forges=1)
        .owns(ASSUR, Province.HATRA)
        .troops(ASSUR, Province.HATRA, 1)
        .troops(BABYLON, Province.KISH, 1)
    )
    board.begin().until(BABYLON, Task.FORGE).do(BABYLON, ADD_BLANK)
    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}

    board.do(BABYLON, place(Province.KISH))

    assert board.units(BABYLON, Province.KISH) == (1, 0, 1)
    assert board.holds(BABYLON) == (30, 30 - 7, 30, 30, 30)


def test_blanks_alone_are_no_stack_to_add_to() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: stacks that hold a unit."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .troops(BABYLON, Province.KISH, blanks=2)
        .begin()
        .until(BABYLON, Task.FORGE)
        .do(BABYLON, ADD_BLANK)
    )

    assert board.units(BABYLON, Province.KISH) == (0, 0, 2)
    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 1)


def test_blanks_take_no_forge() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: a blank is not what a forge does."""
    board = (
        eve_of().built(Province.BABYLON, forges=0).begin().until(BABYLON, Task.FORGE).do(BABYLON, ADD_BLANK, ADD_BLANK)
    )

    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 2)


def test_a_party_has_six_blanks() -> None:
    """rules/mesopotamia.md §Secrets: blanks: 6 per party."""
    board = at_forges()

    board.do(BABYLON, *[ADD_BLANK] * 6)

    assert board.units(BABYLON, Province.BABYLON) == (2, 1, 6)
    assert not board.can(BABYLON, ADD_BLANK)


def test_a_unit_just_raised_can_be_covered_with_a_blank() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: stacks that hold a unit."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.KISH, forges=1)
        .troops(BABYLON, Province.BABYLON)
        .begin()
        .until(BABYLON, Task.FORGE)
    )
    assert not board.can(BABYLON, ADD_BLANK)

    board.do(BABYLON, RAISE_FOOT, place(Province.KISH), ADD_BLANK)

    assert board.units(BABYLON, Province.KISH) == (1, 0, 1)


def at_walls(*provinces: Province, **stock: int) -> Layout:
    """Babylon is asked where to build a wall."""
    board = eve_of().owns(BABYLON, *provinces).begin().until(BABYLON, Task.WALL)
    return board.stock(BABYLON, **stock)


def test_a_wall_costs_metal_wood_and_flour() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 metal, 1 wood, 1 flour."""
    board = at_walls(Province.KISH, grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, place(Province.KISH))

    assert board.count("walls", Province.KISH) == 1
    assert board.holds(BABYLON) == (4, 2, 4, 2, 2)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_a_wall_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 metal, 1 wood, 1 flour."""
    board = at_walls(Province.KISH, **{"flour": 1, "metal": 1, "wood": 1, missing: 0})

    assert board.places(BABYLON) == set()
    assert board.can(BABYLON, DONE)


def test_one_new_wall_a_province_and_round() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 new per province and round."""
    board = at_walls(Province.KISH, Province.ISIN, flour=9, metal=9, wood=9).do(BABYLON, place(Province.KISH))
    assert board.places(BABYLON) == {Province.ISIN}

    board.do(BABYLON, place(Province.ISIN))
    assert board.places(BABYLON) == set()

    board.end_round().stock(BABYLON, flour=20, metal=9, wood=9).until(BABYLON, Task.WALL).do(
        BABYLON, place(Province.KISH)
    )
    assert (board.count("walls", Province.KISH), board.count("walls", Province.ISIN)) == (2, 1)


def test_one_wall_per_city() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: at most 1 per city; only in the own realm."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.HATRA, Province.URUK, Province.LULLUBUM, Province.LARSA)
        .built(Province.KISH, walls=1)
        .built(Province.HATRA, walls=1)
    )
    board.built(Province.LARSA, walls=3).trees(Province.LULLUBUM, 0).owns(MARI, Province.ISIN).begin().until(
        BABYLON, Task.WALL
    )

    assert board.places(BABYLON) == {Province.KISH, Province.URUK}


def at_works(**stock: int) -> Layout:
    """Babylon, that also owns Kish with its two cities, is asked what to build in phase 10."""
    board = eve_of().owns(BABYLON, Province.KISH).begin().until(BABYLON, Task.WORKS)
    return board.stock(BABYLON, **stock)


@pytest.mark.parametrize(("works", "kind"), [(BUILD_FORGE, "forges"), (BUILD_MILLSTONE, "millstones")])
def test_forges_and_millstones_cost_two_of_each(works: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal, 2 wood, 2 flour each."""
    board = at_works(grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, works, place(Province.KISH))

    assert board.count(kind, Province.KISH) == 1
    assert board.holds(BABYLON) == (4, 1, 4, 1, 1)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_works_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal, 2 wood, 2 flour."""
    board = at_works(**{"flour": 2, "metal": 2, "wood": 2, missing: 1})

    assert not board.legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}
    assert board.can(BABYLON, DONE)


def test_one_forge_and_one_millstone_per_city() -> None:
    """rules/mesopotamia.md §A round is a season, 10: at most one of each per city; several a round; the own realm."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.HATRA, Province.LULLUBUM)
        .owns(MARI, Province.ISIN)
        .built(Province.BABYLON, forges=3, millstones=2)
    )
    board.built(Province.HATRA, millstones=1).trees(Province.LULLUBUM, 0).begin().until(BABYLON, Task.WORKS)

    board.do(BABYLON, BUILD_FORGE)
    assert board.legal(BABYLON) == {place(Province.KISH), place(Province.HATRA)}
    board.do(BABYLON, place(Province.KISH), BUILD_FORGE, place(Province.KISH), BUILD_MILLSTONE)
    assert board.legal(BABYLON) == {place(Province.KISH), place(Province.BABYLON)}
    board.do(BABYLON, place(Province.BABYLON), BUILD_MILLSTONE, BUILD_MILLSTONE, BUILD_FORGE)

    assert [board.count("forges", name) for name in (Province.BABYLON, Province.KISH, Province.HATRA)] == [3, 2, 1]
    assert [board.count("millstones", name) for name in (Province.BABYLON, Province.KISH, Province.HATRA)] == [3, 2, 1]
    assert not board.legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}


def test_temples_and_canals_are_not_built_in_phase_ten() -> None:
    """rules/mesopotamia.md §A round is a season: 10 forges and millstones, 11A temples and canals."""
    board = at_works(flour=9, metal=9, wood=9)

    assert not board.legal(BABYLON) & {BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL}
