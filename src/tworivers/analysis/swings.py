"""The moves that swung a finished game, and what swung it: what was decided, or the luck that followed.

Chances after a decision are those before its dice are thrown: the average over other dice than those that fell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tworivers.bots.rough_chances import roughly
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Move
from tworivers.engine.table import Table, known_of

LISTED = 8
"""Moves that are named as swings."""
CANDIDATES = 16
"""Moves at which the course of a game changes most, of which they are chosen."""
DICE = 12
"""Other dice that are thrown in thought after a decision."""

Chances = tuple[float, ...]
"""Each seat's chance of winning."""

Course = dict[int, Chances]
"""Chances by number of moves."""


@dataclass(frozen=True)
class Swing:
    """A move that changed everybody's chances."""

    number: int
    before: Chances
    decided: Chances
    """After the decision, before anybody knows how dice will fall."""
    after: Chances

    @property
    def seat(self) -> int:
        """The seat whose chance it changed most."""
        return max(range(len(self.before)), key=lambda seat: round(self._change(seat), 9))

    @property
    def size(self) -> float:
        """What the decision or the luck changed for that seat, whichever is more."""
        return self._change(self.seat)

    def told(self, over: bool) -> dict[str, Any]:
        """As people are told it: no more exactly than it is known; at the end it is certain."""
        after = self.after if over else roughly(self.after)
        decided = after if self.decided == self.after else roughly(self.decided)
        shown = {"before": roughly(self.before), "decided": decided, "after": after}
        return {"number": self.number, "seat": self.seat} | {
            name: round(chances[self.seat], 4) for name, chances in shown.items()
        }

    def _change(self, seat: int) -> float:
        decision = abs(self.decided[seat] - self.before[seat])
        return max(decision, abs(self.after[seat] - self.decided[seat]))


def turbulent(course: Course, most: int) -> list[tuple[int, int]]:
    """Between which moves chances changed most, of a course that leaves out moves."""
    return sorted(pairwise(sorted(course)), key=lambda span: -_change(course[span[0]], course[span[1]]))[:most]


def candidates(course: Course) -> list[int]:
    """The moves that may have swung the game: where the course changes most."""
    moves = [number for number in course if number - 1 in course]
    return sorted(sorted(moves, key=lambda number: -_change(course[number - 1], course[number]))[:CANDIDATES])


def around(before: Table, move: Move, seed: int, seen: Callable[[Table], bytes]) -> tuple[bytes, ...]:
    """The positions before and after a move and, if dice had a part in it, those after it with other dice."""
    after = before.copy()
    after.apply(move.seat, move.action)
    found = [seen(before), seen(after)]
    if known_of(after)[0] != known_of(before)[0]:
        for stream in range(DICE):
            other = before.copy()
            other.dice = dice_from_number(seed, stream)
            other.apply(move.seat, move.action)
            found.append(seen(other))
    return tuple(found)


def parted(number: int, told: Chances, chances: Sequence[Chances]) -> Swing:
    """A swing, from what was `told` before the move and the chances at the positions `around` it."""
    before, *then = chances
    after, *others = (moved(told, before, position) for position in then)
    decided = tuple(sum(of_seat) / len(others) for of_seat in zip(*others, strict=True)) if others else after
    return Swing(number, told, decided, after)


def moved(told: Chances, before: Chances, after: Chances) -> Chances:
    """What was told, changed as much as two positions judged alike differ: everybody's odds by the same factor.

    Who has won has won.
    """
    if min(after) <= 0 or min(before) <= 0:
        return after
    odds = [one * then / now for one, now, then in zip(told, before, after, strict=True)]
    return tuple(one / sum(odds) for one in odds)


def greatest(swings: Sequence[Swing], last: int) -> list[dict[str, Any]]:
    """As people are told them, the greatest first; what is no change as far as chances are known is left out."""
    told = [swing.told(swing.number == last) for swing in sorted(swings, key=lambda swing: (-swing.size, swing.number))]
    return [swing for swing in told if len({swing["before"], swing["decided"], swing["after"]}) > 1][:LISTED]


def _change(before: Chances, after: Chances) -> float:
    return max(abs(one - other) for one, other in zip(before, after, strict=True))
