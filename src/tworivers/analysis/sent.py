"""What a page is sent of a running game, so that it can think for itself: the positions as its seat may know them.

Each went through the game's `hide` for the seat, by dice that follow from the position's number and the seat alone. So
the bytes are a function of what the seat knows: games that differ in a secret send the same.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from tworivers.analysis.positions import positions
from tworivers.engine.match import Match
from tworivers.engine.rules import Game

REACH = 9
"""Positions before the last that are sent too: chances are calmed over them (`bots/win_chances.py`)."""
QUICKLY = 1
"""How hard records are packed: they are mostly zeros."""


@cache
def layout_of(game: Game) -> str:
    """Which rules a game's records are for, and how they lie in memory: the page's must be the same."""
    kind = game.new_records(1).dtype
    fields = repr([(name, kind.fields[name][1], kind.fields[name][0].str) for name in kind.names or ()])
    return f"{game.name}-{game.version}-{zlib.crc32(fields.encode()):08x}"


def positions_told(match: Match, viewpoint: int, since: int) -> dict[str, Any]:
    """The positions after move `since`, the last `REACH` and the one now, as known from `viewpoint`."""
    last = len(match.moves)
    first = min(last, max(0, since + 1, last - REACH))
    numbers = list(range(first, last + 1))
    found = positions(match.at(first), match.moves[first:], numbers, viewpoint)
    packed = zlib.compress(b"".join(found[number] for number in numbers), QUICKLY)
    return {
        "layout": layout_of(match.game),
        "viewpoint": viewpoint,
        "first": first,
        "records": base64.b64encode(packed).decode(),
    }


def positions_read(game: Game, told: dict[str, Any]) -> dict[int, bytes] | None:
    """The positions by their numbers, as a page reads them; None if they were made by other rules than its own."""
    if told["layout"] != layout_of(game):
        return None
    whole, size = zlib.decompress(base64.b64decode(told["records"])), game.new_records(1).itemsize
    parts: Sequence[bytes] = [whole[place : place + size] for place in range(0, len(whole), size)]
    return dict(enumerate(parts, told["first"]))
