"""A game from its first decision to its last as learners go through it: one seat after the other is asked.

Where several seats may decide, the one that has waited longest is asked, as in every game among bots. Seats that the
game doesn't wait for aren't asked, even if they have a card to interrupt with.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from tworivers.bots.playing import LONGEST, shares
from tworivers.bots.turns import longest_waiting
from tworivers.engine.messages import COMMON_WORDS, words
from tworivers.engine.objections import quote
from tworivers.engine.table import Table

NOBODY = -1
LARGEST = float(np.iinfo(np.int16).max)
"""No number of an observation is larger; most are around 0 to 1."""
COLUMNS = 100
"""Width of a drawn table."""


class IllegalAction(ValueError):
    """An action that the seat can't take now; the text says why. The game hasn't changed."""


class Episode:
    """One game in progress."""

    def __init__(self, table: Table, longest: int = LONGEST, decisions: int = 0, last: list[int] | None = None) -> None:
        """Begin with a table as it was set up, or go on. After `longest` decisions the game is broken off."""
        self.table = table
        self.longest = longest
        self.decisions = decisions
        """Made so far."""
        self.last = [-1] * table.seats if last is None else last
        """The number of each seat's last decision."""
        self.seat = self._asked()
        """Who decides now; NOBODY when the game is over or broken off."""

    @property
    def over(self) -> bool:
        """Whether the game has come to its end by the rules."""
        return self.table.over

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What seat sees, in an array of its own."""
        numbers = np.zeros(self.table.game.observation, np.float32)
        self.table.game.native.observe_at(self.table.records, 0, seat, numbers)
        return numbers

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that seat can take now, in an array of its own; all 0 for who isn't asked."""
        mask = np.zeros(self.table.game.actions, np.int8)
        if seat == self.seat:
            mask[self.table.legal(seat)] = 1
        return mask

    def apply(self, action: int) -> None:
        """Carry out an action of the seat that is asked. Nobody checks it here: see `check`."""
        self.table.apply(self.seat, action)
        self.go_on()

    def go_on(self) -> None:
        """The table has carried out an action of the seat that was asked: on to the next."""
        self.last[self.seat] = self.decisions
        self.decisions += 1
        self.seat = self._asked()

    def check(self, action: Any) -> int:
        """The action as a number, if the seat that is asked can take it; else `IllegalAction`."""
        game = self.table.game
        if self.seat == NOBODY:
            raise IllegalAction("the game is over: reset it")
        if not isinstance(action, int | np.integer) or not 0 <= action < game.actions:
            raise IllegalAction(f"{quote(str(action))} is no action of {game.name}: they are 0 to {game.actions - 1}")
        if action not in self.table.legal(self.seat):
            reason = game.why_not(self.table.g, self.seat, int(action))
            said = words("en", COMMON_WORDS, game.catalogue).say(reason) if reason else ""
            raise IllegalAction(f"seat {self.seat} can't take action {action}, {game.notation(int(action))!r}: {said}")
        return int(action)

    def scores(self) -> list[int]:
        """By seat, as they stand."""
        return self.table.scores()

    def shares(self) -> list[float]:
        """Each seat's share of the win; before the end, of those who are ahead."""
        return shares(self.table.scores())

    def drawing(self, seat: int) -> str:
        """The table as seat sees it, as lines of text."""
        game = self.table.game
        lines = game.board(self.table.g, seat, words("en", COMMON_WORDS, game.catalogue), COLUMNS)
        return "\n".join(Text.from_markup(line).plain for line in lines)

    def copy(self) -> Episode:
        """The same position, independent from here on (with the same dice)."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin.last = self.last[:]
        return twin

    def _asked(self) -> int:
        """Who is to decide."""
        waiting = self.table.game.native.actors_at(self.table.records, 0)
        if waiting == 0 or self.decisions >= self.longest:
            return NOBODY
        if waiting & (waiting - 1) == 0:
            return int(waiting).bit_length() - 1
        return longest_waiting([seat for seat in range(self.table.seats) if waiting >> seat & 1], self.last)
