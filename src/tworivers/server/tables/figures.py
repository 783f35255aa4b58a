"""The rule book's questions: its shape with the numbers of a box, and its figures, drawn from saved games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json

from tworivers.engine.match import Match
from tworivers.engine.rulebook import book_json, moments, read_figures
from tworivers.engine.rules import Game
from tworivers.server.tables.outgoing import SPECTATOR, as_text, move_entry
from tworivers.server.tables.questions import TableQuestion, packed


@dataclass(frozen=True)
class BookQuestion(TableQuestion):
    """What is in the book, and which numbers does a box give it?"""

    box: str = ""

    def answered_for(self, game: Game) -> bytes:
        """The book, packed."""
        return packed(as_text(book_json(game, self.box)))


@dataclass(frozen=True)
class FigureQuestion(TableQuestion):
    """What does a figure show, step by step?"""

    figure: str = ""

    def answered_for(self, game: Game) -> bytes:
        """The figure, packed."""
        return packed(as_text(figure_json(game, self.figure)))


def figure_json(game: Game, name: str) -> dict[str, Any]:
    """A figure for pages: what somebody saw before it and after each step, and what the log told of the step."""
    assert game.rulebook is not None
    figure = read_figures(game.rulebook)[name]
    seat = game.seat_names.index(figure.seat) if figure.seat else SPECTATOR
    steps = []
    for number, match, (first, last) in moments(game, figure):
        told = ",".join(_entries(game, match, first, last, seat))
        steps.append((number, game.view(match.table.g, seat), told))
    return {
        "part": figure.part,
        "steps": [{"number": number, "view": view, "log": from_json(f"[{told}]")} for number, view, told in steps],
    }


def _entries(game: Game, match: Match, first: int, last: int, seat: int) -> Iterator[str]:
    """The log entries of the moves after the first `first` ones, as a seat reads them."""
    for number in range(first + 1, last + 1):
        before, move = match.branch(number - 1), match.moves[number - 1]
        action = game.action_words(before.table.g, move.seat, move.action)
        after = match.branch(number)
        yield move_entry(number, move, action, after.table, match.events_of(number)).told(game, seat, everything=False)
