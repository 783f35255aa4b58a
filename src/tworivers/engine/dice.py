"""Chance: a counter-based generator that lives outside the record.

Dice are five integers: two halves of the seed, a stream, how many throws were made and how many secrets were shown.
The dice of a match have a key of eight words behind them. A throw depends on the seed or key, the stream and the number
of the throw, so the same dice give the same numbers in plain Python, in native code and on a GPU, and a copied state
carries no future. Everything that can't be taken back passes through here: undo stops at a throw or a revelation.

Matches throw by ChaCha20: who sees all throws of a game can't find its seed or foretell the next one. Simulations and
bots, from whom nobody hides anything, mix the seed quickly.
"""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.chacha import KEY_WORDS, first_word
from tworivers.engine.compiled import rule

Dice = NDArray[np.int64]

LOW, HIGH, STREAM, THROWS, SHOWN = range(5)
PLAIN = 5
"""Length of dice without a key; the key of longer ones begins here."""
MASK = 0xFFFFFFFF
KEYED = 0x40000000
"""Keys begin where no count of throws gets to."""


def dice_from_text(seed: str) -> Dice:
    """Dice for a match: any text is a seed. (The key begins otherwise than what `seed_hash` hashes: no seed's hash is
    the key of another.)
    """
    key = np.frombuffer(hashlib.sha256(b"dice of two rivers " + seed.encode()).digest(), "<u4", KEY_WORDS)
    return np.concatenate([np.zeros(PLAIN, np.int64), key.astype(np.int64)])


def mixed_dice_from_text(seed: str) -> Dice:
    """Dice for a match by rules from before matches had keys (`Game.keyed_dice_from`)."""
    return dice_from_number(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"), 0)


def dice_from_number(seed: int, stream: int) -> Dice:
    """Dice for game number `stream` of a simulation."""
    return np.array([seed & MASK, (seed >> 32) & MASK, stream & MASK, 0, 0], np.int64)


def seed_hash(seed: str) -> str:
    """What is shown at the start of a match so that the seed, shown at its end, can't have been changed."""
    return hashlib.sha256(b"two rivers " + seed.encode()).hexdigest()


@rule
def throw(dice: Dice, sides: int) -> int:
    """A number from 0 to sides - 1."""
    count = int(dice[THROWS])
    dice[THROWS] = count + 1
    return _number(dice, count, sides)


@rule
def throw_keyed(dice: Dice, key: int, sides: int) -> int:
    """A number from 0 to sides - 1 that depends on a key below 2**30 and not on the throws before."""
    dice[THROWS] += 1
    return _number(dice, KEYED + key, sides)


@rule
def spread(dice: Dice, number: int, game_dice: Dice, choices: Dice) -> None:
    """Dice for game `number` of a series, and others for the random player."""
    game_dice[LOW] = dice[LOW]
    game_dice[HIGH] = dice[HIGH]
    choices[LOW] = dice[HIGH]
    choices[HIGH] = dice[LOW] ^ 0x5BD1E995
    game_dice[STREAM] = choices[STREAM] = number
    game_dice[THROWS] = choices[THROWS] = 0
    game_dice[SHOWN] = choices[SHOWN] = 0


@rule
def show(dice: Dice) -> None:
    """Mark that something hidden was shown: from here nobody can undo."""
    dice[SHOWN] += 1


@rule
def _number(dice: Dice, count: int, sides: int) -> int:
    """The number of a throw with up to 2**31 sides.

    (Multiplying instead of dividing favours no number by more than sides in 2**32.)
    """
    if dice.size > PLAIN:
        return (first_word(dice, PLAIN, count, int(dice[STREAM]), 0, 0) * sides) >> 32
    mixed = _mix(int(dice[LOW]) ^ _mix(count + 0x9E3779B9))
    mixed = _mix(mixed ^ int(dice[HIGH]) ^ _mix(int(dice[STREAM]) + 0x85EBCA6B))
    return (mixed * sides) >> 32


@rule
def _mix(x: int) -> int:
    """Scatter 32 bits (the finaliser of MurmurHash 3). Masked integers agree in Python and in native code."""
    x = x & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & 0xFFFFFFFF
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
    return x ^ (x >> 16)
