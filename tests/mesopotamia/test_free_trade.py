"""Phase 3: metal for those who let caravans pass."""

from __future__ import annotations

import pytest

from mesopotamia.caravans import demand_toll, enclosed, offer, rich
from mesopotamia.layout import (
    AROUND_BABYLON,
    ASSUR,
    AUTUMN,
    BABYLON,
    ESHNUNNA,
    MARI,
    METAL,
    ORE,
    SPRING,
    SUMMER,
    WINTER,
    WOOD,
    Layout,
    eve_of,
    lay,
)
from mesopotamia.moves import NO_TOLLS, SEND, TOLLS, accept, ask, decline, demand, give, let_pass, refuse, trade
from mesopotamia.position import PLENTY
from tworivers.mesopotamia.names import Phase, Province, Season, Stage, Task


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


def agree_on_toll(board: Layout) -> Layout:
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
    """rules/mesopotamia.md §A round is a season, 3 Free trade: metal by the table,
    if the party refused no transit and took no toll.
    """
    board = send_caravan(surrounded(WINTER, 1))
    board.do(MARI, let_pass(BABYLON)).do(ASSUR, accept(BABYLON))
    assert board.has(ASSUR, ORE) == 31

    assert wait_for_spring(board) == [5, 5, 5, 5]


def test_who_refused_transit_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: refused no transit in the previous four rounds."""
    assert wait_for_spring(refuse_transit(surrounded(WINTER, 1))) == [5, 0, 5, 5]


def test_who_took_a_toll_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: took no toll in the previous four rounds."""
    board = agree_on_toll(surrounded(WINTER, 1))
    board.do(ASSUR, accept(BABYLON))
    assert board.has(MARI, WOOD) == 31

    assert wait_for_spring(board) == [5, 0, 5, 5]


def test_a_toll_that_was_never_paid_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: a toll counts when it is paid."""
    board = agree_on_toll(surrounded(WINTER, 1))
    board.do(ASSUR, decline(BABYLON))
    assert board.has(MARI, WOOD) == 30

    assert wait_for_spring(board) == [5, 5, 5, 5]


def test_a_toll_the_proposer_wont_pay_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: the proposer accepts the tolls or drops the offer;
    a toll counts when it is paid.
    """
    board = send_caravan(surrounded(WINTER, 1))
    board.do(MARI, demand(BABYLON), ask(WOOD), SEND).do(BABYLON, NO_TOLLS)

    assert wait_for_spring(board)[MARI] == 5


@pytest.mark.parametrize(("season", "metal"), [(SPRING, 0), (SUMMER, 0), (WINTER, 5)])
def test_four_rounds_are_remembered(season: Season, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: in the previous four rounds;
    what was refused in winter is over a spring later.
    """
    board = refuse_transit(surrounded(season, 1))
    paid = wait_for_spring(board)
    if season is WINTER:
        assert paid[MARI] == 0
        paid = wait_for_spring(board)

    assert paid[MARI] == metal


@pytest.mark.parametrize("ahead", [False, True])
def test_refusing_in_spring_counts_for_the_next_spring(ahead: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: previous rounds,
    also while Mari still fells and Babylon is ahead.
    """
    board = eve_of(SPRING, 2, years="3").owns(MARI, *AROUND_BABYLON).stock(MARI, flour=30).begin()
    assert board.task(MARI) is Task.FELL
    if not ahead:
        past_free_trade(board, MARI)

    past_free_trade(refuse_transit(board), MARI)

    assert board.has(MARI, METAL) == 5
    assert wait_for_spring(board)[MARI] == 0


FREE_TRADE = {
    8: {"larsa": 7, "babylon": 5, "mari": 5, "qatna": 4, "eshnunna": 2, "yamhad": 2, "assur": 1, "susa": 1},
    7: {"larsa": 3, "babylon": 5, "mari": 5, "qatna": 4, "eshnunna": 1, "yamhad": 2, "assur": 1},
    6: {"larsa": 7, "babylon": 5, "qatna": 4, "eshnunna": 2, "yamhad": 2, "assur": 1},
    5: {"larsa": 5, "qatna": 5, "eshnunna": 5, "yamhad": 5, "assur": 5},
    4: {"babylon": 5, "mari": 5, "eshnunna": 5, "assur": 5},
    3: {"babylon": 5, "mari": 5, "assur": 5},
}


def metal_of_free_trade(board: Layout) -> dict[str, int]:
    """What everybody has got, by party."""
    return {party.name.lower(): board.has(seat, METAL) - PLENTY for seat, party in enumerate(board.names)}


@pytest.mark.parametrize("seats", sorted(FREE_TRADE))
def test_free_trade_brings_metal_by_the_table(seats: int) -> None:
    """rules/mesopotamia.md §Parties and goal, the table's last column; 3 Free trade."""
    board = eve_of(SPRING, 2, seats).begin()

    assert metal_of_free_trade(board) == FREE_TRADE[seats]


def test_with_six_parties_mari_may_have_yamhads_share() -> None:
    """rules/mesopotamia.md §Parties and goal: option six=table drops Yamhad and gives Mari the 2."""
    board = eve_of(SPRING, 2, 6, six="table").begin()

    assert metal_of_free_trade(board) == {
        "larsa": 7,
        "babylon": 5,
        "mari": 2,
        "qatna": 4,
        "eshnunna": 2,
        "assur": 1,
    }


@pytest.mark.parametrize(
    ("season", "year", "metal"),
    [(SPRING, 1, 0), (SUMMER, 2, 0), (AUTUMN, 2, 0), (WINTER, 2, 0), (SPRING, 2, 5), (SPRING, 3, 5)],
)
def test_free_trade_is_paid_in_spring_from_year_two(season: Season, year: int, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: spring, from year 2."""
    board = eve_of(season=season, year=year, years="3").begin()

    assert board.has(BABYLON, METAL) == 30 + metal


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
    """rules/mesopotamia.md §A round is a season, 3: if the party took no toll; §Trade:
    a toll counts when it is paid.
    """
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
