"""Ratings: known strengths are found again, and the intervals hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from tournament.quick_bots import made_up, plan
from tworivers.tournament.rating import ELO, Outcome, chance_matrix, likeliest, pairs_of, rate, wins_of

STRENGTHS = [-1.2, -0.3, 0.4, 1.1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    found = rate(made_up(plan(4, seats, 6000), STRENGTHS), 4)
    for rating, strength in zip(found, STRENGTHS, strict=True):
        assert rating.rating == pytest.approx(ELO * strength, abs=20)


@pytest.mark.parametrize("seats", [2, 4])
def test_about_95_of_100_intervals_hold_the_truth(seats: int) -> None:
    held = []
    for seed in range(100):
        found = rate(made_up(plan(4, seats, 96, seed), STRENGTHS), 4)
        held += [rating.low <= ELO * strength <= rating.high for rating, strength in zip(found, STRENGTHS, strict=True)]
    assert 0.91 <= np.mean(held) <= 0.99


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (rate(made_up(plan(3, 2, games), [0.0, 0.2, -0.2]), 3)[0] for games in (300, 1200))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.15)


def test_tables_that_repeat_each_other_tell_nothing_new() -> None:
    games = made_up(plan(3, 2, 300), [0.0, 0.3, -0.3])
    once, often = rate(games, 3)[1], rate(games * 10, 3)[1]
    assert often.high - often.low == pytest.approx(once.high - once.low, rel=0.15)


def test_a_shared_place_is_half_for_each() -> None:
    games = [Outcome(0, (0, 1, 2), (5, 5, 1)), Outcome(1, (2, 0, 0), (3, 4, 2))]
    assert wins_of(pairs_of(games), 3).tolist() == [[0, 0.5, 2], [0.5, 0, 1], [1, 0, 0]]


def test_ratings_are_around_0_and_equals_are_equal() -> None:
    games = [Outcome(number, (0, 1), (number % 2, 1 - number % 2)) for number in range(20)]
    assert [rating.rating for rating in rate(games, 2)] == [0, 0]
    found = rate(made_up(plan(4, 3, 120), STRENGTHS), 4)
    assert sum(rating.rating for rating in found) == pytest.approx(0, abs=0.3)


def test_the_likeliest_strengths_expect_what_was_won() -> None:
    wins = np.array([[0, 7, 9], [3, 0, 6.5], [1, 3.5, 0]])
    expected = (wins + wins.T) * chance_matrix(likeliest(wins))
    assert expected.sum(axis=1) == pytest.approx(wins.sum(axis=1))


def test_who_won_everything_has_a_rating_of_wide_interval() -> None:
    winner, loser = rate([Outcome(number, (0, 1), (1, 0)) for number in range(40)], 2)
    assert 200 < winner.rating < 800
    assert winner.rating == -loser.rating
    assert winner.high - winner.low > 300


def test_who_never_played_is_in_the_middle_and_nothing_is_known() -> None:
    games = made_up(plan(2, 2, 200), [0.5, -0.5])
    idle = rate(games, 3)[2]
    assert abs(idle.rating) < 50
    assert idle.high - idle.low > 600
