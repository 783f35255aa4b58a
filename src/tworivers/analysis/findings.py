"""What a search is asked about and what it finds, in plain values: decisions, what they are worth, lines of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tworivers.engine.messages import Message

if TYPE_CHECKING:
    from tworivers.bots.telling import Hint


@dataclass(frozen=True)
class Decision:
    """A decision that was taken, and what its seat knew then."""

    number: int
    """Of the move."""
    seat: int
    action: int
    record: bytes
    """Of the position before it; it went through `hide` for the seat."""
    seed: int
    """Of the dice by which it is thought about."""


@dataclass(frozen=True)
class Weighed:
    """What a search makes of a decision."""

    number: int
    best: int
    """The best choice found; the decision itself, if nothing better was."""
    best_chance: float
    """Of winning, as the search sees it, with the best choice,"""
    chance: float
    """and with the one that was taken."""
    options: tuple[tuple[int, float], ...]
    """What the search looked at most, with the chances."""
    hint: Hint | None = None
    """What would have been better, in words."""


@dataclass(frozen=True)
class Reply:
    """A decision in a line of play."""

    seat: int
    action: int
    words: Message


@dataclass(frozen=True)
class Line:
    """A choice, the chance of winning that it gives, and how play may go on after it."""

    chance: float
    replies: tuple[Reply, ...]
