"""What every computer opponent is: something that, shown a position as its seat may know it, names a legal action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Bot(Protocol):
    """A bot; one may play several seats. Its budget (playouts, seconds, threads) is part of it.

    It may keep what it thought for the next decision, and loses nothing but time by forgetting it.
    """

    def choose(self, records: Any, seat: int, seed: int) -> int:
        """A legal action for seat in `records[0]`, which went through the game's `hide` for seat.

        The same for the same seed and the same game before.
        """
        ...


class Thinker(Bot, Protocol):
    """A bot that can report its search results."""

    def think(self, records: Any, seat: int, seed: int) -> Thoughts:
        """Think as long as the budget allows."""
        ...


class Comparer(Thinker, Protocol):
    """A thinker that can also say how choices compare, whatever it would choose itself."""

    def compare(self, records: Any, seat: int, actions: Sequence[int], seed: int, doubt: float = 0.0) -> list[float]:
        """Seat's chances with each of some legal actions, all thought about equally long, with the same dice.

        Who compares by trials believes in a difference as if there had been so many more in which there was none.
        """
        ...


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: playouts, threads, and seconds, with which the answer may depend on the machine."""

    playouts: int
    seconds: float | None = None
    threads: int = 1
    trifle: float = 0.0
    """Chances of winning: where the rest of the budget is expected to gain less, it may be saved."""

    def part(self, effort: float) -> Budget:
        """A part of it, for a machine that has much to do."""
        seconds = None if self.seconds is None else self.seconds * effort
        return replace(self, playouts=max(1, round(self.playouts * effort)), seconds=seconds)


@dataclass(frozen=True)
class Thoughts:
    """What a search found out."""

    actions: list[int]
    visits: list[int]
    """How often each action was taken: the more, the better."""
    values: list[float]
    """The chances of winning with each action."""
    chances: NDArray[np.float64]
    """Everybody's chances of winning."""
    decisions: int
    """Carried out on the way."""
    seconds: float

    @property
    def choice(self) -> int:
        """The action taken most, of several the one that did best."""
        return max(zip(self.visits, self.values, self.actions, strict=True))[2]
