"""Cards in the bots' trades: one without a use goes to who has one, for what lacks; nobody asks for a card he can't
know of.
"""

from __future__ import annotations

from bots.test_mesopotamia import follow, greedy_choice, known
from mesopotamia.layout import ASSUR, BABYLON, FLOUR, MARI, WOOD, Layout, cards_of, turn_of
from mesopotamia.moves import unit
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.knowledge import card_came
from tworivers.mesopotamia.names import Card, Province, Unit

LATE = 5
"""A round in which a card in hand is worth less than at first."""


def fair(*holders: int) -> Layout:
    """Babylon is about to build, with nothing; Mari has wood to spare and is at war with Assur.

    These hold a second wind, which only war needs.
    """
    board = turn_of(BABYLON, cards=True).war(MARI, ASSUR)
    for seat in range(4):
        board.stock(seat).hand(seat, *[Card.SECOND_WIND] * holders.count(seat))
    return known(board.stock(MARI, wood=12))


def trades(board: Layout, seat: int) -> bool:
    """Whether a bot would begin an offer."""
    return codes.TRADE <= greedy_choice(board, seat) < codes.WITHDRAW


def sent(board: Layout, seat: int) -> Layout:
    """A bot makes its offer."""
    assert trades(board, seat)
    return follow(board.do(seat, greedy_choice(board, seat)), seat)


def test_a_card_without_a_use_is_offered_for_what_lacks_and_both_agree() -> None:
    board = sent(fair(BABYLON), BABYLON)
    assert board.g.partner[BABYLON] == MARI
    assert cards_of(int(board.g.give_cards[BABYLON]))[Card.SECOND_WIND] == 1
    assert board.g.ask[BABYLON].tolist() == [0, 0, 0, 0, 3]
    board.do(MARI, greedy_choice(board, MARI))
    assert board.cards(MARI) == [Card.SECOND_WIND]
    assert board.has(BABYLON, WOOD) == 3


def test_a_card_that_one_needs_is_kept() -> None:
    assert not trades(fair(BABYLON).war(BABYLON, ASSUR), BABYLON)


def test_a_card_that_nobody_needs_is_not_offered() -> None:
    board = fair(BABYLON)
    board.g.at_war[:] = 0
    assert not trades(board, BABYLON)


def test_a_card_is_taken_by_who_has_a_use_for_it() -> None:
    offered = fair(BABYLON).do(
        BABYLON, codes.TRADE + MARI, codes.GIVE_CARD + Card.SECOND_WIND, codes.ASK + WOOD, codes.SEND
    )
    assert greedy_choice(offered, MARI) == codes.ACCEPT + BABYLON
    offered.g.at_war[:] = 0
    assert greedy_choice(offered, MARI) == codes.DECLINE + BABYLON


def test_who_can_not_play_all_cards_sells_the_worst() -> None:
    """In the last round one card is played, and a blessing is better than a second wind."""
    board = fair(BABYLON).war(BABYLON, ASSUR)
    board.hand(BABYLON, Card.SECOND_WIND, Card.BLESSING)
    board.g.rounds = int(board.g.round_number)
    sent(board, BABYLON)
    assert cards_of(int(board.g.give_cards[BABYLON]))[Card.SECOND_WIND] == 1
    assert cards_of(int(board.g.give_cards[BABYLON]))[Card.BLESSING] == 0


def buying() -> Layout:
    """Babylon is at war and has flour to spare; Mari, at peace, has nothing but a second wind."""
    board = fair(MARI).stock(MARI).stock(BABYLON, flour=12)
    board.g.at_war[:] = 0
    board.g.round_number = LATE
    return known(board.war(BABYLON, ASSUR))


def test_a_card_is_asked_for_from_who_is_known_to_hold_it() -> None:
    board = buying()
    card_came(board.g, MARI, Card.SECOND_WIND)
    sent(board, BABYLON)
    assert cards_of(int(board.g.ask_cards[BABYLON]))[Card.SECOND_WIND] == 1
    assert board.g.give[BABYLON, FLOUR] > 0
    board.do(MARI, greedy_choice(board, MARI))
    assert board.cards(BABYLON) == [Card.SECOND_WIND]


def test_nobody_asks_for_a_card_he_does_not_know_of() -> None:
    assert not trades(buying(), BABYLON)


def test_foot_that_find_more_land_beside_them_are_marched_on() -> None:
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.FORCED_MARCH).march(BABYLON).no_troops()
    board.troops(BABYLON, Province.BABYLON, foot=1)
    assert greedy_choice(board, BABYLON) != codes.CARD + Card.FORCED_MARCH
    goal = min(board.may_move(BABYLON, Unit.FOOT, Province.BABYLON))
    board.move(BABYLON, Unit.FOOT, Province.BABYLON, goal)
    assert not board.can(BABYLON, unit(Unit.FOOT))
    assert greedy_choice(board, BABYLON) == codes.CARD + Card.FORCED_MARCH
