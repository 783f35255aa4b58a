"""Trade: the bank, offers and their answers, limits, and that an exchange happens whole or not at all."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FLOUR, GRAIN, MARI, METAL, ORE, WOOD, Layout, lay, turn_of
from mesopotamia.moves import (
    BANKING,
    BASKETS_OF_CARDS,
    DONE,
    DROP,
    SEND,
    WITHDRAW,
    accept,
    ask,
    ask_card,
    ask_card_no_more,
    ask_less,
    bank,
    banked,
    card,
    counter,
    decline,
    give,
    give_card,
    take_back,
    take_card_back,
    trade,
)
from tworivers.mesopotamia.names import Card, Material, OfferState, Phase, Task
from tworivers.mesopotamia.todo import is_main


def draft(
    board: Layout,
    to: int,
    gives: dict[Material, int] | None = None,
    asks: dict[Material, int] | None = None,
    seat: int = BABYLON,
) -> Layout:
    """Begin an offer and fill its baskets."""
    board.do(seat, trade(to))
    for material, count in (gives or {}).items():
        board.do(seat, *[give(material)] * count)
    for material, count in (asks or {}).items():
        board.do(seat, *[ask(material)] * count)
    return board


def offer(
    board: Layout,
    to: int,
    gives: dict[Material, int] | None = None,
    asks: dict[Material, int] | None = None,
    seat: int = BABYLON,
) -> Layout:
    """Send an offer."""
    return draft(board, to, gives, asks, seat).do(seat, SEND)


def market(cards: bool = False, **options: str) -> Layout:
    """Babylon may do as it likes; nobody's land lies between the parties."""
    board = turn_of(BABYLON, 4, cards, **options)
    for seat in range(4):
        board.stock(seat, 12, 12, 12, 12, 12)
    return board


@pytest.mark.parametrize("taken", list(Material))
@pytest.mark.parametrize("given", [GRAIN, ORE, METAL, WOOD])
def test_the_bank_gives_one_for_three(given: Material, taken: Material) -> None:
    """rules/mesopotamia.md §Trade: bank: 3 of one material for 1 of another; flour may be taken."""
    if given == taken:
        return
    board = market().set_stock(BABYLON, given, 3)
    before = board.stocks()

    board.do(BABYLON, bank(given, taken))

    before[BABYLON][given] -= 3
    before[BABYLON][taken] += 1
    assert board.stocks() == before
    assert not board.can(BABYLON, bank(given, taken))


def test_the_bank_takes_no_flour() -> None:
    """rules/mesopotamia.md §Trade: flour is never given to the bank."""
    assert sorted(banked(code) for code in BANKING) == sorted(
        (given, taken) for given in Material for taken in Material if given not in (taken, FLOUR)
    )
    board = market().stock(BABYLON, flour=30)
    assert not board.legal(BABYLON).intersection(BANKING)


def test_the_bank_gives_nothing_for_two() -> None:
    """rules/mesopotamia.md §Trade: bank: 3 of one material."""
    board = market().stock(BABYLON, 2, 2, 2, 2, 2)

    assert not board.legal(BABYLON).intersection(BANKING)


def test_trade_goes_on_at_every_main_decision() -> None:
    """mesopotamia.de §1: "Ein Tausch kann in jeder Spielphase ... abgeschlossen werden"."""
    board = lay()
    seen = set()
    while not (board.g.active == BABYLON and board.task(BABYLON) == Task.MOVE):
        for seat in board.table.actors():
            task = board.task(seat)
            assert task is not None
            if is_main(task):
                seen.add(task)
            open_market = board.can(seat, trade((seat + 1) % 4)) and board.can(seat, bank(ORE, FLOUR))
            assert open_market == is_main(task), task.name
        board.idle()

    assert seen >= {Task.MILL, Task.FEED, Task.FORGE, Task.WORKS, Task.BUILD, Task.CAMPAIGN}


def test_nobody_trades_with_himself() -> None:
    """rules/mesopotamia.md §Trade: offer to another party."""
    board = market()

    assert board.can(BABYLON, trade(MARI))
    assert not board.can(BABYLON, trade(BABYLON))


def test_who_is_short_of_flour_may_trade_before_feeding() -> None:
    """rules/mesopotamia.md §A round is a season, 7: before it a party short of flour may still trade."""
    board = lay().stock(BABYLON, ore=9, flour=1, grain=0, metal=0, wood=0).walk(BABYLON, Phase.FEEDING)
    assert board.task(BABYLON) == Task.FEED
    walls = board.g.walls.tolist()

    board.do(BABYLON, bank(ORE, FLOUR), bank(ORE, FLOUR), DONE)

    assert board.has(BABYLON, FLOUR) == 0
    assert board.g.walls.tolist() == walls


def test_an_accepted_offer_changes_both_stocks() -> None:
    """rules/mesopotamia.md §Trade: any basket for any basket."""
    board = market()
    before = board.stocks()

    offer(board, MARI, {METAL: 2, GRAIN: 1}, {WOOD: 3, FLOUR: 1}).do(MARI, accept(BABYLON))

    for material, count in ((METAL, -2), (GRAIN, -1), (WOOD, 3), (FLOUR, 1)):
        before[BABYLON][material] += count
        before[MARI][material] -= count
    assert board.stocks() == before
    assert board.g.offer[BABYLON] == OfferState.NONE


@pytest.mark.parametrize("gift", [True, False])
def test_gifts(gift: bool) -> None:
    """rules/mesopotamia.md §Trade: also gifts."""
    board = offer(market(), MARI, gives={METAL: 2} if gift else {}, asks={} if gift else {METAL: 2}).do(
        MARI, accept(BABYLON)
    )

    assert [board.has(BABYLON, METAL), board.has(MARI, METAL)] == ([10, 14] if gift else [14, 10])


def test_cards_are_traded() -> None:
    """rules/mesopotamia.md §Trade: materials and cards."""
    board = market(cards=True).hand(BABYLON, Card.LOCUSTS, Card.CARAVAN).hand(MARI, Card.SPIES, Card.SPIES)
    draft(board, MARI, {WOOD: 1}).do(BABYLON, give_card(Card.LOCUSTS), ask_card(Card.SPIES), ask_card(Card.SPIES), SEND)

    board.do(MARI, accept(BABYLON))

    assert board.cards(BABYLON) == [Card.CARAVAN, Card.SPIES, Card.SPIES]
    assert board.cards(MARI) == [Card.LOCUSTS]
    assert board.has(MARI, WOOD) == 13


def test_one_gives_only_cards_one_has() -> None:
    """rules/mesopotamia.md §Trade: an exchange of what there is."""
    board = draft(market(cards=True).hand(BABYLON, Card.LOCUSTS), MARI)
    assert [kind for kind in Card if board.can(BABYLON, give_card(kind))] == [Card.LOCUSTS]

    board.do(BABYLON, give_card(Card.LOCUSTS))

    assert not board.can(BABYLON, give_card(Card.LOCUSTS))


def test_without_cards_none_are_traded() -> None:
    """rules/mesopotamia.md §Setup: option `cards=off`."""
    board = draft(market(), MARI)

    assert not board.asked(BABYLON).intersection(BASKETS_OF_CARDS)


def test_what_is_asked_says_nothing_about_what_the_other_has() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock, hand."""
    rich = draft(market(cards=True).hand(MARI, Card.SPIES), ESHNUNNA)
    poor = draft(market(cards=True).stock(ESHNUNNA), ESHNUNNA)

    assert rich.legal(BABYLON) == poor.legal(BABYLON)
    assert poor.can(BABYLON, *[ask(material) for material in Material])


def test_nine_of_one_material_are_the_most() -> None:
    """rules/mesopotamia.md §Trade: at most 9 of one material on a side."""
    board = draft(market(offers="limited"), MARI, {METAL: 9}, {WOOD: 9})
    assert not board.can(BABYLON, give(METAL))
    assert not board.can(BABYLON, ask(WOOD))
    assert board.can(BABYLON, give(GRAIN))

    board.do(BABYLON, take_back(METAL), give(METAL), SEND).do(MARI, accept(BABYLON))

    assert board.has(MARI, METAL) == 21


def test_what_was_put_in_can_be_taken_out() -> None:
    """rules/mesopotamia.md §Trade: any basket."""
    board = draft(market(cards=True).hand(BABYLON, Card.SPIES), MARI, {METAL: 2}, {WOOD: 2})
    board.do(
        BABYLON,
        give_card(Card.SPIES),
        take_card_back(Card.SPIES),
        ask_card(Card.SPIES),
        ask_card_no_more(Card.SPIES),
    )

    board.do(BABYLON, take_back(METAL), ask_less(WOOD), SEND).do(MARI, accept(BABYLON))

    assert [board.has(BABYLON, METAL), board.has(BABYLON, WOOD)] == [11, 13]
    assert board.cards(BABYLON) == [Card.SPIES]


@pytest.mark.parametrize("ending", ["decline", "withdraw", "drop"])
def test_an_offer_that_comes_to_nothing_changes_nothing(ending: str) -> None:
    """rules/mesopotamia.md §Trade: accept, decline or counter; the proposer may withdraw."""
    board = market()
    before = board.stocks()
    draft(board, MARI, {METAL: 2}, {WOOD: 1})
    if ending == "drop":
        board.do(BABYLON, DROP)
    else:
        board.do(BABYLON, SEND).do(*((MARI, decline(BABYLON)) if ending == "decline" else (BABYLON, WITHDRAW)))

    assert board.stocks() == before
    assert not board.asked(MARI)
    assert board.task(BABYLON) == Task.BUILD
    assert board.can(BABYLON, trade(MARI))


def test_only_the_partner_answers() -> None:
    """rules/mesopotamia.md §Trade: offer → accept, decline or counter."""
    board = offer(market(), MARI, {METAL: 2})

    assert board.asked(MARI) == {accept(BABYLON), decline(BABYLON), counter(BABYLON)}
    assert not board.asked(ESHNUNNA)
    assert board.can(BABYLON, WITHDRAW)


def test_a_draft_is_nobodys_business() -> None:
    """rules/mesopotamia.md §Trade: an offer is answered once it is sent."""
    assert not draft(market(), MARI, {METAL: 2}).asked(MARI)


def test_a_counter_offer_at_any_time() -> None:
    """rules/mesopotamia.md §Trade: answers and counter-offers at any time."""
    board = offer(market(), MARI, {METAL: 2}, {WOOD: 1}).do(MARI, counter(BABYLON))
    assert board.g.offer[BABYLON] == OfferState.NONE
    assert board.task(MARI) == Task.DRAFT
    emptying = {move(material) for move in (take_back, ask_less) for material in Material}
    while possible := board.legal(MARI) & emptying:
        board.do(MARI, min(possible))

    board.do(MARI, give(WOOD), ask(METAL), ask(METAL), ask(METAL), SEND).do(BABYLON, accept(MARI))

    assert [board.has(BABYLON, METAL), board.has(BABYLON, WOOD)] == [9, 13]
    assert [board.has(MARI, METAL), board.has(MARI, WOOD)] == [15, 11]
    assert not board.asked(MARI)


def test_a_counter_offer_begins_with_the_baskets_turned_around() -> None:
    """rules/mesopotamia.md §Trade: offer → accept, decline or counter."""
    board = offer(market(), MARI, {METAL: 2}, {WOOD: 1}).do(MARI, counter(BABYLON))

    board.do(MARI, SEND).do(BABYLON, accept(MARI))

    assert [board.has(BABYLON, METAL), board.has(BABYLON, WOOD)] == [10, 13]
    assert [board.has(MARI, METAL), board.has(MARI, WOOD)] == [14, 11]


def test_answers_come_in_other_phases_too() -> None:
    """rules/mesopotamia.md §Trade: answers at any time."""
    board = lay().walk(MARI, Phase.BUILDING)
    assert not board.asked(MARI)
    board.walk(BABYLON, Phase.FORGES)
    metal = board.has(MARI, METAL)

    offer(board, MARI, {METAL: 1}).do(MARI, accept(BABYLON))

    assert board.has(MARI, METAL) == metal + 1


@pytest.mark.parametrize("poor", [BABYLON, MARI])
def test_an_offer_is_checked_when_it_is_accepted(poor: int) -> None:
    """rules/mesopotamia.md §Trade: checked against both stocks at the moment it is accepted:
    all of it happens or nothing.
    """
    board = offer(market(), MARI, {METAL: 2, ORE: 1}, {WOOD: 2, ORE: 2})
    board.set_stock(poor, METAL if poor == BABYLON else WOOD, 1)
    before = board.stocks()

    if board.can(MARI, accept(BABYLON)):
        board.do(MARI, accept(BABYLON))

    assert board.stocks() == before


@pytest.mark.parametrize("poor", [BABYLON, MARI])
def test_cards_are_checked_too(poor: int) -> None:
    """rules/mesopotamia.md §Trade: all of it happens or nothing."""
    board = draft(market(cards=True).hand(BABYLON, Card.LOCUSTS).hand(MARI, Card.SPIES), MARI, {METAL: 1}, {WOOD: 1})
    board.do(BABYLON, give_card(Card.LOCUSTS), ask_card(Card.SPIES), SEND).hand(poor)
    before = board.stocks(), board.cards(BABYLON), board.cards(MARI)

    if board.can(MARI, accept(BABYLON)):
        board.do(MARI, accept(BABYLON))

    assert (board.stocks(), board.cards(BABYLON), board.cards(MARI)) == before


def test_six_offers_a_round() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = market(offers="limited")
    for number in range(6):
        offer(board, (MARI, ESHNUNNA, ASSUR)[number % 3], {METAL: 1}).do(BABYLON, WITHDRAW)
    assert not any(board.can(BABYLON, trade(other)) for other in (MARI, ESHNUNNA, ASSUR))
    assert board.can(BABYLON, bank(METAL, WOOD))

    board.turn(MARI)
    assert board.can(MARI, trade(BABYLON)), "everybody has six"
    board.end_round().turn(BABYLON)

    assert board.can(BABYLON, trade(MARI))


def test_a_counter_offer_takes_the_place_of_the_own_offer() -> None:
    """rules/mesopotamia.md §Trade: answers and counter-offers at any time."""
    board = turn_of(BABYLON)
    board.do(BABYLON, trade(MARI), give(METAL), SEND, DONE).turn(MARI)
    board.do(MARI, trade(BABYLON), give(WOOD), SEND)
    assert board.can(MARI, accept(BABYLON))

    board.do(BABYLON, counter(MARI), give(METAL), SEND)

    assert board.g.offer[MARI] == OfferState.NONE
    assert board.can(MARI, accept(BABYLON))
    assert board.g.ask[BABYLON, WOOD] == 1
    assert board.g.sent[BABYLON] == 2


def test_a_counter_offer_is_one_of_the_six() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = market(offers="limited")
    for _ in range(6):
        offer(board, MARI, {METAL: 1}).do(BABYLON, WITHDRAW)

    offer(board.turn(MARI), BABYLON, {METAL: 1}, seat=MARI)

    assert board.asked(BABYLON) == {accept(MARI), decline(MARI)}


def test_a_card_that_was_traded_can_be_played() -> None:
    """rules/mesopotamia.md §Cards: tradable."""
    board = market(cards=True).hand(MARI, Card.CARAVAN)
    draft(board, MARI, {METAL: 1}).do(BABYLON, ask_card(Card.CARAVAN), SEND).do(MARI, accept(BABYLON))

    board.do(BABYLON, card(Card.CARAVAN))

    assert board.has(BABYLON, METAL) == 12 - 1 + 3


def test_a_draft_that_is_dropped_is_no_offer_sent() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = turn_of(BABYLON)
    for _ in range(5):
        board.do(BABYLON, trade(MARI), give(METAL), SEND, WITHDRAW)

    board.do(BABYLON, trade(MARI), DROP)

    assert board.can(BABYLON, trade(MARI))
