"""Phases 1 to 10 in parallel: what others do meanwhile, and questions that lose their ground."""

from __future__ import annotations

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, GRAIN, MARI, METAL, ORE, WOOD, Layout, eve_of
from mesopotamia.moves import (
    BUILD_FORGE,
    RAISE_FOOT,
    SEND,
    SMELT,
    accept,
    ask,
    card,
    give,
    give_card,
    mill,
    party,
    place,
    trade,
)
from tworivers.mesopotamia.names import Card, Material, Province, Task


def offered(board: Layout, *asked: Material) -> Layout:
    """Mari, at its forges, has offered Babylon a wood for these."""
    board.until(MARI, Task.FORGE).do(MARI, trade(BABYLON), give(WOOD))
    return board.do(MARI, *[ask(material) for material in asked], SEND)


def test_grain_given_away_cant_be_milled() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling; §Trade: answers at any time."""
    board = offered(eve_of().stock(BABYLON, grain=6, flour=9).begin(), *[GRAIN] * 4)
    assert board.can(BABYLON, mill(5))

    board.do(BABYLON, accept(MARI))

    assert board.task(BABYLON) is Task.MILL
    assert [count for count in range(6) if board.can(BABYLON, mill(count))] == [0, 1, 2]


def test_who_has_given_all_grain_away_mills_nothing() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: nothing to mill, which nobody else sees."""
    board = offered(eve_of().stock(BABYLON, grain=5, flour=9).begin(), *[GRAIN] * 5).do(BABYLON, accept(MARI))

    assert board.asked(BABYLON) == {mill(0)}
    assert board.holds(BABYLON) == (0, 9, 0, 0, 1)


def test_a_forge_that_can_no_longer_be_paid_isnt_built() -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal; §Trade: answers at any time."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .begin()
        .until(BABYLON, Task.WORKS)
        .stock(BABYLON, flour=2, metal=2, wood=2)
    )
    offered(board, METAL).do(BABYLON, BUILD_FORGE)
    assert board.task(BABYLON) is Task.ERECT_AT

    board.do(BABYLON, accept(MARI))

    assert board.task(BABYLON) is Task.WORKS
    assert not board.can(BABYLON, BUILD_FORGE)
    assert board.holds(BABYLON) == (0, 2, 0, 1, 3)


def test_a_unit_that_can_no_longer_be_paid_isnt_raised() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: 1 metal, 1 wood, 1 flour; §Trade: answers at any time."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.KISH, forges=1)
        .begin()
        .until(BABYLON, Task.FORGE)
        .stock(BABYLON, flour=1, metal=1, wood=1)
    )
    offered(board, METAL).do(BABYLON, RAISE_FOOT, accept(MARI))

    assert board.task(BABYLON) is Task.FORGE
    assert not board.can(BABYLON, RAISE_FOOT)
    assert board.units(BABYLON, Province.KISH) == (0, 0, 0)


def test_ore_given_away_isnt_smelted() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: ore into metal; §Trade: answers at any time."""
    board = (
        eve_of()
        .owns(BABYLON, Province.KISH)
        .built(Province.KISH, forges=1)
        .begin()
        .until(BABYLON, Task.FORGE)
        .stock(BABYLON, ore=2)
    )
    offered(board, ORE).do(BABYLON, SMELT, accept(MARI))

    if board.task(BABYLON) is Task.WORK_AT:
        board.do(BABYLON, place(Province.KISH))

    assert board.has(BABYLON, ORE) + board.has(BABYLON, METAL) == 1


def test_flour_given_away_leaves_cities_hungry() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: reckoned when a party gets there."""
    board = offered(eve_of().stock(BABYLON, grain=1, flour=3).begin(), Material.FLOUR)

    board.do(BABYLON, accept(MARI), mill(0))

    assert board.task(BABYLON) is Task.FEED


def test_two_intrigues_against_one_alliance() -> None:
    """rules/mesopotamia.md §Cards: intrigue ends an alliance of two others; who comes too late isn't stuck."""
    board = eve_of(cards=True).hand(ESHNUNNA, Card.INTRIGUE).hand(ASSUR, Card.INTRIGUE).allies(BABYLON, MARI)
    board.begin().until(ESHNUNNA, Task.FORGE).until(ASSUR, Task.FORGE).do(ESHNUNNA, card(Card.INTRIGUE))
    assert board.task(ESHNUNNA) is Task.INTRIGUE_ONE

    board.do(ASSUR, card(Card.INTRIGUE), party(BABYLON))

    assert board.task(ESHNUNNA) is Task.FORGE
    assert not board.g.allied.any()


def test_spies_come_to_an_empty_hand() -> None:
    """rules/mesopotamia.md §Cards: spies take one card; the rival may give them all away meanwhile."""
    board = eve_of(cards=True).hand(ESHNUNNA, Card.SPIES).hand(MARI, Card.CARAVAN, Card.BLESSING).begin()
    for seat in (ESHNUNNA, MARI, ASSUR):
        board.until(seat, Task.FORGE)
    board.do(ESHNUNNA, card(Card.SPIES), party(MARI))
    assert board.legal(ESHNUNNA) == {card(Card.CARAVAN), card(Card.BLESSING)}

    board.do(MARI, trade(ASSUR), give_card(Card.CARAVAN), give_card(Card.BLESSING), SEND)
    board.do(ASSUR, accept(MARI))

    assert board.task(ESHNUNNA) is Task.FORGE
    assert board.g.hand[: board.table.seats].sum(axis=1).tolist() == [0, 0, 0, 2]
