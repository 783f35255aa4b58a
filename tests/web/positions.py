"""Positions of Mesopotamia that tests of the pages begin with: games played until the wanted thing comes, as saves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tworivers.engine.match import Match
from tworivers.engine.notation import save_text
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.words import task_of

GAMES = 300
"""The most games that are searched."""
NEVER = ("trade", "bank", "card")
"""Nobody trades, and cards stay in the hands, unless a test plays them."""
EAGER = ("campaign war", "attack")
IDLE = 0.25
"""How often somebody who could do something doesn't."""


@dataclass(frozen=True)
class Position:
    """A match at which one seat alone is asked something."""

    match: Match
    seat: int

    @property
    def text(self) -> str:
        """The save file."""
        return save_text(self.match)

    @property
    def task(self) -> str:
        """What the seat is asked."""
        task = task_of(self.match.table.g, self.seat)
        return "" if task is None else task.name.lower()

    def legal(self) -> dict[str, int]:
        """What the seat may do, by notation."""
        return {GAME.notation(int(code)): int(code) for code in self.match.table.legal(self.seat)}

    def after(self, *texts: str) -> Position:
        """The position after the seat has played these; what answers itself is left out, as the pages do."""
        match, left = self.match.branch(len(self.match.moves)), list(texts)
        while left and self.seat in match.table.actors():
            legal = Position(match, self.seat).legal()
            while left and left[0] not in legal:
                left.pop(0)
            if left:
                match.play(self.seat, legal[left.pop(0)])
        return Position(match, self.seat)


def find(wanted: Callable[[Position], bool], seats: int = 3, years: int = 2, first: int = 0) -> Position:
    """The first position, game after game, at which a single seat is asked and that is wanted.

    For what is rare, say a game that has it.
    """
    for number in range(first, first + GAMES):
        for position in played(number, seats, years):
            if wanted(position):
                return position
    raise AssertionError(f"no such position in {GAMES} games")


def played(number: int, seats: int, years: int) -> Iterator[Position]:
    """The positions of a game in which parties wage war at random, those where one seat alone is asked."""
    match = Match(GAME, seats, f"position {number}", {"years": str(years)})
    chance = random.Random(number)
    while not match.over:
        asked = match.table.actors()
        if len(asked) == 1:
            yield Position(match, asked[0])
        seat = chance.choice(asked)
        legal = Position(match, seat).legal()
        match.play(seat, legal[habit(list(legal), chance)])


def habit(texts: list[str], chance: random.Random) -> str:
    """What somebody does: a war and an attack if there is one, otherwise anything but trade and cards."""
    texts = [text for text in texts if text.split()[0] not in NEVER] or texts
    eager = [text for text in texts if text in EAGER]
    if eager and chance.random() > IDLE:
        return eager[-1]
    if "done" in texts and len(texts) > 1 and chance.random() > IDLE:
        texts.remove("done")
    return chance.choice(texts)
