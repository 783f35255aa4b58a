"""Matches that are shown like tables though nothing of them is kept: lessons and puzzles."""

from __future__ import annotations

from tworivers.engine.match import Match
from tworivers.server.storage.entities import Header, Seat

LEARNER = "learner"
"""Whoever sits there."""


def unkept_header(name: str, match: Match) -> Header:
    """What the header of a match would be, if it were a table's."""
    return Header(
        id=name,
        game=match.game.name,
        version=match.version,
        options=match.options,
        box=None,
        seed=match.seed,
        seed_chosen=True,
        seed_told=False,
        public=False,
        hints=False,
        chat=False,
        creator=LEARNER,
        created=0,
        changed=0,
        moves=len(match.moves),
        chain="",
        turn=match.table.actors(),
        scores=match.scores,
        over=match.over,
        undone_to=None,
    )


def unkept_seats(match: Match, own: int) -> list[Seat]:
    """The learner's seat, and others who only follow."""
    return [
        Seat(seat, "me", LEARNER, None, None) if seat == own else Seat(seat, "bot", None, None, None)
        for seat in range(match.seats)
    ]
