"""Who came where in a rated game."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def rated_places(scores: Sequence[int], left: Collection[int]) -> list[int]:
    """The place of each seat, 1 the first; whoever left the game comes after all who played to its end."""
    marks = [(seat not in left, score if seat not in left else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other > mark for other in marks) for mark in marks]
