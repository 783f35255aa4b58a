"""What decisions are called by what they cost, and how accurately somebody played."""

from __future__ import annotations

import pytest

from tworivers.analysis.verdicts import MOST, SHORT, Verdict, accuracy, cost, stake, verdict


@pytest.mark.parametrize(
    ("lost", "expected"),
    [
        (0.0, Verdict.BEST),
        (MOST[Verdict.BEST], Verdict.BEST),
        (0.03, Verdict.GOOD),
        (0.07, Verdict.DOUBTFUL),
        (MOST[Verdict.DOUBTFUL], Verdict.DOUBTFUL),
        (0.11, Verdict.BLUNDER),
        (1.0, Verdict.BLUNDER),
    ],
)
def test_verdicts_go_by_what_was_lost(lost: float, expected: Verdict) -> None:
    assert verdict(lost) == expected


def test_the_best_choice_costs_nothing_and_a_better_one_isnt_paid_for() -> None:
    assert cost(0.4, 0.6, 0.6) == pytest.approx(0.0)
    assert cost(0.4, 0.6, 0.7) == 0.0


def test_a_cost_is_that_of_the_chance_that_was_told() -> None:
    """The search sees 60 against 40 of 100 everywhere; who had about lost already loses little by it."""
    assert cost(0.6, 0.6, 0.4) == pytest.approx(0.2)
    assert cost(0.05, 0.6, 0.4) < 0.03
    assert cost(0.5, 0.6, 0.4) > cost(0.9, 0.6, 0.4) > cost(0.99, 0.6, 0.4)


def test_nobody_loses_more_than_they_had() -> None:
    for told in (0.0, 0.2, 1.0):
        assert 0.0 <= cost(told, 1.0, 0.0) <= max(told, SHORT)


def test_accuracy_is_the_part_of_what_was_at_stake_that_was_kept() -> None:
    stakes = [0.1, 0.3]
    assert accuracy([0.0, 0.0], stakes) == 1.0
    assert accuracy([0.1, 0.1], stakes) == pytest.approx(0.5)
    assert accuracy(stakes, stakes) == 0.0, "who chooses blindly"
    assert accuracy([0.5, 0.5], stakes) == 0.0, "who chooses worse than that"


def test_there_is_no_accuracy_where_nothing_was_at_stake() -> None:
    assert accuracy([], []) is None
    assert accuracy([0.0], [0.0]) is None


def test_at_stake_is_what_choosing_blindly_costs_on_average() -> None:
    assert stake(0.5, [0.4, 0.4]) == pytest.approx(0.0)
    assert stake(0.5, [0.5, 0.3]) == pytest.approx(cost(0.5, 0.5, 0.3) / 2)
    assert stake(0.5, [0.5, 0.3, 0.3]) > stake(0.5, [0.5, 0.3])
    assert stake(0.02, [0.5, 0.3]) < 0.01, "who has about lost has little at stake"
