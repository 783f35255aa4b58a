"""Mistakes of bots in haste, and the whims of those who don't mind which of several equal actions they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tworivers.engine.dice import dice_from_number, throw

if TYPE_CHECKING:
    from tworivers.bots.judgement import Numbers

FINE = 1 << 20
"""Steps in which mistakes are drawn."""
ROUNDING = 1e-9
"""What promises differ by, in points, if they are equal but for rounding."""


def mistakes(haste: float, count: int, seed: int) -> list[float]:
    """By how much each of `count` actions seems better than it is: less than `haste`."""
    dice = dice_from_number(seed, 1)
    return [haste * throw(dice, FINE) / FINE for _ in range(count)]


def one_of_best(values: Numbers, seed: int) -> int:
    """One of the best actions, so that not all games begin alike; the first of those that promise nothing.

    What is a little worse isn't taken: in trials that won fewer games.
    """
    best = float(values.max())
    if best <= 0:
        return int(values.argmax())
    good = (values >= best - ROUNDING).nonzero()[0]
    return int(good[throw(dice_from_number(seed, 1), len(good))])
