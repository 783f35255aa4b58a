"""The things of a position that is set up by hand (`positions.py`), as a game declares them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.engine.dice import Dice
from tworivers.engine.messages import Message

Value: TypeAlias = str
"""As it is written: a number, or a word."""


@dataclass(frozen=True)
class Choice:
    """A value that a thing can have: how it is written, and what people call it."""

    value: Value
    words: Message


@dataclass(frozen=True)
class Field:
    """A thing of a position."""

    name: str
    """As it is written, `red.talents`."""
    group: Message
    """What it belongs to,"""
    words: Message
    """and what it is."""
    get: Callable[[Any], int]
    """Its number in a record: the number itself, or the place of a choice."""
    put: Callable[[Any, int], None]
    least: int = 0
    most: int = 0
    choices: Sequence[Choice] = ()
    """If it isn't a number."""

    def told(self, g: Any) -> Value:
        """Its value in a record."""
        number = self.get(g)
        return self.choices[number].value if self.choices else str(number)

    def number(self, value: Value) -> int | None:
        """What a value stands for; None if it can't have it."""
        if self.choices:
            return next((place for place, choice in enumerate(self.choices) if choice.value == value), None)
        if not value.isascii() or not value.isdecimal() or len(value) > 6:
            return None
        return int(value) if self.least <= int(value) <= self.most else None


@dataclass(frozen=True)
class Positions:
    """How positions of a game are set up by hand."""

    fields: Callable[[Any, Any], Sequence[Field]]
    """Record as it was laid out, box -> its things."""
    settle: Callable[[Any, Any, Dice], None]
    """Record, box, dice: makes true what follows from the things that were put."""
    fault: Callable[[Any, Any], Message | None]
    """Record, box -> what is impossible about it, before it is settled."""
