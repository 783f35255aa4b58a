"""Courses and lessons."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from tworivers.server.schemas.fields import Number, Request
from tworivers.server.schemas.play import BarredAction, StateInfo


class ChapterInfo(BaseModel):
    """A chapter and the names of its lessons."""

    name: str
    lessons: list[str]


class CourseInfo(BaseModel):
    """A game's lessons, by chapter."""

    game: str
    chapters: list[ChapterInfo]


class Tried(Request):
    """The learner's moves so far."""

    moves: list[Number] = Field(default=[], max_length=100)


class LessonInfo(BaseModel):
    """Where a lesson stands after the learner's moves."""

    state: StateInfo
    blocked: list[BarredAction]
    """What can't be done now: by the rules, or because it is no part of the lesson."""
    verdict: Literal["open", "done", "wrong"]
    nudge: str | None
    """What is wrong; the message `lesson-LESSON-NUDGE` says it."""
    point: list[str]
    """Ids of things on the board that the lesson speaks of."""
    suggested: int | None
    """The next move of the model answer."""


class LessonPreview(BaseModel):
    """The view after one more move, if chance has no part in it."""

    view: dict[str, Any] | None
