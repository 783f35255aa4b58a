"""What others than watchers may want to know of a table: that a seat's turn began, and that the game has ended.

Notices, ratings and lists listen here. They are told in the event loop, once the change is kept for good, and must not
take long: what does becomes a task of its own. A listener that fails is logged and disturbs neither the table nor the
others.

A server may be killed between keeping a change and telling of it. A turn is therefore told anew when its table comes
back into memory; table, seat and `began` are the same then, so whoever tells people once a turn remembers these three.
Games that have ended aren't told anew: who must know of all of them looks for them in the database at the start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from tworivers.server.storage.entities import Header, Seat

log = logging.getLogger("tworivers.server")

Ending: TypeAlias = Literal["finished", "stopped"]
"""By the rules, or as it stood."""
Leaving: TypeAlias = Literal["resigned", "time", "away"]
"""Why somebody doesn't play on their seat any more."""


@dataclass(frozen=True)
class TurnBegan:
    """A seat of a person may decide now and couldn't before."""

    header: Header
    seats: Sequence[Seat]
    seat: int
    person: str
    began: int
    """When, in milliseconds since 1970."""


@dataclass(frozen=True)
class GameEnded:
    """A game is over."""

    header: Header
    seats: Sequence[Seat]
    how: Ending
    places: tuple[int, ...]
    """By seat, by the score: 1 for the first; as many with the same score share a place.

    At a game that was stopped by some, those who had left it before come last.
    """
    left: Mapping[int, Leaving]
    """Seats that weren't played to the end by their people, and why."""


TableEvent: TypeAlias = TurnBegan | GameEnded


class TableEvents:
    """Tells everybody who listens."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[TableEvent], None]] = []
        self.on_move: Callable[[str, str], None] = lambda game, by: None
        """Told of every move that was kept: of which game, and by a "person" or a "bot"."""

    def listen(self, listener: Callable[[TableEvent], None]) -> None:
        """Tell `listener` from now on."""
        self._listeners.append(listener)

    def tell(self, event: TableEvent) -> None:
        """Tell everybody."""
        for listener in self._listeners:
            try:
                listener(event)
            except Exception:
                log.exception("table %s: %s", event.header.id, type(event).__name__)

    def changed(self, before: Header, after: Header, seats: Sequence[Seat]) -> None:
        """Tell what a change of a table's position or seats has begun or ended."""
        if after.over:
            if not before.over:
                left = {seat.seat: seat.gone for seat in seats if seat.gone is not None}
                how, places = after.ended or "finished", places_of(after.scores, last_of(after, seats))
                self.tell(GameEnded(after, seats, cast(Ending, how), places, cast(Mapping[int, Leaving], left)))
            return
        for turn in turns_of(after, seats):
            if not (turn.seat < len(before.since) and before.since[turn.seat] == turn.began):
                self.tell(turn)

    def loaded(self, header: Header, seats: Sequence[Seat]) -> None:
        """Tell the turns of a table that has come into memory: nobody knows whether they were told before."""
        for turn in turns_of(header, seats):
            self.tell(turn)


def turns_of(header: Header, seats: Sequence[Seat]) -> list[TurnBegan]:
    """The people whose turn it is now."""
    if header.over or not all(seat.taken for seat in seats):
        return []
    return [
        TurnBegan(header, seats, seat.seat, seat.person, began)
        for seat, began in zip(seats, header.since, strict=False)
        if began is not None and seat.person is not None and seat.bot is None
    ]


def last_of(header: Header, seats: Sequence[Seat]) -> frozenset[int]:
    """The seats that come after all others, whatever their score: people had left them when the others stopped."""
    gone = frozenset(seat.seat for seat in seats if seat.gone is not None)
    return gone if header.ended == "stopped" and any(seat.bot is None for seat in seats) else frozenset()


def places_of(scores: Sequence[int], last: Collection[int] = ()) -> tuple[int, ...]:
    """The place of each score among them; `last`: seats that come after all others."""
    marks = [(seat not in last, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)
