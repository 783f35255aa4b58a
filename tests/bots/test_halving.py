"""How long the halving bot thinks: as long as more trials may change something."""

from __future__ import annotations

import os
from typing import Any

import pytest

from mesopotamia.layout import BABYLON, front
from tworivers.bots.bot import Budget
from tworivers.bots.halving import EARLIEST, Halving, overtaking
from tworivers.bots.levels import TRIFLE, maker_of
from tworivers.bots.mesopotamia import JUDGEMENT
from tworivers.engine.compiled import JIT
from tworivers.mesopotamia.names import Province

MANY = 4000
"""Trials that nobody needs to see that an attack is good."""


@pytest.mark.skipif(not JIT, reason="takes many games")
def test_thinking_ends_where_more_would_hardly_change_anything() -> None:
    records = front().troops(BABYLON, Province.KISH, foot=2).table.records
    patient, sensible = (Halving(JUDGEMENT, 4, Budget(MANY, trifle=part)) for part in (0.0, TRIFLE))
    long, short = (search.think(records, BABYLON, 3) for search in (patient, sensible))
    assert short.choice == long.choice
    assert sum(short.visits) * 4 < sum(long.visits)
    assert min(short.visits) >= EARLIEST


@pytest.mark.parametrize(
    ("lead", "spread", "least", "most"),
    [
        (0.0, 0.1, 0.039, 0.041),  # even: luck alone says which is better
        (0.1, 0.1, 0.008, 0.009),
        (0.3, 0.1, 0.0, 0.0001),  # far ahead
        (0.1, 0.0, 0.0, 0.0),  # nothing left to learn
    ],
)
def test_a_lead_is_expected_to_turn_round_by_so_much(lead: float, spread: float, least: float, most: float) -> None:
    assert least <= overtaking(lead, spread) <= most


def budget_of_a_steward(effort: float) -> Budget:
    """What its decisions may cost."""
    make = maker_of("steward")
    assert make is not None
    steward: Any = make(JUDGEMENT, 4, effort)
    budget: Budget = steward.budget
    return budget


@pytest.mark.skipif(not JIT or os.cpu_count() == 1, reason="takes a second processor")
def test_a_steward_uses_a_second_processor() -> None:
    assert budget_of_a_steward(1.0).threads == 2


def test_a_steward_stops_in_time_whatever_part_of_its_budget_it_has() -> None:
    assert budget_of_a_steward(1.0).trifle == budget_of_a_steward(0.5).trifle == TRIFLE
