"""What makes a position of Mesopotamia good: the names, and how much each counts at this point of the game."""

from __future__ import annotations

from enum import IntEnum

from tworivers.bots.judgement import Weights
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import Task
from tworivers.mesopotamia.record import State


class Term(IntEnum):
    """What makes a position good, measured in plain numbers and weighed in symbols on the frame; hints name these."""

    SYMBOLS = 0  # on the frame
    STORES = 1  # goods, those needed soon in full
    HUNGER = 2  # flour the next feeding lacks
    LAND = 3  # provinces
    SITES = 4  # room for temples and canals; a canal's harvests
    WORKS = 5  # forges and millstones
    WALLS = 6  # a wall, by the danger there
    TROOPS = 7  # soldiers, chariots for two
    DANGER = 8  # what rivals' troops and tribes may take
    PREY = 9  # what troops could conquer; a step towards it
    PEACE = 10  # alliances, by the danger they avert
    CARDS = 11  # in hand
    CONQUEST = 12  # of a province, beside its symbol
    ENMITY = 13  # what a rival's loss is worth
    BARGAIN = 14  # the least gain worth an offer
    SHARE = 15  # the part of a partner's gain that one's own must reach


TERMS = len(Term)
NEVER = -10.0
"""Promised by what nobody would do."""
PIPS = 6.0
"""Sides of a die."""


def set_of(*tasks: Task) -> int:
    """Some tasks as bits, for rules to look them up in."""
    return sum(1 << task for task in tasks)


@rule
def time_left(g: State) -> float:
    """1 before the first round, 0 in the last."""
    return (int(g.rounds) - int(g.round_number)) / max(1, int(g.rounds) - 1)


@rule
def weight(g: State, weights: Weights, term: int) -> float:
    """How much a term counts now."""
    left = time_left(g)
    return float(weights[term, 0] * left + weights[term, 1] * (1.0 - left))
