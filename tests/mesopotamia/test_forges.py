"""Phases 8 to 10: what forges do, and building walls, forges and millstones."""

from __future__ import annotations

import pytest

from mesopotamia.table import (
    ADD_BLANK,
    ASSUR,
    AUTUMN,
    BABYLON,
    BUILD_CANAL,
    BUILD_FORGE,
    BUILD_ISHTAR,
    BUILD_MARDUK,
    BUILD_MILLSTONE,
    DONE,
    MARI,
    RAISE_CHARIOT,
    RAISE_FOOT,
    SMELT,
    SPRING,
    SUMMER,
    WINTER,
    Layout,
    lay,
    place,
)
from tworivers.mesopotamia.state import Phase, Season, Task

EVERY_SEASON = (SPRING, SUMMER, AUTUMN, WINTER)


def at_forges(*names: str, **stock: int) -> Layout:
    """Babylon is asked what its forges do; it has one at home and one in each named province. Its cities are fed."""
    table = lay().own(BABYLON, *names)
    for name in names:
        table.built(name, forges=1)
    table.begin().until(BABYLON, Task.FORGE)
    return table.store(BABYLON, **stock)


@pytest.mark.parametrize(("ore", "metal"), [(30, 5), (6, 5), (5, 5), (3, 3), (1, 1)])
def test_a_forge_smelts_as_much_as_it_can(ore: int, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: turns up to 5 ore into metal, as much as it can."""
    table = at_forges(ore=ore, metal=2).do(BABYLON, SMELT)

    assert table.stock(BABYLON) == (0, 0, ore - metal, 2 + metal, 0)


def test_without_ore_there_is_nothing_to_smelt() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: up to 5 ore into metal."""
    assert not at_forges(metal=9).can(BABYLON, SMELT)


def test_a_forge_raises_a_foot_in_its_province() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: foot for 1 metal, 1 wood, 1 flour."""
    table = at_forges("kish", flour=3, metal=3, wood=3).do(BABYLON, RAISE_FOOT, place("kish"))

    assert table.stock(BABYLON) == (0, 2, 0, 2, 2)
    assert table.stack(BABYLON, "kish") == (1, 0, 0)
    assert table.stack(BABYLON, "babylon") == (2, 1, 0)


def test_a_forge_raises_a_chariot_in_its_province() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: chariot for 2 each."""
    table = at_forges("kish", flour=3, metal=3, wood=3).do(BABYLON, RAISE_CHARIOT, place("kish"))

    assert table.stock(BABYLON) == (0, 1, 0, 1, 1)
    assert table.stack(BABYLON, "kish") == (0, 1, 0)


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
    table = at_forges(**stock)

    assert (table.can(BABYLON, RAISE_FOOT), table.can(BABYLON, RAISE_CHARIOT)) == (foot, chariot)


@pytest.mark.parametrize("work", [SMELT, RAISE_FOOT, RAISE_CHARIOT])
def test_a_forge_does_one_thing_a_round(work: int) -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge either smelts, or raises one foot or chariot."""
    table = at_forges(flour=20, ore=20, metal=20, wood=20).do(BABYLON, work)

    assert not table.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}
    table.finish().until(BABYLON, Task.FORGE)
    assert table.can(BABYLON, work)


def test_every_forge_does_its_own_thing() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge."""
    table = at_forges("kish", flour=20, ore=20, metal=20, wood=20)

    table.do(BABYLON, RAISE_FOOT, place("babylon"), SMELT)

    assert table.stack(BABYLON, "babylon") == (3, 1, 0)
    assert table.stock(BABYLON) == (0, 19, 15, 24, 19)
    assert not table.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_two_forges_in_a_province_raise_two_units() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: each forge, in its province."""
    table = lay().built("babylon", forges=2).begin().until(BABYLON, Task.FORGE)

    table.do(BABYLON, RAISE_FOOT, RAISE_CHARIOT)

    assert table.stack(BABYLON, "babylon") == (3, 2, 0)
    assert not table.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_metal_just_smelted_can_be_spent_at_the_next_forge() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: one forge after the other."""
    table = at_forges("kish", flour=1, ore=5, wood=1).do(BABYLON, SMELT)
    if table.asked(BABYLON) is Task.WORK_AT:
        table.do(BABYLON, place("kish"))

    table.do(BABYLON, RAISE_FOOT)

    assert table.stock(BABYLON) == (0, 0, 0, 4, 0)


def test_forges_may_stay_cold() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: DONE ends the phase."""
    table = at_forges(flour=20, ore=20, metal=20, wood=20).do(BABYLON, DONE)

    assert table.stock(BABYLON) == (0, 20, 20, 20, 20)
    assert table.asked(BABYLON) is Task.WORKS


@pytest.mark.parametrize("season", EVERY_SEASON)
def test_phases_eight_to_ten_come_every_season(season: Season) -> None:
    """rules/mesopotamia.md §A round is a season: 8, 9 and 10 always, in this order."""
    table = lay(season=season).built("babylon", walls=2).begin().until(BABYLON, Task.FORGE)
    assert table.phase(BABYLON) is Phase.FORGES

    table.do(BABYLON, DONE)
    assert (table.asked(BABYLON), table.phase(BABYLON)) == (Task.WALL, Phase.WALLS)
    table.do(BABYLON, DONE)
    assert (table.asked(BABYLON), table.phase(BABYLON)) == (Task.WORKS, Phase.WORKS)
    table.do(BABYLON, DONE)
    assert (table.asked(BABYLON), table.phase(BABYLON)) == (None, Phase.IDLE)


def test_others_and_neutral_forges_cant_be_used() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: of the own realm."""
    table = lay().own(MARI, "kish").built("kish", forges=1).built("ur", forges=1).built("babylon", forges=0)
    table.begin().until(BABYLON, Task.FORGE)

    assert not table.legal(BABYLON) & {SMELT, RAISE_FOOT, RAISE_CHARIOT}


def test_blanks_go_into_own_stacks_that_hold_a_unit() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: blanks may be added to own stacks that hold a unit."""
    table = (
        lay()
        .own(BABYLON, "kish", "ur")
        .built("ur", forges=1)
        .own(ASSUR, "hatra")
        .troops(ASSUR, "hatra", 1)
        .troops(BABYLON, "kish", 1)
    )
    table.begin().until(BABYLON, Task.FORGE).do(BABYLON, ADD_BLANK)
    assert table.legal(BABYLON) == {place("babylon"), place("kish")}

    table.do(BABYLON, place("kish"))

    assert table.stack(BABYLON, "kish") == (1, 0, 1)
    assert table.stock(BABYLON) == (30, 30 - 7, 30, 30, 30)


def test_blanks_alone_are_no_stack_to_add_to() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: stacks that hold a unit."""
    table = (
        lay()
        .own(BABYLON, "kish")
        .troops(BABYLON, "kish", blanks=2)
        .begin()
        .until(BABYLON, Task.FORGE)
        .do(BABYLON, ADD_BLANK)
    )

    assert table.stack(BABYLON, "kish") == (0, 0, 2)
    assert table.stack(BABYLON, "babylon") == (2, 1, 1)


def test_blanks_take_no_forge() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: a blank is not what a forge does."""
    table = lay().built("babylon", forges=0).begin().until(BABYLON, Task.FORGE).do(BABYLON, ADD_BLANK, ADD_BLANK)

    assert table.stack(BABYLON, "babylon") == (2, 1, 2)


def test_a_party_has_six_blanks() -> None:
    """rules/mesopotamia.md §Secrets: blanks: 6 per party."""
    table = at_forges()

    table.do(BABYLON, *[ADD_BLANK] * 6)

    assert table.stack(BABYLON, "babylon") == (2, 1, 6)
    assert not table.can(BABYLON, ADD_BLANK)


def test_a_unit_just_raised_can_be_covered_with_a_blank() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: stacks that hold a unit."""
    table = (
        lay().own(BABYLON, "kish").built("kish", forges=1).troops(BABYLON, "babylon").begin().until(BABYLON, Task.FORGE)
    )
    assert not table.can(BABYLON, ADD_BLANK)

    table.do(BABYLON, RAISE_FOOT, place("kish"), ADD_BLANK)

    assert table.stack(BABYLON, "kish") == (1, 0, 1)


def at_walls(*names: str, **stock: int) -> Layout:
    """Babylon is asked where to build a wall."""
    table = lay().own(BABYLON, *names).begin().until(BABYLON, Task.WALL)
    return table.store(BABYLON, **stock)


def test_a_wall_costs_metal_wood_and_flour() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 metal, 1 wood, 1 flour."""
    table = at_walls("kish", grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, place("kish"))

    assert table.count("walls", "kish") == 1
    assert table.stock(BABYLON) == (4, 2, 4, 2, 2)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_a_wall_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 metal, 1 wood, 1 flour."""
    table = at_walls("kish", **{"flour": 1, "metal": 1, "wood": 1, missing: 0})

    assert table.places(BABYLON) == set()
    assert table.can(BABYLON, DONE)


def test_one_new_wall_a_province_and_round() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: 1 new per province and round."""
    table = at_walls("kish", "isin", flour=9, metal=9, wood=9).do(BABYLON, place("kish"))
    assert table.places(BABYLON) == {"isin"}

    table.do(BABYLON, place("isin"))
    assert table.places(BABYLON) == set()

    table.finish().store(BABYLON, flour=20, metal=9, wood=9).until(BABYLON, Task.WALL).do(BABYLON, place("kish"))
    assert (table.count("walls", "kish"), table.count("walls", "isin")) == (2, 1)


def test_one_wall_per_city() -> None:
    """rules/mesopotamia.md §A round is a season, 9 Walls: at most 1 per city; only in the own realm."""
    table = (
        lay().own(BABYLON, "kish", "hatra", "uruk", "lullubum", "larsa").built("kish", walls=1).built("hatra", walls=1)
    )
    table.built("larsa", walls=3).trees("lullubum", 0).own(MARI, "isin").begin().until(BABYLON, Task.WALL)

    assert table.places(BABYLON) == {"kish", "uruk"}


def at_works(**stock: int) -> Layout:
    """Babylon, that also owns Kish with its two cities, is asked what to build in phase 10."""
    table = lay().own(BABYLON, "kish").begin().until(BABYLON, Task.WORKS)
    return table.store(BABYLON, **stock)


@pytest.mark.parametrize(("works", "kind"), [(BUILD_FORGE, "forges"), (BUILD_MILLSTONE, "millstones")])
def test_forges_and_millstones_cost_two_of_each(works: int, kind: str) -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal, 2 wood, 2 flour each."""
    table = at_works(grain=4, flour=3, ore=4, metal=3, wood=3).do(BABYLON, works, place("kish"))

    assert table.count(kind, "kish") == 1
    assert table.stock(BABYLON) == (4, 1, 4, 1, 1)


@pytest.mark.parametrize("missing", ["flour", "metal", "wood"])
def test_works_must_be_paid(missing: str) -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal, 2 wood, 2 flour."""
    table = at_works(**{"flour": 2, "metal": 2, "wood": 2, missing: 1})

    assert not table.legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}
    assert table.can(BABYLON, DONE)


def test_one_forge_and_one_millstone_per_city() -> None:
    """rules/mesopotamia.md §A round is a season, 10: at most one of each per city; several a round; the own realm."""
    table = lay().own(BABYLON, "kish", "hatra", "lullubum").own(MARI, "isin").built("babylon", forges=3, millstones=2)
    table.built("hatra", millstones=1).trees("lullubum", 0).begin().until(BABYLON, Task.WORKS)

    table.do(BABYLON, BUILD_FORGE)
    assert table.legal(BABYLON) == {place("kish"), place("hatra")}
    table.do(BABYLON, place("kish"), BUILD_FORGE, place("kish"), BUILD_MILLSTONE)
    assert table.legal(BABYLON) == {place("kish"), place("babylon")}
    table.do(BABYLON, place("babylon"), BUILD_MILLSTONE, BUILD_MILLSTONE, BUILD_FORGE)

    assert [table.count("forges", name) for name in ("babylon", "kish", "hatra")] == [3, 2, 1]
    assert [table.count("millstones", name) for name in ("babylon", "kish", "hatra")] == [3, 2, 1]
    assert not table.legal(BABYLON) & {BUILD_FORGE, BUILD_MILLSTONE}


def test_temples_and_canals_are_not_built_in_phase_ten() -> None:
    """rules/mesopotamia.md §A round is a season: 10 forges and millstones, 11A temples and canals."""
    table = at_works(flour=9, metal=9, wood=9)

    assert not table.legal(BABYLON) & {BUILD_MARDUK, BUILD_ISHTAR, BUILD_CANAL}
