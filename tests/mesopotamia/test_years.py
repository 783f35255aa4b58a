"""How long the game lasts, the vote on it, and who has won."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    AUTUMN,
    BABYLON,
    CANAL,
    ESHNUNNA,
    ISHTAR,
    MARDUK,
    MARI,
    MILITARY,
    SPRING,
    SUMMER,
    WINTER,
    Layout,
    eve_of,
)
from mesopotamia.moves import NO, YES, vote
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, Event, Province, Season, Stage, Task
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
        board = eve_of(season=WINTER, year=year, years=years).begin().end_round()
        assert not board.table.over
        assert board.g.round_number == 4 * year + 1
        assert board.g.stage == Stage.PARALLEL

    board = eve_of(season=WINTER, year=last, years=years).begin().end_round()

    assert board.table.over
    assert all(board.legal(seat) == set() for seat in board.seats)
    assert board.told(Event.GAME_OVER)


def test_the_last_party_still_plays_its_turn() -> None:
    """rules/mesopotamia.md §Setup, Length: whole years; phase 11 of the last winter is played by everybody."""
    board = eve_of(season=WINTER, year=2).begin()
    played = []
    while not board.table.over:
        played += [seat for seat in board.actors() if board.task(seat) is Task.MOVE]
        seat = board.actors()[0]
        board.do(seat, min(board.legal(seat)))

    assert sorted(played) == [BABYLON, MARI, ESHNUNNA, ASSUR]


def test_most_symbols_win_and_ties_share() -> None:
    """rules/mesopotamia.md §Parties and goal: most wins, ties share; score at the end."""
    board = (
        eve_of(season=WINTER, year=2)
        .symbols(BABYLON, MARDUK, ISHTAR)
        .symbols(ASSUR, CANAL, MILITARY)
        .symbols(MARI, CANAL)
        .begin()
        .end_round()
    )

    assert board.table.over
    assert board.table.scores() == [2, 1, 0, 2]


def voting(seats: int = 4) -> Layout:
    """Year 1 is over and the parties vote."""
    board = eve_of(WINTER, seats=seats, years="vote").begin().end_round()
    assert board.g.stage == Stage.VOTE
    return board


def test_after_the_first_year_everybody_votes() -> None:
    """rules/mesopotamia.md §Setup, Length: vote: after year 1 every living party votes for 1 to 3 more years."""
    board = voting()

    assert board.actors() == [BABYLON, MARI, ESHNUNNA, ASSUR]
    for seat in board.seats:
        assert board.task(seat) is Task.VOTE
        assert board.legal(seat) == {vote(1), vote(2), vote(3)}


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
    board = voting(len(votes))

    for seat, more in zip(board.seats, votes, strict=True):
        board.do(seat, vote(more))

    assert board.g.rounds == 4 + 4 * years
    assert (board.g.round_number, board.g.stage) == (5, Stage.PARALLEL)


def test_until_the_vote_nobody_is_told_how_many_rounds_there_are() -> None:
    """rules/mesopotamia.md §Setup, Length: vote: after year 1."""
    board = voting()
    assert view(board.g, BABYLON)["rounds"] is None
    for seat in board.seats:
        board.do(seat, vote(2))
    assert view(board.g, BABYLON)["rounds"] == 12


def test_votes_come_in_any_order_and_all_are_awaited() -> None:
    """rules/mesopotamia.md §Setup, Length: every living party votes, once."""
    board = voting().do(ASSUR, vote(3))
    assert board.actors() == [BABYLON, MARI, ESHNUNNA]

    board.do(MARI, vote(1)).do(ESHNUNNA, vote(3))
    assert board.g.stage == Stage.VOTE
    board.do(BABYLON, vote(1))

    assert board.g.rounds == 8


@pytest.mark.parametrize("more", [1, 2, 3])
def test_the_voted_years_are_played(more: int) -> None:
    """rules/mesopotamia.md §Setup, Length: as many more years as were voted for, and no second vote."""
    board = voting(3)
    for seat in board.seats:
        board.do(seat, vote(more))
    for year in range(2, 1 + more):
        board.g.round_number = 4 * year
        board.end_round()
        assert board.g.stage == Stage.PARALLEL
    board.g.round_number = 4 * (1 + more)
    board.end_round()

    assert board.table.over


def test_nobody_votes_when_the_length_is_given() -> None:
    """rules/mesopotamia.md §Setup, Length: vote is one of the options."""
    board = eve_of(season=WINTER).begin().end_round()

    assert (board.g.round_number, board.g.stage) == (5, Stage.PARALLEL)


def test_the_vote_comes_after_the_winter_only() -> None:
    """rules/mesopotamia.md §Setup, Length: after year 1."""
    board = eve_of(season=SPRING, years="vote").begin().end_round()

    assert (board.g.round_number, board.g.stage) == (2, Stage.PARALLEL)


def test_a_party_without_provinces_has_no_vote() -> None:
    """rules/mesopotamia.md §Setup, Length: every living party."""
    board = (
        eve_of(WINTER, years="vote")
        .owns(EMPTY, Province.ASSUR)
        .owns(ASSUR, Province.KISH)
        .owns(MARI, Province.SIPPAR)
        .troops(MARI, Province.SIPPAR, foot=2)
    )
    board.troops(ASSUR, Province.ASSUR).begin().turn(MARI).conquer(MARI, Province.KISH).end_round()
    assert board.actors() == [BABYLON, MARI, ESHNUNNA]

    board.do(BABYLON, vote(1)).do(MARI, vote(3)).do(ESHNUNNA, vote(3))

    assert board.g.rounds == 16


def year_over(year: int, *votes: int) -> Layout:
    """A year of a game that is voted upon after each is over, and the first parties have voted."""
    board = eve_of(season=WINTER, year=year, years="yearly")
    board.g.rounds = 16
    board.begin().end_round()
    for seat, answer in enumerate(votes):
        board.do(seat, answer)
    return board


@pytest.mark.parametrize("year", [1, 2, 3])
def test_everybody_is_asked_after_each_year(year: int) -> None:
    """mesopotamia.de §2: "Die Spieler entscheiden nach einem Jahr (vier Runden), ob sie noch 1, 2 oder 3 weitere Jahre
    spielen möchten".
    """
    board = year_over(year)

    assert board.g.stage == Stage.VOTE
    assert board.actors() == [BABYLON, MARI, ESHNUNNA, ASSUR]
    assert all(board.legal(seat) == {YES, NO} for seat in board.seats)


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_nobody_is_asked_within_a_year(season: Season) -> None:
    """mesopotamia.de §2: "nach einem Jahr (vier Runden)"."""
    board = eve_of(season=season, years="yearly").begin().end_round()

    assert board.g.stage == Stage.PARALLEL


@pytest.mark.parametrize(
    ("votes", "played"),
    [
        ((YES, YES, YES, YES), True),
        ((YES, YES, NO, YES), True),
        ((YES, NO, NO, YES), False),
        ((NO, NO, NO, NO), False),
    ],
)
def test_more_than_half_must_want_another_year(votes: tuple[int, ...], played: bool) -> None:
    """rules/mesopotamia.md §Readings: the majority decides; a tie ends the game [R]."""
    board = year_over(2, *votes)

    assert board.table.over == (not played)
    if played:
        assert (int(board.g.round_number), board.g.stage) == (9, Stage.PARALLEL)
    assert [line[1] for line in board.told(Event.YEARS)] == [int(played)]
    assert len(board.told(Event.YEAR_VOTE)) == 8, "as it was cast, and as all hear of it"


def test_votes_are_counted_anew_each_year() -> None:
    """rules/mesopotamia.md §Readings: after each year every living party says whether to play one more."""
    board = year_over(1, YES, YES, YES, NO)
    board.g.round_number = 8
    board.end_round()
    assert board.g.stage == Stage.VOTE

    board.do(BABYLON, YES).do(MARI, NO).do(ESHNUNNA, NO).do(ASSUR, NO)

    assert board.table.over


def test_a_party_that_is_out_isnt_asked_for_another_year() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = eve_of(season=WINTER, years="yearly").begin()
    board.realm(ASSUR).no_troops()
    board.g.living &= ~(1 << ASSUR)
    board.g.todo[ASSUR] = 0
    board.end_round()

    assert board.actors() == [BABYLON, MARI, ESHNUNNA]
    assert not board.do(BABYLON, YES).do(MARI, YES).do(ESHNUNNA, NO).table.over


def test_four_years_are_the_most() -> None:
    """mesopotamia.de §2: "noch 1, 2 oder 3 weitere Jahre"."""
    assert year_over(4).table.over


def test_how_long_it_lasts_is_known_in_the_last_year_only() -> None:
    """What a view says of the length."""
    shown = []
    for year in (1, 3, 4):
        board = eve_of(season=SUMMER, year=year, years="yearly")
        board.g.rounds = 16
        shown.append(view(board.begin().g, 0)["rounds"])

    assert shown == [None, None, 16]
