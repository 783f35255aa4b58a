"""What others know of a party: the view for each seat, what may be redrawn for it,
and that actions give nothing away.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pytest

from mesopotamia.layout import ASSUR, BABYLON, ESHNUNNA, MARI, METAL, WOOD, Layout, front, turn_of
from mesopotamia.moves import SEND, ask, card, give, party, trade
from tworivers.engine.dice import dice_from_number
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Province, Symbol

KISH, SIPPAR = Province.KISH, Province.SIPPAR
SPECTATOR = -1
OTHERS = [SPECTATOR, BABYLON, ESHNUNNA, ASSUR]


def seen(board: Layout, seat: int) -> str:
    """All that a seat (or a spectator) can see and do."""
    shown = json.dumps(GAME.view(board.g, seat), sort_keys=True)
    if seat == SPECTATOR:
        return shown
    numbers = np.zeros(GAME.observation, np.float32)
    GAME.native.observe_at(board.table.records, 0, seat, numbers)
    return shown + str(sorted(board.legal(seat))) + numbers.tobytes().hex()


def table(**options: str) -> Layout:
    """Babylon's turn; Mari holds Sippar with a stack of three, some cards and a stock."""
    board = turn_of(BABYLON, 4, True, **options).owns(MARI, SIPPAR).troops(MARI, SIPPAR, foot=1, chariots=1, blanks=1)
    return board.hand(MARI, Card.SPIES, Card.CARAVAN)


def redrawn(board: Layout, seat: int) -> list[Layout]:
    """Positions as a seat may imagine them."""
    twins = [board.copy() for _ in range(12)]
    for number, twin in enumerate(twins):
        GAME.native.hide_at(twin.table.records, 0, seat, dice_from_number(7, number))
        assert GAME.native.audit_at(twin.table.records, 0) == 0
    return twins


@pytest.mark.parametrize(
    "change",
    [
        lambda board: board.set_stock(MARI, METAL, 3),
        lambda board: board.hand(MARI, Card.LOCUSTS, Card.GUTIANS),
        lambda board: board.troops(MARI, SIPPAR, foot=3),
        lambda board: board.troops(MARI, SIPPAR, foot=1, blanks=2),
    ],
    ids=["stock", "hand", "stack", "blanks"],
)
def test_stock_hand_and_stacks_are_for_their_owner(change: Callable[[Layout], Layout]) -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock, hand, what is in a stack."""
    board, other = table(), change(table())

    assert seen(board, MARI) != seen(other, MARI)
    for seat in OTHERS:
        assert seen(board, seat) == seen(other, seat)


@pytest.mark.parametrize(
    "change",
    [
        lambda board: board.hand(MARI, Card.LOCUSTS),
        lambda board: board.troops(MARI, SIPPAR, foot=1, chariots=1, blanks=2),
        lambda board: board.buildings(SIPPAR, walls=1),
        lambda board: board.buildings(SIPPAR, marduk=1),
        lambda board: board.frame((MARI, Symbol.CANAL)),
        lambda board: board.allies(MARI, ESHNUNNA),
        lambda board: board.war(MARI, ESHNUNNA),
        lambda board: board.owns(MARI, KISH),
    ],
    ids=["number of cards", "height", "wall", "temple", "frame", "alliance", "war", "province"],
)
def test_what_lies_on_the_table_is_for_all(change: Callable[[Layout], Layout]) -> None:
    """rules/mesopotamia.md §Secrets: others see: number of cards, height of each stack, everything built, the frame,
    alliances, wars.
    """
    board, other = table(), change(table())

    for seat in (*OTHERS, MARI):
        assert seen(board, seat) != seen(other, seat)


def test_open_stocks_show_the_stock_and_nothing_else() -> None:
    """rules/mesopotamia.md §Secrets: option `open-stocks`."""
    board = table(open_stocks="on")

    for seat in OTHERS:
        assert seen(board, seat) != seen(table(open_stocks="on").set_stock(MARI, METAL, 3), seat)
        assert seen(board, seat) == seen(table(open_stocks="on").hand(MARI, Card.LOCUSTS, Card.GUTIANS), seat)
    assert {tuple(twin.stocks()[MARI]) for twin in redrawn(board, BABYLON)} == {tuple(board.stocks()[MARI])}


def test_what_is_imagined_keeps_what_is_known() -> None:
    """rules/mesopotamia.md §Secrets: own stock, hand and stacks; others' number of cards and height of stacks."""
    board = (
        table().hand(BABYLON, Card.BLESSING, Card.LOCUSTS).owns(BABYLON, KISH).troops(BABYLON, KISH, foot=1, blanks=1)
    )
    for twin in redrawn(board, BABYLON):
        assert twin.stocks()[BABYLON] == board.stocks()[BABYLON]
        assert twin.cards(BABYLON) == board.cards(BABYLON)
        assert twin.units(BABYLON, KISH) == board.units(BABYLON, KISH)
        assert len(twin.cards(MARI)) == 2
        assert sum(twin.units(MARI, SIPPAR)) == 3
        assert seen(twin, BABYLON) == seen(board, BABYLON)


def test_what_is_imagined_varies() -> None:
    """rules/mesopotamia.md §Secrets: hand and stacks of others are hidden."""
    twins = redrawn(table(), BABYLON)

    assert len({tuple(twin.cards(MARI)) for twin in twins}) > 1
    assert len({twin.units(MARI, SIPPAR) for twin in twins}) > 1


def test_stocks_are_imagined_too() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock."""
    twins = redrawn(table(), BABYLON)

    assert len({tuple(twin.stocks()[MARI]) for twin in twins}) > 1


def test_cards_nobody_holds_are_hidden_too() -> None:
    """rules/mesopotamia.md §Setup: the shuffled deck; §Secrets: hand."""
    board, other = table().hand(MARI, Card.SPIES, Card.SPIES), table().hand(MARI, Card.DESERTERS, Card.CARAVAN)

    assert board.g.deck.tolist() != other.g.deck.tolist()
    assert seen(board, SPECTATOR) == seen(other, SPECTATOR)


def spied(*hand: Card) -> Layout:
    """Babylon's spies have looked at Mari's hand and stacks and taken a caravan."""
    board = table().hand(BABYLON, Card.SPIES).hand(MARI, Card.CARAVAN, *hand)
    return board.do(BABYLON, card(Card.SPIES), party(MARI), card(Card.CARAVAN))


def test_spies_see_hand_and_stacks() -> None:
    """rules/mesopotamia.md §Cards: spies (see a rival's hand and stacks, take one card)."""
    board = spied(Card.LOCUSTS, Card.INTRIGUE)

    for twin in redrawn(board, BABYLON):
        assert twin.cards(MARI) == [Card.LOCUSTS, Card.INTRIGUE]
        assert twin.units(MARI, SIPPAR) == (1, 1, 1)
    assert len({twin.units(MARI, SIPPAR) for twin in redrawn(board, ESHNUNNA)}) > 1, "only the spies' master knows"
    assert len({tuple(twin.cards(MARI)) for twin in redrawn(board, ESHNUNNA)}) > 1
    assert seen(board, BABYLON) != seen(spied(Card.LOCUSTS, Card.ENVOYS), BABYLON)


def test_spies_see_two_of_a_kind() -> None:
    """rules/mesopotamia.md §Cards: spies (see a rival's hand)."""
    board = spied(Card.LOCUSTS, Card.LOCUSTS)

    assert seen(board, BABYLON) != seen(spied(Card.LOCUSTS, Card.ENVOYS), BABYLON)
    for twin in redrawn(board, BABYLON):
        assert twin.cards(MARI) == [Card.LOCUSTS, Card.LOCUSTS]


def test_spies_reports_on_two_rivals_are_both_remembered() -> None:
    """rules/mesopotamia.md §Cards: spies (see a rival's hand and stacks)."""
    board = (
        table()
        .hand(MARI, Card.CARAVAN, Card.LOCUSTS)
        .hand(BABYLON, Card.SPIES, Card.SPIES)
        .hand(ESHNUNNA, Card.ENVOYS, Card.INTRIGUE)
    )
    board.do(BABYLON, card(Card.SPIES), party(MARI), card(Card.CARAVAN))
    board.g.card_played[BABYLON] = 0

    board.do(BABYLON, card(Card.SPIES), party(ESHNUNNA), card(Card.ENVOYS))

    for twin in redrawn(board, BABYLON):
        assert twin.cards(MARI) == [Card.LOCUSTS]
        assert twin.cards(ESHNUNNA) == [Card.INTRIGUE]
        assert twin.units(MARI, SIPPAR) == (1, 1, 1)


def test_who_lost_a_card_to_spies_knows_where_it_is() -> None:
    """rules/mesopotamia.md §Cards: spies (take one card); §Secrets: own: hand."""
    board = spied(Card.LOCUSTS)

    assert all(Card.CARAVAN in twin.cards(BABYLON) for twin in redrawn(board, MARI))
    assert not all(Card.CARAVAN in twin.cards(BABYLON) for twin in redrawn(board, ESHNUNNA))


def test_an_offer_says_nothing_about_the_proposers_stock() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock; §Trade: checked at the moment it is accepted."""
    board = table().do(BABYLON, trade(MARI), give(METAL), give(METAL), ask(WOOD), SEND)

    assert seen(board, MARI) == seen(board.copy().set_stock(BABYLON, METAL, 1), MARI)


def test_a_draft_is_hidden_until_it_is_sent() -> None:
    """rules/mesopotamia.md §Trade: an offer is made when it is sent."""
    board = table().do(BABYLON, trade(MARI), give(METAL))
    before = GAME.view(board.g, MARI)

    after = GAME.view(board.do(BABYLON, give(METAL)).g, MARI)

    assert before == after
    assert GAME.view(board.do(BABYLON, SEND).g, MARI) != before


def test_an_offer_is_for_the_two_it_concerns() -> None:
    """rules/mesopotamia.md §Trade: offer → accept, decline or counter; §Secrets: others don't see what is in it."""
    one = table().do(BABYLON, trade(MARI), give(METAL), ask(WOOD), SEND)
    two = table().do(BABYLON, trade(MARI), give(WOOD), ask(METAL), SEND)

    assert seen(one, MARI) != seen(two, MARI)
    for seat in (ESHNUNNA, SPECTATOR):
        assert seen(one, seat) == seen(two, seat)
    given = [{tuple(twin.g.give[BABYLON]) for twin in redrawn(one, seat)} for seat in (MARI, ESHNUNNA)]
    assert given[0] == {tuple(one.g.give[BABYLON])}
    assert len(given[1]) > 1


def test_deserters_dont_say_what_is_in_a_stack() -> None:
    """rules/mesopotamia.md §Secrets: own: what is in a stack."""
    full = front(cards=True).hand(BABYLON, Card.DESERTERS).troops(ESHNUNNA, Province.BAGDAD, foot=2)
    empty = front(cards=True).hand(BABYLON, Card.DESERTERS).troops(ESHNUNNA, Province.BAGDAD, blanks=2)

    assert seen(full, BABYLON) == seen(empty, BABYLON)


def test_an_attack_doesnt_say_what_is_in_a_stack() -> None:
    """rules/mesopotamia.md §Secrets: own: what is in a stack."""
    full = front().troops(BABYLON, KISH, foot=2).troops(ESHNUNNA, Province.BAGDAD, foot=2)
    empty = front().troops(BABYLON, KISH, foot=2).troops(ESHNUNNA, Province.BAGDAD, blanks=2)

    assert seen(full, BABYLON) == seen(empty, BABYLON)


def test_locusts_dont_say_who_has_grain() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock."""
    full = table().hand(BABYLON, Card.LOCUSTS).do(BABYLON, card(Card.LOCUSTS))
    empty = table().hand(BABYLON, Card.LOCUSTS).stock(MARI).do(BABYLON, card(Card.LOCUSTS))

    assert full.legal(BABYLON) == empty.legal(BABYLON)


def test_a_forge_that_nobody_has_any_more_doesnt_say_whether_it_has_worked() -> None:
    """rules/mesopotamia.md §Secrets: smelting isn't seen, nor what is left of it once its province is lost."""
    worked, idle = table(), table()
    assert worked.g.owner[KISH] < 0
    worked.g.forges_used[KISH] = 1
    for one, other in zip(redrawn(worked, BABYLON), redrawn(idle, BABYLON), strict=True):
        assert one.table.records.tobytes() == other.table.records.tobytes()
