"""How puzzles are found: strong bots play, and where one choice seems to stand out, a deep search has the last word.

A first look costs little and is taken at every decision; what it finds is thought about only if it is worth a puzzle:
not what everybody sees at once, and not always the same kind of decision (`Spread`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.puzzle_checking import CHECKING, PROMISING, Checker, checker_of
from tworivers.analysis.puzzle_rating import rating_of
from tworivers.analysis.puzzles import Puzzle, Source
from tworivers.bots.bot import Bot
from tworivers.bots.registry import JUDGEMENTS, bot_named, read_record
from tworivers.bots.turns import longest_waiting
from tworivers.engine.match import Match
from tworivers.engine.rules import Game

APART = 24
"""Decisions between two puzzles of a game."""
OF_A_GAME = 5
"""Puzzles of one game at most."""
PHASES = 3
"""Parts of a game over which puzzles are spread."""
SIMPLE = "scribe"
"""Who sees what everybody sees at once."""


class Spread:
    """How many puzzles there are of each sort; of no sort there shall be too many."""

    MOST_EASY, MOST_OF_TWO, MOST_OF_A_KIND, MOST_OF_A_PHASE = 0.12, 0.12, 0.3, 0.5

    def __init__(self, wanted: int, puzzles: Sequence[Puzzle]) -> None:
        self.wanted = wanted
        self._count: Counter[object] = Counter()
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        """Count a puzzle that was found."""
        self._count.update([*self._sorts(puzzle.kind, puzzle.phase, puzzle.easy, puzzle.choices == 2)])

    def room(self, kind: str, phase: int, easy: bool, of_two: bool) -> bool:
        """Whether there is room for one more like this."""
        return all(
            self._count[sort] < most * self.wanted for sort, most in self._sorts(kind, phase, easy, of_two).items()
        )

    def _sorts(self, kind: str, phase: int, easy: bool, of_two: bool) -> dict[object, float]:
        sorts: dict[object, float] = {("kind", kind): self.MOST_OF_A_KIND, ("phase", phase): self.MOST_OF_A_PHASE}
        if easy:
            sorts["easy"] = self.MOST_EASY
        if of_two:
            sorts["of two"] = self.MOST_OF_TWO
        return sorts


@dataclass(frozen=True)
class _Place:
    """A decision of a game that is looked through."""

    records: Any
    seat: int
    seed: int
    made: int
    choices: int


def found(
    game: Game, seats: int, seed: str, number: int, spread: Spread, checking: int = CHECKING
) -> tuple[Source, list[Puzzle]]:
    """The puzzles of one game, which are counted in `spread`; `number`: the game's own in the file."""
    hunt = _Hunt(game, seats, seed, number, spread, checker_of(game.name, seats, checking))
    puzzles = list(hunt.puzzles())
    last = max((puzzle.after for puzzle in puzzles), default=0)
    return Source(seats, seed, tuple((move.seat, move.action) for move in hunt.match.moves[:last])), puzzles


class _Hunt:
    """One game, played and looked through."""

    def __init__(self, game: Game, seats: int, seed: str, number: int, spread: Spread, checker: Checker) -> None:
        self.game, self.seats, self.number, self.spread, self.checker = game, seats, number, spread, checker
        self.match = Match(game, seats, seed)
        self.simple: Bot = bot_named(game.name, SIMPLE, seats)
        self.time_left = JUDGEMENTS[game.name].rules.get("time_left")
        self.codes = np.zeros(game.actions, np.int64)

    def puzzles(self) -> Iterator[Puzzle]:
        """Play to the end; puzzles as they are met."""
        last, count, free = [-1] * self.seats, 0, 0
        while not self.match.over:
            made = len(self.match.moves)
            seat = longest_waiting(self.match.table.actors(), last)
            here = self._place(seat, made)
            habit = self.simple.choose(here.records, seat, here.seed)
            action = habit
            if here.choices > 1 and self.checker.weighty(here.records, seat):
                seen = self.checker.look(here.records, seat, here.seed)
                action = seen.best
                if made >= free and count < OF_A_GAME and seen.lead >= PROMISING:
                    puzzle = self._puzzle(here, seen.best, seen.best == habit)
                    if puzzle is not None:
                        count, free = count + 1, made + APART
                        self.spread.add(puzzle)
                        yield puzzle
            last[seat] = made
            self.match.play(seat, action)

    def _place(self, seat: int, made: int) -> _Place:
        seed = seed_of(made, seat)
        records = read_record(self.game.name, record_seen(self.match.table, seat, seed))
        choices = int(self.game.native.legal_at(records, 0, seat, self.codes))
        return _Place(records, seat, seed, made, choices)

    def _puzzle(self, here: _Place, best: int, easy: bool) -> Puzzle | None:
        """The puzzle, if there is room for one like this and a deep search finds one choice clearly best."""
        phase, of_two = self._phase(here.records), here.choices == 2
        if not self.spread.room(self._kind(here, best), phase, easy, of_two):
            return None
        clear = self.checker.checked(here.records, here.seat, here.seed)
        if clear is None:
            return None
        kind = self._kind(here, clear.best)
        rating, simple = rating_of(
            self.game.name, self.seats, here.records, here.seat, clear.best, here.choices, here.seed
        )
        if not self.spread.room(kind, phase, simple, of_two):
            return None
        return Puzzle(
            self.number,
            here.made,
            here.seat,
            clear.best,
            clear.chance,
            clear.other,
            rating,
            kind,
            phase,
            simple,
            here.choices,
        )

    def _kind(self, here: _Place, action: int) -> str:
        """What sort of decision it is: what is asked, and the first word of the answer."""
        asked = self.game.question_words(self.match.table.g, here.seat).key
        return f"{asked} {self.game.notation(action).split()[0]}"

    def _phase(self, records: Any) -> int:
        """Which part of the game it is, from 0."""
        left = self.time_left(records[0]) if self.time_left else 0.0
        return min(PHASES - 1, int(PHASES * (1.0 - left)))
