"""The registry of games: those of this package, and those that other installed packages bring.

A package brings a game with an entry point of the group `tworivers.games`, as `docs/adding-a-game.md` shows. Names are
known at once; a game is imported when somebody first asks for it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING

from tworivers.engine.messages import Message, Value
from tworivers.engine.objections import Objection

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tworivers.engine.rules import Game

GROUP = "tworivers.games"
BUILT_IN = {
    "amyitis": "tworivers.amyitis:GAME",
    "mesopotamia": "tworivers.mesopotamia:GAME",
}
"""Our own games by name, and where each is."""
FIRST = next(iter(BUILT_IN))
"""The game meant where none is named."""

log = logging.getLogger("tworivers")


class BrokenGame(Objection, KeyError):
    """A game that a package brings but that can't be used; the message says which package and why."""


class Games(MutableMapping[str, "Game"]):
    """The games by name.

    `GAMES[name]` of a game that can't be used raises `BrokenGame`. Going through all of them leaves such games out and
    logs why, so that the others can still be played.
    """

    def __init__(self) -> None:
        self._brought: dict[str, EntryPoint] | None = None
        self._games: dict[str, Game] = {}
        self._broken: dict[str, BrokenGame] = {}
        self._told: set[str] = set()

    def names(self) -> list[str]:
        """The names of all games, whether they can be used or not; nothing is imported."""
        return list(dict.fromkeys([*BUILT_IN, *self._from_packages(), *self._broken, *self._games]))

    def __getitem__(self, name: str) -> Game:
        if name not in self._games:
            self._games[name] = _built_in(BUILT_IN[name]) if name in BUILT_IN else self._from_package(name)
        return self._games[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        for name in self.names():
            try:
                self[name]
            except BrokenGame as broken:
                self._tell(name, str(broken))
            else:
                yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _from_package(self, name: str) -> Game:
        """The game of another package."""
        brought = self._from_packages()
        if name not in self._broken:
            try:
                return _imported(name, brought[name])
            except BrokenGame as broken:
                self._broken[name] = broken
        raise self._broken[name]

    def _from_packages(self) -> dict[str, EntryPoint]:
        """What other packages bring, looked up once. Of games with the same name ours is kept, and otherwise none."""
        if self._brought is None:
            from importlib.metadata import entry_points  # takes as long as everything else that a short command does

            self._brought = {}
            by_name = sorted(entry_points(group=GROUP), key=lambda point: point.name)
            for name, group in groupby(by_name, key=lambda point: point.name):
                points = list(group)
                if name in BUILT_IN:
                    self._tell(name, f"{_listed(points)}: a game named {name!r} is one of our own; theirs is left out")
                elif len(points) > 1:
                    values = {"packages": _listed(points), "name": repr(name)}
                    self._broken[name] = BrokenGame(Message("wrong-game-twice", values))
                else:
                    self._brought[name] = points[0]
        return self._brought

    def _tell(self, name: str, sentence: str) -> None:
        """Log what is wrong with a game, once."""
        if name not in self._told:
            self._told.add(name)
            log.warning("%s", sentence)


def _built_in(place: str) -> Game:
    """One of our own games."""
    module, _, attribute = place.partition(":")
    game: Game = getattr(import_module(module), attribute)
    return game


def _listed(points: list[EntryPoint]) -> str:
    """The packages of some entry points."""
    return ", ".join(map(_package, points))


def _package(point: EntryPoint) -> str:
    """The package that an entry point belongs to, with its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def _imported(name: str, point: EntryPoint) -> Game:
    """The game that an entry point stands for."""
    try:
        found = point.load()
        reason = _why_unfit(name, found)
    except Exception as error:  # whatever is wrong with somebody else's package, the other games go on
        found, reason = None, Message("wrong-value-other", {"reason": f"{type(error).__name__}: {error}"})
    if reason:
        values: dict[str, Value] = {"name": repr(name), "package": _package(point), "place": point.value}
        raise BrokenGame(Message("wrong-game", {**values, "reason": reason}))
    game: Game = found
    return game


def _why_unfit(name: str, found: object) -> Message | None:
    """What is wrong with an object that should be the game of a name; None if nothing is."""
    from tworivers.engine.rules import Game

    if not re.fullmatch("[a-z][a-z0-9-]*", name):
        return Message("wrong-game-name")
    if not isinstance(found, Game):
        values = {"expected": "tworivers.engine.rules.Game", "found": type(found).__name__}
        return Message("wrong-game-kind", values)
    return None if found.name == name else Message("wrong-game-other-name", {"name": repr(found.name)})


GAMES = Games()
