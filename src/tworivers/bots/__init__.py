"""Computer opponents, by level: from one who plays at random to one who thinks about every decision for seconds.

`choose` and `hint` take and give only plain values, so that they can run in another process.
"""

from tworivers.bots.hints import Hint, hint
from tworivers.bots.levels import LEVELS, NoSuchBot, bot_named, choose, levels_of, warm_up

__all__ = ["LEVELS", "Hint", "NoSuchBot", "bot_named", "choose", "hint", "levels_of", "warm_up"]
