"""Mistakes of bots in haste."""

from __future__ import annotations

from tworivers.engine.dice import dice_from_number, throw

FINE = 1 << 20
"""Steps in which mistakes are drawn."""


def mistakes(haste: float, count: int, seed: int) -> list[float]:
    """By how much each of `count` actions seems better than it is: less than `haste`."""
    dice = dice_from_number(seed, 1)
    return [haste * throw(dice, FINE) / FINE for _ in range(count)]
