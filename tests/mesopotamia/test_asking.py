"""What is asked doesn't depend on what others can't see: stocks, hands, stacks (mesopotamia.md §Secrets)."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FOOT, MARI, METAL, WOOD, Layout, eve_of, front, turn_of
from mesopotamia.moves import (
    ATTACK,
    BUILD_MARDUK,
    DECLARE_WAR,
    NO,
    SEND,
    SMELT,
    YES,
    accept,
    bank,
    card,
    give,
    give_card,
    mill,
    party,
    pay,
    place,
    trade,
    unit,
)
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Material, Province, Task, Unit

KISH, BAGDAD = Province.KISH, Province.BAGDAD


def wordy(board: Layout) -> Layout:
    """The same board, whose stories leave no answer out."""
    board.brief = False
    return board


def test_trade_bank_and_cards_are_open_at_milling() -> None:
    """mesopotamia.de §1: "Ein Tausch kann in jeder Spielphase ... abgeschlossen werden": a party without trees, whose
    first decision is milling, buys grain and plays a rich harvest before it mills.
    """
    board = eve_of(cards=True).stock(BABYLON, ore=3, flour=9).hand(BABYLON, Card.RICH_HARVEST).begin()
    assert board.task(BABYLON) is Task.MILL
    assert board.can(BABYLON, trade(MARI))

    board.do(BABYLON, bank(Material.ORE, Material.GRAIN), card(Card.RICH_HARVEST), mill(5))

    assert board.holds(BABYLON)[:2] == (2, 14)
    assert board.task(BABYLON) is Task.FEED


@pytest.mark.parametrize("flour", [0, 9])
def test_feeding_is_asked_whoever_is_short(flour: int) -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock; §A round is a season, 7: before it a party may still trade."""
    board = eve_of().stock(BABYLON, flour=flour).begin().do(BABYLON, mill(0))

    assert board.task(BABYLON) is Task.FEED


def test_who_has_no_city_feeds_nobody() -> None:
    """rules/mesopotamia.md §A round is a season, 7 Feeding: 1 flour per city; everybody sees cities."""
    board = eve_of().realm(BABYLON, Province.LULLUBUM).trees(Province.LULLUBUM, 0).begin()

    assert board.task(BABYLON) is Task.FORGE


@pytest.mark.parametrize("held", [[Card.BLESSING], [Card.LOCUSTS]])
def test_a_frame_roll_is_asked_for_whatever_the_hand_holds(held: list[Card]) -> None:
    """rules/mesopotamia.md §Secrets: own: hand; §Cards: blessing, before the roll."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, *held).do(BABYLON, BUILD_MARDUK)

    assert board.task(BABYLON) is Task.BLESS
    assert board.asked(BABYLON) == ({YES, NO} if Card.BLESSING in held else {NO})
    board.do(BABYLON, NO)
    assert board.task(BABYLON) is Task.BUILD


@pytest.mark.parametrize("held", [[Card.ENVOYS], [Card.LOCUSTS]])
def test_a_campaigns_roll_is_asked_for_whatever_the_hand_holds(held: list[Card]) -> None:
    """rules/mesopotamia.md §Secrets: own: hand; §Cards: envoys, before the roll."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, *held).policy()
    board.do(BABYLON, DECLARE_WAR, party(MARI), pay(WOOD))

    assert board.task(BABYLON) is Task.ENVOYS
    assert board.asked(BABYLON) == ({YES, NO} if Card.ENVOYS in held else {NO})


@pytest.mark.parametrize("held", [[Card.SECOND_WIND], [Card.LOCUSTS]])
def test_a_lost_duel_is_told_whatever_the_hand_holds(held: list[Card]) -> None:
    """rules/mesopotamia.md §Secrets: own: hand; §Cards: second wind, after a lost duel."""
    board = front(cards=True).hand(BABYLON, *held).troops(BABYLON, KISH, foot=2).troops(ESHNUNNA, BAGDAD, foot=1)
    board.loaded(1, 6).attack(BABYLON, BAGDAD, (FOOT, KISH), (FOOT, KISH))

    assert board.task(BABYLON) is Task.SECOND_WIND
    assert board.asked(BABYLON) == ({YES, NO} if Card.SECOND_WIND in held else {NO})


def test_who_holds_no_card_or_has_played_one_isnt_asked() -> None:
    """rules/mesopotamia.md §Secrets: others see the number of cards; §Cards: one card per party and round."""
    assert turn_of(BABYLON, cards=True).do(BABYLON, BUILD_MARDUK).task(BABYLON) is Task.BUILD
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.CARAVAN, Card.BLESSING)
    assert board.do(BABYLON, card(Card.CARAVAN), BUILD_MARDUK).task(BABYLON) is Task.BUILD


def test_who_can_only_hold_other_cards_isnt_asked() -> None:
    """rules/mesopotamia.md §Secrets: cards traded openly are known: of one of those nobody asks for another."""
    board = turn_of(BABYLON, cards=True).hand(MARI, Card.LOCUSTS)
    board.do(MARI, trade(BABYLON), give_card(Card.LOCUSTS), SEND).do(BABYLON, accept(MARI))

    assert board.do(BABYLON, BUILD_MARDUK).task(BABYLON) is Task.BUILD


def test_when_all_of_a_kind_are_known_elsewhere_nobody_is_asked() -> None:
    """rules/mesopotamia.md §Secrets: cards played lie open."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.LOCUSTS)
    assert board.copy().do(BABYLON, BUILD_MARDUK).task(BABYLON) is Task.BLESS
    board.g.played[Card.BLESSING] = board.g.card_count[Card.BLESSING]
    board.g.deck[Card.BLESSING] = 0

    assert board.do(BABYLON, BUILD_MARDUK).task(BABYLON) is Task.BUILD


def test_a_blessing_that_lay_open_is_asked_for() -> None:
    """rules/mesopotamia.md §Cards: tradable; §Secrets: what was traded openly is known."""
    board = turn_of(BABYLON, cards=True).hand(MARI, Card.BLESSING)
    board.do(MARI, trade(BABYLON), give_card(Card.BLESSING), SEND).do(BABYLON, accept(MARI))

    assert board.do(BABYLON, BUILD_MARDUK).can(BABYLON, YES)


def test_only_answers_are_asked_for_where_stocks_and_stacks_decide() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock, what is in a stack: how many answers there are is hidden."""
    board = wordy(eve_of().begin().until(BABYLON, Task.FORGE)).do(BABYLON, SMELT)
    assert (board.task(BABYLON), len(board.asked(BABYLON))) == (Task.WORK_AT, 1)

    board = wordy(turn_of(BABYLON).policy().stock(BABYLON, metal=1)).do(BABYLON, DECLARE_WAR, party(MARI))
    assert (board.task(BABYLON), board.asked(BABYLON)) == (Task.PAY, {pay(METAL)})

    board = wordy(front().troops(BABYLON, KISH, foot=1).troops(BABYLON, Province.BABYLON))
    board.do(BABYLON, unit(FOOT))
    assert (board.task(BABYLON), board.asked(BABYLON)) == (Task.MOVE_FROM, {place(KISH)})
    board = wordy(front().troops(BABYLON, KISH, foot=1).troops(BABYLON, Province.BABYLON)).do(BABYLON, ATTACK)
    assert (board.task(BABYLON), board.asked(BABYLON)) == (Task.ATTACK_AT, {place(BAGDAD)})
    board.do(BABYLON, place(BAGDAD))
    assert (board.task(BABYLON), board.asked(BABYLON)) == (Task.COMMIT, {place(KISH)})
    board.do(BABYLON, place(KISH))
    assert (board.task(BABYLON), board.asked(BABYLON)) == (Task.COMMIT_UNIT, {unit(Unit.FOOT)})


def test_spies_are_asked_which_card_they_take() -> None:
    """rules/mesopotamia.md §Cards: spies take one card; §Secrets: own: hand."""
    board = wordy(turn_of(BABYLON, cards=True).hand(BABYLON, Card.SPIES).hand(MARI, Card.LOCUSTS, Card.LOCUSTS))
    board.do(BABYLON, card(Card.SPIES), party(MARI))

    assert (board.task(BABYLON), board.legal(BABYLON)) == (Task.TAKE_CARD, {card(Card.LOCUSTS)})


def test_a_campaign_that_lost_its_price_is_asked_for_anew() -> None:
    """rules/mesopotamia.md §Policy: at most one campaign per round: one that can't be paid any more wasn't any."""
    board = turn_of(BABYLON).policy().stock(BABYLON, metal=1).stock(MARI, wood=9)
    board.do(BABYLON, trade(MARI), give(METAL), SEND)
    wordy(board).do(BABYLON, DECLARE_WAR, party(ASSUR)).do(MARI, accept(BABYLON))

    assert board.task(BABYLON) is Task.CAMPAIGN


def test_version_two_asks_as_it_did() -> None:
    """A game of version 2 replays: no trade at milling, and who has enough to eat isn't asked."""
    table = Table(GAME, 4, 1, {"cards": "off"}, version=2)
    assert {int(code) for code in table.legal(BABYLON)} == {mill(count) for count in range(6)}

    table.apply(BABYLON, mill(5))

    assert table.g.todo_task[BABYLON, int(table.g.todo[BABYLON]) - 1] == Task.FORGE
