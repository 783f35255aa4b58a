"""Bots of Mesopotamia don't ask again for what was refused, hold a grudge, bluff, and see hunger coming."""

from __future__ import annotations

from bots.test_mesopotamia import follow, greedy_choice, known, market
from mesopotamia.layout import BABYLON, ESHNUNNA, FLOUR, Layout, lay, turn_of
from mesopotamia.moves import DONE
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.bots.mesopotamia.politics import treaty_worth
from tworivers.bots.mesopotamia.stores import hunger_of
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.bank import bank_pair
from tworivers.mesopotamia.names import Building, Material, Phase, Province, Work
from tworivers.mesopotamia.realm import cities_of, forges_of


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


def starving(**stock: int) -> Layout:
    """Babylon, without walls, has one flour less than its cities eat."""
    board = lay().walk(BABYLON, Phase.FEEDING)
    board.g.walls[:] = 0
    return known(board.stock(BABYLON, flour=cities_of(board.g, BABYLON) - 1, **stock))


def test_metal_is_given_for_bread_before_a_forge_is_torn_down() -> None:
    board = starving(metal=4, wood=2)
    choice = greedy_choice(board, BABYLON)
    assert bank_pair(choice - codes.BANK) == (Material.METAL, FLOUR)
    board.do(BABYLON, choice, DONE)
    assert forges_of(board.g, BABYLON) == 1


def test_nothing_is_given_for_bread_where_hunger_finds_nothing() -> None:
    board = starving(metal=4, wood=2)
    board.g.forges[:] = 0
    assert greedy_choice(board, BABYLON) == DONE


def test_grain_that_nothing_grinds_buys_the_flour_of_a_millstone() -> None:
    board = lay().walk(BABYLON, Phase.WORKS)
    board.g.millstones[:] = 0
    board.stock(BABYLON, grain=13, flour=1, metal=2, wood=2)
    choice = greedy_choice(known(board), BABYLON)
    assert bank_pair(choice - codes.BANK) == (Material.GRAIN, FLOUR)
    assert greedy_choice(known(board.do(BABYLON, choice)), BABYLON) == codes.ERECT + Building.MILLSTONE
