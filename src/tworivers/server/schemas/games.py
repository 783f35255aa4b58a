"""The games there are."""

from __future__ import annotations

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words


class OptionInfo(BaseModel):
    """A choice when a table is set up; the first value is the default."""

    name: str
    values: list[str]


class LevelRating(BaseModel):
    """How strong a level is on the Elo scale, with its 95 % interval."""

    rating: int
    low: int
    high: int


class GameInfo(BaseModel):
    """A game there is."""

    name: str
    version: int
    seats: list[int]
    seat_names: list[str]
    options: list[OptionInfo]
    secrets: bool
    levels: list[str]
    ratings: dict[str, LevelRating]
    """Of the levels that were measured."""
    hints: bool
    places: bool
    """Whether seats differ enough to be chosen or drawn."""
    book: bool
    """Whether there is a rule book."""
    positions: bool
    """Whether positions can be set up by hand."""


class PlaceInfo(BaseModel):
    """What a seat is in the game and how it begins."""

    id: str
    words: Words
    traits: list[Words]
    character: Words | None
    """What a computer opponent is like there, where they have characters."""


class Places(BaseModel):
    """The places of all seats, in their order; empty where seats don't differ."""

    places: list[PlaceInfo]


class Games(BaseModel):
    """All games."""

    games: list[GameInfo]
