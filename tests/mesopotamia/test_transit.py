"""Caravans through third parties' land: which way they take, who is asked and what a refusal does."""

from __future__ import annotations

from mesopotamia.caravans import demand_toll, enclosed, offer, rich
from mesopotamia.layout import (
    AROUND_BABYLON,
    ASSUR,
    BABYLON,
    ESHNUNNA,
    FOOT,
    MARI,
    METAL,
    ORE,
    WOOD,
    Layout,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import (
    SEND,
    TOLLS,
    WITHDRAW,
    accept,
    ask,
    card,
    counter,
    demand,
    give,
    let_pass,
    place,
    refuse,
    trade,
)
from tworivers.mesopotamia.names import EMPTY, Card, OfferState, Phase, Province, Task, Tribe

KISH, SIPPAR, MARAD, NIPPUR = Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR
BAGDAD, MASHKAN = Province.BAGDAD, Province.MASHKAN


def asked(board: Layout) -> set[int]:
    """Who is asked to let Babylon's caravan pass."""
    return {seat for seat in range(board.table.seats) if board.can(seat, let_pass(BABYLON))}


def test_over_neutral_land_nobody_is_asked() -> None:
    """rules/mesopotamia.md §Trade: neutral land is free."""
    board = offer(rich(turn_of(BABYLON)))

    assert asked(board) == set()
    assert board.can(ESHNUNNA, accept(BABYLON))


def test_over_nomads_land_nobody_is_asked() -> None:
    """rules/mesopotamia.md §Trade: nomad land is free."""
    board = rich(turn_of(BABYLON)).owns(MARI, KISH, MARAD, NIPPUR).tribe(Tribe.SUTAEANS, SIPPAR)

    assert asked(offer(board)) == set()


def test_neighbours_trade_without_asking_anybody() -> None:
    """rules/mesopotamia.md §Trade: if every route between the two realms crosses third parties' provinces."""
    board = enclosed().owns(ESHNUNNA, SIPPAR)

    assert asked(offer(board)) == set()
    assert asked(offer(enclosed(), MARI)) == set()


def test_the_party_between_is_asked_before_the_partner() -> None:
    """rules/mesopotamia.md §Trade: order: transit parties, then the proposer, then the partner."""
    board = offer(enclosed())

    assert asked(board) == {MARI}
    assert board.asked(MARI) == {let_pass(BABYLON), demand(BABYLON), refuse(BABYLON)}
    assert not board.asked(ESHNUNNA)
    assert not board.asked(ASSUR)


def test_transit_is_free_if_the_party_allows_it() -> None:
    """rules/mesopotamia.md §Trade: each of these parties allows it free; then the partner answers."""
    board = offer(enclosed()).do(MARI, let_pass(BABYLON))
    assert not board.can(BABYLON, TOLLS)

    board.do(ESHNUNNA, accept(BABYLON))

    assert [board.has(seat, METAL) for seat in range(4)] == [10, 12, 14, 12]
    assert [board.has(seat, WOOD) for seat in range(4)] == [13, 12, 11, 12]


def test_a_refusal_ends_the_offer() -> None:
    """rules/mesopotamia.md §Trade: or refuses."""
    board = offer(enclosed())
    before = board.stocks()

    board.do(MARI, refuse(BABYLON))

    assert board.stocks() == before
    assert board.g.offer[BABYLON] == OfferState.NONE
    assert not board.asked(ESHNUNNA)
    assert board.can(BABYLON, trade(ESHNUNNA))


def test_the_toll_party_is_asked_at_any_time() -> None:
    """rules/mesopotamia.md §Trade: answers at any time."""
    board = rich(lay().owns(MARI, *AROUND_BABYLON).walk(MARI, Phase.BUILDING)).walk(BABYLON, Phase.FORGES)
    assert not board.asked(MARI)

    assert asked(offer(board)) == {MARI}


def test_two_parties_on_the_way_are_both_asked() -> None:
    """rules/mesopotamia.md §Trade: each of these parties allows it free, demands a toll or refuses."""
    board = enclosed().owns(ASSUR, BAGDAD, MASHKAN, Province.DER, Province.METURAN)
    offer(board)
    assert asked(board) | {MARI, ASSUR} == {MARI, ASSUR}
    while asked(board):
        demand_toll(board, min(asked(board)), ORE)
        assert not board.asked(ESHNUNNA)

    board.do(BABYLON, TOLLS).do(ESHNUNNA, accept(BABYLON))

    assert [board.has(seat, ORE) for seat in range(4)] == [10, 13, 12, 13]


def test_one_refusal_of_two_is_enough() -> None:
    """rules/mesopotamia.md §Trade: each of these parties."""
    board = offer(enclosed().owns(ASSUR, BAGDAD, MASHKAN, Province.DER, Province.METURAN))
    first = min(asked(board))
    board.do(first, let_pass(BABYLON))
    (second,) = asked(board)

    board.do(second, refuse(BABYLON))

    assert board.g.offer[BABYLON] == OfferState.NONE
    assert not board.asked(ESHNUNNA)


def test_a_long_way_through_one_party_before_a_short_one_through_two() -> None:
    """rules/mesopotamia.md §Trade: the route that crosses fewest parties."""
    board = rich(turn_of(BABYLON)).owns(MARI, KISH, SIPPAR, NIPPUR).owns(ASSUR, MARAD, Province.ISIN, Province.UMMA)
    board.owns(ASSUR, MASHKAN, BAGDAD, Province.DER, Province.METURAN)

    assert asked(offer(board)) == {ASSUR}


def test_then_the_way_through_fewest_provinces() -> None:
    """rules/mesopotamia.md §Trade: then fewest of their provinces."""
    board = rich(turn_of(BABYLON)).owns(MARI, KISH, BAGDAD, MASHKAN).owns(ASSUR, SIPPAR, MARAD, NIPPUR)

    assert asked(offer(board)) == {ASSUR}


def test_then_table_order() -> None:
    """rules/mesopotamia.md §Trade: then table order."""
    board = rich(turn_of(BABYLON)).owns(MARI, KISH).owns(ASSUR, SIPPAR, MARAD, NIPPUR)

    assert asked(offer(board)) == {MARI}


def test_the_way_back_is_the_same() -> None:
    """rules/mesopotamia.md §Trade: every route between the two realms."""
    board = rich(turn_of(ESHNUNNA)).owns(MARI, *AROUND_BABYLON)

    offer(board, BABYLON, seat=ESHNUNNA)

    assert board.can(MARI, let_pass(ESHNUNNA))


def test_a_counter_offer_needs_transit_too() -> None:
    """rules/mesopotamia.md §Trade: every offer between the two."""
    board = offer(enclosed()).do(MARI, let_pass(BABYLON)).do(ESHNUNNA, counter(BABYLON), give(WOOD), SEND)

    assert board.can(MARI, let_pass(ESHNUNNA))
    assert not board.can(BABYLON, accept(ESHNUNNA))


def test_the_proposer_may_withdraw_while_others_think() -> None:
    """rules/mesopotamia.md §Trade: the proposer may withdraw."""
    board = offer(enclosed()).do(BABYLON, WITHDRAW)

    assert not board.asked(MARI)


def test_a_party_that_falls_meanwhile_is_asked_no_more() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = rich(turn_of(BABYLON)).march(BABYLON).war(BABYLON, MARI).troops(MARI, Province.MARI).realm(MARI, BAGDAD)
    board.owns(BABYLON, KISH).troops(BABYLON, KISH, foot=1).owns(ASSUR, MASHKAN, Province.METURAN, Province.DER)
    board.owns(ASSUR, NIPPUR, MARAD, SIPPAR)
    assert asked(offer(board)) == {MARI}

    board.attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert not board.asked(MARI)
    assert not asked(board)


def test_a_caravan_doesnt_wait_for_a_party_that_has_fallen() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions; §Trade: neutral land is free."""
    board = front().war(BABYLON, MARI).no_troops().owns(EMPTY, KISH).owns(ASSUR, *AROUND_BABYLON).realm(MARI, KISH)
    board.troops(BABYLON, Province.BABYLON, foot=1).do(BABYLON, trade(ESHNUNNA), give(METAL), SEND)
    assert board.can(MARI, let_pass(BABYLON))

    board.attack(BABYLON, KISH, (FOOT, Province.BABYLON))

    assert not board.asked(MARI)
    assert board.can(ESHNUNNA, accept(BABYLON))


def test_whoever_writes_a_toll_is_not_waited_for_while_a_card_interrupts() -> None:
    """mesopotamia.de §1: "Das Ausspielen einer Karte unterbricht die ... Abfolge der einzelnen Spielphasen"."""
    board = rich(turn_of(MARI, 4, cards=True)).policy(MARI).owns(MARI, *AROUND_BABYLON).owns(ESHNUNNA, BAGDAD)
    offer(board.hand(ESHNUNNA, Card.MERCENARIES)).do(MARI, demand(BABYLON), ask(WOOD))
    assert board.table.actors() == [MARI]

    board.do(ESHNUNNA, card(Card.MERCENARIES))
    assert board.task(ESHNUNNA) == Task.MERCENARIES_AT
    assert board.table.actors() == [ESHNUNNA]
    assert not board.legal(MARI)

    board.do(ESHNUNNA, place(BAGDAD))
    assert board.table.actors() == [MARI]
    board.do(MARI, SEND)
    assert board.can(BABYLON, TOLLS)
