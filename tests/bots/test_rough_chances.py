"""Chances as people are told them."""

from __future__ import annotations

import random

import pytest

from tworivers.bots.rough_chances import roughly


@pytest.mark.parametrize("seats", range(2, 9))
def test_they_add_up_in_steps_of_five_and_are_never_a_step_off(seats: int) -> None:
    luck = random.Random(seats)
    for _ in range(300):
        parts = [luck.random() ** 3 for _ in range(seats)]
        exact = [part / sum(parts) for part in parts]
        told = roughly(exact)
        assert sum(told) == pytest.approx(1.0)
        assert all(abs(rough - chance) < 0.05 for rough, chance in zip(told, exact, strict=True))
        if len(set(told)) > 1:
            assert all(20 * rough == pytest.approx(round(20 * rough)) for rough in told)


def test_what_added_up_to_105_adds_up_to_100() -> None:
    assert roughly([0.38, 0.33, 0.29]) == (0.4, 0.3, 0.3)


def test_who_is_nearer_than_a_step_is_even() -> None:
    assert roughly([0.52, 0.48]) == (0.5, 0.5)
    assert roughly([0.35, 0.33, 0.32]) == (1 / 3, 1 / 3, 1 / 3)
    assert roughly([0.14, 0.13, 0.13, 0.12, 0.12, 0.12, 0.12, 0.12]) == (0.125,) * 8


def test_of_the_same_remainder_who_is_ahead_gets_the_step() -> None:
    assert roughly([0.375, 0.425, 0.2]) == (0.35, 0.45, 0.2)
