"""The ways of caravans as a map draws them: whom each has to ask, and through which provinces it goes.

Whom it asks is the rule's own answer (routes.py, rules/mesopotamia.md §Trade "Transit"). Of the ways through their land
the one with the fewest of their provinces is drawn, then the shortest.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from heapq import heappop, heappush
from operator import or_
from typing import Any

from tworivers.mesopotamia.names import PROVINCES, OfferState, Province
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.routes import transit_parties
from tworivers.mesopotamia.words import SEAT_NAMES


def journeys(g: State, seat: int) -> list[dict[str, Any]]:
    """A seat's ways to all it could trade with, and those of caravans that ask to cross its land."""
    living = int(g.living)
    pairs = [(seat, other) for other in range(g.seats) if other != seat and (living >> seat & living >> other & 1)]
    pairs += [
        (proposer, int(g.partner[proposer]))
        for proposer in range(g.seats)
        if g.offer[proposer] == OfferState.TRANSIT and int(g.transit[proposer]) >> seat & 1
    ]
    border, realms = tuple(g.border.tolist()), g.realm.tolist()
    neutral = int(g.land) & ~_all_of(realms)
    found = []
    for start, goal in pairs:
        asked = transit_parties(g, start, goal)
        parties = [other for other in range(g.seats) if asked >> other & 1]
        free = neutral | realms[start] | realms[goal]
        path = _path(border, realms[start], realms[goal], free, _all_of(realms[other] for other in parties))
        found.append(
            {
                "from": SEAT_NAMES[start],
                "to": SEAT_NAMES[goal],
                "asks": [SEAT_NAMES[other] for other in parties],
                "path": list(path),
            }
        )
    return found


def _all_of(masks: Iterable[int]) -> int:
    """All provinces of some realms."""
    return reduce(or_, masks, 0)


@lru_cache(maxsize=4096)
def _path(border: tuple[int, ...], home: int, end: int, free: int, crossed: int) -> tuple[str, ...]:
    """The provinces from one realm to the other, if there is a way: fewest of those crossed, then fewest steps."""
    waiting: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, place, (place,)) for place in _places(home)]
    known: set[int] = set()
    while waiting:
        asks, steps, here, way = heappop(waiting)
        if end >> here & 1:
            return tuple(Province(place).name.lower() for place in way)
        if here in known:
            continue
        known.add(here)
        for place in _places(border[here] & (free | crossed)):
            heappush(waiting, (asks + (crossed >> place & 1), steps + 1, place, (*way, place)))
    return ()


def _places(mask: int) -> list[int]:
    return [place for place in range(PROVINCES) if mask >> place & 1]
