"""Blanks in Mesopotamia: counters that only look like soldiers. They cost nothing, and who sees a higher stack thinks
twice before attacking it.
"""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.fighting import danger_at
from tworivers.bots.mesopotamia.stores import rounds_left
from tworivers.bots.mesopotamia.terms import NEVER, Term, weight
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import Unit
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.troops import height, soldiers, units

FEW = 1
"""Blanks for each so many soldiers of a stack: nobody believes in more."""
NEEDED = 0.01
"""What a blank must deter."""


@rule
def blank_gain(g: State, seat: int, province: int, weights: Weights) -> float:
    """What one more blank in a stack deters: rivals reckon with its height."""
    blanks = units(g, seat, province, Unit.BLANK)
    if rounds_left(g) <= 0 or g.owner[province] != seat or blanks * FEW >= soldiers(g, seat, province):
        return NEVER
    tall = height(g, seat, province)
    averted = danger_at(g, seat, province, tall) - danger_at(g, seat, province, tall + 1)
    gain = weight(g, weights, Term.DANGER) * averted
    return gain if gain > NEEDED else NEVER
