"""Hints, chances of winning and the moves that swung a game."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words
from tworivers.server.schemas.play import ActionInfo


class SaidInfo(BaseModel):
    """A message, and the same in the language that was asked for."""

    words: Words
    text: str


class ReasonInfo(SaidInfo):
    """Why: what becomes more or less, in the units of the table."""

    speaks_for: bool
    """Otherwise it is what speaks most against it."""


class StepInfo(BaseModel):
    """One decision of what is suggested, and the question it answers: where another is asked by then, stop."""

    action: ActionInfo
    question: Words


class HintInfo(BaseModel):
    """What a bot would do as a whole, why, and what may come next."""

    number: int
    seat: int
    action: ActionInfo
    """The first decision."""
    suggestion: SaidInfo
    steps: list[StepInfo]
    """All of it, as far as nothing is thrown or shown and nobody else is asked."""
    note: SaidInfo | None
    """A sentence above the reasons: on what they depend."""
    instead: SaidInfo | None
    """What the reasons compare it with; otherwise it is the position as it is."""
    reasons: list[ReasonInfo]
    next: SaidInfo | None
    """What the seat may do after it."""


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
