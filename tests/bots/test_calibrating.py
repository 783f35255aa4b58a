"""How far chances of winning can be trusted, and how sharp they should be."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tworivers.bots.calibrating import LOOKS, PARTS, Moments, brier, fit, gather, log_loss, watch
from tworivers.bots.win_chances import sharpened


def moments(sharpness: tuple[float, float]) -> Moments:
    """Guesses that would be right if they were as sharp as that."""
    luck = np.random.default_rng(5)
    left = luck.random(40_000)
    guesses = luck.dirichlet((2, 2, 2), len(left))
    chances = sharpened(guesses, left, sharpness)
    winner = (luck.random(len(left))[:, None] > chances.cumsum(axis=1)).sum(axis=1)
    return Moments(np.floor(PARTS * (1 - left)), left, guesses, np.eye(3)[winner])


@pytest.mark.parametrize("sharpness", [(0.5, 1.5), (1.4, 0.8)])
def test_what_is_too_sure_is_found_out(sharpness: tuple[float, float]) -> None:
    found = moments(sharpness)
    assert fit(found) == pytest.approx(sharpness, abs=0.1)
    mended = sharpened(found.guesses, found.left, fit(found))
    assert log_loss(mended, found.won) < log_loss(found.guesses, found.won)
    assert brier(mended, found.won) < brier(found.guesses, found.won)


def test_guesses_that_say_the_opposite_become_about_even() -> None:
    found = moments((1.0, 1.0))
    assert all(0 < power < 0.3 for power in fit(Moments(found.part, found.left, 1 / found.guesses, found.won)))


def test_even_chances_say_nothing_and_sure_ones_all() -> None:
    won = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert log_loss(np.full((2, 2), 0.5), won) == pytest.approx(math.log(2))
    assert brier(np.full((2, 2), 0.5), won) == pytest.approx(0.5)
    assert log_loss(won, won) == brier(won, won) == 0.0


def test_a_game_is_looked_at_in_all_its_parts() -> None:
    one, other = (watch("amyitis", "random", 2, seed=3, number=number) for number in (0, 1))
    found = gather([one, other])
    assert [len(found.of(part).left) for part in range(PARTS)] == [2 * LOOKS] * PARTS
    assert found.guesses.sum(axis=1) == pytest.approx(1.0)
    assert found.won.sum(axis=1) == pytest.approx(1.0)
    assert one.of(0).left.mean() > one.of(PARTS - 1).left.mean()
    assert (watch("amyitis", "random", 2, seed=3, number=0).guesses == one.guesses).all()
