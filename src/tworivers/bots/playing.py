"""How bots play: the one loop in which a seat is chosen, shown what it may know, asked, and its choice carried out.

Tournaments, simulations, studies, calibration and benchmarks play whole games by it. Where people play too, at a
terminal or a server, decisions come one at a time: they use its parts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tworivers.bots.bot import Bot
from tworivers.bots.turns import longest_waiting
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table

LONGEST = 200_000
"""Decisions after which a game is broken off."""


@dataclass(frozen=True)
class Decision:
    """A decision that was carried out."""

    seat: int
    action: int
    seconds: float
    """Of thought."""


def play(table: Table, bots: Sequence[Bot], luck: random.Random, longest: int = LONGEST) -> Iterator[Decision]:
    """Let bots, one for each seat, play on to the end, or for `longest` decisions.

    Each decision is yielded once it is carried out.
    """
    shown, last = table.game.new_records(1), [-1] * table.seats
    for number in range(longest):
        if table.over:
            return
        seat = longest_waiting(table.actors(), last)
        show(table, seat, luck.getrandbits(63), shown)
        began = time.perf_counter()
        action = bots[seat].choose(shown, seat, luck.getrandbits(63))
        seconds = time.perf_counter() - began
        last[seat] = number
        table.apply(seat, action)
        yield Decision(seat, action, seconds)


def show(table: Table, seat: int, seed: int, shown: Any) -> None:
    """Copy the position into an array of one record, everything that a seat can't know drawn anew."""
    table.game.native.copy_at(table.records, 0, shown, 0)
    table.game.native.hide_at(shown, 0, seat, dice_from_number(seed, 0))


def decide(bot: Bot, table: Table, seat: int, luck: random.Random) -> int:
    """What a bot would do on a seat now."""
    shown = table.game.new_records(1)
    show(table, seat, luck.getrandbits(63), shown)
    return bot.choose(shown, seat, luck.getrandbits(63))


def shares(scores: Sequence[int]) -> list[float]:
    """Each seat's part of the win; several win together."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]
