"""Positions set up by hand."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tworivers.engine.positions import LONGEST, MOST_LINES
from tworivers.server.schemas.fields import Request, ShortText, Words
from tworivers.server.schemas.play import StateInfo
from tworivers.server.schemas.tables import SeatWish

Written = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class SetUpWish(Request):
    """A position: the number of players, options and seed of the table, and the values of the things put on it."""

    seats: Annotated[int, Field(ge=1, le=64, strict=True)]
    seed: ShortText = "position"
    options: dict[ShortText, ShortText] = Field({}, max_length=64)
    values: dict[Written, Written] = Field({}, max_length=MOST_LINES)


class SetUpPlay(SetUpWish):
    """A table that begins there."""

    players: Annotated[list[SeatWish], Field(max_length=64)]


class SetUpChoice(BaseModel):
    """A value that a thing can have."""

    value: str
    words: Words


class SetUpField(BaseModel):
    """A thing of a position: a number, or one of a list."""

    name: str
    group: Words
    words: Words
    value: str
    least: int
    most: int
    list: str | None


class SetUpInfo(BaseModel):
    """A position as it stands: all things, and what is impossible, or else the board."""

    seats: int
    seed: str
    options: dict[str, str]
    fields: list[SetUpField]
    lists: dict[str, list[SetUpChoice]]
    changed: list[str]
    """The names of the things that aren't as the seed lays them out."""
    fault: Words | None
    state: StateInfo | None
