"""How puzzles are found: strong bots play, and where one choice seems to stand out, a deep search has the last word.

A puzzle is as hard as the weakest of some players that finds its answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.puzzles import CLEAR, Puzzle, Source
from tworivers.analysis.weighing import Searchers, searchers
from tworivers.bots.bot import Thinker, Thoughts
from tworivers.bots.registry import JUDGEMENTS, bot_named, read_record
from tworivers.bots.turns import longest_waiting
from tworivers.engine.match import Match
from tworivers.engine.rules import Game

PLAYING = 300
"""Playouts of the bots that play."""
SIFTING = 2_000
"""Of the search that looks whether a check is worth its time."""
CHECKING = 20_000
"""Playouts of the search that has the last word, for the choice and again for each comparison."""
PROMISING = 0.06
"""By how much a choice seems better to the bots that play, before it is checked."""
RIVALS = 4
"""Other choices that the best is compared with."""
APART = 6
"""Decisions between two puzzles of a game."""
OF_A_GAME = 4
"""Puzzles of one game at most."""
HARDNESS = (("greedy", 1000), ("search:30", 1300), ("search:100", 1500), (f"search:{PLAYING}", 1700))
"""Players, and how hard what they find is."""
HARDEST = 1900


@dataclass(frozen=True)
class Depth:
    """How deep bots think when they play, and when a puzzle is checked."""

    playing: int = PLAYING
    checking: int = CHECKING


def found(game: Game, seats: int, seed: str, number: int, depth: Depth | None = None) -> tuple[Source, list[Puzzle]]:
    """The puzzles of one game; `number`: its own in the file."""
    hunt = _Hunt(game, seats, seed, depth or Depth())
    puzzles = list(hunt.puzzles(number))
    last = max((puzzle.after for puzzle in puzzles), default=0)
    return Source(seats, seed, tuple((move.seat, move.action) for move in hunt.match.moves[:last])), puzzles


class _Hunt:
    """One game, played and looked through."""

    def __init__(self, game: Game, seats: int, seed: str, depth: Depth) -> None:
        self.game, self.seats, self.depth = game, seats, depth
        self.match = Match(game, seats, seed)
        judgement = JUDGEMENTS[game.name]
        self.weighty = judgement.rules.get("weighty")
        self.players: Thinker = searchers(game.name, seats, 2 * depth.playing, None).finding
        self.sieve: Thinker = searchers(game.name, seats, 2 * min(SIFTING, depth.checking), None).finding
        self.judges: Searchers = searchers(game.name, seats, 2 * depth.checking, None)

    def puzzles(self, number: int) -> Iterator[Puzzle]:
        """Play to the end; puzzles as they are met."""
        last, count, free = [-1] * self.seats, 0, 0
        while not self.match.over:
            made = len(self.match.moves)
            seat = longest_waiting(self.match.table.actors(), last)
            records = read_record(self.game.name, record_seen(self.match.table, seat, seed_of(made, seat)))
            action = None
            if self._thinks(records, seat):
                thoughts = self.players.think(records, seat, seed_of(made, seat))
                action = thoughts.choice
                if made >= free and count < OF_A_GAME and _gap(thoughts) >= PROMISING:
                    puzzle = self._checked(records, seat, number, made)
                    if puzzle is not None:
                        count, free = count + 1, made + APART
                        yield puzzle
            if action is None:
                action = self.players.choose(records, seat, seed_of(made, seat))
            last[seat] = made
            self.match.play(seat, action)

    def _thinks(self, records: Any, seat: int) -> bool:
        codes = np.zeros(self.game.actions, np.int64)
        if self.game.native.legal_at(records, 0, seat, codes) < 2:
            return False
        return self.weighty is None or bool(self.weighty(records[0], seat))

    def _checked(self, records: Any, seat: int, number: int, made: int) -> Puzzle | None:
        """The puzzle, if a deep search finds one choice clearly best."""
        seed = seed_of(made, seat)
        if _gap(self.sieve.think(records, seat, seed)) < CLEAR:
            return None
        thoughts = self.judges.finding.think(records, seat, seed)
        best = thoughts.choice
        rivals = _others(thoughts, best)[:RIVALS]
        if not rivals or _gap(thoughts) < CLEAR:
            return None
        chance, *others = self.judges.comparing.compare(records, seat, (best, *rivals), seed)
        if chance - max(others) < CLEAR:
            return None
        hardness = self._hardness(records, seat, best, seed)
        return Puzzle(number, made, seat, best, round(chance, 3), round(max(others), 3), hardness)

    def _hardness(self, records: Any, seat: int, best: int, seed: int) -> int:
        for name, rating in HARDNESS:
            if bot_named(self.game.name, name, self.seats).choose(records, seat, seed) == best:
                return rating
        return HARDEST


def _others(thoughts: Thoughts, best: int) -> Sequence[int]:
    """The other choices, those that were looked at most first."""
    order = sorted(zip(thoughts.visits, thoughts.values, thoughts.actions, strict=True), reverse=True)
    return [action for _, _, action in order if action != best]


def _gap(thoughts: Thoughts) -> float:
    """By how much the choice seems better than the next best."""
    values = dict(zip(thoughts.actions, thoughts.values, strict=True))
    best = values[thoughts.choice]
    visited = [
        value
        for action, visits, value in zip(thoughts.actions, thoughts.visits, thoughts.values, strict=True)
        if action != thoughts.choice and visits > 0
    ]
    return best - max(visited) if visited else 0.0
