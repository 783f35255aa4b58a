"""Phase 3: metal for those who let caravans pass."""

from __future__ import annotations

import pytest

from mesopotamia.table import ASSUR, BABYLON, MARI, METAL, ORE, SPRING, SUMMER, WINTER, WOOD, Layout, lay
from tworivers.mesopotamia import codes
from tworivers.mesopotamia.state import Party, Phase, Season, Stage, Task

AROUND_BABYLON = ("kish", "sippar", "marad", "nippur")


def surrounded(season: Season, year: int) -> Layout:
    """A season in which Babylon can trade with Assur only through Mari's land."""
    return lay(3, season, year, options={"years": "3"}).own(MARI, *AROUND_BABYLON).trees("nippur", 0).begin()


def send_caravan(table: Layout) -> Layout:
    """Babylon offers Assur an ore; Mari is asked to let the caravan pass."""
    assert table.g.stage == Stage.PARALLEL
    table.until(BABYLON, Task.FORGE)
    return table.do(BABYLON, codes.TRADE + table.seat(ASSUR), codes.GIVE + ORE, codes.SEND)


def refuse(table: Layout) -> Layout:
    """A caravan is sent and Mari refuses transit."""
    return send_caravan(table).do(MARI, codes.REFUSE + table.seat(BABYLON))


def demand_toll(table: Layout) -> Layout:
    """A caravan is sent, Mari demands a wood and Babylon agrees."""
    send_caravan(table).do(MARI, codes.DEMAND + table.seat(BABYLON), codes.ASK + WOOD, codes.SEND)
    return table.do(BABYLON, codes.TOLLS)


def past_free_trade(table: Layout, party: Party) -> None:
    """A party fells nothing and goes on to milling, if it isn't there yet."""
    while table.phase(party) in (Phase.FELLING, Phase.REGROWTH):
        table.do(party, min(table.legal(party)))


def wait_for_spring(table: Layout) -> dict[str, int]:
    """Rounds pass until the next spring: how much metal it brings to whom."""
    while True:
        for party in table.parties:
            table.store(party, flour=30)
        table.finish()
        if table.g.round_number % 4 == 1:
            for party in table.parties:
                past_free_trade(table, party)
            return {party.name: table.of(party, METAL) for party in table.parties}


def test_who_lets_caravans_pass_freely_is_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: metal by the table, if the party refused no transit and took no toll."""
    table = send_caravan(surrounded(WINTER, 1))
    table.do(MARI, codes.FREE + table.seat(BABYLON)).do(ASSUR, codes.ACCEPT + table.seat(BABYLON))
    assert table.of(ASSUR, ORE) == 31

    assert wait_for_spring(table) == {"BABYLON": 5, "MARI": 5, "ASSUR": 5}


def test_who_refused_transit_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: refused no transit in the previous four rounds."""
    assert wait_for_spring(refuse(surrounded(WINTER, 1))) == {"BABYLON": 5, "MARI": 0, "ASSUR": 5}


def test_who_took_a_toll_is_not_paid() -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: took no toll in the previous four rounds."""
    table = demand_toll(surrounded(WINTER, 1))
    table.do(ASSUR, codes.ACCEPT + table.seat(BABYLON))
    assert table.of(MARI, WOOD) == 31

    assert wait_for_spring(table) == {"BABYLON": 5, "MARI": 0, "ASSUR": 5}


def test_a_toll_that_was_never_paid_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: a toll counts when it is paid."""
    table = demand_toll(surrounded(WINTER, 1))
    table.do(ASSUR, codes.DECLINE + table.seat(BABYLON))
    assert table.of(MARI, WOOD) == 30

    assert wait_for_spring(table) == {"BABYLON": 5, "MARI": 5, "ASSUR": 5}


def test_a_toll_the_proposer_wont_pay_doesnt_count() -> None:
    """rules/mesopotamia.md §Trade, Transit: the proposer accepts the tolls or drops the offer; a toll counts when it is paid."""
    table = send_caravan(surrounded(WINTER, 1))
    table.do(MARI, codes.DEMAND + table.seat(BABYLON), codes.ASK + WOOD, codes.SEND).do(BABYLON, codes.NO_TOLLS)

    assert wait_for_spring(table)["MARI"] == 5


@pytest.mark.parametrize(("season", "metal"), [(SPRING, 0), (SUMMER, 0), (WINTER, 5)])
def test_four_rounds_are_remembered(season: Season, metal: int) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: in the previous four rounds; what was refused in winter is over a spring later."""
    table = refuse(surrounded(season, 1))
    paid = wait_for_spring(table)
    if season is WINTER:
        assert paid["MARI"] == 0
        paid = wait_for_spring(table)

    assert paid["MARI"] == metal


@pytest.mark.parametrize("ahead", [False, True])
def test_refusing_in_spring_counts_for_the_next_spring(ahead: bool) -> None:
    """rules/mesopotamia.md §A round is a season, 3 Free trade: previous rounds, also while Mari still fells and Babylon is ahead."""
    table = lay(3, SPRING, 2, options={"years": "3"}).own(MARI, *AROUND_BABYLON).store(MARI, flour=30).begin()
    assert table.asked(MARI) is Task.FELL
    if not ahead:
        past_free_trade(table, MARI)

    past_free_trade(refuse(table), MARI)

    assert table.of(MARI, METAL) == 5
    assert wait_for_spring(table)["MARI"] == 0
