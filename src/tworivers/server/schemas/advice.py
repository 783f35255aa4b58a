"""Hints, chances of winning and the moves that swung a game."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words
from tworivers.server.schemas.play import ActionInfo


class ReasonInfo(BaseModel):
    """What an action changes in a term of the bots' evaluation, and what that is worth in points."""

    term: str
    points: float
    words: Words
    text: str


class NoteInfo(BaseModel):
    """A sentence above the reasons for an action, or instead of them."""

    words: Words
    text: str


class HintInfo(BaseModel):
    """What a bot would do, and why; the reasons compare it with another action, or with the position as it is."""

    number: int
    seat: int
    action: ActionInfo
    note: NoteInfo | None
    instead: ActionInfo | None
    reasons: list[ReasonInfo]


class ChancesEntry(BaseModel):
    """Each seat's chance of winning after a number of moves: even, or in steps of five per cent; 1 and 0 mean about,
    unless it is certain.
    """

    number: int
    chances: list[float]
    certain: bool
    """The game has ended there."""


class ChancesInfo(BaseModel):
    """The course of a game in chances of winning."""

    chances: list[ChancesEntry]


class Swing(BaseModel):
    """A move that changed a seat's chance of winning a lot: from `before` to `decided` by what was decided, from there
    to `after` by how dice fell and cards were drawn.
    """

    number: int
    mover: int
    action: Words
    seat: int
    before: float
    decided: float
    after: float


class Swings(BaseModel):
    """The moves that swung a game."""

    swings: list[Swing]
