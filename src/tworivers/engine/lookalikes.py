"""Games that differ in a secret look the same to whom it is hidden from, move for move, until a rule shows it.

From a position of a random game a twin is made in which all that one seat, the observer, can't know is drawn anew. Then
the same actions are played in both, and everything the observer is told is compared: who is asked, the events it hears
in their order and words, how often dice were thrown, its view with question and actions, and a spectator's view. They
may differ only where the rules say that something hidden is shown (`dice.show`); that ends the pair.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tworivers.engine.dice import SHOWN, THROWS, dice_from_number
from tworivers.engine.rules import Game
from tworivers.engine.table import Table

SPECTATOR = -1
APART = 7
"""Between two positions of a game from which pairs start lie this many decisions, more or less."""


@dataclass
class Findings:
    """What came of comparing pairs of games."""

    pairs: int = 0
    moves: int = 0
    """Moves after which both looked the same."""
    revealed: int = 0
    """Pairs that ended because a rule showed what was hidden."""
    differences: list[str] = field(default_factory=list)
    """What differed though nothing was shown."""


@dataclass(frozen=True)
class Pair:
    """A position, and one that looks the same to a seat."""

    table: Table
    twin: Table
    observer: int


def compare_games(
    game: Game,
    seats: int,
    pairs: int,
    moves: int,
    seed: int,
    version: int | None = None,
    idle: float = 0.0,
    settled: Callable[[Any], bool] = lambda g: True,
) -> Findings:
    """Compare so many pairs of games over so many moves each; with a chance of `idle` somebody moves who isn't asked.

    Pairs start where `settled` says of the record that nobody has begun what only its end shows: a draft, a plan.
    """
    found, chance = Findings(), random.Random(seed)
    for pair in starts(game, seats, chance, version, idle, settled):
        if found.pairs == pairs:
            break
        found.pairs += 1
        play_pair(pair, moves, chance, idle, found)
    return found


def starts(
    game: Game, seats: int, chance: random.Random, version: int | None, idle: float, settled: Callable[[Any], bool]
) -> Iterator[Pair]:
    """Pairs from random games, one game after the other."""
    while True:
        table = Table(game, seats, chance.getrandbits(32), {}, version=version)
        for _ in stops(table, chance, idle, settled):
            yield make_pair(table, chance)


def stops(table: Table, chance: random.Random, idle: float, settled: Callable[[Any], bool]) -> Iterator[None]:
    """Play a random game to its end, and stop where pairs may start."""
    while not table.over:
        for _ in range(chance.randrange(2 * APART)):
            if not table.over:
                table.apply(*draw_move(table, chance, idle))
        if not table.over and settled(table.g):
            yield


def make_pair(table: Table, chance: random.Random) -> Pair:
    """A twin in which what a seat can't know is drawn anew."""
    observer, twin = chance.randrange(table.seats), table.copy()
    table.game.native.hide_at(twin.records, 0, observer, dice_from_number(chance.getrandbits(32), 0))
    return Pair(table.copy(), twin, observer)


def play_pair(pair: Pair, moves: int, chance: random.Random, idle: float, found: Findings) -> None:
    """Play the same actions in both as long as there are any, and compare what is told after each."""
    table, twin = pair.table, pair.twin
    for _ in range(moves):
        move = None if table.over else draw_common_move(pair, chance, idle)
        if move is None:
            return
        shown = [int(side.dice[SHOWN]) for side in (table, twin)]
        for side in (table, twin):
            side.apply(*move)
        differing = difference(pair)
        if not differing:
            found.moves += 1
        elif all(int(side.dice[SHOWN]) > before for side, before in zip((table, twin), shown, strict=True)):
            found.revealed += 1
            return
        else:
            found.differences.append(f"{describe(table.game, move)}, seen by {pair.observer}: {differing}")
            return


def describe(game: Game, move: tuple[int, int]) -> str:
    """A move for a message."""
    return f"seat {move[0]} {game.notation(move[1])!r}"


def difference(pair: Pair) -> str:
    """What the observer, or a spectator, is told differently after a move; nothing: an empty text."""
    for name, told in TOLD.items():
        one, other = told(pair.table, pair.observer), told(pair.twin, pair.observer)
        if one != other:
            return f"{name}: {one!r:.300} / {other!r:.300}"
    for seat in (pair.observer, SPECTATOR):
        one, other = (side.game.view(side.g, seat) for side in (pair.table, pair.twin))
        if one != other:
            parts = [part for part in one if json.dumps(one[part]) != json.dumps(other[part])]
            return f"the view of seat {seat}: {', '.join(parts)}"
    return ""


def _events(table: Table, seat: int) -> list[tuple[Any, ...]]:
    return [
        (event, table.game.event_words(table.g, event)) for event in table.events() if table.game.hears(event, seat)
    ]


TOLD: dict[str, Callable[[Table, int], Any]] = {
    "who is asked": lambda table, seat: table.actors(),
    "events": _events,
    "scores": lambda table, seat: table.scores(),
    "throws": lambda table, seat: int(table.dice[THROWS]),
    "actions": lambda table, seat: [int(code) for code in table.legal(seat)],
}
"""What a seat is told beside its view."""


def draw_move(table: Table, chance: random.Random, idle: float) -> tuple[int, int]:
    """A random move of somebody who is asked, or now and then of somebody who may move without being asked."""
    seat = draw_seat(table, chance, idle)
    return seat, draw_action(table.game, [int(code) for code in table.legal(seat)], chance)


def draw_seat(table: Table, chance: random.Random, idle: float) -> int:
    """Who moves next."""
    if chance.random() < idle:
        free = [seat for seat in range(table.seats) if len(table.legal(seat))]
        if free:
            return chance.choice(free)
    return chance.choice(table.actors())


def draw_common_move(pair: Pair, chance: random.Random, idle: float) -> tuple[int, int] | None:
    """A move that is legal in both games; None if there is none."""
    seat = draw_seat(pair.table, chance, idle)
    both = [int(code) for code in pair.table.legal(seat)]
    other = {int(code) for code in pair.twin.legal(seat)}
    both = [code for code in both if code in other]
    return (seat, draw_action(pair.table.game, both, chance)) if both else None


def draw_action(game: Game, codes: Sequence[int], chance: random.Random) -> int:
    """First a kind of action, then one of its kind: so the many ways to fill a basket don't crowd out all else."""
    kinds: dict[str, list[int]] = {}
    for code in codes:
        kinds.setdefault(game.notation(code).split()[0], []).append(code)
    return chance.choice(kinds[chance.choice(list(kinds))])
