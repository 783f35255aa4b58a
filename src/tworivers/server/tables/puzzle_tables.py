"""Puzzles as tables: what the pages are told of one, and whether an answer is right. Nothing is kept."""

from __future__ import annotations

from functools import lru_cache

from tworivers.analysis.puzzles import Puzzle, Puzzles, puzzles_of
from tworivers.engine.match import IllegalMove, Match
from tworivers.engine.rules import Game
from tworivers.server.problems import Problem, refused
from tworivers.server.tables.outgoing import (
    action_info,
    as_text,
    move_entry,
    setup_entry,
    state_text,
    table_info,
)
from tworivers.server.tables.unkept import LEARNER, unkept_header, unkept_seats

KEPT = 64
"""Positions that are kept: the puzzle of the day is everybody's."""
TOLD = 12
"""Moves before a puzzle that are told."""


def list_text(game: Game) -> str:
    """How hard each of a game's puzzles is, as JSON; a puzzle's number is its place."""
    found = puzzles_of(game)
    return as_text({"game": game.name, "ratings": [puzzle.rating for puzzle in found.puzzles] if found else []})


def find_puzzle(game: Game, number: int) -> tuple[Puzzles, Puzzle]:
    """A puzzle by its number."""
    found = puzzles_of(game)
    if found is None or not 0 <= number < len(found.puzzles):
        raise Problem("no-such-puzzle", number=number)
    return found, found.puzzles[number]


@lru_cache(maxsize=KEPT)
def _position(game: Game, number: int) -> Match:
    found, puzzle = find_puzzle(game, number)
    return found.match(game, puzzle)


@lru_cache(maxsize=KEPT)
def puzzle_text(game: Game, number: int) -> str:
    """A puzzle as its player sees it, as JSON."""
    _, puzzle = find_puzzle(game, number)
    match = _position(game, number)
    first = max(1, len(match.moves) - TOLD + 1)
    entries = [setup_entry(match.at(0), [])]
    for step in match.steps(first):
        words = game.action_words(step.before.g, step.move.seat, step.move.action)
        entries.append(move_entry(step.number, step.move, words, step.after, step.after.events()))
    state = state_text(
        more="",
        table=table_info(
            unkept_header(f"puzzle-{number}", match), unkept_seats(match, puzzle.seat), game, LEARNER, (LEARNER,)
        ),
        number=len(match.moves),
        seat=puzzle.seat,
        view=as_text(game.view(match.table.g, puzzle.seat)),
        undo=False,
        log=",".join(entry.told(game, puzzle.seat, False) for entry in entries),
        turn=match.table.actors(),
    )
    return f'{{"number":{number},"rating":{puzzle.rating},"state":{state}}}'


def answer_text(game: Game, number: int, action: int) -> str:
    """Whether an answer is right, and what is, as JSON."""
    _, puzzle = find_puzzle(game, number)
    match = _position(game, number)
    try:
        match.propose(puzzle.seat, action)
    except IllegalMove as illegal:
        raise refused("illegal", illegal, game) from None
    words = game.action_words(match.table.g, puzzle.seat, puzzle.best)
    return as_text(
        {
            "right": action == puzzle.best,
            "best": action_info(game, puzzle.best, words),
            "chance": puzzle.chance,
            "other": puzzle.other,
        }
    )
