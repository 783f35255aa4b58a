"""Puzzles: how they are kept, how hard they are said to be, which of those that are met are taken, which we have."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tworivers.analysis import puzzle_finding
from tworivers.analysis.positions import record_seen
from tworivers.analysis.puzzle_checking import CLEAR, Standing
from tworivers.analysis.puzzle_finding import APART, OF_A_GAME, Spread, found
from tworivers.analysis.puzzle_rating import BLIND, PERFECT, hardness
from tworivers.analysis.puzzles import Puzzle, Puzzles, Source, packed, puzzles_of, read, unpacked, written
from tworivers.games import GAMES

ONE = Puzzle(0, 40, 1, 5, 0.61, 0.42, 1300, "ask-turn recruit", 1, False, 6)


def test_moves_are_packed_and_come_back() -> None:
    moves = tuple((number % 8, number * 3) for number in range(300))
    assert unpacked(packed(moves)) == moves
    assert unpacked(packed(())) == ()


def test_a_file_says_what_it_was_written_from() -> None:
    puzzles = Puzzles(2, [Source(3, "puzzles 1 0", ((0, 7), (2, 130)))], [ONE], {"1": 4})
    assert read(written(puzzles)) == puzzles


def test_what_only_strong_players_find_is_harder() -> None:
    players = [(860.0, 1.0), (1000.0, 1.0), (1400.0, 1.0), (1800.0, 1.0)]
    ratings = []
    for failing in range(len(players) + 1):
        results = [(rating, float(place >= failing)) for place, (rating, _) in enumerate(players)]
        ratings.append(hardness([(BLIND, 0.2), (PERFECT, 1.0), *results]))
    assert ratings == sorted(set(ratings))
    assert BLIND <= ratings[0] < 900
    assert 1800 < ratings[-1] <= PERFECT


def test_no_sort_of_puzzle_gets_more_than_its_part() -> None:
    spread = Spread(20, [])
    for _ in range(6):  # three tenths of twenty
        assert spread.room("ask-turn recruit", 1, False, False)
        spread.add(ONE)
    assert not spread.room("ask-turn recruit", 1, False, False)
    assert spread.room("ask-turn caravan", 1, False, False)


def test_easy_ones_are_few() -> None:
    easy = Puzzle(0, 40, 1, 5, 0.61, 0.42, 700, "ask-plant plant", 1, True, 6)
    spread = Spread(20, [easy] * 3)
    assert not spread.room("ask-turn recruit", 1, True, False)
    assert spread.room("ask-turn recruit", 1, False, False)


class Everywhere:
    """Finds a puzzle wherever it is asked."""

    def weighty(self, records: Any, seat: int) -> bool:
        return True

    def look(self, records: Any, seat: int, seed: int) -> Standing:
        game, codes = GAMES["amyitis"], np.zeros(GAMES["amyitis"].actions, np.int64)
        game.native.legal_at(records, 0, seat, codes)
        return Standing(int(codes[1]), 0.6, 0.4)

    def checked(self, records: Any, seat: int, seed: int) -> Standing:
        return self.look(records, seat, seed)


def test_puzzles_of_a_game_lie_apart_and_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_finding, "checker_of", lambda *_: Everywhere())
    monkeypatch.setattr(puzzle_finding, "rating_of", lambda *_: (1500, False))
    source, puzzles = found(GAMES["amyitis"], 2, "apart", 0, Spread(10_000, []), 10)
    assert 1 < len(puzzles) <= OF_A_GAME
    assert all(then.after - first.after >= APART for first, then in pairwise(puzzles))
    assert len(source.moves) == puzzles[-1].after


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_the_puzzles_that_come_with_the_program_can_be_solved(game: Any) -> None:
    kept = puzzles_of(game)
    assert kept is not None
    assert kept.version == game.version
    for puzzle in kept.puzzles:
        match = kept.match(game, puzzle)
        legal = match.table.legal(puzzle.seat).tolist()
        assert puzzle.seat in match.table.actors()
        assert puzzle.best in legal
        assert len(legal) == puzzle.choices > 1
        assert round(puzzle.chance - puzzle.other, 3) >= CLEAR
        assert len(record_seen(match.table, puzzle.seat, 1)) == game.record.itemsize


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_puzzles_of_a_game_are_no_neighbours_and_none_is_trivial(game: Any) -> None:
    kept = puzzles_of(game)
    assert kept is not None
    assert not any(puzzle.easy and puzzle.choices == 2 for puzzle in kept.puzzles)
    for source in range(len(kept.sources)):
        places = sorted(puzzle.after for puzzle in kept.puzzles if puzzle.source == source)
        assert places
        assert all(then - first >= APART for first, then in pairwise(places))
