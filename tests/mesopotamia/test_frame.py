"""The frame: rolls after building, neighbouring symbols, gaps, and what counts at the end."""

from __future__ import annotations

import pytest

from mesopotamia.table import (
    ASSUR,
    BABYLON,
    BUILD_CANAL,
    BUILD_ISHTAR,
    BUILD_MARDUK,
    CANAL,
    DONE,
    ESHNUNNA,
    ISHTAR,
    MARDUK,
    MARI,
    MILITARY,
    Layout,
    lay,
    place,
)
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.state import Event, Symbol, Task

BUILDS = {MARDUK: BUILD_MARDUK, ISHTAR: BUILD_ISHTAR, CANAL: BUILD_CANAL}
MATCHES = {(MARDUK, MARDUK), (ISHTAR, ISHTAR), (ISHTAR, CANAL), (CANAL, ISHTAR)}
"""What is built, and beside which own symbol it is easier."""
PAIRS = [(built, beside) for built in (MARDUK, ISHTAR, CANAL) for beside in (MARDUK, ISHTAR, CANAL, MILITARY)]


def build(table: Layout, symbol: Symbol, pips: int, name: str = "kish") -> Layout:
    """In Babylon's 11A: build in a province and roll this."""
    table.dice(pips).do(BABYLON, BUILDS[symbol])
    if table.asked(BABYLON) is Task.ERECT_AT:
        table.do(BABYLON, place(name))
    return table


def own_kish() -> Layout:
    """Babylon owns Kish, where two temples and two canals have room."""
    return lay().own(BABYLON, "kish", "isin")


@pytest.mark.parametrize("symbol", [MARDUK, ISHTAR, CANAL])
@pytest.mark.parametrize(("pips", "placed"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_four_puts_the_symbol_on_the_frame(symbol: Symbol, pips: int, placed: bool) -> None:
    """rules/mesopotamia.md §Frame roll: after each building, roll: 4+ puts its symbol on the frame."""
    table = build(own_kish().begin().turn(BABYLON), symbol, pips)

    assert table.frame()[0] == ((BABYLON, symbol) if placed else None)
    assert table.frame()[1:] == [None] * 99
    assert table.count(("marduk", "ishtar", "canals")[symbol], "kish") == 1


@pytest.mark.parametrize(("built", "beside"), PAIRS)
def test_two_is_enough_beside_an_own_matching_symbol(built: Symbol, beside: Symbol) -> None:
    """rules/mesopotamia.md §Frame roll: 2+ beside Marduk-Marduk, Ishtar-Ishtar, Ishtar-canal, canal-Ishtar; other pairs need 4."""
    ready = own_kish().symbols(BABYLON, beside).begin().turn(BABYLON)

    for pips in (2, 3):
        table = build(ready.copy(), built, pips)
        assert table.frame()[1] == ((BABYLON, built) if (built, beside) in MATCHES else None)
    assert build(ready.copy(), built, 1).frame()[1] is None
    assert build(ready.copy(), built, 4).frame()[1] == (BABYLON, built)


@pytest.mark.parametrize(("built", "beside"), sorted(MATCHES))
def test_others_symbols_dont_make_it_easier(built: Symbol, beside: Symbol) -> None:
    """rules/mesopotamia.md §Frame roll: next to an own matching symbol."""
    table = build(own_kish().symbols(MARI, beside).begin().turn(BABYLON), built, 3)

    assert table.frame()[1] is None


def test_next_to_means_neighbouring_slots() -> None:
    """rules/mesopotamia.md §Frame roll: "next to" = neighbouring frame slots."""
    table = build(own_kish().symbols(BABYLON, MARDUK).symbols(MARI, MARDUK).begin().turn(BABYLON), MARDUK, 3)

    assert table.frame()[2] is None


def test_the_slot_behind_a_gap_is_next_to_it_too() -> None:
    """rules/mesopotamia.md §Frame roll: the slot it would take is next to an own matching symbol, on either side."""
    table = own_kish().symbols(MARI, CANAL, CANAL).symbols(BABYLON, ISHTAR).gap(1).begin().turn(BABYLON)

    build(table, CANAL, 2)

    assert table.frame()[:3] == [(MARI, CANAL), (BABYLON, CANAL), (BABYLON, ISHTAR)]


def test_symbols_follow_each_other() -> None:
    """rules/mesopotamia.md §Board, Frame: filled from the lower left corner clockwise."""
    table = own_kish().symbols(MARI, MILITARY).begin().turn(BABYLON)

    build(table, MARDUK, 4)
    build(table, ISHTAR, 4, "isin")

    assert table.frame()[:4] == [(MARI, MILITARY), (BABYLON, MARDUK), (BABYLON, ISHTAR), None]


def test_gaps_are_refilled_first() -> None:
    """rules/mesopotamia.md §Board, Frame: gaps are refilled first, from the lower left corner."""
    table = own_kish().symbols(MARI, *[MILITARY] * 5).gap(3).gap(1).begin().turn(BABYLON)

    build(table, MARDUK, 6)
    assert table.frame()[1] == (BABYLON, MARDUK)
    build(table, MARDUK, 6, "isin")
    assert table.frame()[3] == (BABYLON, MARDUK)
    build(table, ISHTAR, 6)
    assert table.frame()[5] == (BABYLON, ISHTAR)


def test_the_last_slot_is_next_to_the_first() -> None:
    """rules/mesopotamia.md §Board, Frame: slots in a loop."""
    table = own_kish().symbols(BABYLON, MARDUK).symbols(MARI, *[MILITARY] * 98).begin().turn(BABYLON)

    assert build(table, MARDUK, 2).frame()[99] == (BABYLON, MARDUK)


def test_the_first_slot_is_next_to_the_last() -> None:
    """rules/mesopotamia.md §Board, Frame: slots in a loop."""
    table = own_kish().symbols(MARI, *[MILITARY] * 99).symbols(BABYLON, ISHTAR).gap(0).begin().turn(BABYLON)

    assert build(table, CANAL, 2).frame()[0] == (BABYLON, CANAL)


def test_a_full_frame_takes_no_roll_and_no_symbol() -> None:
    """rules/mesopotamia.md §Board, Frame: full frame: no roll, nothing placed. The building stands all the same."""
    table = own_kish().symbols(MARI, *[MILITARY] * 50).symbols(BABYLON, *[MARDUK] * 50).begin().turn(BABYLON)
    before, frame = table.table.dice.copy(), table.frame()

    table.do(BABYLON, BUILD_MARDUK, place("kish"))

    assert table.frame() == frame
    assert (table.table.dice == before).all()
    assert table.count("marduk", "kish") == 1
    assert table.stock(BABYLON) == (30, 30 - 7 - 1, 30, 29, 29)
    assert table.told(Event.ROLL) == []


def test_a_smaller_frame_is_full_earlier_and_closes_earlier() -> None:
    """rules/mesopotamia.md §Board, Frame: 100 slots in a loop; the size is data."""
    printed = GAME.standard_box.read_text(encoding="utf-8")
    box = GAME.read_box(printed.replace("size = { value = 100", "size = { value = 4"), "my-box.toml")
    table = (
        lay(box=box)
        .own(BABYLON, "kish", "isin")
        .symbols(BABYLON, MARDUK)
        .symbols(MARI, MILITARY, MILITARY)
        .begin()
        .turn(BABYLON)
    )

    build(table, MARDUK, 2)
    assert table.frame() == [(BABYLON, MARDUK), (MARI, MILITARY), (MARI, MILITARY), (BABYLON, MARDUK)]
    build(table, MARDUK, 6, "isin")
    assert table.scores()[BABYLON] == 2


def test_every_building_of_a_turn_has_its_own_roll() -> None:
    """rules/mesopotamia.md §Frame roll: after each building."""
    table = own_kish().begin().turn(BABYLON)

    build(table, MARDUK, 3)
    build(table, MARDUK, 4, "isin")
    build(table, MARDUK, 2, "babylon")

    assert table.frame()[:3] == [(BABYLON, MARDUK), (BABYLON, MARDUK), None]


def test_walls_forges_and_millstones_bring_no_symbol() -> None:
    """rules/mesopotamia.md §Frame roll (11A): after each building of 11A."""
    table = own_kish().begin().until(BABYLON, Task.WALL).do(BABYLON, place("kish"))

    assert table.frame() == [None] * 100
    assert table.told(Event.ROLL) == []


def test_the_score_is_the_number_of_own_symbols() -> None:
    """rules/mesopotamia.md §Parties and goal: score = own symbols (temples, canals, military) on the board's frame."""
    table = (
        lay()
        .symbols(BABYLON, MARDUK, ISHTAR, CANAL, MILITARY)
        .symbols(MARI, MILITARY, MILITARY)
        .symbols(ASSUR, CANAL)
        .gap(4)
    )

    assert table.scores() == {BABYLON: 4, MARI: 1, ESHNUNNA: 0, ASSUR: 1}


def test_what_stands_on_the_map_doesnt_score() -> None:
    """rules/mesopotamia.md §Parties and goal: symbols on the frame."""
    table = build(own_kish().begin().turn(BABYLON), MARDUK, 3).do(BABYLON, DONE)

    assert table.scores()[BABYLON] == 0


def test_taking_a_province_from_a_party_puts_a_foot_on_the_frame() -> None:
    """rules/mesopotamia.md §Movement and battle: put one foot symbol on the frame, no roll; it fills the first gap."""
    table = own_kish().own(MARI, "sippar").troops(MARI, "sippar", foot=2).symbols(ASSUR, CANAL, CANAL, CANAL).gap(1)

    table.begin().turn(MARI).conquer(MARI, "kish")

    assert table.frame()[:3] == [(ASSUR, CANAL), (MARI, MILITARY), (ASSUR, CANAL)]
    assert table.scores() == {BABYLON: 0, MARI: 1, ESHNUNNA: 0, ASSUR: 2}


def test_a_conquest_finds_no_room_on_a_full_frame() -> None:
    """rules/mesopotamia.md §Board, Frame: full frame: nothing placed."""
    table = own_kish().own(MARI, "sippar").troops(MARI, "sippar", foot=2).symbols(ASSUR, *[CANAL] * 100)

    table.begin().turn(MARI).conquer(MARI, "kish")

    assert table.scores() == {BABYLON: 0, MARI: 0, ESHNUNNA: 0, ASSUR: 100}


def test_a_symbol_lost_in_war_leaves_a_gap_for_the_victors_foot() -> None:
    """rules/mesopotamia.md §Movement and battle: the loser's military symbol goes, then the attacker places his; §Board: gaps first."""
    table = (
        own_kish()
        .own(MARI, "sippar")
        .troops(MARI, "sippar", foot=2)
        .symbols(ASSUR, CANAL)
        .symbols(BABYLON, MILITARY)
        .symbols(ASSUR, CANAL)
    )

    table.begin().turn(MARI).conquer(MARI, "kish")

    assert table.frame()[:4] == [(ASSUR, CANAL), (MARI, MILITARY), (ASSUR, CANAL), None]
