"""Computer opponents, by level: from one who plays at random to one who thinks about every decision for seconds.

`choose`, `hint`, `chances` and `course` take and give only plain values, so that they can run in another process. What
is named here is loaded when it is first used: who only wants to know which levels there are doesn't import the bots.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tworivers.bots.hints import Hint, Reason, has_hints, hint, warm_up_hints
    from tworivers.bots.levels import LEVELS
    from tworivers.bots.registry import NoSuchBot, bot_named, choose, levels_of, warm_up
    from tworivers.bots.rough_chances import roughly
    from tworivers.bots.win_chances import Chances, chances, course, looked_at

__all__ = [
    "LEVELS",
    "Chances",
    "Hint",
    "Reason",
    "NoSuchBot",
    "bot_named",
    "chances",
    "choose",
    "course",
    "has_hints",
    "hint",
    "levels_of",
    "looked_at",
    "roughly",
    "warm_up",
    "warm_up_hints",
]

HOMES = {
    "hints": ("Hint", "Reason", "has_hints", "hint", "warm_up_hints"),
    "levels": ("LEVELS",),
    "registry": ("NoSuchBot", "bot_named", "choose", "levels_of", "warm_up"),
    "rough_chances": ("roughly",),
    "win_chances": ("Chances", "chances", "course", "looked_at"),
}
"""The module each name comes from."""


def __getattr__(name: str) -> Any:
    for home, names in HOMES.items():
        if name in names:
            globals()[name] = found = getattr(import_module(f"{__name__}.{home}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
