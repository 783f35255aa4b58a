"""`exp` and powers as rules: the same to the last bit on every machine.

What a system, a browser or a GPU calls `exp` differs in the last bit, and a bot whose judgement differs there may
choose otherwise. Here are only additions, multiplications and divisions, which are rounded alike everywhere. The
results are good to some 15 digits.
"""

from __future__ import annotations

import math

from tworivers.engine.compiled import rule

LOG2_E = 1.4426950408889634
LN2_HIGH = 0.6931471803691238
"""The natural logarithm of 2 in two parts: multiples of the first are exact."""
LN2_LOW = 1.9082149292705877e-10
TERMS = tuple(1.0 / math.factorial(term) for term in range(14, -1, -1))
"""Of the series of `exp`; beyond them nothing changes within half a logarithm of 2."""
LOG_TERMS = tuple(1.0 / (2 * term + 1) for term in range(12, -1, -1))
"""And of the logarithm, within a factor of the square root of 2."""
LEAST, MOST = -708.0, 709.0
"""Beyond them are the bounds of what a number can hold."""
ROOT_2 = 1.4142135623730951


@rule
def exp(x: float) -> float:
    """The exponential of a number; 0 and the largest power of e where it would leave what numbers can hold."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    halves = x * LOG2_E + (0.5 if x >= 0.0 else -0.5)
    twos = int(halves)
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    total = 0.0
    for term in TERMS:
        total = total * rest + term
    return total * power_of_two(twos)


@rule
def power_of_two(exponent: int) -> float:
    """A power of 2, exactly."""
    factor = 2.0 if exponent >= 0 else 0.5
    left = abs(exponent)
    result = 1.0
    while left > 0:
        if left & 1 == 1:
            result *= factor
        factor *= factor
        left >>= 1
    return result


@rule
def raised(base: float, exponent: float) -> float:
    """A positive number to any power."""
    return exp(exponent * log(base))


@rule
def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    twos = 0
    while x > ROOT_2:
        x *= 0.5
        twos += 1
    while x < 0.5 * ROOT_2:
        x *= 2.0
        twos -= 1
    part = (x - 1.0) / (x + 1.0)
    square = part * part
    total = 0.0
    for term in LOG_TERMS:
        total = total * square + term
    return twos * LN2_HIGH + (twos * LN2_LOW + 2.0 * part * total)
