"""What is told of a finished game: the course of chances, verdicts, accuracies, and the moments that decided it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tworivers.analysis.swings import Chances
from tworivers.analysis.verdicts import Verdict
from tworivers.engine.messages import Message

if TYPE_CHECKING:
    from tworivers.bots.telling import Hint, Reason

OF_OTHERS = "hint-"
"""How the keys of reasons begin that compare a choice with another than the one that was taken."""


@dataclass(frozen=True)
class Judged:
    """A decision with its verdict."""

    number: int
    """Of the move."""
    seat: int
    verdict: Verdict
    cost: float
    """The part of the game that it gave away."""
    best: int | None
    """The better choice; None if there was none."""


@dataclass(frozen=True)
class Moment:
    """Something that decided the game: a decision, or luck."""

    number: int
    """Of the move."""
    mover: int
    action: Message
    """What was decided."""
    luck: bool
    """Whether it was luck that changed the chances after the move, and not the decision."""
    seat: int
    """Whose chances are told: who decided, or whom luck moved most."""
    before: float
    """The chance with the best choice; or before the dice fell."""
    after: float
    """The chance with what was decided; or after they had fallen."""
    better: Message | None = None
    """What would have been better,"""
    hint: Hint | None = None
    """and why."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it would have been better; what a hint says of other choices than these two is left out."""
        found = self.hint.reasons if self.hint else ()
        return tuple(reason for reason in found if not reason.words.key.startswith(OF_OTHERS))

    @property
    def size(self) -> float:
        """How much it changed."""
        return abs(self.after - self.before)


@dataclass(frozen=True)
class Report:
    """The judgement of a game."""

    course: tuple[tuple[int, Chances], ...]
    """Everybody's chances after numbers of moves."""
    decisions: tuple[Judged, ...]
    """Those at which there was something to decide."""
    accuracies: tuple[float | None, ...]
    """By seat; None for who had nothing to decide that mattered."""
    moments: tuple[Moment, ...]
    """In the order of the game."""

    def counted(self, seat: int) -> dict[Verdict, int]:
        """How many decisions of a seat have each verdict."""
        found = [judged.verdict for judged in self.decisions if judged.seat == seat]
        return {verdict: found.count(verdict) for verdict in Verdict}
