"""Caravans through third parties' land: which way they take, who is asked, tolls, refusals, and what free trade thinks of them."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FOOT, GRAIN, MARI, METAL, ORE, WOOD, Layout, lay, turn_of
from mesopotamia.moves import (
    NO_TOLLS,
    SEND,
    TOLLS,
    WITHDRAW,
    accept,
    ask,
    ask_card,
    counter,
    decline,
    demand,
    give,
    let_pass,
    refuse,
    trade,
)
from tworivers.mesopotamia.state import Card, Material, OfferState, Phase, Province, Tribe

KISH, SIPPAR, MARAD, NIPPUR = Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR
BAGDAD, MASHKAN = Province.BAGDAD, Province.MASHKAN
AROUND_BABYLON = (KISH, SIPPAR, MARAD, NIPPUR)


def rich(board: Layout) -> Layout:
    """Everybody has twelve of everything."""
    for seat in range(board.table.seats):
        board.stock(seat, 12, 12, 12, 12, 12)
    return board


def enclosed() -> Layout:
    """All land around Babylon is Mari's, and it is Babylon's turn."""
    return rich(turn_of(BABYLON)).owns(MARI, *AROUND_BABYLON)


def offer(
    board: Layout,
    to: int = ESHNUNNA,
    gives: Material = METAL,
    count: int = 2,
    asks: Material = WOOD,
    seat: int = BABYLON,
) -> Layout:
    """Send an offer of some of a material for one of another."""
    return board.do(seat, trade(to), *[give(gives)] * count, ask(asks), SEND)


def demand_toll(board: Layout, seat: int, *materials: Material, of: int = BABYLON) -> Layout:
    """A party demands these as a toll."""
    return board.do(seat, demand(of), *[ask(material) for material in materials], SEND)


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
    assert board.legal(MARI) == {let_pass(BABYLON), demand(BABYLON), refuse(BABYLON)}
    assert not board.legal(ESHNUNNA)
    assert not board.legal(ASSUR)


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
    assert not board.legal(ESHNUNNA)
    assert board.can(BABYLON, trade(ESHNUNNA))


def test_the_proposer_accepts_the_toll_and_pays_it_when_the_partner_accepts() -> None:
    """rules/mesopotamia.md §Trade: demands a toll (a basket, paid by the proposer); a toll counts when it is paid."""
    board = demand_toll(offer(enclosed()), MARI, ORE, GRAIN)
    assert not board.legal(ESHNUNNA)
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
    assert not board.legal(ESHNUNNA)
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


def test_the_toll_party_is_asked_at_any_time() -> None:
    """rules/mesopotamia.md §Trade: answers at any time."""
    board = rich(lay().owns(MARI, *AROUND_BABYLON).walk(MARI, Phase.BUILDING)).walk(BABYLON, Phase.FORGES)
    assert not board.legal(MARI)

    assert asked(offer(board)) == {MARI}


def test_two_parties_on_the_way_are_both_asked() -> None:
    """rules/mesopotamia.md §Trade: each of these parties allows it free, demands a toll or refuses."""
    board = enclosed().owns(ASSUR, BAGDAD, MASHKAN, Province.DER, Province.METURAN)
    offer(board)
    assert asked(board) | {MARI, ASSUR} == {MARI, ASSUR}
    while asked(board):
        demand_toll(board, min(asked(board)), ORE)
        assert not board.legal(ESHNUNNA)

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
    assert not board.legal(ESHNUNNA)


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

    assert not board.legal(MARI)


def test_a_party_that_falls_meanwhile_is_asked_no_more() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = rich(turn_of(BABYLON)).march(BABYLON).war(BABYLON, MARI).troops(MARI, Province.MARI).realm(MARI, BAGDAD)
    board.owns(BABYLON, KISH).troops(BABYLON, KISH, foot=1).owns(ASSUR, MASHKAN, Province.METURAN, Province.DER)
    board.owns(ASSUR, NIPPUR, MARAD, SIPPAR)
    assert asked(offer(board)) == {MARI}

    board.attack(BABYLON, BAGDAD, (FOOT, KISH))

    assert not board.legal(MARI)
    assert not asked(board)


# What feeds free trade


def metal_of_spring(board: Layout, seat: int = MARI) -> int:
    """The metal a seat gets from free trade in the first spring to come."""
    season = 4 * ((int(board.g.round_number) - start_of_game()) // 4 + 1) + start_of_game()
    while board.g.round_number < season:
        metal = board.has(seat, METAL)
        for other in range(4):
            board.stock(other, 20, 20, 20, metal, 20)
        board.idle()
    board.walk(seat, Phase.FORGES)
    return board.has(seat, METAL) - metal


def start_of_game() -> int:
    """The number of the first round."""
    return int(lay().g.round_number)


def test_a_year_without_tolls_and_refusals_pays() -> None:
    """rules/mesopotamia.md §Parties and goal: free-trade metal at 4 players: 5 each; from year 2."""
    assert metal_of_spring(enclosed()) == 5
    assert metal_of_spring(offer(enclosed()).do(MARI, let_pass(BABYLON)).do(ESHNUNNA, accept(BABYLON))) == 5


def test_a_refusal_costs_the_metal_of_free_trade() -> None:
    """rules/mesopotamia.md §A round is a season, 3: if the party refused no transit in the previous four rounds."""
    board = offer(enclosed()).do(MARI, refuse(BABYLON))

    assert metal_of_spring(board.copy()) == 0
    assert metal_of_spring(board, ASSUR) == 5


def test_a_toll_that_is_paid_costs_the_metal_of_free_trade() -> None:
    """rules/mesopotamia.md §A round is a season, 3: if the party took no toll; §Trade: a toll counts when it is paid."""
    board = demand_toll(offer(enclosed()), MARI, ORE).do(BABYLON, TOLLS)

    assert metal_of_spring(board.copy().do(ESHNUNNA, accept(BABYLON))) == 0
    assert metal_of_spring(board.copy().do(ESHNUNNA, decline(BABYLON))) == 5


def test_a_toll_nobody_would_pay_costs_nothing() -> None:
    """rules/mesopotamia.md §Trade: a toll counts when it is paid."""
    assert metal_of_spring(demand_toll(offer(enclosed()), MARI, ORE).do(BABYLON, NO_TOLLS)) == 5


@pytest.mark.parametrize("rounds_before_spring", [1, 2, 3, 4])
def test_a_refusal_weighs_for_four_rounds(rounds_before_spring: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3: in the previous four rounds."""
    board = lay(years="3").owns(MARI, *AROUND_BABYLON)
    for _ in range(4 - rounds_before_spring):
        rich(board.end_round())

    offer(rich(board.turn(BABYLON))).do(MARI, refuse(BABYLON))

    assert metal_of_spring(board) == 0
    assert metal_of_spring(board) == 5, "the year after it is forgotten"


def test_a_refusal_this_spring_weighs_only_next_year() -> None:
    """rules/mesopotamia.md §A round is a season, 3: in the previous four rounds; phases 1 to 10 run in parallel."""
    board = lay(years="3").owns(MARI, *AROUND_BABYLON)
    for _ in range(4):
        rich(board.end_round())
    assert board.g.phase[MARI] == Phase.FELLING
    offer(board.walk(BABYLON, Phase.FORGES)).do(MARI, refuse(BABYLON))
    metal = board.has(MARI, METAL)

    board.walk(MARI, Phase.FORGES)

    assert board.has(MARI, METAL) == metal + 5
    assert metal_of_spring(board) == 0
