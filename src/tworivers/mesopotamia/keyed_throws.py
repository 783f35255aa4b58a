"""Throws of the parallel phases: keyed by round, party and purpose, so that nobody's pace changes them.

A keyed throw counts as a throw (undo stops there), but its number doesn't depend on how many were made before it.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import Dice, throw_keyed
from tworivers.mesopotamia.packing import PARTIES

ORE = 0
HARVEST = 1
STARTER = 2
PURPOSES = 8
"""Room for purposes in a key."""


@rule
def keyed_throw(dice: Dice, round_number: int, party: int, purpose: int, sides: int) -> int:
    """A number from 0 to sides - 1 for one purpose of a party in a round."""
    return throw_keyed(dice, (round_number * PARTIES + party) * PURPOSES + purpose, sides)
