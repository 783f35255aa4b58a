"""Which of many alike tests `make test` runs today. Tomorrow it is others' turn; `make soak` runs those left out."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from typing import Any

import pytest

DAY = "TWORIVERS_DAY"
"""The variable that names another day, by its number."""


def today() -> int:
    """The day's number. All processes that test begin with that of the first, even at midnight."""
    return int(os.environ.setdefault(DAY, str(date.today().toordinal())))


def has_turn(place: int, every: int) -> bool:
    """Whether it is today that the one in this place runs, where each runs on one day of so many."""
    return (place + today()) % every == 0


def in_turn(values: Sequence[Any], every: int) -> list[Any]:
    """Parameters of a test, those that don't have their turn marked for `make soak`."""
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if has_turn(place, every) else pytest.mark.soak,
        )
        for place, value in enumerate(values)
    ]
