"""What each seat has been told since a game began: its own decisions, and the events that the game lets it hear.

Two histories that a seat can't tell apart have the same fingerprint for it. Copies share what they have in common, so
that a tree of games stays small.
"""

from __future__ import annotations

import hashlib

import numpy as np

from tworivers.engine.events import WIDTH
from tworivers.engine.rules import Game
from tworivers.engine.table import Table


class Told:
    """The decisions of a game and what each brought about, oldest first."""

    def __init__(self, moves: list[tuple[int, int, bytes]] | None = None) -> None:
        """Begin with some moves: seat, action and rows of the log of events."""
        self.moves = [] if moves is None else moves
        self.length = len(self.moves)
        self.prints: dict[int, tuple[int, bytes]] = {}
        """By seat: how many moves its fingerprint covers, and the fingerprint."""

    def add(self, seat: int, action: int, table: Table) -> None:
        """A table has carried out an action of seat."""
        if self.length < len(self.moves):  # a copy has gone another way
            self.moves = self.moves[: self.length]
        self.moves.append((seat, action, table.log[1 : 1 + int(table.log[0, 0])].tobytes()))
        self.length += 1

    def fingerprint(self, game: Game, seat: int) -> str:
        """Of all that seat has been told."""
        covered, found = self.prints.get(seat, (0, b""))
        for mover, action, rows in self.moves[covered : self.length]:
            heard = [action] if mover == seat else []
            for row in np.frombuffer(rows, np.int32).reshape(-1, WIDTH).tolist():
                if game.hears(tuple(row), seat):
                    heard += row
            if heard:
                found = hashlib.blake2b(found + np.array(heard, "<i8").tobytes(), digest_size=16).digest()
        self.prints[seat] = self.length, found
        return found.hex()

    def copy(self) -> Told:
        """The same moves; what is added to one isn't in the other."""
        twin = Told(self.moves)
        twin.length = self.length
        twin.prints = self.prints.copy()
        return twin

    def __reduce__(self) -> tuple[type[Told], tuple[list[tuple[int, int, bytes]]]]:
        """Pickled as its moves."""
        return Told, (self.moves[: self.length],)
