"""The board and the box: facts of the map, its checker, and an owner's corrected values are what is played with."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from mesopotamia.layout import (
    AUTUMN,
    BABYLON,
    FLOUR,
    GRAIN,
    MARDUK,
    METAL,
    ORE,
    SPRING,
    SUMMER,
    WOOD,
    Layout,
    eve_of,
    lay,
)
from mesopotamia.moves import BUILD_MARDUK, DONE, RAISE_FOOT, SMELT, bank, mill, place
from tworivers.engine.boxes import BadBox
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Event, Province, Task

PRINTED = GAME.standard_box.read_text(encoding="utf-8")
PROVINCES = {part["name"]: part for part in tomllib.loads(PRINTED)["province"]}
DER_BORDERS = 'borders = ["eshnunna", "mashkan", "lagash", "urua", "gutians", "simurrum"]'


def corrected(old: str, new: str, within: str = "") -> Any:
    """The printed box with one value changed, the first after `within`."""
    head, tail = PRINTED[: PRINTED.index(within)], PRINTED[PRINTED.index(within) :]
    assert old in tail, f"{old} doesn't stand in the box"
    assert within or tail.count(old) == 1, f"{old} stands {tail.count(old)} times in the box"
    return GAME.read_box(head + tail.replace(old, new, 1), "my-box.toml")


def refused(old: str, new: str, within: str = "") -> str:
    """What is said of a box with one value changed."""
    with pytest.raises(BadBox) as error:
        corrected(old, new, within)
    assert "my-box.toml" in str(error.value)
    return str(error.value)


def cities(name: str) -> dict[str, bool]:
    """The cities of a province, and whether they can be irrigated."""
    return {city["name"]: city["irrigable"] for city in PROVINCES[name]["cities"]}


def test_the_board_has_56_provinces() -> None:
    """rules/mesopotamia.md §Board: 56 provinces; 8 cores, 5 nomad origins, the others ordinary;
    0 to 3 cities in each.
    """
    kinds = [part["kind"] for part in PROVINCES.values()]

    assert [name.name.lower() for name in Province] == list(PROVINCES)
    assert len(PROVINCES) == 56
    assert (kinds.count("core"), kinds.count("origin"), kinds.count("ordinary")) == (8, 5, 43)
    assert {len(part["cities"]) for part in PROVINCES.values()} == {0, 1, 2, 3}


def test_what_the_rulebook_tells_of_the_map() -> None:
    """rules/mesopotamia.md §Board, seed facts: Babylon, Borsippa, Dilbat; Bagdad irrigable, Hatra not; Sutaeans;
    mine at Der.
    """
    assert set(cities("babylon")) == {"Babylon", "Borsippa", "Dilbat"}
    assert cities("bagdad")["Bagdad"] is True
    assert cities("hatra")["Hatra"] is False
    assert PROVINCES["sutaeans"]["kind"] == "origin"
    assert PROVINCES["der"]["mine"] is True


def test_the_record_holds_the_map() -> None:
    """rules/mesopotamia.md §Board: a province has cities (each irrigable or not), tree holes, perhaps a mine,
    and neighbours.
    """
    g = Table(GAME, 4, seed=1).g

    for name, part in PROVINCES.items():
        here = Province[name.upper()]
        assert g.cities[here] == len(part["cities"])
        assert g.irrigable[here] == sum(city["irrigable"] for city in part["cities"])
        assert g.holes[here] == part["trees"]
        assert bool(g.mines >> here & 1) == part["mine"]
        assert bool(g.origins >> here & 1) == (part["kind"] == "origin")
        assert {there.name.lower() for there in Province if g.border[here] >> there & 1} == set(part["borders"])


def test_neighbours_are_neighbours_both_ways_and_all_land_is_connected() -> None:
    """rules/mesopotamia.md §Board: neighbours."""
    for name, part in PROVINCES.items():
        assert all(name in PROVINCES[there]["borders"] for there in part["borders"])
        assert name not in part["borders"]
    reached = {"babylon"}
    for _ in PROVINCES:
        reached |= {there for name in reached for there in PROVINCES[name]["borders"]}
    assert reached == set(PROVINCES)


def test_only_what_the_rulebook_names_is_marked_so() -> None:
    """mesopotamia.de, phase 5: "wie z.B. Bagdad", "wie z.B. Hatra"; it names no tribe, no other city and no mine."""
    provinces = [part for part in re.split(r"\n(?=\[)", PRINTED) if part.startswith("[[province]]")]
    printed = [re.findall(r'name = "(\w+)"', part)[0] for part in provinces if 'mark = "S"' in part]
    tribes = re.split(r"\n(?=\[)", PRINTED[PRINTED.index("[tribe]") :])[0]

    assert sorted(printed) == ["bagdad", "hatra"]
    assert 'mark = "S"' not in tribes


def test_every_value_has_its_mark() -> None:
    """rules/mesopotamia.md, head: marks S and R; every R number lives in the component files."""
    for part in [part for part in re.split(r"\n(?=\[)", PRINTED) if part.startswith("[")]:
        lines = [line for line in part.splitlines() if "value =" in line]
        assert all(re.search(r'mark = "[SR]"', line) for line in lines)
        assert re.search(r'mark = "[SR]"', part), part


@pytest.mark.parametrize(
    ("old", "new", "within", "words"),
    [
        ('"simurrum"]', '"babylon"]', DER_BORDERS, ("der", "babylon")),
        ('"simurrum"]', '"atlantis"]', DER_BORDERS, ("der", "atlantis")),
        ('"simurrum"]', '"simurrum", "der"]', DER_BORDERS, ("der",)),
        ('name = "marad"', 'name = "kish"', 'name = "marad"\nkind', ("kish",)),
        ('name = "marad"', 'name = "atlantis"', 'name = "marad"\nkind', ("atlantis",)),
        (
            '    { name = "Kutalla", irrigable = true, at = [31.25, 45.98], from = "estimate" },\n',
            "",
            'name = "larsa"',
            ("larsa",),
        ),
        ('capital = "larsa"', 'capital = "babylon"', "", ("larsa",)),
        ('capital = "halab"', 'capital = "emar"', "", ("emar",)),
        ('sutaeans = { value = "sutaeans"', 'sutaeans = { value = "hatra"', "", ("hatra",)),
    ],
)
def test_a_wrong_map_is_refused_by_the_name_of_the_province(
    old: str, new: str, within: str, words: tuple[str, ...]
) -> None:
    """rules/mesopotamia.md §Board: an owner of the box can correct the map; the message names the province."""
    message = refused(old, new, within)

    for word in words:
        assert word in message


def test_a_missing_province_is_named() -> None:
    """rules/mesopotamia.md §Board: 56 provinces."""
    start = PRINTED.index('[[province]]\nname = "ayapir"')
    text = PRINTED[:start].replace(', "ayapir"]', "]")

    with pytest.raises(BadBox, match="ayapir"):
        GAME.read_box(text, "my-box.toml")


def test_an_island_is_named() -> None:
    """rules/mesopotamia.md §Board: all connected."""
    start = PRINTED.index('[[province]]\nname = "ayapir"')
    text = PRINTED[:start].replace(', "ayapir"]', "]") + PRINTED[start:].replace(
        'borders = ["susa", "awan"]', "borders = []"
    )

    with pytest.raises(BadBox, match="ayapir"):
        GAME.read_box(text, "my-box.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('grain = { value = 10, mark = "S" }', 'grain = { value = "ten", mark = "S" }', ("grain", "ten", "integer")),
        ('grain = { value = 10, mark = "S" }', 'grain = { value = 10, mark = "Q" }', ("grain", "Q")),
        ("bank_rate =", "bank_rates =", ("bank_rate",)),
        ('ore = { value = ["spring"]', 'ore = { value = ["monsoon"]', ("ore", "monsoon")),
        ("size = { value = 100", "size = { value = 101", ("frame.size", "101", "100")),
        ('list = { value = "mari"', 'list = { value = "rome"', ("six.list", "rome", "mari")),
        ("each = { value = 5", "each = { value = 10", ("48", "card")),
        ("dice_yield = { value = [6, 6, 8, 8, 10, 10]", "dice_yield = { value = [6, 6, 8]", ("dice_yield",)),
    ],
)
def test_a_wrong_value_is_named_and_explained(old: str, new: str, words: tuple[str, ...]) -> None:
    """rules/mesopotamia.md, head: an owner of the box can correct it."""
    message = refused(old, new)

    for word in words:
        assert word in message


def test_a_wrong_value_of_a_province_is_found_by_its_number() -> None:
    """rules/mesopotamia.md, head: an owner of the box can correct it. Hatra is the 25th province of the file."""
    hatra = 'name = "hatra"\nkind'

    assert "province 25, trees is -1" in refused("trees = 0", "trees = -1", hatra)
    assert "province 25, kind is 'swamp'" in refused('kind = "ordinary"', 'kind = "swamp"', hatra)


def with_box(old: str, new: str, within: str = "", season: Any = SPRING) -> Layout:
    """Before a round with a corrected box."""
    return eve_of(box=corrected(old, new, within), season=season)


def test_parties_begin_with_the_stock_the_box_says() -> None:
    """rules/mesopotamia.md §Setup: stock."""
    table = Table(GAME, 3, seed=1, box=corrected("metal = { value = 5", "metal = { value = 9"))

    assert list(table.g.stock[:3, METAL]) == [9, 9, 9]


def test_cores_begin_with_what_the_box_says() -> None:
    """rules/mesopotamia.md §Setup: each core."""
    board = with_box("walls = { value = 3", "walls = { value = 1")

    assert board.count("walls", Province.BABYLON) == 1


def test_a_core_has_no_canal_where_the_box_says_a_city_isnt_irrigable() -> None:
    """rules/mesopotamia.md §Setup: a canal at each irrigable city."""
    board = with_box("irrigable = true", "irrigable = false", within='name = "Dilbat"')

    assert board.count("canals", Province.BABYLON) == 2
    assert board.count("canals", Province.ASSUR) == 3


def test_phases_are_played_when_the_box_says() -> None:
    """rules/mesopotamia.md §A round is a season: the assignment lives in the data as a season mask per phase."""
    board = with_box(
        'harvest = { value = ["autumn"]', 'harvest = { value = ["summer", "winter"]', season=SUMMER
    ).begin()

    assert len(board.told(Event.DICE)) == 4
    board.end_round()
    assert len(board.told(Event.DICE)) == 4
    board.end_round()
    assert len(board.told(Event.DICE)) == 8


def test_dice_bring_what_the_box_says() -> None:
    """rules/mesopotamia.md §A round is a season, phases 4 and 5."""
    board = with_box("value = [6, 6, 8, 8, 10, 10]", "value = [7, 6, 8, 8, 10, 10]", season=AUTUMN)
    board.buildings(Province.MARI).buildings(Province.ASSUR).buildings(Province.ESHNUNNA).begin(throwing={BABYLON: 1})

    assert board.has(BABYLON, GRAIN) == 30 + 3 * 7


def test_mills_and_forges_work_as_the_box_says() -> None:
    """rules/mesopotamia.md §A round is a season, phases 6 and 8."""
    board = with_box("mill_grain = { value = 5", "mill_grain = { value = 7").begin().do(BABYLON, mill(7), DONE)
    assert board.has(BABYLON, FLOUR) == 30 + 7 - 3

    board = (
        with_box("smelt_ore = { value = 5", "smelt_ore = { value = 9")
        .begin()
        .until(BABYLON, Task.FORGE)
        .do(BABYLON, SMELT)
    )
    assert board.has(BABYLON, ORE) == 21


def test_prices_are_what_the_box_says() -> None:
    """rules/mesopotamia.md §A round is a season, phases 8 and 11A."""
    board = (
        with_box("foot_price = { value = 1", "foot_price = { value = 4")
        .begin()
        .until(BABYLON, Task.FORGE)
        .do(BABYLON, RAISE_FOOT)
    )
    assert [board.has(BABYLON, kind) for kind in (METAL, WOOD, FLOUR)] == [26, 26, 23]

    board = (
        with_box("building_price = { value = 1", "building_price = { value = 3")
        .begin()
        .turn(BABYLON)
        .do(BABYLON, BUILD_MARDUK)
    )
    assert [board.has(BABYLON, kind) for kind in (METAL, WOOD, FLOUR)] == [27, 27, 24]


def test_the_bank_takes_what_the_box_says() -> None:
    """rules/mesopotamia.md §Trade: the bank."""
    board = with_box("bank_rate = { value = 3", "bank_rate = { value = 2").begin().until(BABYLON, Task.FORGE)
    board.do(BABYLON, bank(GRAIN, FLOUR))

    assert board.has(BABYLON, GRAIN) == 28


def test_frame_rolls_are_what_the_box_says() -> None:
    """rules/mesopotamia.md §Frame roll."""
    board = (
        with_box("frame_roll = { value = 4", "frame_roll = { value = 6")
        .begin()
        .turn(BABYLON)
        .loaded(5)
        .do(BABYLON, BUILD_MARDUK)
    )

    assert board.slot(0) is None
    board.owns(BABYLON, Province.KISH).loaded(6).do(BABYLON, BUILD_MARDUK)
    assert board.slot(0) == (BABYLON, MARDUK)


def test_a_tree_more_on_the_map_can_be_felled() -> None:
    """rules/mesopotamia.md §Board: tree holes are data."""
    board = (
        with_box("trees = 0", "trees = 2", 'name = "hatra"\nkind')
        .owns(BABYLON, Province.HATRA)
        .begin()
        .do(BABYLON, place(Province.HATRA))
    )

    assert board.has(BABYLON, WOOD) == 31


def test_an_owner_may_rename_provinces_and_move_a_border() -> None:
    """rules/mesopotamia.md, head: an owner of the box can correct it; what is drawn follows the file."""
    text = PRINTED.replace('"kish"', '"Kuta"').replace('"der"', '"Badra of the East"')
    text = text.replace(
        'borders = ["ur", "larsa", "umma", "isin"]', 'borders = ["ur", "larsa", "umma", "isin", "lagash"]'
    )
    start = text.index('name = "lagash"')
    text = text[:start] + text[start:].replace("borders = [", 'borders = ["uruk", ', 1)
    here, there = Province.URUK, Province.LAGASH

    board = lay(box=GAME.read_box(text, "my-box.toml"))
    scene = GAME.scene(text)

    assert int(board.g.border[here]) >> there & 1
    assert int(board.g.border[there]) >> here & 1
    assert scene["words"] == {"province-kish": "Kuta", "province-der": "Badra of the East"}
    drawn = {part["name"]: part for part in scene["provinces"]}
    assert "kish" in drawn
    assert "lagash" in drawn["uruk"]["borders"]
    assert GAME.scene(PRINTED)["words"] == {}
    assert scene["cards"]["mercenaries"] == 4
