"""Many games among bots of one kind, and what was counted in them: the part of a study that all games share."""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.playing import play, shares
from tworivers.bots.registry import bot_named
from tworivers.engine.rules import Game, Record
from tworivers.engine.table import Table

Counts: TypeAlias = NDArray[np.int64]
Sample: TypeAlias = Mapping[str, Sequence[int]]
"""Rows of numbers by name."""

NOBODY = -1


@dataclass(frozen=True, eq=False)
class Subject:
    """A game as a study looks at it."""

    game: Game
    rounds: int
    """At most."""
    round_of: Callable[[Record], int]
    """The number of the round that is played, from 0."""
    at_round_end: Callable[[Record], Sample]
    """What is added up over all games at the end of each round."""
    at_end: Callable[[Record, int], Sequence[int]]
    """Record, seat -> what is added up for each seat at the end of a game."""
    details: Mapping[int, int] = field(default_factory=dict)
    """Kinds of events that are counted by a number within them as well, and its place in the event."""


@dataclass(frozen=True)
class Wish:
    """The games to be played: a number of them from a seed, among bots of one kind, with a box or the standard one."""

    seats: int
    games: int
    seed: int
    bot: str
    box: str | None = None


@dataclass(frozen=True)
class Contest:
    """What came of the games of one number of players. Rounds count from 0; means over games are left to the reader."""

    seats: int
    games: int
    scores: Counts
    """At the end, by game and seat."""
    decisions: Counts
    """By game."""
    ended: bool
    """Whether every game came to its end."""
    leaders: Counts
    """The seat alone in front at the end of a round, by game and round; NOBODY for none."""
    events: Counts
    """By round and kind."""
    details: dict[int, dict[int, int]]
    """By kind of event and number within it."""
    samples: dict[str, Counts]
    """By name: a row for each round, summed over all games."""
    ends: Counts
    """By seat, summed over all games."""
    winners: Counts
    """The same of those who have won, by seat too."""

    @property
    def won(self) -> Counts:
        """Games won by seat; a shared win counts for each."""
        won: Counts = (self.scores == self.scores.max(axis=1, keepdims=True)).sum(axis=0)
        return won

    @property
    def shared(self) -> int:
        """Games that several have won together."""
        return sum(max(shares(list(scores))) < 1 for scores in self.scores)


def contest(subject: Subject, wish: Wish) -> Contest:
    """Play the games of a wish and count."""
    counted = _Count(subject, wish)
    for number in range(wish.games):
        counted.play(number)
    return counted.result()


def contests(
    subject: Subject, wishes: Sequence[Wish], processes: int | None = None, keep: Path | None = None
) -> Iterator[Contest]:
    """The same for several wishes, in their order, over the processors of this machine.

    What lies in the folder `keep` already isn't played again.
    """
    processes = min(processes or os.cpu_count() or 1, len(wishes))
    if processes <= 1:
        yield from (_kept(subject, wish, keep) for wish in wishes)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(_contest_of, [subject.game.name] * len(wishes), wishes, [keep] * len(wishes))


def _kept(subject: Subject, wish: Wish, keep: Path | None) -> Contest:
    """A contest from the folder, or played now and kept there."""
    if keep is None:
        return contest(subject, wish)
    told = repr((subject.game.name, subject.game.version, wish))
    path = keep / f"{subject.game.name}-{wish.seats}-{hashlib.sha256(told.encode()).hexdigest()[:16]}.json"
    if path.exists():
        return read_contest(path.read_text(encoding="utf-8"))
    found = contest(subject, wish)
    keep.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(f".{os.getpid()}")
    new.write_text(contest_text(found), encoding="utf-8")
    os.replace(new, path)
    return found


def _contest_of(game: str, wish: Wish, keep: Path | None) -> Contest:
    """A contest in another process, where a subject is known by its game's name."""
    subject: Subject = import_module(f"tworivers.study.{game}").SUBJECT
    return _kept(subject, wish, keep)


class _Count:
    """Games that are being counted."""

    def __init__(self, subject: Subject, wish: Wish) -> None:
        self.subject, self.wish, self.game = subject, wish, subject.game
        self.game.check_seats(wish.seats)
        self.box = self.game.box if wish.box is None else self.game.read_box(wish.box, "box")
        self.bots = [bot_named(self.game.name, wish.bot, wish.seats)] * wish.seats
        self.scores = np.zeros((wish.games, wish.seats), np.int64)
        self.decisions, self.ended = np.zeros(wish.games, np.int64), True
        self.leaders = np.full((wish.games, subject.rounds), NOBODY, np.int64)
        self.events = np.zeros((subject.rounds, len(self.game.events)), np.int64)
        self.details: dict[int, dict[int, int]] = {kind: {} for kind in subject.details}
        self.samples: dict[str, Counts] = {}
        self.ends: Any = 0
        self.winners: Any = 0

    def play(self, number: int) -> None:
        """Play one game to its end."""
        table = Table(self.game, self.wish.seats, f"{self.wish.seed} {number}", box=self.box)
        luck = random.Random(f"{self.wish.seed} {number} bots")
        turn = self.subject.round_of(table.g)
        for _ in play(table, self.bots, luck):
            self.decisions[number] += 1
            self._tally(table.events(), turn)
            now = self.subject.round_of(table.g)
            if now != turn or table.over:
                self._sample(table, turn)
                self.leaders[number, turn] = leader(table.scores())
                turn = now
        self.ended = self.ended and table.over
        self.scores[number] = table.scores()
        ends = np.array([self.subject.at_end(table.g, seat) for seat in range(table.seats)], np.int64)
        won = self.scores[number] == self.scores[number].max()
        self.ends, self.winners = self.ends + ends, self.winners + ends * won[:, None]

    def _tally(self, events: Iterable[tuple[int, ...]], turn: int) -> None:
        for event in events:
            self.events[turn, event[0]] += 1
            if event[0] in self.details:
                kind, detail = self.details[event[0]], event[self.subject.details[event[0]]]
                kind[detail] = kind.get(detail, 0) + 1

    def _sample(self, table: Table, turn: int) -> None:
        for name, row in self.subject.at_round_end(table.g).items():
            sums = self.samples.setdefault(name, np.zeros((self.subject.rounds, len(row)), np.int64))
            sums[turn] += row

    def result(self) -> Contest:
        """All that was counted."""
        return Contest(
            self.wish.seats,
            self.wish.games,
            self.scores,
            self.decisions,
            self.ended,
            self.leaders,
            self.events,
            self.details,
            self.samples,
            self.ends,
            self.winners,
        )


def leader(scores: Sequence[int]) -> int:
    """The seat alone in front, or NOBODY."""
    best = max(scores)
    return scores.index(best) if best > 0 and scores.count(best) == 1 else NOBODY


def contest_text(found: Contest) -> str:
    """A contest as JSON."""
    return json.dumps(asdict(found), default=lambda array: array.tolist())


def read_contest(text: str) -> Contest:
    """A contest from JSON."""
    told = json.loads(text)
    for name in ("scores", "decisions", "leaders", "events", "ends", "winners"):
        told[name] = np.array(told[name], np.int64)
    told["samples"] = {name: np.array(rows, np.int64) for name, rows in told["samples"].items()}
    told["details"] = {
        int(kind): {int(detail): count for detail, count in counts.items()} for kind, counts in told["details"].items()
    }
    return Contest(**told)
