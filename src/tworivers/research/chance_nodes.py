"""A game whose chance decides at nodes of its own, after decisions, as trees of games know it.

The rules throw dice in the middle of carrying out an action. Here an action is first tried: if it throws nothing, it
counts; else it is taken back and waits until chance has thrown `THROWS` dice of `SIDES` sides, which are the seed of
the dice that it is then carried out with. So every such action has one of 16,777,216 equally likely ends, and nobody
who looks ahead in the tree knows which before it is taken. The setup is drawn the same way.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.dice import THROWS as THROWS_MADE
from tworivers.engine.dice import dice_from_number
from tworivers.research.episode import NOBODY, Episode
from tworivers.research.setting import Setting
from tworivers.research.told import Told

SIDES = 64
THROWS = 4


class Course:
    """One game in progress: at a decision, or at a node of chance."""

    def __init__(self, setting: Setting) -> None:
        """Before the setup, which chance draws."""
        self.setting = setting
        self.episode: Episode | None = None
        self.waiting: int | None = None
        """The action that waits for chance."""
        self.thrown: list[int] = []
        """What chance has thrown for it so far."""
        self.nodes = 0
        """How often chance has decided; equal throws mean other dice each time."""
        self.told = Told()
        self.before = setting.game.new_records(1)
        """Where a position is kept while an action is tried."""

    @property
    def at_chance(self) -> bool:
        """Whether chance decides next."""
        return self.episode is None or self.waiting is not None

    @property
    def seat(self) -> int:
        """Who decides next, if chance doesn't; NOBODY at the end."""
        return NOBODY if self.episode is None else self.episode.seat

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.at_chance and self.seat == NOBODY

    def throw(self, outcome: int) -> None:
        """Chance has thrown a die; the last one lets the game go on."""
        self.thrown.append(outcome)
        if len(self.thrown) < THROWS:
            return
        seed = 0
        for number in self.thrown:
            seed = seed * SIDES + number
        if self.episode is None:
            self.episode = Episode(self.setting.table(seed))
            self.told.add(NOBODY, NOBODY, self.episode.table)
        else:
            assert self.waiting is not None
            self.episode.table.dice = dice_from_number(seed, self.nodes)
            self.episode.table.apply(self.episode.seat, self.waiting)
            self._go_on(self.episode, self.waiting)
        self.nodes += 1
        self.thrown = []
        self.waiting = None

    def decide(self, action: int) -> None:
        """The seat that is asked takes a legal action, which may have to wait for chance."""
        assert self.episode is not None
        table, native = self.episode.table, self.setting.game.native
        native.copy_at(table.records, 0, self.before, 0)
        table.dice = dice_from_number(0, 0)
        table.apply(self.episode.seat, action)
        if table.dice[THROWS_MADE] > 0:
            native.copy_at(self.before, 0, table.records, 0)
            self.waiting = action
        else:
            self._go_on(self.episode, action)

    def _go_on(self, episode: Episode, action: int) -> None:
        """An action has been carried out."""
        self.told.add(episode.seat, action, episode.table)
        episode.go_on()

    def observe(self, seat: int, numbers: NDArray[np.float32]) -> None:
        """Write what seat sees; before the setup there is nothing to see."""
        if self.episode is None:
            numbers[:] = 0.0
        else:
            self.setting.game.native.observe_at(self.episode.table.records, 0, seat, numbers)

    def information(self, seat: int) -> str:
        """All that seat knows of the game so far, as a fingerprint: equal where it can't tell two games apart."""
        numbers = np.zeros(self.setting.game.observation, np.float32)
        self.observe(seat, numbers)
        seen = hashlib.blake2b(numbers.tobytes(), digest_size=16).hexdigest()
        decided = f" {self.waiting}" if self.waiting is not None and seat == self.seat else ""
        return f"{self.told.fingerprint(self.setting.game, seat)} {seen}{decided}"

    def copy(self) -> Course:
        """The same position, independent from here on."""
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.episode = None if self.episode is None else self.episode.copy()
        twin.before = self.setting.game.new_records(1)
        twin.thrown = self.thrown[:]
        twin.told = self.told.copy()
        return twin

    def __deepcopy__(self, memo: Any) -> Course:
        """As OpenSpiel copies a state."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Pickled with the record's bytes: a table holds rules."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("episode", "before")}
        if self.episode is not None:
            kept["episode"] = self.episode.table.digest(), self.episode.last, self.episode.decisions
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        episode = kept.pop("episode", None)
        self.__dict__.update(kept)
        self.before = self.setting.game.new_records(1)
        self.episode = None
        if episode is not None:
            record, last, decisions = episode
            table = self.setting.table(0)
            table.records.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
            self.episode = Episode(table, last=last, decisions=decisions)

    def __str__(self) -> str:
        """The position in a line: what comes next, the scores, and the fingerprint of the record."""
        after = f"after {self.told.length} moves"
        if self.episode is None:
            return f"{self.setting.game.name} {after}, setup waits for chance: {self.thrown}"
        found = hashlib.blake2b(self.episode.table.digest(), digest_size=16).hexdigest()
        asked = "over" if self.over else f"seat {self.seat}"
        waits = "" if self.waiting is None else f", action {self.waiting} waits for chance: {self.thrown}"
        return f"{self.setting.game.name} {after}, {asked}{waits}, scores {self.episode.scores()}, {found}"
