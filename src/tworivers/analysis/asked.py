"""The questions of which an analysis is made, in plain values, so that any process can answer them.

What answers them is imported late: the bots take seconds to load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tworivers.analysis.findings import Decision, Line, Weighed
from tworivers.analysis.swings import Chances


class Asked(Protocol):
    """A question."""

    def answer(self, effort: float) -> Any:
        """What the bots say, with a part of the usual time."""
        ...


@dataclass(frozen=True)
class Course:
    """How did everybody's chances go?"""

    game: str
    seats: int
    viewpoint: int
    seed: int
    numbers: tuple[int, ...]
    """After how many moves the positions are."""
    positions: tuple[bytes, ...]
    wanted: tuple[int, ...]
    """Those after which chances are wanted."""

    def answer(self, effort: float) -> list[Chances]:
        """The chances after each wanted number of moves."""
        from tworivers.bots import course

        positions = dict(zip(self.numbers, self.positions, strict=True))
        return course(self.game, positions, self.wanted, self.seats, self.viewpoint, self.seed)


@dataclass(frozen=True)
class Sifted:
    """At which decisions was there something to decide?"""

    game: str
    decisions: tuple[Decision, ...]

    def answer(self, effort: float) -> list[bool]:
        """For each."""
        from tworivers.analysis.weighing import matters

        return [matters(self.game, decision) for decision in self.decisions]


@dataclass(frozen=True)
class Choices:
    """How good were decisions?"""

    game: str
    seats: int
    decisions: tuple[Decision, ...]
    playouts: int
    seconds: float | None
    """For each decision, at most."""
    tell: bool = False

    def answer(self, effort: float) -> list[Weighed]:
        """For each."""
        from tworivers.analysis.weighing import weighed

        playouts = max(1, round(self.playouts * effort))
        seconds = None if self.seconds is None else self.seconds * effort
        return [weighed(self.game, self.seats, one, playouts, seconds, self.tell) for one in self.decisions]


@dataclass(frozen=True)
class Positions:
    """Who will win? About several positions, each judged by itself."""

    game: str
    seats: int
    viewpoint: int
    seed: int
    positions: tuple[bytes, ...]

    def answer(self, effort: float) -> list[Chances]:
        """For each."""
        from tworivers.bots import chances

        return chances(self.game, self.positions, self.seats, self.viewpoint, self.seed)


@dataclass(frozen=True)
class BestLines:
    """What are the best choices of a seat, and how may play go on?"""

    game: str
    seats: int
    viewpoint: int
    seen: bytes
    """The position, as it is known from the viewpoint."""
    record: bytes
    """The same, as the seat knows it."""
    seat: int
    seed: int
    playouts: int

    def answer(self, effort: float) -> tuple[Chances, Sequence[Line]]:
        """Everybody's chances as they are told, and the lines."""
        from tworivers.analysis.weighing import lines
        from tworivers.bots import chances

        playouts = max(1, round(self.playouts * effort))
        told = chances(self.game, [self.seen], self.seats, self.viewpoint, self.seed)[0]
        return told, lines(self.game, self.seats, self.record, self.seat, self.seed, playouts)
