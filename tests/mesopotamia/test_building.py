"""Phase 11A: temples and canals."""

from __future__ import annotations

import pytest

from mesopotamia.table import (
    ASSUR,
    AUTUMN,
    BABYLON,
    BUILD_CANAL,
    BUILD_FORGE,
    BUILD_ISHTAR,
    BUILD_MARDUK,
    BUILD_MILLSTONE,
    CANAL,
    CLOCKWISE,
    DONE,
    ESHNUNNA,
    MARI,
    SPRING,
    SUMMER,
    WINTER,
    Layout,
    lay,
    place,
    province,
)
from tworivers.mesopotamia.state import Season, Task

BUILDINGS = [(BUILD_MARDUK, "marduk"), (BUILD_ISHTAR, "ishtar"), (BUILD_CANAL, "canals")]
BUILD = {BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL}


def building(*names: str, **stock: int) -> Layout:
    """It is Babylon's 11A; it owns these provinces besides its core."""
    table = lay().own(BABYLON, *names).begin().turn(BABYLON)
    return table.store(BABYLON, **stock) if stock else table


@pytest.mark.parametrize(("build", "kind"), BUILDINGS)
def test_a_building_costs_metal_wood_and_flour(build: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: Marduk temple, Ishtar temple or canal: 1 metal, 1 wood, 1 flour."""
    table = building("kish", grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, build)
    if table.asked(BABYLON) is Task.ERECT_AT:
        table.do(BABYLON, place("kish"))

    assert table.count(kind, "kish") == 1
    assert table.stock(BABYLON) == (4, 2, 4, 2, 2)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_a_building_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: 1 metal, 1 wood, 1 flour."""
    table = building("kish", **{"flour": 1, "metal": 1, "wood": 1, missing: 0})

    assert not table.legal(BABYLON) & BUILD
    assert table.can(BABYLON, DONE)


@pytest.mark.parametrize(("first", "kind"), BUILDINGS)
def test_one_building_a_province_and_round(first: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province and round, whatever it is."""
    table = building("kish", "isin").do(BABYLON, first, place("kish"))
    for build in (BUILD_MARDUK, BUILD_ISHTAR):
        assert table.copy().do(BABYLON, build).places(BABYLON) == {"babylon", "isin"}

    table.do(BABYLON, BUILD_CANAL)

    assert table.count("canals", "isin") == 1
    assert not table.can(BABYLON, BUILD_CANAL)


def test_a_province_can_be_built_in_again_next_round() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: per round."""
    table = building().do(BABYLON, BUILD_MARDUK)
    assert not table.legal(BABYLON) & BUILD

    table.finish().turn(BABYLON).do(BABYLON, BUILD_ISHTAR)

    assert (table.count("marduk", "babylon"), table.count("ishtar", "babylon")) == (1, 1)


def test_a_turn_may_build_in_every_province() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province."""
    table = building("kish", "isin")

    table.do(BABYLON, BUILD_MARDUK, place("kish"), BUILD_MARDUK, place("isin"), BUILD_ISHTAR)

    assert [table.count("marduk", name) for name in ("kish", "isin")] == [1, 1]
    assert table.count("ishtar", "babylon") == 1


@pytest.mark.parametrize(
    ("marduk", "ishtar", "room"),
    [(0, 0, True), (1, 0, True), (0, 1, True), (1, 1, False), (2, 0, False), (0, 2, False)],
)
def test_one_temple_per_city(marduk: int, ishtar: int, room: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one temple per city, of either god; Kish has two cities."""
    table = (
        lay()
        .own(BABYLON, "kish")
        .built("kish", marduk=marduk, ishtar=ishtar)
        .built("babylon", marduk=3)
        .begin()
        .turn(BABYLON)
    )

    assert (table.can(BABYLON, BUILD_MARDUK), table.can(BABYLON, BUILD_ISHTAR)) == (room, room)


@pytest.mark.parametrize(
    ("name", "canals", "room"),
    [("kish", 0, True), ("kish", 1, True), ("kish", 2, False), ("ur", 0, True), ("ur", 1, False)],
)
def test_one_canal_per_irrigable_city(name: str, canals: int, room: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one canal per irrigable city; Ur has one, Kish two."""
    table = lay().own(BABYLON, name).built(name, canals=canals).begin().turn(BABYLON)

    assert table.can(BABYLON, BUILD_CANAL) is room


def test_cities_that_cant_be_irrigated_get_temples_but_no_canals() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one temple per city, one canal per irrigable city; Hatra is not irrigable."""
    table = lay().own(BABYLON, "hatra").built("babylon", marduk=3).begin().turn(BABYLON)
    assert not table.can(BABYLON, BUILD_CANAL)

    table.do(BABYLON, BUILD_ISHTAR)

    assert table.count("ishtar", "hatra") == 1


def test_temples_and_canals_dont_take_each_others_place() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: temples by cities, canals by irrigable cities."""
    table = (
        lay()
        .own(BABYLON, "sippar")
        .built("sippar", canals=1)
        .built("babylon", marduk=3)
        .begin()
        .turn(BABYLON)
        .do(BABYLON, BUILD_MARDUK)
    )

    assert table.count("marduk", "sippar") == 1


def test_building_is_in_the_own_realm_where_cities_are() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: per city of a province that is one's own."""
    table = lay().own(BABYLON, "kish", "lullubum").own(MARI, "isin").begin().turn(BABYLON).do(BABYLON, BUILD_MARDUK)

    assert table.legal(BABYLON) == {place("babylon"), place("kish")}


def test_forges_and_millstones_are_not_built_in_phase_eleven() -> None:
    """rules/mesopotamia.md §A round is a season: 11A builds Marduk temples, Ishtar temples or canals."""
    assert not building("kish").legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}


def test_nobody_has_to_build() -> None:
    """rules/mesopotamia.md §A round is a season: 11A, then 11B: campaign, then movement and battles."""
    table = building().do(BABYLON, DONE)
    assert table.asked(BABYLON) is Task.CAMPAIGN

    table.do(BABYLON, DONE)
    assert table.asked(BABYLON) is Task.MOVE
    assert not table.legal(BABYLON) & BUILD


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_building_is_possible_in_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season, 11A: always."""
    table = lay(season=season).begin().turn(BABYLON)

    assert table.can(BABYLON, BUILD_MARDUK)


def test_the_mark_stays_with_a_conquered_province() -> None:
    """rules/mesopotamia.md §A round is a season, 11A: one per province and round, the mark stays with a conquered province."""
    table = lay().own(BABYLON, "kish").own(MARI, "sippar").troops(MARI, "sippar", foot=2)
    table.symbols(MARI, CANAL).symbols(ESHNUNNA, CANAL).symbols(ASSUR, CANAL).begin().walk()
    table.do(BABYLON, CLOCKWISE, BUILD_MARDUK, place("kish")).turn(MARI).conquer(MARI, "kish")

    assert table.owner("kish") is MARI
    assert int(table.g.built) >> province("kish") & 1
    table.finish()
    assert not int(table.g.built) >> province("kish") & 1
