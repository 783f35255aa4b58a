"""The rule book: its shape, a box's numbers, and figures."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from tworivers.server.schemas.fields import Words
from tworivers.server.schemas.play import EntryInfo


class BookPart(BaseModel):
    """A paragraph (by the key of its message), or what is shown by its name."""

    kind: str
    name: str


class BookSection(BaseModel):
    """What one link leads to."""

    id: str
    parts: list[BookPart]


class BookChapter(BaseModel):
    """Sections under one heading."""

    id: str
    sections: list[BookSection]


class BookIcon(BaseModel):
    """An icon, and where the book speaks of it."""

    icon: str
    section: str


class BookRow(BaseModel):
    """A row of a table: words, several of them, or numbers; and the mark of its numbers."""

    cells: list[int | Words | list[Words]]
    mark: str


class BookTable(BaseModel):
    """Numbers of the box that belong together."""

    columns: list[Words]
    rows: list[BookRow]


class Book(BaseModel):
    """A game's rule book without its words, which are in the catalogues."""

    chapters: list[BookChapter]
    links: dict[str, str]
    """The section that explains a message, by its key."""
    things: dict[str, str]
    """The section that explains a thing on the board, by the beginning of its id."""
    icons: list[BookIcon]
    numbers: dict[str, int]
    tables: dict[str, BookTable]


class FigureStep(BaseModel):
    """A moment of a figure, and what the log told since the one before."""

    number: int
    view: dict[str, Any]
    log: list[EntryInfo]


class FigureInfo(BaseModel):
    """Moments of a real game that a figure shows."""

    part: str
    """What of the board is drawn."""
    steps: list[FigureStep]
