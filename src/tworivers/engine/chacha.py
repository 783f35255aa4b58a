"""ChaCha20 (RFC 8439), of which the dice of a match take the first word of a block.

Whoever knows all throws of a game but not its key can foretell none: that is what the cipher promises, and nobody has
broken more than 7 of its 20 rounds. Words of 32 bits in masked integers agree in Python, in native code and on a GPU.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.compiled import rule

KEY_WORDS = 8
ROUNDS = 20


@rule
def first_word(words: NDArray[np.int64], key: int, counter: int, nonce_0: int, nonce_1: int, nonce_2: int) -> int:
    """The first 32 bits of the block with this counter and nonce; the key stands in `words` from place `key` on."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = int(words[key]), int(words[key + 1]), int(words[key + 2]), int(words[key + 3])
    c0, c1, c2, c3 = int(words[key + 4]), int(words[key + 5]), int(words[key + 6]), int(words[key + 7])
    d0, d1, d2, d3 = counter & 0xFFFFFFFF, nonce_0, nonce_1, nonce_2
    for _ in range(ROUNDS // 2):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    return (a0 + 0x61707865) & 0xFFFFFFFF


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Stir four words (RFC 8439 §2.1)."""
    a = (a + b) & 0xFFFFFFFF
    d = turned(d ^ a, 16)
    c = (c + d) & 0xFFFFFFFF
    b = turned(b ^ c, 12)
    a = (a + b) & 0xFFFFFFFF
    d = turned(d ^ a, 8)
    c = (c + d) & 0xFFFFFFFF
    b = turned(b ^ c, 7)
    return a, b, c, d


@rule
def turned(word: int, bits: int) -> int:
    """A word rotated to the left."""
    return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF
