"""Computer opponents, by level: from one who plays at random to one who thinks about every decision for seconds.

`choose`, `hint` and `chances` take and give only plain values, so that they can run in another process.
"""

from tworivers.bots.chances import Chances, chances
from tworivers.bots.hints import Hint, Reason, has_hints, hint, warm_up_hints
from tworivers.bots.levels import LEVELS, NoSuchBot, bot_named, choose, levels_of, warm_up

__all__ = [
    "LEVELS",
    "Chances",
    "Hint",
    "Reason",
    "NoSuchBot",
    "bot_named",
    "chances",
    "choose",
    "has_hints",
    "hint",
    "levels_of",
    "warm_up",
    "warm_up_hints",
]
