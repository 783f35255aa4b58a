"""What is played: a game, a number of seats, options and a box, as every environment takes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from numpy.typing import NDArray

from tworivers.engine.objections import quote
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.games import GAMES

Box: TypeAlias = str | Path | NDArray[Any] | None
"""An owner's component file, or what `Game.read_box` made of one; None: the box that comes with the game."""


class NoSuchGame(ValueError):
    """A game that isn't installed; the text says which are."""


@dataclass(frozen=True)
class Setting:
    """A game as it is set up again and again."""

    game: Game
    seats: int
    options: Mapping[str, str]
    box: NDArray[Any] | None

    def table(self, seed: int) -> Table:
        """A new game. The same seed gives the same dice."""
        return Table(self.game, self.seats, seed, self.options, self.box)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by the game's name: its rules are functions."""
        return setting_of, (self.game.name, self.seats, dict(self.options), self.box)


def setting_of(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, box: Box = None
) -> Setting:
    """A setting by the game's name, checked. No seats: as few as can play it."""
    if game not in GAMES.names():
        raise NoSuchGame(f"there is no game {quote(game)}; there are {', '.join(GAMES)}")
    rules = GAMES[game]
    rules.check_seats(rules.seats[0] if seats is None else seats)
    chosen = rules.complete_options(options or {})
    if isinstance(box, str | Path):
        box = rules.read_box(Path(box).read_text(encoding="utf-8"), str(box))
    return Setting(rules, rules.seats[0] if seats is None else seats, chosen, box)
