"""Tables of a box's numbers, in a game's words: for the rule book, which shows where each number comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.engine.messages import Message

Cell: TypeAlias = Message | int | list[Message]


@dataclass(frozen=True)
class Row:
    """What stands in a row, and where its numbers come from: S, X or R; several letters if they differ by players."""

    cells: tuple[Cell, ...]
    mark: str


@dataclass(frozen=True)
class BoxTable:
    """Numbers of a box that belong together."""

    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


def table_json(table: BoxTable) -> dict[str, Any]:
    """For pages."""
    return {
        "columns": [column.as_json() for column in table.columns],
        "rows": [{"cells": [_cell_json(cell) for cell in row.cells], "mark": row.mark} for row in table.rows],
    }


def _cell_json(cell: Cell) -> Any:
    if isinstance(cell, int):
        return cell
    return [one.as_json() for one in cell] if isinstance(cell, list) else cell.as_json()
