"""Throws of the parallel phases: keyed by round, party and purpose, so that the order in which parties arrive changes nothing.

A keyed throw counts as a throw (undo stops there), but its number doesn't depend on how many were made before it.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.engine.dice import HIGH, LOW, STREAM, THROWS, Dice, _mix

ORE = 0
HARVEST = 1
STARTER = 2
KEYED = 0x40000000
"""Keys begin where no count of throws gets to."""


@rule
def keyed_throw(dice: Dice, round_number: int, party: int, purpose: int, sides: int) -> int:
    """A number from 0 to sides - 1 for one purpose of a party in a round."""
    dice[THROWS] += 1
    key = KEYED + (round_number * 16 + party) * 8 + purpose
    mixed = _mix(int(dice[LOW]) ^ _mix(key + 0x9E3779B9))
    mixed = _mix(mixed ^ int(dice[HIGH]) ^ _mix(int(dice[STREAM]) + 0x85EBCA6B))
    return (mixed * sides) >> 32
