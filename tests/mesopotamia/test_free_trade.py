"""Phase 3: metal for those who let caravans pass."""

from __future__ import annotations

import pytest

from mesopotamia.layout import ASSUR, BABYLON, MARI, METAL, ORE, SPRING, SUMMER, WINTER, WOOD, Layout, eve_of
from mesopotamia.moves import NO_TOLLS, SEND, TOLLS, accept, ask, decline, demand, give, let_pass, refuse, trade
from tworivers.mesopotamia.state import Phase, Province, Season, Stage, Task

AROUND_BABYLON = (Province.KISH, Province.SIPPAR, Province.MARAD, Province.NIPPUR)


def surrounded(season: Season, year: int) -> Layout:
    """A season in which Babylon can trade with Assur only through Mari's land."""
    return eve_of(season, year, years="3").owns(MARI, *AROUND_BABYLON).trees(Province.NIPPUR, 0).begin()


def send_caravan(board: Layout) -> Layout:
    """Babylon offers Assur an ore; Mari is asked to let the caravan pass."""
    assert board.g.stage == Stage.PARALLEL
    board.until(BABYLON, Task.FORGE)
    return board.do(BABYLON, trade(ASSUR), give(ORE), SEND)


def refuse_transit(board: Layout) -> Layout:
    """A caravan is sent and Mari refuses transit."""
    return send_caravan(board).do(MARI, refuse(BABYLON))


def demand_toll(board: Layout) -> Layout:
    """A caravan is sent, Mari demands a wood and Babylon agrees."""
    send_caravan(board).do(MARI, demand(BABYLON), ask(WOOD), SEND)
    return board.do(BABYLON, TOLLS)


def past_free_trade(board: Layout, seat: int) -> None:
    """A party fells nothing and goes on to milling, if it isn't there yet."""
    while board.phase(seat) in (Phase.FELLING, Phase.REGROWTH):
        board.do(seat, min(board.legal(seat)))


def wait_for_spring(board: Layout) -> list[int]:
    """Rounds pass until the next spring: how much metal it brings to whom."""
    while True:
        for seat in board.seats:
            board.stock(seat, flour=30)
        board.end_round()
        if board.g.round_number % 4 == 1:
            for seat in board.seats:
                past_free_trade(board, seat)
            return [board.has(seat, METAL) for seat in board.seats]


def test_who_lets_caravans_pass_freely_is_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: metal by the table, if the party refused no transit and took no toll."""
    board = send_caravan(surrounded(WINTER, 1))
    board.do(MARI, let_pass(BABYLON)).do(ASSUR, accept(BABYLON))
    assert board.has(ASSUR, ORE) == 31

    assert wait_for_spring(board) == [5, 5, 5, 5]


def test_who_refused_transit_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: refused no transit in the previous four rounds."""
    assert wait_for_spring(refuse_transit(surrounded(WINTER, 1))) == [5, 0, 5, 5]


def test_who_took_a_toll_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: took no toll in the previous four rounds."""
    board = demand_toll(surrounded(WINTER, 1))
    board.do(ASSUR, accept(BABYLON))
    assert board.has(MARI, WOOD) == 31

    assert wait_for_spring(board) == [5, 0, 5, 5]


def test_a_toll_that_was_never_paid_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: a toll counts when it is paid."""
    board = demand_toll(surrounded(WINTER, 1))
    board.do(ASSUR, decline(BABYLON))
    assert board.has(MARI, WOOD) == 30

    assert wait_for_spring(board) == [5, 5, 5, 5]


def test_a_toll_the_proposer_wont_pay_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: the proposer accepts the tolls or drops the offer; a toll counts when it is paid."""
    board = send_caravan(surrounded(WINTER, 1))
    board.do(MARI, demand(BABYLON), ask(WOOD), SEND).do(BABYLON, NO_TOLLS)

    assert wait_for_spring(board)[MARI] == 5


@pytest.mark.parametrize(("season", "metal"), [(SPRING, 0), (SUMMER, 0), (WINTER, 5)])
def test_four_rounds_are_remembered(season: Season, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: in the previous four rounds; what was refused in winter is over a spring later."""
    board = refuse_transit(surrounded(season, 1))
    paid = wait_for_spring(board)
    if season is WINTER:
        assert paid[MARI] == 0
        paid = wait_for_spring(board)

    assert paid[MARI] == metal


@pytest.mark.parametrize("ahead", [False, True])
def test_refusing_in_spring_counts_for_the_next_spring(ahead: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: previous rounds, also while Mari still fells and Babylon is ahead."""
    board = eve_of(SPRING, 2, years="3").owns(MARI, *AROUND_BABYLON).stock(MARI, flour=30).begin()
    assert board.task(MARI) is Task.FELL
    if not ahead:
        past_free_trade(board, MARI)

    past_free_trade(refuse_transit(board), MARI)

    assert board.has(MARI, METAL) == 5
    assert wait_for_spring(board)[MARI] == 0
