"""Parts of a view that are drawn once for all positions that have some fields of the record alike.

A move changes little of what lies on a table, and drawing the rest anew takes longer than the move:

    @drawn_once(RECORD, "caravan", "place", "trade")
    def circuit(g: State) -> dict[str, Any]: ...

    circuit(g)

What draws is given a record in which all other fields are 0, so that nothing else can slip in unnoticed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

import numpy as np

from tworivers.engine.compiled import JIT
from tworivers.engine.quick_records import quick_record

ROOM = 2048
"""How many drawings of each part are kept."""

Draw = TypeVar("Draw", bound=Callable[..., Any])


def drawn_once(record: np.dtype[Any], *fields: str) -> Callable[[Draw], Draw]:
    """Keep what a function draws, by the values of some fields and what else it is given. Nobody may change it."""
    places = places_of(record, fields)
    readable = np.dtype((np.record if JIT else quick_record(record), record))

    def keeping(draw: Draw) -> Draw:
        @lru_cache(maxsize=ROOM)
        def drawn(values: tuple[bytes, ...], *more: Any) -> Any:
            record = np.zeros(1, readable)
            raw = record.view(np.uint8)
            for (first, end), value in zip(places, values, strict=True):
                raw[first:end] = np.frombuffer(value, np.uint8)
            return draw(record[0], *more)

        @wraps(draw)
        def find(g: Any, *more: Any) -> Any:
            raw = g.tobytes()
            return drawn(tuple([raw[first:end] for first, end in places]), *more)

        return cast(Draw, find)

    return keeping


def places_of(record: np.dtype[Any], fields: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where the bytes of fields lie in a record: neighbours together."""
    known: Mapping[str, Any] = record.fields or {}
    places: list[tuple[int, int]] = []
    for first, end in sorted((known[name][1], known[name][1] + known[name][0].itemsize) for name in fields):
        if places and places[-1][1] == first:
            places[-1] = (places[-1][0], end)
        else:
            places.append((first, end))
    return places
