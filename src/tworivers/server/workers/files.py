"""The files that people bring, read in a process of its own: component files and saved games become plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tworivers.engine.match import BadName, Match, Move
from tworivers.engine.moves import Commentary
from tworivers.engine.notation import BadSave, SaveFile, parse_text, replay
from tworivers.engine.objections import A_FILE, BadBox, Objection
from tworivers.engine.rules import BadOption, Game

FindGame = Callable[[str], Game]
"""A game by its name, in any process."""


class Unreadable(Exception):
    """A file that isn't what it should be: what is wrong with it, and the game whose words that takes, if any."""

    def __init__(self, objection: Objection, game: str | None = None) -> None:
        super().__init__(objection, game)
        self.objection, self.game = objection, game

    def __str__(self) -> str:
        return str(self.objection)


class NotReady(Exception):
    """A saved game whose rules are still being prepared; the text is the game's name."""


@dataclass(frozen=True)
class Played:
    """A match in plain values: what is kept of it, and where it stands."""

    game: str
    version: int
    """Of the rules it is played by."""
    options: dict[str, str]
    box: str | None
    seed: str
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    turn: list[int]
    scores: list[int]
    over: bool
    commentary: Commentary = field(default_factory=Commentary)
    """What a saved game says of its moves."""
    position: str | None = None
    """Where it begins, if that was set up by hand."""


def played(match: Match) -> Played:
    """A match in plain values."""
    return Played(
        game=match.game.name,
        version=match.version,
        options=match.options,
        box=match.box_text,
        seed=match.seed,
        names=match.names,
        moves=match.moves,
        turn=match.table.actors(),
        scores=match.scores,
        over=match.over,
        commentary=match.commentary,
        position=match.position,
    )


class File(Protocol):
    """A file that somebody brought. Both methods run in a process of its own."""

    def game(self, find: FindGame) -> Game | None:
        """The game it is of, so that its rules can be loaded before the clock runs; None if it names an unknown one."""

    def read(self, find: FindGame) -> Played:
        """What is in it; `Unreadable` if it isn't sound."""


@dataclass(frozen=True)
class NewTable:
    """The wishes for a new table, among them a component file."""

    name: str
    """The game's."""
    seats: int
    seed: str | None
    options: dict[str, str]
    box: str | None

    def game(self, find: FindGame) -> Game:
        """The game that is to be played."""
        return find(self.name)

    def read(self, find: FindGame) -> Played:
        """The match before its first move."""
        try:
            return played(Match(find(self.name), self.seats, self.seed, self.options, self.box))
        except (BadOption, BadBox, BadName) as error:
            raise Unreadable(error, self.name) from None


@dataclass(frozen=True)
class SavedGame:
    """A saved game's text, and the games there are; the rules of those in `preparing` aren't ready yet."""

    text: str
    games: tuple[str, ...]
    preparing: tuple[str, ...] = ()

    def game(self, find: FindGame) -> Game | None:
        """The game that it says it is of."""
        name = self._parsed().tags["Game"].text
        if name in self.preparing:
            raise NotReady(name)
        return find(name) if name in self.games else None

    def read(self, find: FindGame) -> Played:
        """The match, replayed and checked."""
        file = self._parsed()
        try:
            return played(replay(file, {name: find(name) for name in self.games}))
        except BadSave as error:
            game = file.tags["Game"].text
            raise Unreadable(error, game if game in self.games else None) from None

    def _parsed(self) -> SaveFile:
        try:
            return parse_text(self.text, A_FILE)
        except BadSave as error:
            raise Unreadable(error) from None
