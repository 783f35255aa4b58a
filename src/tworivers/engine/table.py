"""One game on a table in memory: the thin layer between Python and the rules."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.dice import SHOWN, THROWS, Dice, dice_from_number, dice_from_text, mixed_dice_from_text
from tworivers.engine.events import new_log, read_log
from tworivers.engine.rules import Game

EVENTS = 512
"""Room in the log for the events of one action; further events are dropped."""


class Table:
    """A game in progress. Nobody checks `legal` and `apply`: `engine.match.Match` is the careful way to play."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str | int | None = None,
        options: Mapping[str, str] | None = None,
        box: NDArray[Any] | None = None,
        version: int | None = None,
    ) -> None:
        """Set the table. No seed: a random one; no version: the newest rules."""
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.encode_options(options or {}, version)
        self.box = game.box if box is None else box
        self.dice = _dice(game, secrets.token_hex(16) if seed is None else seed, version)
        self.records = game.new_records(1)
        self.log = new_log(EVENTS)
        self.codes = np.zeros(game.actions, np.int64)
        self.points = np.zeros(len(game.seat_names), np.int64)
        game.native.setup_at(self.records, 0, self.box, seats, self.options, self.dice, self.log)

    @property
    def g(self) -> Any:
        """The record, changed in place by `apply`."""
        return np.ndarray(1, self.game.quickly_readable, self.records)[0]

    @property
    def over(self) -> bool:
        """Whether nobody can decide any more."""
        return bool(self.game.native.actors_at(self.records, 0) == 0)

    def actors(self) -> list[int]:
        """The seats that may decide now."""
        mask = self.game.native.actors_at(self.records, 0)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> NDArray[np.int64]:
        """Seat's legal actions, as a view that the next call overwrites."""
        count = self.game.native.legal_at(self.records, 0, seat, self.codes)
        return self.codes[:count]

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action; `events` tells what happened."""
        self.log[0, 0] = 0
        self.game.native.apply_at(self.records, 0, seat, action, self.dice, self.log)

    def events(self) -> list[tuple[int, ...]]:
        """What the last action (or the setup) brought about."""
        return read_log(self.log)

    def scores(self) -> list[int]:
        """Current or final score by seat."""
        self.game.native.scores_at(self.records, 0, self.points)
        return [int(points) for points in self.points[: self.seats]]

    def copy(self) -> Table:
        """The same position, independent from here on (with the same dice)."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.records = self.game.new_records(1)
        self.game.native.copy_at(self.records, 0, twin.records, 0)
        twin.dice = self.dice.copy()
        twin.log = new_log(EVENTS)
        twin.codes = np.empty_like(self.codes)
        twin.points = np.empty_like(self.points)
        return twin

    def digest(self) -> bytes:
        """The record's bytes: equal exactly when two positions are the same."""
        return bytes(self.records.tobytes())


def known_of(table: Table) -> tuple[int, int]:
    """How often dice were thrown and something hidden was shown: where these numbers grow, something became known."""
    return int(table.dice[THROWS]), int(table.dice[SHOWN])


def _dice(game: Game, seed: str | int, version: int | None) -> Dice:
    if isinstance(seed, int):
        return dice_from_number(seed, 0)
    keyed = game.known_version(version) >= game.keyed_dice_from
    return dice_from_text(seed) if keyed else mixed_dice_from_text(seed)
