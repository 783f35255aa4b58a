"""Ratings: what a game changes, and that they recover how strong players are."""

from __future__ import annotations

import pytest
from bench.ratings import simulated

from tworivers.server.ratings.places import rated_places
from tworivers.server.ratings.scale import FEWEST, Rating, after_game, measured


def test_everybody_begins_as_a_scribe_and_is_provisional() -> None:
    assert Rating().points == 1000
    assert Rating().provisional
    assert not measured(1200).provisional
    assert measured(1200).points == 1200


def test_the_winner_gains_and_the_last_loses() -> None:
    first, second, third = after_game([Rating()] * 3, [1, 2, 3])
    assert first.points > 1000 > third.points
    assert first.points > second.points > third.points
    assert [one.games for one in (first, second, third)] == [1, 1, 1]
    assert all(one.around < Rating().around for one in (first, second, third))


def test_those_who_share_a_place_stay_alike() -> None:
    one, two = after_game([Rating(), Rating()], [1, 1])
    assert one.points == pytest.approx(two.points, abs=1)


def test_whoever_left_comes_after_all_who_stayed() -> None:
    assert rated_places([50, 40, 30], left=()) == [1, 2, 3]
    assert rated_places([50, 40, 30], left={0}) == [3, 1, 2]
    assert rated_places([50, 40, 30], left={0, 1}) == [2, 2, 1]
    assert rated_places([5, 5, 1], left=()) == [1, 1, 3]


def test_few_games_are_provisional_however_clear() -> None:
    one, other = Rating(), measured(1000)
    for game in range(60):
        assert one.provisional or game >= FEWEST
        one, _ = after_game([one, other], [1 + game % 2, 2 - game % 2])
    assert not one.provisional


def test_ratings_recover_order_and_gaps() -> None:
    """`python -m bench.ratings` plays ten thousand games; so many are enough to see it."""
    found = simulated(games=2500, players=24, seed=3)
    assert found.order > 0.93
    assert 0.85 < found.slope < 1.15
    assert abs(found.shift) < 100
    assert found.error < 100
    assert found.within > 0.75
