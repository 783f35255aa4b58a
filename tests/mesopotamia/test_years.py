"""How long the game lasts, the vote on it, and who has won."""

from __future__ import annotations

import pytest

from mesopotamia.table import (
    ASSUR,
    BABYLON,
    CANAL,
    ESHNUNNA,
    ISHTAR,
    MARDUK,
    MARI,
    MILITARY,
    SPRING,
    WINTER,
    Layout,
    lay,
    vote,
)
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.state import Event, Stage, Task
from tworivers.mesopotamia.view import view


def test_a_game_is_two_years_of_four_seasons() -> None:
    """rules/mesopotamia.md §Setup, Length: default 2 years; §A round is a season: 4 make a year."""
    table = Table(GAME, 3, seed=1, options={"cards": "off"})
    rounds = [event[2] for event in table.events() if event[0] == Event.ROUND]
    while not table.over:
        seat = table.actors()[0]
        table.apply(seat, int(table.legal(seat)[0]))
        rounds += [event[2] for event in table.events() if event[0] == Event.ROUND]

    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table.actors() == []


@pytest.mark.parametrize(("years", "last"), [("2", 2), ("3", 3), ("4", 4)])
def test_the_game_ends_with_the_last_winter(years: str, last: int) -> None:
    """rules/mesopotamia.md §Setup, Length: option years = 2, 3 or 4."""
    for year in range(1, last):
        table = lay(season=WINTER, year=year, options={"years": years}).begin().finish()
        assert not table.table.over
        assert table.g.round_number == 4 * year + 1
        assert table.g.stage == Stage.PARALLEL

    table = lay(season=WINTER, year=last, options={"years": years}).begin().finish()

    assert table.table.over
    assert all(table.legal(party) == set() for party in table.parties)
    assert table.told(Event.GAME_OVER)


def test_the_last_party_still_plays_its_turn() -> None:
    """rules/mesopotamia.md §Setup, Length: whole years; phase 11 of the last winter is played by everybody."""
    table = lay(season=WINTER, year=2).begin()
    played = []
    while not table.table.over:
        played += [party for party in table.actors() if table.asked(party) is Task.MOVE]
        party = table.actors()[0]
        table.do(party, min(table.legal(party)))

    assert sorted(played) == [BABYLON, MARI, ESHNUNNA, ASSUR]


def test_most_symbols_win_and_ties_share() -> None:
    """rules/mesopotamia.md §Parties and goal: most wins, ties share; score at the end."""
    table = (
        lay(season=WINTER, year=2)
        .symbols(BABYLON, MARDUK, ISHTAR)
        .symbols(ASSUR, CANAL, MILITARY)
        .symbols(MARI, CANAL)
        .begin()
        .finish()
    )

    assert table.table.over
    assert table.scores() == {BABYLON: 2, MARI: 1, ESHNUNNA: 0, ASSUR: 2}


def voting(seats: int = 4) -> Layout:
    """Year 1 is over and the parties vote."""
    table = lay(seats, WINTER, options={"years": "vote"}).begin().finish()
    assert table.g.stage == Stage.VOTE
    return table


def test_after_the_first_year_everybody_votes() -> None:
    """rules/mesopotamia.md §Setup, Length: vote: after year 1 every living party votes for 1 to 3 more years."""
    table = voting()

    assert table.actors() == [BABYLON, MARI, ESHNUNNA, ASSUR]
    for party in table.parties:
        assert table.asked(party) is Task.VOTE
        assert table.legal(party) == {vote(1), vote(2), vote(3)}


@pytest.mark.parametrize(
    ("votes", "years"),
    [
        ((1, 2, 3), 2),
        ((3, 3, 1), 3),
        ((1, 3, 1), 1),
        ((1, 1, 3, 3), 1),
        ((3, 2, 1, 3), 2),
        ((3, 3, 3, 1), 3),
        ((2, 2, 3, 3), 2),
        ((3, 1, 2, 1, 3), 2),
        ((1, 1, 1, 2, 3, 3, 3, 3), 2),
        ((1, 1, 1, 1, 3, 3, 3, 3), 1),
    ],
)
def test_the_lower_median_decides(votes: tuple[int, ...], years: int) -> None:
    """rules/mesopotamia.md §Setup, Length: the lower median decides."""
    table = voting(len(votes))

    for party, more in zip(table.parties, votes, strict=True):
        table.do(party, vote(more))

    assert table.g.rounds == 4 + 4 * years
    assert (table.g.round_number, table.g.stage) == (5, Stage.PARALLEL)


def test_until_the_vote_nobody_is_told_how_many_rounds_there_are() -> None:
    """rules/mesopotamia.md §Setup, Length: vote: after year 1."""
    table = voting()
    assert view(table.g, BABYLON)["rounds"] is None
    for party in table.parties:
        table.do(party, vote(2))
    assert view(table.g, BABYLON)["rounds"] == 12


def test_votes_come_in_any_order_and_all_are_awaited() -> None:
    """rules/mesopotamia.md §Setup, Length: every living party votes, once."""
    table = voting().do(ASSUR, vote(3))
    assert table.actors() == [BABYLON, MARI, ESHNUNNA]

    table.do(MARI, vote(1)).do(ESHNUNNA, vote(3))
    assert table.g.stage == Stage.VOTE
    table.do(BABYLON, vote(1))

    assert table.g.rounds == 8


@pytest.mark.parametrize("more", [1, 2, 3])
def test_the_voted_years_are_played(more: int) -> None:
    """rules/mesopotamia.md §Setup, Length: so many more years, and no second vote."""
    table = voting(3)
    for party in table.parties:
        table.do(party, vote(more))
    for year in range(2, 1 + more):
        table.g.round_number = 4 * year
        table.finish()
        assert table.g.stage == Stage.PARALLEL
    table.g.round_number = 4 * (1 + more)
    table.finish()

    assert table.table.over


def test_nobody_votes_when_the_length_is_given() -> None:
    """rules/mesopotamia.md §Setup, Length: vote is one of the options."""
    table = lay(season=WINTER).begin().finish()

    assert (table.g.round_number, table.g.stage) == (5, Stage.PARALLEL)


def test_the_vote_comes_after_the_winter_only() -> None:
    """rules/mesopotamia.md §Setup, Length: after year 1."""
    table = lay(season=SPRING, options={"years": "vote"}).begin().finish()

    assert (table.g.round_number, table.g.stage) == (2, Stage.PARALLEL)


def test_a_party_without_provinces_has_no_vote() -> None:
    """rules/mesopotamia.md §Setup, Length: every living party."""
    table = (
        lay(4, WINTER, options={"years": "vote"})
        .neutral("assur")
        .own(ASSUR, "kish")
        .own(MARI, "sippar")
        .troops(MARI, "sippar", foot=2)
    )
    table.troops(ASSUR, "assur").begin().turn(MARI).conquer(MARI, "kish").finish()
    assert table.actors() == [BABYLON, MARI, ESHNUNNA]

    table.do(BABYLON, vote(1)).do(MARI, vote(3)).do(ESHNUNNA, vote(3))

    assert table.g.rounds == 16
