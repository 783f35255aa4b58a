"""Puzzles and answers to them."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Number, Request
from tworivers.server.schemas.play import ActionInfo, StateInfo


class PuzzleList(BaseModel):
    """How hard each of a game's puzzles is; a puzzle's number is its place."""

    game: str
    ratings: list[int]


class PuzzleInfo(BaseModel):
    """A puzzle, as its player sees it."""

    number: int
    rating: int
    state: StateInfo


class PuzzleTry(Request):
    """An answer."""

    action: Number


class PuzzleAnswer(BaseModel):
    """Whether an answer is right, what is, and the chance of winning with it and with the next best."""

    right: bool
    best: ActionInfo
    chance: float
    other: float
