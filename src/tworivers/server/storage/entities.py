"""What the database knows of people, tables, seats, moves and chat, as plain values."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from tworivers.engine.match import Move


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie."""

    id: str
    name: str
    account: str | None = None
    signed: bool = True
    """Whether the cookie that was signed for them without a session still counts."""
    kept: bool = True
    """Whether the database knows them: they have done something that lasts."""


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is themselves."""

    id: str
    """The hash of the cookie's secret."""
    person: str
    created: int
    seen: int
    agent: str
    """What browser it is, in a few words."""


@dataclass(frozen=True)
class Seat:
    """A seat and who has it."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    level: str | None
    stand_in: str | None = None
    """The level of the bot that plays here for a person who doesn't."""
    gone: str | None = None
    """Why the person doesn't: "resigned", "time" or "away"."""
    agrees: bool = False
    """Whether the person wants to end the game as it stands."""
    kept_for: str | None = None
    """The person who alone may sit down here; `name` is theirs."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot has it."""
        return self.kind == "bot" or self.person is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, for itself or for a person; None where a person does."""
        return self.level or "" if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Header:
    """A table without its moves."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    box: str | None
    seed: str
    seed_chosen: bool
    seed_told: bool
    public: bool
    hints: bool
    chat: bool
    creator: str
    created: int
    changed: int
    moves: int
    chain: str
    turn: list[int]
    scores: list[int]
    over: bool
    undone_to: int | None
    rated: bool = False
    """Whether the finished game changes the ratings of those who played it."""
    since: list[int | None] = field(default_factory=list)
    """By seat: since when it may decide, in milliseconds since 1970. Nobody may before all seats are taken."""
    time_control: dict[str, Any] | None = None
    """The pace that was wished for; None: everybody takes the time they like."""
    clocks: list[dict[str, Any]] = field(default_factory=list)
    """By seat, if there is a pace (`server/clocks.py`)."""
    deadline: int | None = None
    """When the first of them is up."""
    ended: str | None = None
    """How it has ended: "finished" by the rules, "stopped" as it stood, or "closed" by an operator."""
    rematch: str | None = None
    """The table at which the same people play again."""
    language: str | None = None
    """Of whoever set it up, as they said."""
    rating_from: int | None = None
    rating_to: int | None = None
    """The points between which people's ratings must lie who sit down."""
    revision: int = 0
    """How many changes the table has seen."""
    position: str | None = None
    """Where it begins, if that was set up by hand (`engine/positions.py`)."""


Listed = list[tuple[Header, list[Seat]]]
"""Tables in a list, each with its seats."""


@dataclass(frozen=True)
class Said:
    """A chat message."""

    id: int
    person: str
    name: str
    seat: int | None
    to: int | None
    to_person: str | None
    """Who had the seat it was said to: they may read it, not who has the seat later."""
    text: str
    said: int
    offer: int | None = None
    """The number of the move that sent the offer it goes with."""


@dataclass(frozen=True)
class Progress:
    """Where a table stands after a change."""

    moves: int
    chain: str
    turn: list[int]
    scores: list[int]
    over: bool
    since: list[int | None]
    clocks: list[dict[str, Any]]
    deadline: int | None
    ended: str | None


@dataclass(frozen=True)
class MoveMade:
    """A move to be kept, the mark of the moves it was checked against, and where the table stands after it."""

    table: str
    move: Move
    before: str
    after: Progress
    revision: int
    """Of the table as the move was checked against it."""


@dataclass(frozen=True)
class MoveGone:
    """A move to be taken back, `number`; the number and the mark of all moves until now; where the table stands then.

    The moves after it stand, each of their numbers one less.
    """

    table: str
    number: int
    moves: int
    before: str
    after: Progress
    undone_to: int
    """The fewest moves that ever stood after something was taken back."""
    revision: int
    """Of the table as this was checked against it."""


def turns_since(before: Sequence[int | None], turn: Collection[int], seats: int, time: int) -> list[int | None]:
    """Since when each seat may decide, if those in `turn` may at `time` and `before` is how it was until then."""
    known = [*before, *[None] * seats]
    return [(known[seat] or time) if seat in turn else None for seat in range(seats)]


def chained(chain: str, move: Move) -> str:
    """The mark of a row of moves, from that of all but the last of them ("" for none) and the last.

    Databases hold these marks, so they can't be made another way.
    """
    return hashlib.blake2b(f"{chain} {move.seat} {move.action}".encode(), digest_size=16).hexdigest()


def chain_of(moves: Iterable[Move]) -> str:
    """The mark of these moves."""
    return reduce(chained, moves, "")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
