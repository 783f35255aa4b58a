"""Sets of provinces, seats or slots as bits."""

from tworivers.engine.masks import count_bits, emit, lowest_bit
from tworivers.mesopotamia.packing import in_basket

__all__ = ["count_bits", "emit", "in_basket", "lowest_bit"]
