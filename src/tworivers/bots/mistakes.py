"""Mistakes of bots in haste, and the whims of those who don't mind which of several good actions they take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tworivers.engine.dice import dice_from_number, throw

if TYPE_CHECKING:
    from tworivers.bots.judgement import Numbers

FINE = 1 << 20
"""Steps in which mistakes are drawn."""
WHIM = 0.04
"""What is less than the best by no more than this, in points, is nearly as good,"""
WHIM_PART = 0.2
"""and by no more than this part of what the best promises: small gains aren't given up for nothing."""


def mistakes(haste: float, count: int, seed: int) -> list[float]:
    """By how much each of `count` actions seems better than it is: less than `haste`."""
    dice = dice_from_number(seed, 1)
    return [haste * throw(dice, FINE) / FINE for _ in range(count)]


def nearly_best(values: Numbers, seed: int) -> int:
    """One of the best actions, so that not all games begin alike; the first of those that promise nothing."""
    best = float(values.max())
    if best <= 0:
        return int(values.argmax())
    good = (values >= best - min(WHIM, WHIM_PART * best)).nonzero()[0]
    return int(good[throw(dice_from_number(seed, 1), len(good))])
