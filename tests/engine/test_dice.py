"""Dice: the cipher behind a match, what its throws give away, and the quick mixer of simulations and bots."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import numpy as np
import pytest

from engine.test_speeds import run
from tworivers.engine.chacha import first_word, quarter_round
from tworivers.engine.dice import (
    KEYED,
    LOW,
    PLAIN,
    SHOWN,
    STREAM,
    THROWS,
    Dice,
    dice_from_number,
    dice_from_text,
    mixed_dice_from_text,
    seed_hash,
    throw,
    throw_keyed,
)

WORD = 1 << 32
MOST = 1 << 31
"""The most sides dice can have: native code multiplies in 63 bits."""


def words_of(key: str) -> Dice:
    """A key of 32 bytes in hexadecimal, as eight words."""
    return np.frombuffer(bytes.fromhex(key), "<u4").astype(np.int64)


def throws(dice: Dice, count: int, sides: int = 6) -> list[int]:
    return [int(throw(dice, sides)) for _ in range(count)]


def test_a_quarter_round() -> None:
    """RFC 8439 §2.1.1."""
    stirred = quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert tuple(int(word) for word in stirred) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "word"),
    [
        pytest.param(bytes(range(32)).hex(), 1, (0x09000000, 0x4A000000, 0), 0xE4E7F110, id="2.3.2"),
        pytest.param("00" * 32, 0, (0, 0, 0), 0xADE0B876, id="A.1 1"),
        pytest.param("00" * 32, 1, (0, 0, 0), 0xBEE7079F, id="A.1 2"),
        pytest.param("00" * 31 + "01", 1, (0, 0, 0), 0x2452EB3A, id="A.1 3"),
        pytest.param("00ff" + "00" * 30, 2, (0, 0, 0), 0xFB4DD572, id="A.1 4"),
        pytest.param("00" * 32, 0, (0, 0, 0x02000000), 0x374DC6C2, id="A.1 5"),
    ],
)
def test_the_cipher_gives_the_blocks_of_its_standard(
    key: str, counter: int, nonce: tuple[int, int, int], word: int
) -> None:
    """RFC 8439 §2.3.2 and appendix A.1: the first four bytes of each block, as a little-endian word."""
    assert first_word(words_of(key), 0, counter, *nonce) == word


def test_the_key_may_stand_behind_other_words() -> None:
    behind = np.concatenate([np.array([9, 9, 9], np.int64), words_of("00" * 32)])
    assert first_word(behind, 3, 1, 0, 0, 0) == 0xBEE7079F


def test_the_dice_of_a_match_throw_the_first_word_of_each_block() -> None:
    """Number `count` of a stream is the block with this counter and the stream as the nonce's first word."""
    dice = dice_from_text("a well")
    dice[STREAM] = 5
    for count in range(20):
        assert throw(dice, MOST) == first_word(dice, PLAIN, count, 5, 0, 0) >> 1
    assert dice[THROWS] == 20
    assert throw_keyed(dice, 7, MOST) == first_word(dice, PLAIN, KEYED + 7, 5, 0, 0) >> 1


THROWN = """
import json
from tworivers.engine.dice import STREAM, dice_from_number, dice_from_text, throw, throw_keyed
thrown = []
for seed in ("a", "b", "0123456789abcdef" * 2):
    for dice in (dice_from_text(seed), dice_from_number(len(seed), 3)):
        for stream in (0, 4294967295):
            dice[STREAM] = stream
            thrown += [int(throw(dice, sides)) for sides in (2, 6, 18, 1 << 31) for _ in range(25)]
            thrown += [int(throw_keyed(dice, key, 1 << 31)) for key in (0, 1, (1 << 30) - 1)]
print(json.dumps(thrown))
"""


def test_plain_python_and_native_code_throw_the_same() -> None:
    plain, native = run(THROWN, TWORIVERS_JIT="0"), run(THROWN, TWORIVERS_JIT="1")
    assert plain.returncode == native.returncode == 0, plain.stderr + native.stderr
    assert len(json.loads(plain.stdout)) == 3 * 2 * 2 * 103
    assert plain.stdout == native.stdout


def test_a_throw_depends_on_all_of_the_key_and_on_nothing_else_of_the_seed() -> None:
    first = throws(dice_from_text("ash"), 30)
    for word in range(8):
        other = dice_from_text("ash")
        other[PLAIN + word] ^= 1
        assert throws(other, 30) != first
    same = dice_from_text("bay")
    same[PLAIN:] = dice_from_text("ash")[PLAIN:]
    assert throws(same, 30) == first


def test_dice_of_another_seed_foretell_nothing() -> None:
    """With the same stream and the same number of throws, as often alike as chance has it: about one in six."""
    alike = sum(
        one == other
        for one, other in zip(throws(dice_from_text("ash"), 3000), throws(dice_from_text("ash "), 3000), strict=True)
    )
    assert 400 < alike < 600


@pytest.mark.parametrize("dice", [dice_from_text("fair"), dice_from_number(5, 1)], ids=["keyed", "mixed"])
def test_no_number_is_favoured(dice: Dice) -> None:
    """Chi squared of 6000 throws with five degrees of freedom: above 20.5 once in a thousand fair dice."""
    counted = Counter(throws(dice.copy(), 6000))
    assert sorted(counted) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in counted.values()) < 20.5


def test_throws_in_a_row_are_independent() -> None:
    """Pairs of throws, as often each as the next: chi squared with 35 degrees of freedom."""
    thrown = throws(dice_from_text("pairs"), 7200)
    counted = Counter(zip(thrown[::2], thrown[1::2], strict=True))
    assert len(counted) == 36
    assert sum((count - 100) ** 2 / 100 for count in counted.values()) < 66.6


def test_keyed_throws_and_counted_ones_never_meet() -> None:
    """A throw with a key depends on that key alone, and a game would have to throw 2**30 times to come by it."""
    dice = dice_from_text("a well")
    keyed = [int(throw_keyed(dice, key, MOST)) for key in range(50)]
    assert keyed == [int(throw_keyed(dice, key, MOST)) for key in range(50)]
    assert dice[THROWS] == 100
    counted = throws(dice_from_text("a well"), 500, MOST)
    assert not set(keyed) & set(counted)


def test_what_is_shown_at_the_start_is_not_the_key() -> None:
    """Both are hashes of the seed, of texts that begin differently: no seed's hash is the key of any seed."""
    key = dice_from_text("a well")[PLAIN:].astype("<u4").tobytes()
    assert key == hashlib.sha256(b"dice of two rivers a well").digest()
    assert seed_hash("a well") == hashlib.sha256(b"two rivers a well").hexdigest()
    labels = (b"dice of two rivers ", b"two rivers ")
    assert not labels[0].startswith(labels[1])
    assert not labels[1].startswith(labels[0])


def test_dice_of_a_match_hold_nothing_but_their_key() -> None:
    dice = dice_from_text("a well")
    assert dice.dtype == np.int64
    assert len(dice) == PLAIN + 8
    assert dice[LOW : SHOWN + 1].tolist() == [0] * 5
    assert all(0 <= word < WORD for word in dice[PLAIN:].tolist())


def mixed(word: int) -> int:
    """What the quick mixer does to 32 bits."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) % WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) % WORD
    return word ^ (word >> 16)


def unmixed(word: int) -> int:
    """Which 32 bits it was."""
    word = (word ^ (word >> 16)) * pow(0xC2B2AE35, -1, WORD) % WORD
    word = (word ^ (word >> 13) ^ (word >> 26)) * pow(0x85EBCA6B, -1, WORD) % WORD
    return word ^ (word >> 16)


def halves(first: int, second: int, low: range) -> list[tuple[int, int]]:
    """The seeds by which the quick mixer throws these two words, of which 31 bits are seen, first of all."""
    stream, one, other = mixed(0x85EBCA6B), mixed(0x9E3779B9), mixed(0x9E3779B9 + 1)
    firsts, seconds = ([unmixed(2 * seen + bit) ^ stream for bit in (0, 1)] for seen in (first, second))
    differences = {before ^ after: before for before in firsts for after in seconds}
    guesses = ((guess, mixed(guess ^ one), mixed(guess ^ other)) for guess in low)
    return [
        (guess, differences[before ^ after] ^ before)
        for guess, before, after in guesses
        if before ^ after in differences
    ]


def test_why_matches_do_not_throw_by_the_quick_mixer() -> None:
    """Two wide throws give its seed away: each half can be found by itself, in 2**32 steps, not 2**64.

    Here all but twelve bits of the lower half are known, to be quick (decision 8 tells of the whole search).
    """
    dice = mixed_dice_from_text("a secret")
    low, high = int(dice[0]), int(dice[1])
    assert unmixed(mixed(0x12345678)) == 0x12345678
    seen = throws(dice, 2, MOST)

    found = halves(seen[0], seen[1], range(low & ~0xFFF, (low | 0xFFF) + 1))

    assert found == [(low, high)]
    thief = np.array([*found[0], 0, 2, 0], np.int64)
    assert throws(thief, 100) == throws(dice, 100), "from then on every throw is foretold"
