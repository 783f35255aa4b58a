"""Trade: the bank, offers and their answers, limits, and that an exchange happens whole or not at all."""

from __future__ import annotations

import pytest

from mesopotamia.field import (
    ASSUR,
    BABYLON,
    DONE,
    ESHNUNNA,
    FLOUR,
    GRAIN,
    MARI,
    METAL,
    ORE,
    WOOD,
    Field,
    bank,
    card,
    field,
    turn_of,
)
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import Card, Material, OfferState, Phase, Task

SEND, DROP, WITHDRAW = codes.SEND, codes.DROP, codes.WITHDRAW


def draft(
    board: Field,
    to: int,
    give: dict[Material, int] | None = None,
    ask: dict[Material, int] | None = None,
    seat: int = BABYLON,
) -> Field:
    """Begin an offer and fill its baskets."""
    board.do(seat, codes.TRADE + to)
    for material, count in (give or {}).items():
        board.do(seat, *[codes.GIVE + material] * count)
    for material, count in (ask or {}).items():
        board.do(seat, *[codes.ASK + material] * count)
    return board


def offer(
    board: Field,
    to: int,
    give: dict[Material, int] | None = None,
    ask: dict[Material, int] | None = None,
    seat: int = BABYLON,
) -> Field:
    """Send an offer."""
    return draft(board, to, give, ask, seat).do(seat, SEND)


def market(cards: bool = False) -> Field:
    """Babylon may do as it likes; nobody's land lies between the parties."""
    board = turn_of(BABYLON, cards=cards)
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
    pairs = [codes.bank_pair(number) for number in range(16)]

    assert sorted(pairs) == sorted(
        (given, taken) for given in Material for taken in Material if given not in (taken, FLOUR)
    )
    board = market().stock(BABYLON, flour=30)
    assert not [code for code in board.legal(BABYLON) if codes.BANK <= code < codes.TRADE]


def test_the_bank_gives_nothing_for_two() -> None:
    """rules/mesopotamia.md §Trade: bank: 3 of one material."""
    board = market().stock(BABYLON, 2, 2, 2, 2, 2)

    assert not [code for code in board.legal(BABYLON) if codes.BANK <= code < codes.TRADE]


def test_trade_goes_on_at_every_main_decision() -> None:
    """rules/mesopotamia.md §Trade: at any own main decision."""
    board = field()
    seen = set()
    while not (board.g.active == BABYLON and board.task(BABYLON) == Task.MOVE):
        for seat in board.table.actors():
            task = board.task(seat)
            assert task is not None
            if task <= Task.MOVE:
                seen.add(task)
            open_market = board.can(seat, codes.TRADE + (seat + 1) % 4) and board.can(seat, bank(ORE, FLOUR))
            assert open_market == (task <= Task.MOVE), task.name
        board.idle()

    assert seen >= {Task.FORGE, Task.WORKS, Task.BUILD, Task.CAMPAIGN}


def test_whose_turn_it_isnt_begins_no_offer() -> None:
    """rules/mesopotamia.md §Trade: at any own main decision."""
    board = market()

    assert not board.can(MARI, codes.TRADE + BABYLON)
    assert not board.can(BABYLON, codes.TRADE + BABYLON)


def test_who_is_short_of_flour_may_trade_before_feeding() -> None:
    """rules/mesopotamia.md §A round is a season, 7: before it a party short of flour may still trade."""
    board = field().stock(BABYLON, ore=9, flour=1, grain=0, metal=0, wood=0).walk(BABYLON, Phase.FEEDING)
    assert board.task(BABYLON) == Task.FEED
    walls = board.g.walls.tolist()

    board.do(BABYLON, bank(ORE, FLOUR), bank(ORE, FLOUR), DONE)

    assert board.has(BABYLON, FLOUR) == 0
    assert board.g.walls.tolist() == walls


def test_an_accepted_offer_changes_both_stocks() -> None:
    """rules/mesopotamia.md §Trade: any basket for any basket."""
    board = market()
    before = board.stocks()

    offer(board, MARI, {METAL: 2, GRAIN: 1}, {WOOD: 3, FLOUR: 1}).do(MARI, codes.ACCEPT + BABYLON)

    for material, count in ((METAL, -2), (GRAIN, -1), (WOOD, 3), (FLOUR, 1)):
        before[BABYLON][material] += count
        before[MARI][material] -= count
    assert board.stocks() == before
    assert board.g.offer[BABYLON] == OfferState.NONE


@pytest.mark.parametrize("gift", [True, False])
def test_gifts(gift: bool) -> None:
    """rules/mesopotamia.md §Trade: also gifts."""
    board = offer(market(), MARI, give={METAL: 2} if gift else {}, ask={} if gift else {METAL: 2}).do(
        MARI, codes.ACCEPT + BABYLON
    )

    assert [board.has(BABYLON, METAL), board.has(MARI, METAL)] == ([10, 14] if gift else [14, 10])


def test_cards_are_traded() -> None:
    """rules/mesopotamia.md §Trade: materials and cards."""
    board = market(cards=True).hand(BABYLON, Card.LOCUSTS, Card.CARAVAN).hand(MARI, Card.SPIES, Card.SPIES)
    draft(board, MARI, {WOOD: 1}).do(
        BABYLON, codes.GIVE_CARD + Card.LOCUSTS, codes.ASK_CARD + Card.SPIES, codes.ASK_CARD + Card.SPIES, SEND
    )

    board.do(MARI, codes.ACCEPT + BABYLON)

    assert board.cards(BABYLON) == [Card.CARAVAN, Card.SPIES, Card.SPIES]
    assert board.cards(MARI) == [Card.LOCUSTS]
    assert board.has(MARI, WOOD) == 13


def test_one_gives_only_cards_one_has() -> None:
    """rules/mesopotamia.md §Trade: an exchange of what there is."""
    board = draft(market(cards=True).hand(BABYLON, Card.LOCUSTS), MARI)
    assert {code - codes.GIVE_CARD for code in board.legal(BABYLON) if codes.GIVE_CARD <= code < codes.UNGIVE_CARD} == {
        Card.LOCUSTS
    }

    board.do(BABYLON, codes.GIVE_CARD + Card.LOCUSTS)

    assert not board.can(BABYLON, codes.GIVE_CARD + Card.LOCUSTS)


def test_without_cards_none_are_traded() -> None:
    """rules/mesopotamia.md §Setup: option `cards=off`."""
    board = draft(market(), MARI)

    assert not [code for code in board.legal(BABYLON) if codes.GIVE_CARD <= code < codes.SEND]


def test_what_is_asked_says_nothing_about_what_the_other_has() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock, hand."""
    rich = draft(market(cards=True).hand(MARI, Card.SPIES), ESHNUNNA)
    poor = draft(market(cards=True).stock(ESHNUNNA), ESHNUNNA)

    assert rich.legal(BABYLON) == poor.legal(BABYLON)
    assert poor.can(BABYLON, *[codes.ASK + material for material in Material])


def test_nine_of_one_material_are_the_most() -> None:
    """rules/mesopotamia.md §Trade: at most 9 of one material on a side."""
    board = draft(market(), MARI, {METAL: 9}, {WOOD: 9})
    assert not board.can(BABYLON, codes.GIVE + METAL)
    assert not board.can(BABYLON, codes.ASK + WOOD)
    assert board.can(BABYLON, codes.GIVE + GRAIN)

    board.do(BABYLON, codes.UNGIVE + METAL, codes.GIVE + METAL, SEND).do(MARI, codes.ACCEPT + BABYLON)

    assert board.has(MARI, METAL) == 21


def test_what_was_put_in_can_be_taken_out() -> None:
    """rules/mesopotamia.md §Trade: any basket."""
    board = draft(market(cards=True).hand(BABYLON, Card.SPIES), MARI, {METAL: 2}, {WOOD: 2})
    board.do(
        BABYLON,
        codes.GIVE_CARD + Card.SPIES,
        codes.UNGIVE_CARD + Card.SPIES,
        codes.ASK_CARD + Card.SPIES,
        codes.UNASK_CARD + Card.SPIES,
    )

    board.do(BABYLON, codes.UNGIVE + METAL, codes.UNASK + WOOD, SEND).do(MARI, codes.ACCEPT + BABYLON)

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
        board.do(BABYLON, SEND).do(*((MARI, codes.DECLINE + BABYLON) if ending == "decline" else (BABYLON, WITHDRAW)))

    assert board.stocks() == before
    assert not board.legal(MARI)
    assert board.task(BABYLON) == Task.BUILD
    assert board.can(BABYLON, codes.TRADE + MARI)


def test_only_the_partner_answers() -> None:
    """rules/mesopotamia.md §Trade: offer → accept, decline or counter."""
    board = offer(market(), MARI, {METAL: 2})

    assert board.legal(MARI) == {codes.ACCEPT + BABYLON, codes.DECLINE + BABYLON, codes.COUNTER + BABYLON}
    assert not board.legal(ESHNUNNA)
    assert board.can(BABYLON, WITHDRAW)


def test_a_draft_is_nobodys_business() -> None:
    """rules/mesopotamia.md §Trade: an offer is answered once it is sent."""
    assert not draft(market(), MARI, {METAL: 2}).legal(MARI)


def test_a_counter_offer_at_any_time() -> None:
    """rules/mesopotamia.md §Trade: answers and counter-offers at any time."""
    board = offer(market(), MARI, {METAL: 2}, {WOOD: 1}).do(MARI, codes.COUNTER + BABYLON)
    assert board.g.offer[BABYLON] == OfferState.NONE
    assert board.task(MARI) == Task.DRAFT
    while any(board.can(MARI, code + material) for code in (codes.UNGIVE, codes.UNASK) for material in Material):
        board.do(
            MARI,
            next(
                code + material
                for code in (codes.UNGIVE, codes.UNASK)
                for material in Material
                if board.can(MARI, code + material)
            ),
        )

    board.do(MARI, codes.GIVE + WOOD, codes.ASK + METAL, codes.ASK + METAL, codes.ASK + METAL, SEND).do(
        BABYLON, codes.ACCEPT + MARI
    )

    assert [board.has(BABYLON, METAL), board.has(BABYLON, WOOD)] == [9, 13]
    assert [board.has(MARI, METAL), board.has(MARI, WOOD)] == [15, 11]
    assert not board.legal(MARI)


def test_a_counter_offer_begins_with_the_baskets_turned_around() -> None:
    """rules/mesopotamia.md §Trade: offer → accept, decline or counter."""
    board = offer(market(), MARI, {METAL: 2}, {WOOD: 1}).do(MARI, codes.COUNTER + BABYLON)

    board.do(MARI, SEND).do(BABYLON, codes.ACCEPT + MARI)

    assert [board.has(BABYLON, METAL), board.has(BABYLON, WOOD)] == [10, 13]
    assert [board.has(MARI, METAL), board.has(MARI, WOOD)] == [14, 11]


def test_answers_come_in_other_phases_too() -> None:
    """rules/mesopotamia.md §Trade: answers at any time."""
    board = field().walk(MARI, Phase.BUILDING)
    assert not board.legal(MARI)
    board.walk(BABYLON, Phase.FORGES)
    metal = board.has(MARI, METAL)

    offer(board, MARI, {METAL: 1}).do(MARI, codes.ACCEPT + BABYLON)

    assert board.has(MARI, METAL) == metal + 1


@pytest.mark.parametrize("poor", [BABYLON, MARI])
def test_an_offer_is_checked_when_it_is_accepted(poor: int) -> None:
    """rules/mesopotamia.md §Trade: checked against both stocks at the moment it is accepted: all of it happens or nothing."""
    board = offer(market(), MARI, {METAL: 2, ORE: 1}, {WOOD: 2, ORE: 2})
    board.set_stock(poor, METAL if poor == BABYLON else WOOD, 1)
    before = board.stocks()

    if board.can(MARI, codes.ACCEPT + BABYLON):
        board.do(MARI, codes.ACCEPT + BABYLON)

    assert board.stocks() == before


@pytest.mark.parametrize("poor", [BABYLON, MARI])
def test_cards_are_checked_too(poor: int) -> None:
    """rules/mesopotamia.md §Trade: all of it happens or nothing."""
    board = draft(market(cards=True).hand(BABYLON, Card.LOCUSTS).hand(MARI, Card.SPIES), MARI, {METAL: 1}, {WOOD: 1})
    board.do(BABYLON, codes.GIVE_CARD + Card.LOCUSTS, codes.ASK_CARD + Card.SPIES, SEND).hand(poor)
    before = board.stocks(), board.cards(BABYLON), board.cards(MARI)

    if board.can(MARI, codes.ACCEPT + BABYLON):
        board.do(MARI, codes.ACCEPT + BABYLON)

    assert (board.stocks(), board.cards(BABYLON), board.cards(MARI)) == before


def test_six_offers_a_round() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = market()
    for number in range(6):
        offer(board, (MARI, ESHNUNNA, ASSUR)[number % 3], {METAL: 1}).do(BABYLON, WITHDRAW)
    assert not any(board.can(BABYLON, codes.TRADE + other) for other in (MARI, ESHNUNNA, ASSUR))
    assert board.can(BABYLON, bank(METAL, WOOD))

    board.turn(MARI)
    assert board.can(MARI, codes.TRADE + BABYLON), "everybody has six"
    board.end_round().turn(BABYLON)

    assert board.can(BABYLON, codes.TRADE + MARI)


def test_a_counter_offer_takes_the_place_of_the_own_offer() -> None:
    """rules/mesopotamia.md §Trade: answers and counter-offers at any time."""
    board = turn_of(BABYLON)
    board.do(BABYLON, codes.TRADE + MARI, codes.GIVE + METAL, codes.SEND, codes.DONE).turn(MARI)
    board.do(MARI, codes.TRADE + BABYLON, codes.GIVE + WOOD, codes.SEND)
    assert board.can(MARI, codes.ACCEPT + BABYLON)

    board.do(BABYLON, codes.COUNTER + MARI, codes.GIVE + METAL, codes.SEND)

    assert board.g.offer[MARI] == OfferState.NONE
    assert board.can(MARI, codes.ACCEPT + BABYLON)
    assert board.g.ask[BABYLON, WOOD] == 1
    assert board.g.sent[BABYLON] == 2


def test_a_counter_offer_is_one_of_the_six() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = market()
    for _ in range(6):
        offer(board, MARI, {METAL: 1}).do(BABYLON, WITHDRAW)

    offer(board.turn(MARI), BABYLON, {METAL: 1}, seat=MARI)

    assert board.legal(BABYLON) == {codes.ACCEPT + MARI, codes.DECLINE + MARI}


def test_a_card_that_was_traded_can_be_played() -> None:
    """rules/mesopotamia.md §Cards: tradable."""
    board = market(cards=True).hand(MARI, Card.CARAVAN)
    draft(board, MARI, {METAL: 1}).do(BABYLON, codes.ASK_CARD + Card.CARAVAN, SEND).do(MARI, codes.ACCEPT + BABYLON)

    board.do(BABYLON, card(Card.CARAVAN))

    assert board.has(BABYLON, METAL) == 12 - 1 + 3
