"""What is decided in a match, and what is said of it later: notes, and other ways to go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Move:
    """One decision."""

    seat: int
    action: int


@dataclass(frozen=True)
class Commentary:
    """What is said of a line of moves. A place in it is the number of the last move before it; 0 is the beginning."""

    notes: Mapping[int, str] = field(default_factory=dict)
    """By place; they may have several lines."""
    variations: tuple[Variation, ...] = ()

    @property
    def count(self) -> int:
        """How many variations there are, those within others included."""
        return sum(1 + variation.commentary.count for variation in self.variations)

    def until(self, number: int) -> Commentary:
        """What is said of the first moves, up to `number`."""
        return Commentary(
            {place: note for place, note in self.notes.items() if place <= number},
            tuple(variation for variation in self.variations if variation.after <= number),
        )


@dataclass(frozen=True)
class Variation:
    """Another way to go on from a place in a line. Its places count on from there."""

    after: int
    moves: tuple[Move, ...]
    commentary: Commentary = field(default_factory=Commentary)
