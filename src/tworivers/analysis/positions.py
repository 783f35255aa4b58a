"""The positions of a game as somebody may know them, in plain bytes, and the dice by which they are thought about."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Move
from tworivers.engine.table import Table


def record_seen(table: Table, seat: int, seed: int) -> bytes:
    """The record of a table as a seat may know it; what it can't know is drawn anew by dice from `seed`."""
    records = table.game.new_records(1)
    table.game.native.copy_at(table.records, 0, records, 0)
    table.game.native.hide_at(records, 0, seat, dice_from_number(seed, 0))
    return bytes(records.tobytes())


def seed_of(number: int, seat: int) -> int:
    """The seed of a bot's dice at a position: the same whoever asks, also where the same game is opened again."""
    return int.from_bytes(hashlib.blake2b(f"{number}/{seat}".encode(), digest_size=8).digest(), "big") >> 1


def positions(start: Table, moves: Sequence[Move], numbers: Sequence[int], viewpoint: int) -> dict[int, bytes]:
    """The positions after these numbers of moves, as known from `viewpoint`. `start` is the first; it is played on."""
    found, wanted = {}, set(numbers)
    for number in range(numbers[0], numbers[-1] + 1):
        if number in wanted:
            found[number] = record_seen(start, viewpoint, seed_of(number, viewpoint))
        if number < numbers[-1]:
            move = moves[number - numbers[0]]
            start.apply(move.seat, move.action)
    return found


def stepped(first: int, last: int, step: int) -> list[int]:
    """The numbers from first to last in steps, the last included."""
    return sorted({*range(first, last + 1, step), last})
