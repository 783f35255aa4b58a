"""Phase 11A: temples and canals."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, AUTUMN, BABYLON, CANAL, ESHNUNNA, MARI, SPRING, SUMMER, WINTER, Layout, eve_of
from mesopotamia.moves import (
    BUILD_CANAL,
    BUILD_FORGE,
    BUILD_ISHTAR,
    BUILD_MARDUK,
    BUILD_MILLSTONE,
    CLOCKWISE,
    DONE,
    place,
)
from tworivers.mesopotamia.names import Province, Season, Task

BUILDINGS = [(BUILD_MARDUK, "marduk"), (BUILD_ISHTAR, "ishtar"), (BUILD_CANAL, "canals")]
BUILD = {BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL}


def building(*provinces: Province, **stock: int) -> Layout:
    """It is Babylon's 11A; it owns these provinces besides its core."""
    board = eve_of().owns(BABYLON, *provinces).begin().turn(BABYLON)
    return board.stock(BABYLON, **stock) if stock else board


@pytest.mark.parametrize(("build", "kind"), BUILDINGS)
def test_a_building_costs_metal_wood_and_flour(build: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: Marduk temple, Ishtar temple or canal:
    1 metal, 1 wood, 1 flour.
    """
    board = building(Province.KISH, grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, build)
    if board.task(BABYLON) is Task.ERECT_AT:
        board.do(BABYLON, place(Province.KISH))

    assert board.count(kind, Province.KISH) == 1
    assert board.holds(BABYLON) == (4, 2, 4, 2, 2)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_a_building_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: 1 metal, 1 wood, 1 flour."""
    board = building(Province.KISH, **{"flour": 1, "metal": 1, "wood": 1, missing: 0})

    assert not board.legal(BABYLON) & BUILD
    assert board.can(BABYLON, DONE)


@pytest.mark.parametrize(("first", "kind"), BUILDINGS)
def test_one_building_a_province_and_round(first: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province and round, whatever it is."""
    board = building(Province.KISH, Province.ISIN).do(BABYLON, first, place(Province.KISH))
    for build in (BUILD_MARDUK, BUILD_ISHTAR):
        assert board.copy().do(BABYLON, build).places(BABYLON) == {Province.BABYLON, Province.ISIN}

    board.do(BABYLON, BUILD_CANAL)

    assert board.count("canals", Province.ISIN) == 1
    assert not board.can(BABYLON, BUILD_CANAL)


def test_a_province_can_be_built_in_again_next_round() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: per round."""
    board = building().do(BABYLON, BUILD_MARDUK)
    assert not board.legal(BABYLON) & BUILD

    board.end_round().turn(BABYLON).do(BABYLON, BUILD_ISHTAR)

    assert (board.count("marduk", Province.BABYLON), board.count("ishtar", Province.BABYLON)) == (1, 1)


def test_a_turn_may_build_in_every_province() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province."""
    board = building(Province.KISH, Province.ISIN)

    board.do(BABYLON, BUILD_MARDUK, place(Province.KISH), BUILD_MARDUK, place(Province.ISIN), BUILD_ISHTAR)

    assert [board.count("marduk", name) for name in (Province.KISH, Province.ISIN)] == [1, 1]
    assert board.count("ishtar", Province.BABYLON) == 1


@pytest.mark.parametrize(
    ("marduk", "ishtar", "room"),
    [(0, 0, True), (1, 0, True), (0, 1, True), (1, 1, False), (2, 0, False), (0, 2, False)],
)
def test_one_temple_per_city(marduk: int, ishtar: int, room: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one temple per city, of either god; Kish has two cities."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.KISH, marduk=marduk, ishtar=ishtar)
        .built(Province.BABYLON, marduk=3)
        .begin()
        .turn(BABYLON)
    )

    assert (board.can(BABYLON, BUILD_MARDUK), board.can(BABYLON, BUILD_ISHTAR)) == (room, room)


@pytest.mark.parametrize(
    ("province", "canals", "room"),
    [
        (Province.KISH, 0, True),
        (Province.KISH, 1, True),
        (Province.KISH, 2, False),
        (Province.UR, 0, True),
        (Province.UR, 1, False),
    ],
)
def test_one_canal_per_irrigable_city(province: Province, canals: int, room: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one canal per irrigable city; Ur has one, Kish two."""
    board = eve_of().owns(BABYLON, province).built(province, canals=canals).begin().turn(BABYLON)

    assert board.can(BABYLON, BUILD_CANAL) is room


def test_cities_that_cant_be_irrigated_get_temples_but_no_canals() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one temple per city, one canal per irrigable city;
    Hatra is not irrigable.
    """
    board = eve_of().owns(BABYLON, Province.HATRA).built(Province.BABYLON, marduk=3).begin().turn(BABYLON)
    assert not board.can(BABYLON, BUILD_CANAL)

    board.do(BABYLON, BUILD_ISHTAR)

    assert board.count("ishtar", Province.HATRA) == 1


def test_temples_and_canals_dont_take_each_others_place() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: temples by cities, canals by irrigable cities."""
    board = (
        eve_of()
        .owns(BABYLON, Province.SIPPAR)
        .built(Province.SIPPAR, canals=1)
        .built(Province.BABYLON, marduk=3)
        .begin()
        .turn(BABYLON)
        .do(BABYLON, BUILD_MARDUK)
    )

    assert board.count("marduk", Province.SIPPAR) == 1


def test_building_is_in_the_own_realm_where_cities_are() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: per city of a province that is one's own."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH, Province.LULLUBUM)
        .owns(MARI, Province.ISIN)
        .begin()
        .turn(BABYLON)
        .do(BABYLON, BUILD_MARDUK)
    )

    assert board.legal(BABYLON) == {place(Province.BABYLON), place(Province.KISH)}


def test_forges_and_millstones_are_not_built_in_phase_eleven() -> None:
    """rules/mesopotamia.md §A round is a season: 11A builds Marduk temples, Ishtar temples or canals."""
    assert not building(Province.KISH).legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}


def test_nobody_has_to_build() -> None:
    """rules/mesopotamia.md §A round is a season: 11A, then 11B: campaign, then movement and battles."""
    board = building().do(BABYLON, DONE)
    assert board.task(BABYLON) is Task.CAMPAIGN

    board.do(BABYLON, DONE)
    assert board.task(BABYLON) is Task.MOVE
    assert not board.legal(BABYLON) & BUILD


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_building_is_possible_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: always."""
    board = eve_of(season=season).begin().turn(BABYLON)

    assert board.can(BABYLON, BUILD_MARDUK)


def test_the_mark_stays_with_a_conquered_province() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province and round,
    the mark stays with a conquered province.
    """
    board = eve_of().owns(BABYLON, Province.KISH).owns(MARI, Province.SIPPAR).troops(MARI, Province.SIPPAR, foot=2)
    board.symbols(MARI, CANAL).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk_all()
    board.do(BABYLON, CLOCKWISE, BUILD_MARDUK, place(Province.KISH)).turn(MARI).conquer(MARI, Province.KISH)

    assert board.owner(Province.KISH) == MARI
    assert int(board.g.built) >> Province.KISH & 1
    board.end_round()
    assert not int(board.g.built) >> Province.KISH & 1
