"""Phases 1 to 10 in parallel: what others do meanwhile, and questions that lose their ground."""

from __future__ import annotations

import numpy as np

from mesopotamia.table import (
    ASSUR,
    BABYLON,
    BUILD_FORGE,
    ESHNUNNA,
    GRAIN,
    MARI,
    METAL,
    ORE,
    RAISE_FOOT,
    SMELT,
    WOOD,
    Layout,
    lay,
    mill,
    place,
)
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import Card, Material, Party, Task


def offered(table: Layout, *asked: Material) -> Layout:
    """Mari, at its forges, has offered Babylon a wood for these."""
    table.until(MARI, Task.FORGE).do(MARI, codes.TRADE + table.seat(BABYLON), codes.GIVE + WOOD)
    return table.do(MARI, *[codes.ASK + material for material in asked], codes.SEND)


def accept(table: Layout) -> Layout:
    """Babylon accepts Mari's offer."""
    return table.do(BABYLON, codes.ACCEPT + table.seat(MARI))


def with_hands(table: Layout, hands: dict[Party, list[Card]]) -> Layout:
    """Deal exactly these cards; the others are left."""
    table.g.deck += table.g.hand.sum(axis=0).astype(np.int8)
    table.g.hand[:] = 0
    for party, cards in hands.items():
        for card in cards:
            table.g.hand[table.seat(party), card] += 1
            table.g.deck[card] -= 1
    return table


def test_grain_given_away_cant_be_milled() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling; §Trade: answers at any time."""
    table = offered(lay().store(BABYLON, grain=6, flour=9).begin(), *[GRAIN] * 4)
    assert table.can(BABYLON, mill(5))

    accept(table)

    assert table.asked(BABYLON) is Task.MILL
    assert [count for count in range(6) if table.can(BABYLON, mill(count))] == [0, 1, 2]


def test_who_has_given_all_grain_away_goes_on() -> None:
    """rules/mesopotamia.md §A round is a season, 6 Milling: nothing to mill."""
    table = accept(offered(lay().store(BABYLON, grain=5, flour=9).begin(), *[GRAIN] * 5))

    assert table.asked(BABYLON) is Task.FORGE
    assert table.stock(BABYLON) == (0, 9 - 3, 0, 0, 1)


def test_a_forge_that_can_no_longer_be_paid_isnt_built() -> None:
    """rules/mesopotamia.md §A round is a season, 10: 2 metal; §Trade: answers at any time."""
    table = lay().own(BABYLON, "kish").begin().until(BABYLON, Task.WORKS).store(BABYLON, flour=2, metal=2, wood=2)
    offered(table, METAL).do(BABYLON, BUILD_FORGE)
    assert table.asked(BABYLON) is Task.ERECT_AT

    accept(table)

    assert table.asked(BABYLON) is Task.WORKS
    assert not table.can(BABYLON, BUILD_FORGE)
    assert table.stock(BABYLON) == (0, 2, 0, 1, 3)


def test_a_unit_that_can_no_longer_be_paid_isnt_raised() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: 1 metal, 1 wood, 1 flour; §Trade: answers at any time."""
    table = (
        lay()
        .own(BABYLON, "kish")
        .built("kish", forges=1)
        .begin()
        .until(BABYLON, Task.FORGE)
        .store(BABYLON, flour=1, metal=1, wood=1)
    )
    accept(offered(table, METAL).do(BABYLON, RAISE_FOOT))

    assert table.asked(BABYLON) is Task.FORGE
    assert not table.can(BABYLON, RAISE_FOOT)
    assert table.stack(BABYLON, "kish") == (0, 0, 0)


def test_ore_given_away_isnt_smelted() -> None:
    """rules/mesopotamia.md §A round is a season, 8 Forges: ore into metal; §Trade: answers at any time."""
    table = lay().own(BABYLON, "kish").built("kish", forges=1).begin().until(BABYLON, Task.FORGE).store(BABYLON, ore=2)
    accept(offered(table, ORE).do(BABYLON, SMELT))

    if table.asked(BABYLON) is Task.WORK_AT:
        table.do(BABYLON, place("kish"))

    assert table.of(BABYLON, ORE) + table.of(BABYLON, METAL) == 1


def test_flour_given_away_leaves_cities_hungry() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: reckoned when a party gets there."""
    table = offered(lay().store(BABYLON, grain=1, flour=3).begin(), Material.FLOUR)

    accept(table).do(BABYLON, mill(0))

    assert table.asked(BABYLON) is Task.FEED


def test_two_intrigues_against_one_alliance() -> None:
    """rules/mesopotamia.md §Cards: intrigue ends an alliance of two others; who comes too late isn't stuck."""
    table = with_hands(lay(options={"cards": "on"}), {ESHNUNNA: [Card.INTRIGUE], ASSUR: [Card.INTRIGUE]})
    table.g.allied[table.seat(BABYLON)] |= 1 << table.seat(MARI)
    table.g.allied[table.seat(MARI)] |= 1 << table.seat(BABYLON)
    table.begin().until(ESHNUNNA, Task.FORGE).until(ASSUR, Task.FORGE).do(ESHNUNNA, codes.CARD + Card.INTRIGUE)
    assert table.asked(ESHNUNNA) is Task.INTRIGUE_ONE

    table.do(ASSUR, codes.CARD + Card.INTRIGUE, codes.PARTY + table.seat(BABYLON))

    assert table.asked(ESHNUNNA) is Task.FORGE
    assert not table.g.allied.any()


def test_spies_come_to_an_empty_hand() -> None:
    """rules/mesopotamia.md §Cards: spies take one card; the rival may give them all away meanwhile."""
    table = with_hands(
        lay(options={"cards": "on"}), {ESHNUNNA: [Card.SPIES], MARI: [Card.CARAVAN, Card.BLESSING]}
    ).begin()
    for party in (ESHNUNNA, MARI, ASSUR):
        table.until(party, Task.FORGE)
    table.do(ESHNUNNA, codes.CARD + Card.SPIES, codes.PARTY + table.seat(MARI))
    assert table.legal(ESHNUNNA) == {codes.CARD + Card.CARAVAN, codes.CARD + Card.BLESSING}

    table.do(
        MARI,
        codes.TRADE + table.seat(ASSUR),
        codes.GIVE_CARD + Card.CARAVAN,
        codes.GIVE_CARD + Card.BLESSING,
        codes.SEND,
    )
    table.do(ASSUR, codes.ACCEPT + table.seat(MARI))

    assert table.asked(ESHNUNNA) is Task.FORGE
    assert table.g.hand[: table.table.seats].sum(axis=1).tolist() == [0, 0, 0, 2]
