"""Who decides next where several seats may: at a table, and in a bot's thoughts."""

from __future__ import annotations

from collections.abc import Sequence

from tworivers.engine.compiled import rule


def longest_waiting(actors: Sequence[int], last: Sequence[int]) -> int:
    """At a table: of those who may decide, the one whose last decision (-1 for none) is longest ago."""
    return min(actors, key=last.__getitem__)


@rule
def next_in_turn(mask: int, last: int) -> int:
    """In trials by habit, which remember only who decided last (-1 for nobody): the next seat after that one."""
    seat = last + 1
    while mask >> seat == 0 or (mask >> seat) & 1 == 0:
        seat = 0 if mask >> seat == 0 else seat + 1
    return seat


@rule
def thinker_first(mask: int, seat: int) -> int:
    """In a tree, where the order must be the same on every way to a node: the seat that thinks, then the lowest."""
    if (mask >> seat) & 1 == 1:
        return seat
    found = 0
    while (mask >> found) & 1 == 0:
        found += 1
    return found
