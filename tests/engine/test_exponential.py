"""`exp` and powers as rules: as good as the system's, and the same everywhere."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tworivers.engine.compiled import plain
from tworivers.engine.exponential import exp, log, raised

CLOSE = 1e-14


def arguments(least: float, most: float) -> list[float]:
    return [float(x) for x in np.random.default_rng(7).uniform(least, most, 500)]


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.5, -0.0, 1e-300, math.log(2) / 2])
def test_exp_of_numbers_that_are_special(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=CLOSE)


def test_exp_is_as_good_as_the_systems() -> None:
    for x in arguments(-700.0, 700.0):
        assert exp(x) == pytest.approx(math.exp(x), rel=CLOSE)


def test_exp_beyond_what_numbers_hold() -> None:
    assert exp(-1e9) == 0.0
    assert math.isfinite(exp(1e9))


def test_logarithms_and_powers() -> None:
    for x in arguments(1e-6, 1e6):
        assert log(x) == pytest.approx(math.log(x), rel=CLOSE, abs=1e-15)
        assert raised(x, 2.5) == pytest.approx(x**2.5, rel=10 * CLOSE)
    assert raised(3.0, 0.0) == 1.0


def test_plain_python_and_native_code_agree_to_the_last_bit() -> None:
    for x in arguments(-40.0, 40.0):
        assert exp(x).hex() == float(plain(exp)(x)).hex()
        assert raised(x * x, 1.3).hex() == float(plain(raised)(x * x, 1.3)).hex()
