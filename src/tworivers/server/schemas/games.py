"""The games there are."""

from __future__ import annotations

from pydantic import BaseModel


class OptionInfo(BaseModel):
    """A choice when a table is set up; the first value is the default."""

    name: str
    values: list[str]


class GameInfo(BaseModel):
    """A game there is."""

    name: str
    version: int
    seats: list[int]
    seat_names: list[str]
    options: list[OptionInfo]
    secrets: bool
    levels: list[str]
    hints: bool


class Games(BaseModel):
    """All games."""

    games: list[GameInfo]
