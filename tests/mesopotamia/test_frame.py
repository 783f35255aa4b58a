"""The frame: rolls after building, neighbouring symbols, gaps, and what counts at the end."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, CANAL, ISHTAR, MARDUK, MARI, MILITARY, Layout, eve_of
from mesopotamia.moves import BUILD_CANAL, BUILD_ISHTAR, BUILD_MARDUK, DONE, place
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Event, Province, Symbol, Task

BUILDS = {MARDUK: BUILD_MARDUK, ISHTAR: BUILD_ISHTAR, CANAL: BUILD_CANAL}
MATCHES = {(MARDUK, MARDUK), (ISHTAR, ISHTAR), (ISHTAR, CANAL), (CANAL, ISHTAR)}
"""What is built, and beside which own symbol it is easier."""
PAIRS = [(built, beside) for built in (MARDUK, ISHTAR, CANAL) for beside in (MARDUK, ISHTAR, CANAL, MILITARY)]


def build(board: Layout, symbol: Symbol, pips: int, at: Province = Province.KISH) -> Layout:
    """In Babylon's 11A: build in a province and roll this."""
    board.loaded(pips).do(BABYLON, BUILDS[symbol])
    if board.task(BABYLON) is Task.ERECT_AT:
        board.do(BABYLON, place(at))
    return board


def own_kish() -> Layout:
    """Babylon owns Kish, where two temples and two canals have room."""
    return eve_of().owns(BABYLON, Province.KISH, Province.ISIN)


@pytest.mark.parametrize("symbol", [MARDUK, ISHTAR, CANAL])
@pytest.mark.parametrize(("pips", "placed"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_four_puts_the_symbol_on_the_frame(symbol: Symbol, pips: int, placed: bool) -> None:
    """rules/mesopotamia.md §Frame roll: after each building, roll: 4+ puts its symbol on the frame."""
    board = build(own_kish().begin().turn(BABYLON), symbol, pips)

    assert board.slots() == ([(BABYLON, symbol)] if placed else [])
    assert board.count(("marduk", "ishtar", "canals")[symbol], Province.KISH) == 1


@pytest.mark.parametrize(("built", "beside"), PAIRS)
def test_two_is_enough_beside_an_own_matching_symbol(built: Symbol, beside: Symbol) -> None:
    """rules/mesopotamia.md §Frame roll: 2+ beside Marduk-Marduk, Ishtar-Ishtar, Ishtar-canal, canal-Ishtar;
    other pairs need 4.
    """
    ready = own_kish().symbols(BABYLON, beside).begin().turn(BABYLON)

    for pips in (2, 3):
        board = build(ready.copy(), built, pips)
        assert board.slot(1) == ((BABYLON, built) if (built, beside) in MATCHES else None)
    assert build(ready.copy(), built, 1).slot(1) is None
    assert build(ready.copy(), built, 4).slot(1) == (BABYLON, built)


@pytest.mark.parametrize(("built", "beside"), sorted(MATCHES))
def test_others_symbols_dont_make_it_easier(built: Symbol, beside: Symbol) -> None:
    """rules/mesopotamia.md §Frame roll: next to an own matching symbol."""
    board = build(own_kish().symbols(MARI, beside).begin().turn(BABYLON), built, 3)

    assert board.slot(1) is None


def test_next_to_means_neighbouring_slots() -> None:
    """rules/mesopotamia.md §Frame roll: "next to" = neighbouring frame slots."""
    board = build(own_kish().symbols(BABYLON, MARDUK).symbols(MARI, MARDUK).begin().turn(BABYLON), MARDUK, 3)

    assert board.slot(2) is None


def test_the_slot_behind_a_gap_is_next_to_it_too() -> None:
    """rules/mesopotamia.md §Frame roll: the slot it would take is next to an own matching symbol, on either side."""
    board = own_kish().symbols(MARI, CANAL, CANAL).symbols(BABYLON, ISHTAR).gap(1).begin().turn(BABYLON)

    build(board, CANAL, 2)

    assert board.slots() == [(MARI, CANAL), (BABYLON, CANAL), (BABYLON, ISHTAR)]


def test_symbols_follow_each_other() -> None:
    """rules/mesopotamia.md §Board, Frame: filled from the lower left corner clockwise."""
    board = own_kish().symbols(MARI, MILITARY).begin().turn(BABYLON)

    build(board, MARDUK, 4)
    build(board, ISHTAR, 4, Province.ISIN)

    assert board.slots() == [(MARI, MILITARY), (BABYLON, MARDUK), (BABYLON, ISHTAR)]


def test_gaps_are_refilled_first() -> None:
    """rules/mesopotamia.md §Board, Frame: gaps are refilled first, from the lower left corner."""
    board = own_kish().symbols(MARI, *[MILITARY] * 5).gap(3).gap(1).begin().turn(BABYLON)

    build(board, MARDUK, 6)
    assert board.slot(1) == (BABYLON, MARDUK)
    build(board, MARDUK, 6, Province.ISIN)
    assert board.slot(3) == (BABYLON, MARDUK)
    build(board, ISHTAR, 6)
    assert board.slot(5) == (BABYLON, ISHTAR)


def test_the_last_slot_is_next_to_the_first() -> None:
    """rules/mesopotamia.md §Board, Frame: slots in a loop."""
    board = own_kish().symbols(BABYLON, MARDUK).symbols(MARI, *[MILITARY] * 98).begin().turn(BABYLON)

    assert build(board, MARDUK, 2).slot(99) == (BABYLON, MARDUK)


def test_the_first_slot_is_next_to_the_last() -> None:
    """rules/mesopotamia.md §Board, Frame: slots in a loop."""
    board = own_kish().symbols(MARI, *[MILITARY] * 99).symbols(BABYLON, ISHTAR).gap(0).begin().turn(BABYLON)

    assert build(board, CANAL, 2).slot(0) == (BABYLON, CANAL)


def test_a_full_frame_takes_no_roll_and_no_symbol() -> None:
    """rules/mesopotamia.md §Board, Frame: full frame: no roll, nothing placed. The building stands all the same."""
    board = own_kish().symbols(MARI, *[MILITARY] * 50).symbols(BABYLON, *[MARDUK] * 50).begin().turn(BABYLON)
    before, frame = board.table.dice.copy(), board.slots()

    board.do(BABYLON, BUILD_MARDUK, place(Province.KISH))

    assert board.slots() == frame
    assert (board.table.dice == before).all()
    assert board.count("marduk", Province.KISH) == 1
    assert board.holds(BABYLON) == (30, 30 - 7 - 1, 30, 29, 29)
    assert board.told(Event.ROLL) == []


def test_a_smaller_frame_is_full_earlier_and_closes_earlier() -> None:
    """rules/mesopotamia.md §Board, Frame: 100 slots in a loop; the size is data."""
    printed = GAME.standard_box.read_text(encoding="utf-8")
    box = GAME.read_box(printed.replace("size = { value = 100", "size = { value = 4"), "my-box.toml")
    board = (
        eve_of(box=box)
        .owns(BABYLON, Province.KISH, Province.ISIN)
        .symbols(BABYLON, MARDUK)
        .symbols(MARI, MILITARY, MILITARY)
        .begin()
        .turn(BABYLON)
    )

    build(board, MARDUK, 2)
    assert board.slots() == [(BABYLON, MARDUK), (MARI, MILITARY), (MARI, MILITARY), (BABYLON, MARDUK)]
    build(board, MARDUK, 6, Province.ISIN)
    assert board.table.scores()[BABYLON] == 2


def test_every_building_of_a_turn_has_its_own_roll() -> None:
    """rules/mesopotamia.md §Frame roll: after each building."""
    board = own_kish().begin().turn(BABYLON)

    build(board, MARDUK, 3)
    build(board, MARDUK, 4, Province.ISIN)
    build(board, MARDUK, 2, Province.BABYLON)

    assert board.slots() == [(BABYLON, MARDUK), (BABYLON, MARDUK)]


def test_walls_forges_and_millstones_bring_no_symbol() -> None:
    """rules/mesopotamia.md §Frame roll (11A): after each building of 11A."""
    board = own_kish().begin().until(BABYLON, Task.WALL).do(BABYLON, place(Province.KISH))

    assert board.slots() == []
    assert board.told(Event.ROLL) == []


def test_the_score_is_the_number_of_own_symbols() -> None:
    """rules/mesopotamia.md §Parties and goal: score = own symbols (temples, canals, military) on the board's frame."""
    board = (
        eve_of()
        .symbols(BABYLON, MARDUK, ISHTAR, CANAL, MILITARY)
        .symbols(MARI, MILITARY, MILITARY)
        .symbols(ASSUR, CANAL)
        .gap(4)
    )

    assert board.table.scores() == [4, 1, 0, 1]


def test_what_stands_on_the_map_doesnt_score() -> None:
    """rules/mesopotamia.md §Parties and goal: symbols on the frame."""
    board = build(own_kish().begin().turn(BABYLON), MARDUK, 3).do(BABYLON, DONE)

    assert board.table.scores()[BABYLON] == 0


def test_taking_a_province_from_a_party_puts_a_foot_on_the_frame() -> None:
    """rules/mesopotamia.md §Movement and battle: put one foot symbol on the frame, no roll; it fills the first gap."""
    board = (
        own_kish()
        .owns(MARI, Province.SIPPAR)
        .troops(MARI, Province.SIPPAR, foot=2)
        .symbols(ASSUR, CANAL, CANAL, CANAL)
        .gap(1)
    )

    board.begin().turn(MARI).conquer(MARI, Province.KISH)

    assert board.slots() == [(ASSUR, CANAL), (MARI, MILITARY), (ASSUR, CANAL)]
    assert board.table.scores() == [0, 1, 0, 2]


def test_a_conquest_finds_no_room_on_a_full_frame() -> None:
    """rules/mesopotamia.md §Board, Frame: full frame: nothing placed."""
    board = own_kish().owns(MARI, Province.SIPPAR).troops(MARI, Province.SIPPAR, foot=2).symbols(ASSUR, *[CANAL] * 100)

    board.begin().turn(MARI).conquer(MARI, Province.KISH)

    assert board.table.scores() == [0, 0, 0, 100]


def test_a_symbol_lost_in_war_leaves_a_gap_for_the_victors_foot() -> None:
    """rules/mesopotamia.md §Movement and battle: the loser's military symbol goes, then the attacker places his;
    §Board: gaps first.
    """
    board = (
        own_kish()
        .owns(MARI, Province.SIPPAR)
        .troops(MARI, Province.SIPPAR, foot=2)
        .symbols(ASSUR, CANAL)
        .symbols(BABYLON, MILITARY)
        .symbols(ASSUR, CANAL)
    )

    board.begin().turn(MARI).conquer(MARI, Province.KISH)

    assert board.slots() == [(ASSUR, CANAL), (MARI, MILITARY), (ASSUR, CANAL)]
