"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from tworivers.engine.compiled import rule


@rule
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set, found by halving."""
    bit = 0
    if mask & 0xFFFFFFFF == 0:
        bit += 32
        mask >>= 32
    if mask & 0xFFFF == 0:
        bit += 16
        mask >>= 16
    if mask & 0xFF == 0:
        bit += 8
        mask >>= 8
    if mask & 0xF == 0:
        bit += 4
        mask >>= 4
    if mask & 0x3 == 0:
        bit += 2
        mask >>= 2
    if mask & 0x1 == 0:
        bit += 1
    return bit


@rule
def count_bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
