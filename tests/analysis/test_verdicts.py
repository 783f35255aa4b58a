"""What decisions are called by what they cost, and how accurately somebody played."""

from __future__ import annotations

import pytest

from tworivers.analysis.verdicts import MOST, SHORT, Verdict, accuracy, cost, verdict


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


def test_accuracy_is_full_without_a_cost_and_falls_with_it() -> None:
    assert accuracy([0.0, 0.0]) == 1.0
    assert accuracy([]) is None
    falling = [accuracy([0.0, lost]) or 0.0 for lost in (0.0, 0.02, 0.1, 0.5, 1.0)]
    assert falling == sorted(falling, reverse=True)
    assert 0.5 < falling[-1] < falling[0]
