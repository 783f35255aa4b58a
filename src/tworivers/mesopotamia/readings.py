"""Readings of the rulebook: of a sentence that can be read in several ways the table chooses one (§Readings)."""

from __future__ import annotations

from enum import IntEnum

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import Obstacle
from tworivers.mesopotamia.record import State


class Reading(IntEnum):
    """What a table may have chosen in place of the usual reading: bits of `readings` in the record."""

    WAR_ALLOWS_ATTACKS = 0
    FLOUR_IS_GIVEN = 1
    FLOUR_IS_NOT_TAKEN = 2
    SECOND_WIND_FOR_BOTH = 3
    SMELTING_IS_CHOSEN = 4
    MAY_DECLINE = 5
    OFFERS_ARE_LIMITED = 6


@rule
def reads(g: State, reading: int) -> bool:
    """Whether the table has chosen a reading."""
    return bool((int(g.readings) >> reading) & 1 == 1)


@rule
def declining_obstacle(g: State) -> int:
    """What the rulebook lets one do ("kannst du", "darf") is done, unless the table reads it as a choice."""
    return Obstacle.NONE if reads(g, Reading.MAY_DECLINE) else Obstacle.MUST_TAKE
