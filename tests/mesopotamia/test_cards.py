"""Cards of power and influence: when they are played, how many, and what each kind does."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    ESHNUNNA,
    FLOUR,
    FOOT,
    GRAIN,
    MARI,
    METAL,
    ORE,
    WOOD,
    Layout,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import BUILD_MARDUK, CARDS, DONE, NO, YES, card, party, place, unit
from tworivers.mesopotamia.names import Card, Material, Phase, Province, Symbol, Task
from tworivers.mesopotamia.todo import is_main

KISH, BAGDAD = Province.KISH, Province.BAGDAD
NOMADS = [Card.SUTAEANS, Card.HANAEANS, Card.YAMINITES, Card.GUTIANS, Card.TURUKKAEANS]
WARLIKE = [Card.FORCED_MARCH, Card.SIEGE_LADDERS, Card.MERCENARIES, Card.DESERTERS, Card.SECOND_WIND]
PEACEFUL = [Card.RICH_HARVEST, Card.RICH_VEIN, Card.CEDAR_RAFTS, Card.CARAVAN, Card.LOCUSTS, Card.INTRIGUE, Card.SPIES]
COUNTS = dict.fromkeys(NOMADS, 2) | {
    Card.FORCED_MARCH: 2,
    Card.SIEGE_LADDERS: 2,
    Card.MERCENARIES: 4,
    Card.DESERTERS: 2,
    Card.SECOND_WIND: 2,
    Card.RICH_HARVEST: 4,
    Card.RICH_VEIN: 3,
    Card.CEDAR_RAFTS: 4,
    Card.CARAVAN: 3,
    Card.LOCUSTS: 2,
    Card.ENVOYS: 2,
    Card.INTRIGUE: 2,
    Card.SPIES: 2,
    Card.BLESSING: 4,
}


def holding(*cards: Card) -> Layout:
    """It is Babylon's 11A, and it holds these cards; Eshnunna and Assur are allied and hold one each."""
    return (
        turn_of(BABYLON, cards=True)
        .hand(BABYLON, *cards)
        .hand(ESHNUNNA, Card.GUTIANS)
        .hand(ASSUR, Card.HANAEANS)
        .allies(ESHNUNNA, ASSUR)
    )


def test_there_are_48_cards() -> None:
    """rules/mesopotamia.md §Cards: contents: 48."""
    board = lay(cards=True)

    assert {kind: int(board.g.card_count[kind]) for kind in Card} == COUNTS
    assert sum(COUNTS.values()) == 48
    assert board.g.deck.tolist() == [COUNTS[kind] for kind in Card]


def test_without_cards_nobody_has_or_plays_any() -> None:
    """rules/mesopotamia.md §Setup: option `cards=off`."""
    board = turn_of(BABYLON)

    assert not board.g.hand.any()
    assert not board.legal(BABYLON).intersection(CARDS)


@pytest.mark.parametrize("kind", WARLIKE + NOMADS)
def test_military_cards_wait_for_the_own_war_phase(kind: Card) -> None:
    """rules/mesopotamia.md §Cards: option `interrupts=own`: military, only in the own 11B."""
    board = (
        lay(cards=True, interrupts="own")
        .hand(BABYLON, kind)
        .owns(BABYLON, KISH)
        .owns(ESHNUNNA, BAGDAD)
        .troops(ESHNUNNA, BAGDAD, foot=1)
    )
    board.war(BABYLON, ESHNUNNA)
    while not (board.g.active == BABYLON and board.task(BABYLON) in (Task.CAMPAIGN, Task.MOVE)):
        assert not board.can(BABYLON, card(kind))
        board.idle()

    assert board.war(BABYLON, ESHNUNNA).march(BABYLON).can(BABYLON, card(kind)) == (kind != Card.SECOND_WIND)


@pytest.mark.parametrize("kind", PEACEFUL)
def test_other_cards_are_played_at_any_own_main_decision(kind: Card) -> None:
    """rules/mesopotamia.md §Cards: option `interrupts=own`: non-military cards at any own main decision."""
    board = lay(cards=True, interrupts="own").hand(BABYLON, kind).hand(ESHNUNNA, Card.GUTIANS).allies(ESHNUNNA, ASSUR)
    seen = set()
    while not (board.g.active == BABYLON and board.task(BABYLON) == Task.MOVE):
        task = board.task(BABYLON)
        assert board.can(BABYLON, card(kind)) == (task is not None and is_main(task))
        seen.add(task)
        board.idle()

    assert board.can(BABYLON, card(kind))
    assert seen >= {Task.FORGE, Task.WORKS, Task.BUILD, Task.CAMPAIGN}


def test_one_card_a_round() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round."""
    board = holding(Card.CARAVAN, Card.RICH_VEIN, Card.FORCED_MARCH).do(BABYLON, card(Card.CARAVAN))
    assert not board.can(BABYLON, card(Card.RICH_VEIN))
    assert not board.march(BABYLON).can(BABYLON, card(Card.FORCED_MARCH))
    assert board.turn(MARI).hand(MARI, Card.CEDAR_RAFTS).can(MARI, card(Card.CEDAR_RAFTS)), "everybody has one"

    board.end_round().walk(BABYLON, Phase.FORGES)

    assert board.can(BABYLON, card(Card.RICH_VEIN))


def test_a_played_card_is_gone_for_good() -> None:
    """rules/mesopotamia.md §Setup: no cards are drawn later."""
    board = holding(Card.CARAVAN).do(BABYLON, card(Card.CARAVAN)).end_round().end_round()

    assert board.cards(BABYLON) == []
    assert board.g.played.tolist() == [int(kind == Card.CARAVAN) for kind in Card]


@pytest.mark.parametrize(
    ("kind", "material", "count"),
    [(Card.RICH_HARVEST, GRAIN, 6), (Card.RICH_VEIN, ORE, 6), (Card.CEDAR_RAFTS, WOOD, 4), (Card.CARAVAN, METAL, 3)],
)
def test_cards_that_bring_goods(kind: Card, material: Material, count: int) -> None:
    """rules/mesopotamia.md §Cards: rich harvest (+6 grain), rich vein (+6 ore), cedar rafts (+4 wood),
    caravan (+3 metal).
    """
    board = holding(kind)
    before = board.stocks()

    board.do(BABYLON, card(kind))

    before[BABYLON][material] += count
    assert board.stocks() == before


@pytest.mark.parametrize(("grain", "left"), [(7, 3), (8, 4), (1, 0), (0, 0)])
def test_locusts_eat_half_a_rivals_grain(grain: int, left: int) -> None:
    """rules/mesopotamia.md §Cards: locusts (a rival loses half his grain, rounded up)."""
    board = holding(Card.LOCUSTS).set_stock(MARI, GRAIN, grain)
    before = board.stocks()
    board.do(BABYLON, card(Card.LOCUSTS))
    assert board.parties(BABYLON) == {MARI, ESHNUNNA, ASSUR}

    board.do(BABYLON, party(MARI))

    before[MARI][GRAIN] = left
    assert board.stocks() == before


def test_intrigue_ends_an_alliance_of_two_others() -> None:
    """rules/mesopotamia.md §Cards: intrigue (ends an alliance of two others)."""
    board = holding(Card.INTRIGUE).allies(ESHNUNNA, MARI).do(BABYLON, card(Card.INTRIGUE))

    board.answer(BABYLON, Task.INTRIGUE_ONE, party(ESHNUNNA)).answer(BABYLON, Task.INTRIGUE_TWO, party(ASSUR))

    assert not board.allied(ESHNUNNA, ASSUR)
    assert board.allied(ESHNUNNA, MARI)


def test_intrigue_spares_ones_own_alliances() -> None:
    """rules/mesopotamia.md §Cards: of two others."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.INTRIGUE).allies(BABYLON, MARI)

    assert not board.can(BABYLON, card(Card.INTRIGUE))
    board.allies(MARI, ASSUR).do(BABYLON, card(Card.INTRIGUE)).answer(BABYLON, Task.INTRIGUE_ONE, party(MARI))
    assert board.allied(BABYLON, MARI)
    assert not board.allied(MARI, ASSUR)


def test_spies_take_a_card() -> None:
    """rules/mesopotamia.md §Cards: spies (see a rival's hand and stacks, take one card)."""
    board = (
        holding(Card.SPIES)
        .hand(MARI, Card.LOCUSTS, Card.CARAVAN, Card.CARAVAN)
        .do(BABYLON, card(Card.SPIES), party(MARI))
    )
    assert board.legal(BABYLON) == {card(Card.LOCUSTS), card(Card.CARAVAN)}

    board.do(BABYLON, card(Card.CARAVAN))

    assert board.cards(BABYLON) == [Card.CARAVAN]
    assert board.cards(MARI) == [Card.CARAVAN, Card.LOCUSTS]
    assert board.task(BABYLON) == Task.BUILD


def test_mercenaries_are_two_foot_for_two_metal_and_march_at_once() -> None:
    """rules/mesopotamia.md §Cards: mercenaries (2 foot in an own city province for 2 metal, may move at once)."""
    board = front(cards=True).hand(BABYLON, Card.MERCENARIES).troops(BABYLON, Province.BABYLON)
    before = board.stocks()
    board.do(BABYLON, card(Card.MERCENARIES))
    assert board.places(BABYLON) == {Province.BABYLON, KISH}

    board.do(BABYLON, place(KISH))

    assert board.units(BABYLON, KISH) == (2, 0, 0)
    before[BABYLON][METAL] -= 2
    assert board.stocks() == before
    assert board.attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, KISH)).owner(BAGDAD) == BABYLON


def test_mercenaries_want_metal_and_a_city() -> None:
    """rules/mesopotamia.md §Cards: in an own city province for 2 metal."""
    assert (
        not front(cards=True)
        .hand(BABYLON, Card.MERCENARIES)
        .set_stock(BABYLON, METAL, 1)
        .can(BABYLON, card(Card.MERCENARIES))
    )
    assert (
        front(cards=True)
        .hand(BABYLON, Card.MERCENARIES)
        .set_stock(BABYLON, METAL, 2)
        .can(BABYLON, card(Card.MERCENARIES))
    )

    board = (
        front(cards=True)
        .hand(BABYLON, Card.MERCENARIES)
        .owns(BABYLON, Province.LULLUBUM)
        .do(BABYLON, card(Card.MERCENARIES))
    )
    assert board.places(BABYLON) == {Province.BABYLON, KISH}


def test_a_foot_deserts_a_stack_at_war_next_to_an_own_province() -> None:
    """rules/mesopotamia.md §Cards: deserters (one foot of a stack of a party at war, next to an own province,
    leaves).
    """
    board = front(cards=True).hand(BABYLON, Card.DESERTERS).troops(ESHNUNNA, BAGDAD, foot=2, chariots=1, blanks=1)
    board.owns(ESHNUNNA, Province.MASHKAN).troops(ESHNUNNA, Province.MASHKAN, foot=1)
    before = board.units(BABYLON, KISH), board.units(BABYLON, Province.BABYLON)
    board.do(BABYLON, card(Card.DESERTERS))
    assert board.places(BABYLON) == {BAGDAD, Province.MASHKAN}

    board.do(BABYLON, place(BAGDAD))

    assert board.units(ESHNUNNA, BAGDAD) == (1, 1, 1)
    assert (board.units(BABYLON, KISH), board.units(BABYLON, Province.BABYLON)) == before
    assert board.owner(BAGDAD) == ESHNUNNA


def test_nobody_deserts_in_peace_or_far_away() -> None:
    """rules/mesopotamia.md §Cards: of a party at war, next to an own province."""
    board = (
        front(cards=True)
        .hand(BABYLON, Card.DESERTERS)
        .owns(MARI, Province.SIPPAR)
        .troops(MARI, Province.SIPPAR, foot=2)
    )
    board.owns(ESHNUNNA, Province.METURAN).troops(ESHNUNNA, Province.METURAN, foot=2)

    assert not board.can(BABYLON, card(Card.DESERTERS))


def test_deserters_of_one_of_two_parties_in_a_place() -> None:
    """rules/mesopotamia.md §Cards: one foot of a stack of a party at war."""
    board = front(cards=True).hand(BABYLON, Card.DESERTERS).owns(BABYLON, Province.SIMURRUM).war(BABYLON, ASSUR)
    board.troops(ESHNUNNA, Province.GUTIANS, foot=1).troops(ASSUR, Province.GUTIANS, foot=1).troops(
        MARI, Province.GUTIANS, foot=1
    )
    board.do(BABYLON, card(Card.DESERTERS)).answer(BABYLON, Task.DESERTERS_AT, place(Province.GUTIANS))
    assert board.parties(BABYLON) == {ESHNUNNA, ASSUR}

    board.do(BABYLON, party(ASSUR))

    assert [board.units(seat, Province.GUTIANS)[FOOT] for seat in (MARI, ESHNUNNA, ASSUR)] == [1, 1, 0]


def bless(board: Layout) -> Layout:
    """Babylon builds a Marduk temple at home."""
    return board.do(BABYLON, BUILD_MARDUK).answer(BABYLON, Task.ERECT_AT, place(Province.BABYLON))


@pytest.mark.parametrize("answer", [YES, NO])
def test_a_blessing_spares_the_frame_roll(answer: int) -> None:
    """rules/mesopotamia.md §Cards: blessing (a frame roll succeeds; before the roll)."""
    board = bless(holding(Card.BLESSING).loaded(1))
    throws = board.throws()
    assert board.task(BABYLON) == Task.BLESS

    board.do(BABYLON, answer)

    assert board.slots() == ([(BABYLON, Symbol.MARDUK)] if answer == YES else [])
    assert board.throws() == throws + (answer == NO)
    assert board.cards(BABYLON) == ([] if answer == YES else [Card.BLESSING])


def test_no_second_card_for_a_blessing() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round."""
    board = bless(holding(Card.BLESSING, Card.CARAVAN).do(BABYLON, card(Card.CARAVAN)).loaded(1))

    assert board.task(BABYLON) == Task.BUILD
    assert board.slots() == []
    assert board.cards(BABYLON) == [Card.BLESSING]


def test_a_second_wind_after_another_card_doesnt_blow() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round."""
    board = front(cards=True).hand(BABYLON, Card.SECOND_WIND, Card.CARAVAN).do(BABYLON, card(Card.CARAVAN))
    board.troops(BABYLON, KISH, foot=1).troops(ESHNUNNA, BAGDAD, foot=1).loaded(1, 6).attack(
        BABYLON, BAGDAD, (FOOT, KISH)
    )

    assert board.task(BABYLON) == Task.MOVE
    assert board.cards(BABYLON) == [Card.SECOND_WIND]


@pytest.mark.parametrize("kind", [Card.BLESSING, Card.ENVOYS, Card.SECOND_WIND])
def test_cards_that_answer_a_roll_arent_played_before_it(kind: Card) -> None:
    """rules/mesopotamia.md §Cards: envoys and blessing before the roll, second wind after a lost duel."""
    board = holding(kind)
    assert not board.can(BABYLON, card(kind))
    assert not board.do(BABYLON, DONE).can(BABYLON, card(kind))
    assert not board.do(BABYLON, DONE).can(BABYLON, card(kind))
    assert board.can(BABYLON, unit(FOOT))


@pytest.mark.parametrize("kind", [Card.SPIES, Card.LOCUSTS])
def test_cards_dont_touch_a_party_that_is_out(kind: Card) -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = front(cards=True).hand(BABYLON, kind).hand(ESHNUNNA, Card.GUTIANS).realm(ESHNUNNA, BAGDAD).no_troops()
    board.troops(BABYLON, KISH, foot=1).attack(BABYLON, BAGDAD, (FOOT, KISH))

    board.do(BABYLON, card(kind))

    assert board.parties(BABYLON) == {MARI, ASSUR}


def test_cards_are_played_before_feeding_too() -> None:
    """rules/mesopotamia.md §Cards: non-military cards at any own main decision; §A round is a season, 7 Feeding."""
    board = lay(cards=True).hand(BABYLON, Card.CARAVAN).walk(BABYLON, Phase.MILLING).set_stock(BABYLON, FLOUR, 0)
    board.walk(BABYLON, Phase.FEEDING)

    assert board.task(BABYLON) == Task.FEED
    assert board.can(BABYLON, card(Card.CARAVAN))


def test_a_blessing_is_the_card_of_the_round() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round; blessing."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.BLESSING, Card.CARAVAN)
    board.do(BABYLON, BUILD_MARDUK).answer(BABYLON, Task.ERECT_AT, place(Province.BABYLON)).do(BABYLON, YES)

    assert not board.can(BABYLON, card(Card.CARAVAN))


def test_no_chariot_deserts() -> None:
    """rules/mesopotamia.md §Cards: deserters (one foot of a stack leaves)."""
    board = front(cards=True).hand(BABYLON, Card.DESERTERS).troops(ESHNUNNA, BAGDAD, chariots=1, blanks=1)

    board.do(BABYLON, card(Card.DESERTERS)).answer(BABYLON, Task.DESERTERS_AT, place(BAGDAD))

    assert board.units(ESHNUNNA, BAGDAD) == (0, 1, 1)
    assert board.cards(BABYLON) == []
