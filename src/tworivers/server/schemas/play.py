"""Moves, positions, the log and everything else about a game in progress."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from tworivers.server.schemas.fields import Number, Request, SeatNumber, Words
from tworivers.server.schemas.tables import TableInfo


class MoveWish(Request):
    """A move, made for the position after `number` moves."""

    seat: SeatNumber
    number: Number
    action: Number


class UndoWish(Request):
    """Taking back the last move."""

    seat: SeatNumber
    number: Number


class MovesNow(BaseModel):
    """How many moves there are now."""

    number: int


class ActionInfo(BaseModel):
    """An action and what it does."""

    code: int
    text: str
    words: Words
    target: str | None
    """The id of the thing on the board that one points at to take it; null where the board shows none."""


class BarredAction(ActionInfo):
    """An action that can't be taken now, and why."""

    why: Words


class Barred(BaseModel):
    """What can't be done at a position."""

    number: int
    seat: int
    actions: list[BarredAction]


class EventInfo(BaseModel):
    """Something that happened."""

    kind: str
    seat: int
    values: list[int]
    words: Words
    targets: list[str]
    """The ids of the things on the board that it touched."""


class EntryInfo(BaseModel):
    """A move and what came of it."""

    number: int
    seat: int | None
    action: Words | None
    events: list[EventInfo]


class LogInfo(BaseModel):
    """What happened."""

    log: list[EntryInfo]


class StateInfo(BaseModel):
    """A position as a seat or a spectator sees it."""

    table: TableInfo
    number: int
    seat: int | None
    view: dict[str, Any]
    undo: bool
    log: list[EntryInfo]
    turn: list[int]


class Preview(BaseModel):
    """The view after an action."""

    view: dict[str, Any] | None


class Scene(BaseModel):
    """What of a box a picture needs; `words` replace words of the catalogues."""

    model_config = ConfigDict(extra="allow")

    words: dict[str, str]


class HistoryEntry(BaseModel):
    """A move in the chart."""

    number: int
    seat: int | None
    scores: list[int]
    round: int | None


class History(BaseModel):
    """All moves in the chart."""

    history: list[HistoryEntry]
