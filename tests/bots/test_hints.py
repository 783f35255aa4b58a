"""Hints: what a bot would do in one's place, and why."""

from __future__ import annotations

import pytest

from rulebook.layout import BLUE, ENGINEER, FARMER, PRIEST, RED, SALT, lay, travel
from tworivers.amyitis.state import City
from tworivers.bots.hints import hint


def test_a_hint_names_an_action_its_reasons_and_everybodys_chances() -> None:
    """A fine tile is in reach: prestige speaks for the journey, the good and the camel it costs against."""
    table = lay(3).goods(BLUE, SALT).camels(BLUE, 1).tile("d2", 9).water(RED, "d1-d2")
    for group in range(3):
        table.group(group, FARMER, PRIEST, ENGINEER, turned=3)
    found = hint("amyitis", table.table.digest(), 3, BLUE, seed=1, playouts=20)
    assert found.action == travel(City.ESHNUNNA)
    assert found.actions[0][0] == found.action
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.chances[BLUE] == max(found.chances)
    reasons = {reason.term: reason.points for reason in found.reasons}
    assert all(reason.more == (reason.points > 0) for reason in found.reasons if reason.term in ("prestige", "goods", "camels"))
    assert next(iter(reasons)) == "prestige"
    assert reasons["prestige"] > 0
    assert reasons["goods"] < 0
    assert reasons["camels"] < 0
