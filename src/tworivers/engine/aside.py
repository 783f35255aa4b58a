"""A match as it would stand without one of its moves: what undo needs where all decide at once.

Somebody's last decision can be taken back past what others have decided since if all of that happens just the same
without it: the same events, the same throws, nothing else shown. Whether all decide at once, a game says (`at_once`);
where it is one seat's turn, whoever decides after it may have reckoned with what they saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tworivers.engine.table import Table, known_of


class Decision(Protocol):
    """A move of a match."""

    @property
    def seat(self) -> int:
        """Whose it is."""
        ...

    @property
    def action(self) -> int:
        """What was chosen."""
        ...


class Aside:
    """Two tables side by side, with a move and without it, to which the moves after it are brought."""

    def __init__(self, number: int, before: Table, move: Decision) -> None:
        """`before`: the table before move `number`; it is the aside's from now on."""
        self.number = number
        self._at_once = before.game.at_once
        self._with, self._without = before, before.copy()
        self._stands = self._all_decide()
        self._with.apply(move.seat, move.action)
        self._count = number

    def caught_up(self, moves: Sequence[Decision]) -> Table | None:
        """The table after all of a match's moves but the one; None if one of them would have gone another way."""
        while self._stands and self._count < len(moves):
            self._stands = self._goes_the_same_way(moves[self._count])
            self._count += 1
        return self._without if self._stands else None

    def _goes_the_same_way(self, move: Decision) -> bool:
        if not self._all_decide() or move.action not in self._without.legal(move.seat).tolist():
            return False
        tables = self._with, self._without
        for table in tables:
            table.apply(move.seat, move.action)
        told, known = ([look(table) for table in tables] for look in (Table.events, known_of))
        return told[0] == told[1] and known[0] == known[1] and self._all_decide()

    def _all_decide(self) -> bool:
        at_once = self._at_once
        return at_once is not None and at_once(self._with.g) and at_once(self._without.g)
