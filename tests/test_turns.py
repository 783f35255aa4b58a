"""What takes turns is left out by no one: over the days everything runs, and on each day something does."""

from __future__ import annotations

import pytest

from turns import DAY, has_turn, in_turn


@pytest.mark.parametrize("every", [1, 2, 3, 6])
def test_everything_has_its_turn_once_in_so_many_days(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    for first in (0, 739_000):
        turns = []
        for day in range(first, first + every):
            monkeypatch.setenv(DAY, str(day))
            turns += [place for place in range(8) if has_turn(place, every)]
        assert sorted(turns) == list(range(8))


def test_what_has_no_turn_is_left_to_the_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DAY, "7")
    marked = {param.values: [mark.name for mark in param.marks] for param in in_turn(["a", "b", ("c", 1)], 3)}
    assert marked == {("a",): ["soak"], ("b",): ["soak"], ("c", 1): []}
