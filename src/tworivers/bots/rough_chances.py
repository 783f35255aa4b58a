"""Chances of winning as people are told them: in steps of five per cent, because nobody knows them better, and adding
up to a whole.
"""

from __future__ import annotations

from collections.abc import Sequence

STEPS = 20
"""The steps in which chances are told: twenty of five per cent."""
EVEN = 1 / STEPS
"""Who is nearer to each other than a step is even: which of them is ahead isn't known."""
TINY = 1e-9


def roughly(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances in steps, by largest remainder: they add up to 1, and nobody is told more than a step off."""
    if max(chances) - min(chances) < EVEN:
        return (1 / len(chances),) * len(chances)
    total = sum(chances)
    exact = [STEPS * chance / total for chance in chances]
    steps = [int(part + TINY) for part in exact]
    # of two with the same remainder, the one that is ahead
    order = sorted(range(len(steps)), key=lambda seat: (steps[seat] - round(exact[seat], 9), -exact[seat]))
    for seat in order[: STEPS - sum(steps)]:
        steps[seat] += 1
    return tuple(step / STEPS for step in steps)
