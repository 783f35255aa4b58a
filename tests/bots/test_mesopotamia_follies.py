"""Bots of Mesopotamia don't ask again for what was refused, hold a grudge, bluff, and see hunger coming."""

from __future__ import annotations

from bots.test_mesopotamia import follow, greedy_choice, known, market
from mesopotamia.layout import BABYLON, ESHNUNNA, FLOUR, Layout, lay, turn_of
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.politics import treaty_worth
from tworivers.bots.mesopotamia.stores import hunger_of
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.names import Phase, Province, Work


def offered(board: Layout, seat: int) -> tuple[int, list[int], list[int]]:
    """A bot's next offer."""
    follow(board.do(seat, greedy_choice(board, seat)), seat)
    g = board.g
    return int(g.partner[seat]), g.give[seat].tolist(), g.ask[seat].tolist()


def test_a_refused_offer_is_not_made_again() -> None:
    board = market().stock(BABYLON, 6, 12, 0, 0, 25)
    for seat in range(1, 4):
        board.stock(seat, 6, 12, 0, 25, 0)
    first = offered(known(board), BABYLON)
    board.do(first[0], codes.DECLINE + BABYLON)
    choice = greedy_choice(known(board), BABYLON)
    if codes.TRADE <= choice < codes.WITHDRAW:
        assert offered(board, BABYLON) != first


def frontier() -> Layout:
    """Eshnunna's troops stand beside Babylon's; they are at war."""
    board = lay().war(BABYLON, ESHNUNNA).owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD)
    board.troops(BABYLON, Province.KISH, foot=2).troops(ESHNUNNA, Province.BAGDAD, foot=3)
    return known(board.walk(BABYLON, Phase.FORGES).stock(BABYLON))


def test_a_blank_joins_a_stack_that_rivals_could_attack() -> None:
    board = frontier()
    assert greedy_choice(board, BABYLON) == codes.WORK + Work.BLANK
    board.do(BABYLON, codes.WORK + Work.BLANK)
    assert greedy_choice(board, BABYLON) == codes.PLACE + Province.KISH


def test_no_alliance_with_who_has_just_been_fought() -> None:
    board = known(turn_of(BABYLON).owns(BABYLON, Province.KISH).owns(ESHNUNNA, Province.BAGDAD))
    board.troops(ESHNUNNA, Province.BAGDAD, foot=6)
    weights = JUDGEMENT.weights(4)
    assert treaty_worth(board.g, BABYLON, ESHNUNNA, weights) > 0
    board.g.fought_before[BABYLON] = 1 << ESHNUNNA
    assert treaty_worth(board.g, BABYLON, ESHNUNNA, weights) < 0


def test_hunger_of_the_coming_year_is_foreseen() -> None:
    board = turn_of(BABYLON).stock(BABYLON, grain=0, flour=40)
    assert hunger_of(board.g, BABYLON, 0, 0, 0, 0) == 0
    board.g.stock[BABYLON, FLOUR] = 2
    assert hunger_of(board.g, BABYLON, 0, 0, 0, 0) > 0
    assert hunger_of(board.g, BABYLON, 1, 0, 0, 0) >= hunger_of(board.g, BABYLON, 0, 0, 0, 0)
