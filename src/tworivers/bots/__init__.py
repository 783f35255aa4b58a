"""Computer opponents, by level: from one who plays at random to one who thinks three seconds about every decision.

`choose` takes and gives only plain values, so that it can run in another process.
"""

from tworivers.bots.levels import LEVELS, choose, levels_of, warm_up

__all__ = ["LEVELS", "choose", "levels_of", "warm_up"]
