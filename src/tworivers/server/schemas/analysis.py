"""Analysis of finished games: places in and off their course, lines of play, reports, notes and variations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from tworivers.engine.messages import Message
from tworivers.engine.objections import Objection
from tworivers.server.schemas.advice import ChancesEntry
from tworivers.server.schemas.fields import Number, Request, SeatNumber, Words
from tworivers.server.schemas.play import ActionInfo
from tworivers.server.schemas.tables import SeatWish

MOST_MOVES = 400
"""Of a line off the course of a game."""
MOST_VARIATIONS = 300
NOTE = 2000
"""Characters."""

OneMove = Annotated[tuple[SeatNumber, Number], Field(description="seat and action")]


def _printable(text: str) -> str:
    """A note as saved games have it: lines of printable characters."""
    lines = [line.strip() for line in text.replace("\r", "").replace("\t", " ").strip().split("\n")]
    if not all(line.isprintable() for line in lines):
        raise Objection(Message("wrong-value-say"))
    return "\n".join(lines)


Note = Annotated[str, Field(max_length=NOTE), AfterValidator(_printable)]


class LinePlace(Request):
    """A position: after `at` moves of the game, and then others."""

    at: Number
    moves: list[OneMove] = Field([], max_length=MOST_MOVES)


class LookedAt(LinePlace):
    """A position, as a seat sees it; without one, as the first sees it that is to move."""

    seat: SeatNumber | None = None


class LinesWish(LinePlace):
    """The best lines of a seat that is to move; the deeper, the longer they take."""

    seat: SeatNumber
    depth: Annotated[int, Field(ge=0, le=3)] = 0


class VariationWish(Request):
    """Another way to go on."""

    after: Number
    moves: Annotated[list[OneMove], Field(min_length=1, max_length=MOST_MOVES)]
    commentary: CommentaryWish


class CommentaryWish(Request):
    """Notes by place, and variations."""

    notes: dict[Annotated[str, Field(pattern="^[0-9]{1,6}$")], Note] = Field({}, max_length=1000)
    variations: list[VariationWish] = Field([], max_length=MOST_VARIATIONS)


class PlayOn(LinePlace):
    """A new table that begins at a position."""

    seats: Annotated[list[SeatWish], Field(max_length=64)]


class LineMove(BaseModel):
    """A move and what it does."""

    seat: int
    action: ActionInfo


class LineInfo(BaseModel):
    """A choice, how play may go on after it, and the chance of winning that it gives."""

    chance: float
    moves: list[LineMove]


class LinesInfo(BaseModel):
    """What may be done at a position, the best first."""

    depth: int
    """How deep it was looked."""
    deeper: bool
    """Whether one can look deeper."""
    chances: list[float]
    lines: list[LineInfo]


class VariationInfo(BaseModel):
    """Another way to go on."""

    after: int
    moves: list[LineMove]
    commentary: CommentaryInfo


class CommentaryInfo(BaseModel):
    """Notes by place, and variations."""

    notes: dict[str, str]
    variations: list[VariationInfo]


class DecisionInfo(BaseModel):
    """A decision with its verdict, and the better choice, if there was one."""

    number: int
    seat: int
    verdict: Literal["best", "good", "doubtful", "blunder"]
    cost: float
    """The part of the game that it gave away."""
    best: ActionInfo | None


class PlayerReport(BaseModel):
    """How well somebody played."""

    accuracy: float | None
    best: int
    good: int
    doubtful: int
    blunder: int


class MomentReason(BaseModel):
    """Why something would have been better."""

    words: Words
    speaks_for: bool


class MomentInfo(BaseModel):
    """Something that decided the game: a decision, or the luck after it."""

    number: int
    mover: int
    action: Words
    luck: bool
    seat: int
    before: float
    after: float
    better: Words | None
    reasons: list[MomentReason]


class ReportInfo(BaseModel):
    """The judgement of a game."""

    course: list[ChancesEntry]
    decisions: list[DecisionInfo]
    players: list[PlayerReport]
    moments: list[MomentInfo]


class JudgementInfo(BaseModel):
    """How far the judgement of a game is, from 0 to 1; and all of it, once it is there."""

    done: float
    report: ReportInfo | None
