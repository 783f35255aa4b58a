"""What everybody may know of the owner of an account, and who plays best."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class RatingInfo(BaseModel):
    """How well somebody plays a game."""

    game: str
    points: int
    around: int
    provisional: bool
    games: int


class Counted(BaseModel):
    """How many games of one kind and size somebody has finished."""

    game: str
    seats: int
    games: int
    won: int


class PastGame(BaseModel):
    """A finished game; anybody may look at it who could before: its table is told to its players alone."""

    table: str | None
    game: str
    seats: int
    place: int
    rated: bool
    change: int | None
    ended: str


class Profile(BaseModel):
    """The owner of an account."""

    account: str
    since: str
    yours: bool
    ratings: list[RatingInfo]
    counted: list[Counted]
    past: list[PastGame]


class LeaderInfo(BaseModel):
    """Somebody on the list of the best."""

    kind: Literal["person", "bot"]
    name: str
    rating: RatingInfo


class Leaders(BaseModel):
    """The best of a game."""

    leaders: list[LeaderInfo]
