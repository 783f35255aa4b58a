"""Puzzles: positions of real games in which one choice is clearly the best. As they are kept in a file.

A file holds games by their seed and moves, as far as puzzles need them, and the places of the puzzles in them. Moves
are packed: two bytes each, compressed, as text.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tworivers.engine.match import Match
from tworivers.engine.rules import Game

FOLDER = Path(__file__).parent / "found"
"""A file for each game that has puzzles."""
SEATS = 8
"""Room for seats in a packed move."""


@dataclass(frozen=True)
class Source:
    """A game among bots, as far as its last puzzle."""

    seats: int
    seed: str
    moves: tuple[tuple[int, int], ...]
    """Seat and action of each."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is best in it."""

    source: int
    """The number of its game in the file."""
    after: int
    """How many moves were made."""
    seat: int
    """Who is to move."""
    best: int
    """The action."""
    chance: float
    """Of winning with it,"""
    other: float
    """and with the next best."""
    rating: int
    """How hard it is, on the scale of players' ratings."""
    kind: str
    """What sort of decision it is,"""
    phase: int
    """in which third of the game,"""
    easy: bool
    """whether the simplest players find it,"""
    choices: int
    """and among how many legal actions."""


@dataclass(frozen=True)
class Puzzles:
    """A game's puzzles."""

    version: int
    """Of the rules by which its games were played."""
    sources: Sequence[Source]
    puzzles: Sequence[Puzzle]
    looked: Mapping[str, int] = field(default_factory=dict)
    """By the seed of a search how many games were looked through, with or without puzzles."""

    def match(self, game: Game, puzzle: Puzzle) -> Match:
        """The game up to a puzzle."""
        source = self.sources[puzzle.source]
        match = Match(game, source.seats, source.seed, version=self.version)
        for seat, action in source.moves[: puzzle.after]:
            match.play(seat, action)
        return match


def file_of(game: Game) -> Path:
    """Where a game's puzzles are kept."""
    return FOLDER / f"{game.name}.json"


@lru_cache(maxsize=8)
def puzzles_of(game: Game) -> Puzzles | None:
    """A game's puzzles; None if it has none."""
    path = file_of(game)
    return read(path.read_text(encoding="utf-8")) if path.is_file() else None


def read(text: str) -> Puzzles:
    """Puzzles from a file's text."""
    found: Mapping[str, Any] = json.loads(text)
    sources = [Source(source["seats"], source["seed"], unpacked(source["moves"])) for source in found["sources"]]
    return Puzzles(found["version"], sources, [Puzzle(**puzzle) for puzzle in found["puzzles"]], found["looked"])


def written(puzzles: Puzzles) -> str:
    """The text of their file: a line for each game and each puzzle."""
    sources = [
        {"seats": source.seats, "seed": source.seed, "moves": packed(source.moves)} for source in puzzles.sources
    ]
    return (
        f'{{"version": {puzzles.version}, "looked": {json.dumps(dict(puzzles.looked))}, "sources": [\n'
        + ",\n".join(json.dumps(source, separators=(",", ":")) for source in sources)
        + '\n], "puzzles": [\n'
        + ",\n".join(json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles.puzzles)
        + "\n]}\n"
    )


def packed(moves: Sequence[tuple[int, int]]) -> str:
    """Moves as text."""
    numbers = np.array([action * SEATS + seat for seat, action in moves], "<u2")
    return base64.b85encode(zlib.compress(numbers.tobytes(), 9)).decode()


def unpacked(text: str) -> tuple[tuple[int, int], ...]:
    """Moves from their text: seat and action of each."""
    numbers = np.frombuffer(zlib.decompress(base64.b85decode(text)), "<u2").tolist()
    return tuple((number % SEATS, number // SEATS) for number in numbers)
