"""What happens when a trade or a card reaches into a question somebody else (or oneself) is about to answer."""

from __future__ import annotations

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, FLOUR, MARI, WOOD, front, turn_of
from mesopotamia.moves import (
    ATTACK,
    BUILD_MARDUK,
    NO,
    SEND,
    YES,
    accept,
    ask,
    ask_card,
    card,
    give,
    give_card,
    party,
    place,
    trade,
    unit,
)
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Material, Province, Task, Unit


def test_a_march_is_dropped_when_the_flour_is_sold_on_the_way() -> None:
    """mesopotamia.md §Trade: answers at any time; §Movement: one flour per unit that moves."""
    board = turn_of(BABYLON).march(BABYLON).stock(BABYLON, flour=1).stock(MARI, wood=1)
    board.do(BABYLON, trade(MARI), give(Material.FLOUR), SEND)
    board.do(BABYLON, unit(Unit.FOOT))
    while board.task(BABYLON) == Task.MOVE_FROM:
        board.do(BABYLON, place(Province.BABYLON))
    assert board.task(BABYLON) == Task.MOVE_TO
    board.do(MARI, accept(BABYLON))

    assert board.task(BABYLON) == Task.MOVE
    assert board.has(BABYLON, Material.FLOUR) == 0
    assert not board.can(BABYLON, unit(Unit.FOOT))


def test_spies_find_nothing_when_the_last_card_is_traded_away() -> None:
    """mesopotamia.md §Cards: spies take one card, if there is one."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.SPIES).hand(MARI, Card.LOCUSTS, Card.CARAVAN).hand(ASSUR)
    board.do(BABYLON, trade(MARI), ask_card(Card.LOCUSTS), ask_card(Card.CARAVAN), SEND)
    board.do(BABYLON, card(Card.SPIES), party(MARI))
    assert board.task(BABYLON) == Task.TAKE_CARD
    board.do(MARI, accept(BABYLON))

    assert board.task(BABYLON) != Task.TAKE_CARD
    assert board.cards(BABYLON) == [Card.CARAVAN, Card.LOCUSTS]
    assert board.cards(MARI) == []


def test_a_forced_march_also_carries_on_foot_that_have_moved() -> None:
    """mesopotamia.md §Cards: forced march (foot may move 2 this turn)."""
    board = turn_of(BABYLON, cards=True).march(BABYLON).stock(BABYLON, flour=5).hand(BABYLON, Card.FORCED_MARCH)
    board.no_troops().troops(BABYLON, Province.BABYLON, foot=1)
    board.do(BABYLON, unit(Unit.FOOT), place(Province.KISH))
    assert not board.can(BABYLON, unit(Unit.FOOT))
    board.do(BABYLON, card(Card.FORCED_MARCH), unit(Unit.FOOT), place(Province.SIPPAR))

    assert board.units(BABYLON, Province.SIPPAR) == (1, 0, 0)
    assert board.has(BABYLON, Material.FLOUR) == 4
    assert not board.can(BABYLON, unit(Unit.FOOT))


def test_a_card_traded_away_helps_no_more() -> None:
    """mesopotamia.md §Cards: tradable; a blessing is used before the roll by who holds it."""
    board = (
        turn_of(BABYLON, cards=True).stock(BABYLON, flour=9, metal=9, wood=9).hand(BABYLON, Card.BLESSING).hand(MARI)
    )
    board.do(BABYLON, trade(MARI), give_card(Card.BLESSING), SEND)
    board.do(BABYLON, BUILD_MARDUK)
    assert board.task(BABYLON) == Task.BLESS
    board.do(MARI, accept(BABYLON))

    assert not board.can(BABYLON, YES)
    assert board.can(BABYLON, NO)
    assert board.cards(MARI) == [Card.BLESSING]


def test_an_attack_nobody_can_be_sent_to_is_off() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves this turn."""
    board = (
        front()
        .troops(BABYLON, Province.KISH, foot=1)
        .owns(BABYLON, Province.SIPPAR)
        .troops(BABYLON, Province.SIPPAR, foot=1)
        .set_stock(BABYLON, FLOUR, 1)
    )
    board.do(BABYLON, trade(ESHNUNNA), give(FLOUR), ask(WOOD), SEND)
    board.do(BABYLON, ATTACK).answer(BABYLON, Task.ATTACK_AT, place(Province.BAGDAD))
    assert board.task(BABYLON) == Task.COMMIT

    board.do(ESHNUNNA, accept(BABYLON))

    assert board.task(BABYLON) == Task.MOVE
    assert GAME.view(board.g, BABYLON)["battle"] is None
