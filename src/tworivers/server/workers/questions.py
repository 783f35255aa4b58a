"""The questions that worker processes answer. A question holds plain values only, so that it can travel to a process.

Every record in a question went through `hide` for the seat that asks: bots and hints know no more than that seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tworivers.server.workers.bots import thinks_ahead

SECONDS = 1.0
"""How long a worker may think about a hint."""

Chances = tuple[float, ...]
"""Each seat's chance of winning."""


@dataclass(frozen=True)
class Question:
    """Which action would a bot of this level choose? Other questions have other answers."""

    game: str
    level: str
    record: bytes
    seats: int
    seat: int
    seed: int
    effort: float = 1.0
    """The part of its usual budget that a bot may use."""

    @property
    def quick(self) -> bool:
        """Whether the answer takes milliseconds, not seconds."""
        return not thinks_ahead(self.level)

    def answer(self) -> Any:
        """The action's code. Runs in a worker process."""
        from tworivers.bots import choose

        return choose(self.game, self.level, self.record, self.seats, self.seat, self.seed, self.effort)


@dataclass(frozen=True)
class HintQuestion(Question):
    """What would a good bot do, and why?"""

    @property
    def quick(self) -> bool:
        """It takes about a second."""
        return False

    def answer(self) -> Any:
        """A suggestion with its reasons. Runs in a worker process."""
        from tworivers.bots import hint

        return hint(self.game, self.record, self.seats, self.seat, self.seed, seconds=SECONDS * self.effort)


@dataclass(frozen=True)
class ChancesQuestion(Question):
    """Who will win? Asked about several positions at once, each judged by itself."""

    positions: tuple[bytes, ...] = ()

    @property
    def quick(self) -> bool:
        """It takes about as long as a strong bot's decision."""
        return False

    def answer(self) -> list[Chances]:
        """The chances at each position. Runs in a worker process."""
        from tworivers.bots import chances

        return chances(self.game, self.positions, self.seats, self.seat, self.seed)


@dataclass(frozen=True)
class CourseQuestion(ChancesQuestion):
    """How did everybody's chances go in one game?"""

    numbers: tuple[int, ...] = ()
    """After how many moves the positions are."""
    wanted: tuple[int, ...] = ()
    """Those after which chances are wanted."""

    def answer(self) -> list[Chances]:
        """The chances after each wanted number of moves. Runs in a worker process."""
        from tworivers.bots import course

        positions = dict(zip(self.numbers, self.positions, strict=True))
        return course(self.game, positions, self.wanted, self.seats, self.seat, self.seed)


def answered(question: Question) -> Any:
    """The answer to a question. Runs in a worker process."""
    return question.answer()
