"""Land without cities: all colours stand there together, and parties at war may still fight."""

from __future__ import annotations

import random

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    ESHNUNNA,
    FLOUR,
    FOOT,
    MARDUK,
    MARI,
    MILITARY,
    Layout,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import ANSWERS, ATTACK, BANKING, DECLARE_WAR, GO, TRADES, UNITS, party, place
from tworivers.mesopotamia.names import EMPTY, Event, Province, Symbol, Task, Tribe


def test_parties_at_war_may_fight_on_cityless_land() -> None:
    """rules/mesopotamia.md §Nomads: parties at war may still fight there."""
    board = turn_of(BABYLON).march(BABYLON).war(BABYLON, ESHNUNNA).tribe(Tribe.GUTIANS, Province.LULLUBUM)
    board.owns(BABYLON, Province.ARRAPHA).owns(ESHNUNNA, Province.LULLUBUM).troops(BABYLON, Province.ARRAPHA, foot=1)
    board.troops(ESHNUNNA, Province.LULLUBUM, foot=1).loaded(6, 1)

    board.do(BABYLON, ATTACK).answer(BABYLON, Task.ATTACK_AT, place(Province.LULLUBUM)).answer(
        BABYLON, Task.FOE, party(ESHNUNNA)
    )
    board.answer(BABYLON, Task.COMMIT, place(Province.ARRAPHA)).answer(BABYLON, Task.COMMIT, GO)

    assert board.owner(Province.LULLUBUM) == BABYLON
    assert board.slots() == [(BABYLON, Symbol.MILITARY)]
    assert board.units(ESHNUNNA, Province.LULLUBUM) == (0, 0, 0)
    assert board.g.tribe_units[Tribe.GUTIANS] == 4


def test_a_guest_beaten_on_anothers_land_leaves_the_land_to_its_owner() -> None:
    """rules/mesopotamia.md §Nomads: all colours may stand together; a province is taken from the party that owns it."""
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .war(BABYLON, ESHNUNNA)
        .owns(BABYLON, Province.ARRAPHA)
        .owns(ASSUR, Province.LULLUBUM)
    )
    board.troops(BABYLON, Province.ARRAPHA, foot=1).troops(ESHNUNNA, Province.LULLUBUM, foot=1).troops(
        ASSUR, Province.LULLUBUM, foot=1
    )

    board.loaded(6, 1).attack(BABYLON, Province.LULLUBUM, (FOOT, Province.ARRAPHA), foe=ESHNUNNA)

    assert board.owner(Province.LULLUBUM) == ASSUR
    assert board.slots() == []
    assert [board.units(seat, Province.LULLUBUM)[FOOT] for seat in (BABYLON, ESHNUNNA, ASSUR)] == [1, 0, 1]


def test_parties_at_war_may_fight_in_an_origin() -> None:
    """rules/mesopotamia.md §Nomads: all colours may stand together, parties at war may still fight there."""
    board = turn_of(BABYLON).march(BABYLON).war(BABYLON, ESHNUNNA).owns(BABYLON, Province.SIMURRUM)
    board.troops(BABYLON, Province.SIMURRUM, foot=1).troops(ESHNUNNA, Province.GUTIANS, foot=1).loaded(6, 1)

    board.attack(BABYLON, Province.GUTIANS, (FOOT, Province.SIMURRUM), foe=ESHNUNNA)

    assert board.units(ESHNUNNA, Province.GUTIANS) == (0, 0, 0)
    assert board.units(BABYLON, Province.GUTIANS) == (1, 0, 0)
    assert board.owner(Province.GUTIANS) == EMPTY
    assert board.slots() == [], "no province changed hands"


def test_the_attackers_blanks_are_revealed_too() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks in both stacks are revealed and go back to their owner."""
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .war(BABYLON, ESHNUNNA)
        .owns(BABYLON, Province.SIMURRUM)
        .troops(BABYLON, Province.GUTIANS, blanks=2)
    )
    board.troops(BABYLON, Province.SIMURRUM, foot=1).troops(ESHNUNNA, Province.GUTIANS, foot=1, blanks=1).loaded(6, 1)

    board.attack(BABYLON, Province.GUTIANS, (FOOT, Province.SIMURRUM), foe=ESHNUNNA)

    assert board.units(BABYLON, Province.GUTIANS) == (1, 0, 0)
    assert list(board.g.blanks_home[[BABYLON, ESHNUNNA]]) == [6, 6]


def test_who_stands_together_on_cityless_land_may_fight_there() -> None:
    """rules/mesopotamia.md §Nomads: all colours may stand together (parties at war may still fight there)."""
    board = turn_of(BABYLON).march(BABYLON).troops(BABYLON, Province.BABYLON).troops(BABYLON, Province.GUTIANS, foot=1)
    board.troops(ESHNUNNA, Province.GUTIANS, foot=1)
    assert not board.can(BABYLON, ATTACK)

    board.war(BABYLON, ESHNUNNA).loaded(6, 1).attack(BABYLON, Province.GUTIANS, (FOOT, Province.GUTIANS), foe=ESHNUNNA)

    assert board.units(BABYLON, Province.GUTIANS) == (1, 0, 0)
    assert board.units(ESHNUNNA, Province.GUTIANS) == (0, 0, 0)


@pytest.mark.parametrize("seats", [3, 8])
def test_in_warlike_games_colours_share_only_cityless_land(seats: int) -> None:
    """rules/mesopotamia.md §Nomads: in cityless provinces all colours may stand together; §Movement and battle:
    elsewhere they fight.
    """
    chance = random.Random(seats)
    board = lay(seats, cards=True, attack="war")
    fights = 0
    for number in range(1500):
        if board.table.over:
            break
        seat = chance.choice(board.table.actors())
        legal = [
            code
            for code in sorted(board.legal(seat))
            if code not in BANKING and (code in ANSWERS or code not in TRADES)
        ]
        warlike = [code for code in legal if code in (ATTACK, DECLARE_WAR) or code in UNITS]
        board.table.apply(seat, chance.choice(warlike if warlike and chance.random() < 0.8 else legal))
        fights += any(event[0] == Event.ATTACK for event in board.table.events())
        if number % 5 == 0 and board.g.battle_at == EMPTY:
            check_company(board)

    assert fights > 0


def check_company(board: Layout) -> None:
    """No soldiers stand in a city province beside others or beside nomads, and origins have no owner."""
    tribes = [int(at) for at in board.g.tribe_at]
    for province in Province:
        colours = [seat for seat in range(board.table.seats) if sum(board.units(seat, province)[:2])]
        owner = board.owner(province)
        if board.g.cities[province]:
            assert len(colours) + tribes.count(province) <= 1
            assert not (colours and owner not in (colours[0], EMPTY))
            assert owner == EMPTY or province not in tribes
        if board.g.origins >> province & 1:
            assert owner == EMPTY


def test_cityless_land_is_lost_like_any_other() -> None:
    """rules/mesopotamia.md §Movement and battle: losing one in battle: the attacker picks one of your military symbols;
    it counts as a fight.
    """
    board = (
        front()
        .owns(BABYLON, Province.SIMURRUM)
        .owns(ASSUR, Province.LULLUBUM)
        .war(BABYLON, ASSUR)
        .frame((ASSUR, MILITARY), (MARI, MARDUK))
    )
    board.troops(BABYLON, Province.LULLUBUM, foot=1)
    flour = board.has(BABYLON, FLOUR)

    board.attack(BABYLON, Province.LULLUBUM, (FOOT, Province.LULLUBUM))

    assert board.owner(Province.LULLUBUM) == BABYLON
    assert board.slots() == [(BABYLON, MILITARY), (MARI, MARDUK)]
    assert board.has(BABYLON, FLOUR) == flour, "who stands there needn't march"
    assert board.end_round().at_war(BABYLON, ASSUR)
