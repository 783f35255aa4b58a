"""Tolls for caravans: what they may be, who agrees to them, when they are paid and when they fall."""

from __future__ import annotations

import pytest

from mesopotamia.caravans import demand_toll, enclosed, offer, rich
from mesopotamia.layout import AROUND_BABYLON, BABYLON, ESHNUNNA, FOOT, GRAIN, MARI, METAL, ORE, WOOD, turn_of
from mesopotamia.moves import NO_TOLLS, SEND, TOLLS, accept, ask, ask_card, decline, demand, give, give_card, trade
from tworivers.mesopotamia.names import Card, Material, OfferState, Province


def test_the_proposer_accepts_the_toll_and_pays_it_when_the_partner_accepts() -> None:
    """rules/mesopotamia.md §Trade: demands a toll (a basket, paid by the proposer); a toll counts when it is paid."""
    board = demand_toll(offer(enclosed()), MARI, ORE, GRAIN)
    assert not board.asked(ESHNUNNA)
    assert board.can(BABYLON, TOLLS, NO_TOLLS)
    board.do(BABYLON, TOLLS)
    assert board.has(MARI, ORE) == 12

    board.do(ESHNUNNA, accept(BABYLON))

    assert board.stocks() == [[11, 12, 11, 10, 13], [13, 12, 13, 12, 12], [12, 12, 12, 14, 11], [12] * 5]


def test_the_proposer_may_drop_the_offer_over_its_toll() -> None:
    """rules/mesopotamia.md §Trade: the proposer accepts the tolls or drops the offer."""
    board = demand_toll(offer(enclosed()), MARI, ORE)
    before = board.stocks()

    board.do(BABYLON, NO_TOLLS)

    assert board.stocks() == before
    assert not board.asked(ESHNUNNA)
    assert board.g.offer[BABYLON] == OfferState.NONE


def test_no_toll_without_a_trade() -> None:
    """rules/mesopotamia.md §Trade: all of it happens or nothing."""
    board = demand_toll(offer(enclosed()), MARI, ORE).do(BABYLON, TOLLS)
    before = board.stocks()

    board.do(ESHNUNNA, decline(BABYLON))

    assert board.stocks() == before


def test_who_cant_pay_goods_and_toll_gets_nothing() -> None:
    """rules/mesopotamia.md §Trade: checked at the moment it is accepted: all of it happens or nothing."""
    board = demand_toll(offer(enclosed().set_stock(BABYLON, METAL, 2)), MARI, METAL)
    if board.can(BABYLON, TOLLS):
        board.do(BABYLON, TOLLS)
        before = board.stocks()
        if board.can(ESHNUNNA, accept(BABYLON)):
            board.do(ESHNUNNA, accept(BABYLON))
        assert board.stocks() == before


def test_a_toll_may_be_a_card() -> None:
    """rules/mesopotamia.md §Trade: a toll (a basket): materials and cards."""
    board = rich(turn_of(BABYLON, cards=True)).owns(MARI, *AROUND_BABYLON).hand(BABYLON, Card.SPIES)

    offer(board).do(MARI, demand(BABYLON), ask_card(Card.SPIES), SEND).do(BABYLON, TOLLS).do(ESHNUNNA, accept(BABYLON))

    assert board.cards(MARI) == [Card.SPIES]
    assert board.cards(BABYLON) == []


@pytest.mark.parametrize("material", list(Material))
def test_a_toll_holds_nine_of_one_material_at_most(material: Material) -> None:
    """rules/mesopotamia.md §Trade: a toll (a basket); at most 9 of one material on a side."""
    board = offer(enclosed(offers="limited")).do(MARI, demand(BABYLON), *[ask(material)] * 9)

    assert not board.can(MARI, ask(material))


def test_an_empty_toll_is_free_passage() -> None:
    """rules/mesopotamia.md §Trade: a toll counts when it is paid; then the partner answers."""
    board = offer(enclosed()).do(MARI, demand(BABYLON), SEND)
    assert board.g.offer[BABYLON] == OfferState.SENT

    board.do(ESHNUNNA, accept(BABYLON))

    assert board.g.strict[MARI] == 0


def test_a_card_isnt_both_goods_and_toll() -> None:
    """rules/mesopotamia.md §Trade: checked at the moment it is accepted: all of it happens or nothing."""
    board = turn_of(BABYLON, cards=True).owns(MARI, *AROUND_BABYLON).hand(BABYLON, Card.SPIES)
    board.do(BABYLON, trade(ESHNUNNA), give_card(Card.SPIES), ask(WOOD), SEND)
    board.do(MARI, demand(BABYLON), ask_card(Card.SPIES), SEND)
    before = board.stocks()

    board.do(BABYLON, TOLLS).do(ESHNUNNA, accept(BABYLON))

    assert board.cards(BABYLON) == [Card.SPIES]
    assert board.stocks() == before
    assert board.g.strict[MARI] == 0


def test_a_toll_falls_with_its_taker() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions; its former land is free to pass."""
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .realm(MARI, *AROUND_BABYLON)
        .no_troops()
        .troops(BABYLON, Province.BABYLON, foot=4)
        .war(BABYLON, MARI)
    )
    board.do(BABYLON, trade(ESHNUNNA), give(METAL), ask(WOOD), SEND).do(MARI, demand(BABYLON), ask(WOOD))
    for written in (False, True):
        twin = board.copy()
        if written:
            twin.do(MARI, SEND)
        for province in AROUND_BABYLON:
            twin.attack(BABYLON, province, (FOOT, Province.BABYLON))

        assert not twin.can(BABYLON, TOLLS)
        assert twin.can(ESHNUNNA, accept(BABYLON))
