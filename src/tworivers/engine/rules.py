"""A game as the rest of the program sees it: its rules (`engine/contract.py`) and everything that describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tworivers.engine import kernels
from tworivers.engine.box_tables import BoxTable
from tworivers.engine.compiled import JIT, bind
from tworivers.engine.contract import Codes as Codes
from tworivers.engine.contract import Options as Options
from tworivers.engine.contract import Record as Record
from tworivers.engine.messages import Message, Values, Words
from tworivers.engine.objections import FileName, Objection, quote
from tworivers.engine.position_fields import Positions
from tworivers.engine.quick_records import quick_record

ELSEWHERE = "why-other"
"""How the keys of reasons begin that say: this would answer another question than those asked of the seat now."""
NOWHERE = "why-no-such"
"""And of those that say: this game has no such thing, with so few players. It concerns nobody at the table."""

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made when a table is set up; the first value is the default."""

    name: str
    values: tuple[str, ...]
    since: int = 1
    """The version of the rules that brought it."""
    earlier: str = ""
    """The value by which games of earlier versions were played, if that isn't the default."""


@dataclass(frozen=True)
class Place:
    """What a seat is in the game and how it begins, for who chooses among seats."""

    id: str
    """Whatever the number of players is, the same place has the same id."""
    words: Message
    traits: tuple[Message, ...]
    """What tells it from others, a sentence each."""

    def as_json(self) -> dict[str, Any]:
        """For pages."""
        return {
            "id": self.id,
            "words": self.words.as_json(),
            "traits": [trait.as_json() for trait in self.traits],
        }


class BadOption(Objection):
    """An option or a number of seats that the game doesn't have; the message says what it has."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game as the rest of the program sees it."""

    name: str
    version: int
    """Of the rules. A fix that changes how an old log replays makes it one larger; old logs replay by their own."""
    seats: tuple[int, ...]
    """The numbers of players it can be played by."""
    seat_names: tuple[str, ...]
    record: np.dtype[Any]
    actions: int
    """Length of the action table: codes run from 0 to actions - 1."""
    observation: int
    """Length of what `observe` writes."""
    rules: Mapping[str, Callable[..., Any]]
    options: tuple[Option, ...]
    laws: tuple[str, ...]
    """What `audit` checks, by number."""
    standard_box: Path
    read_box: Callable[[str, FileName], NDArray[Any]]
    """Box text and its name for messages -> one box record; raises `BadBox`."""
    scene: Callable[[str], View]
    """Box text -> what a picture needs of the box and a view leaves out; `words` in it replaces the catalogues'."""
    notation: Callable[[int], str]
    """Action code -> text; the same text never means two actions."""
    action_words: Callable[[Record, int, int], Message]
    """Record, seat, action -> what the action does."""
    target: Callable[[int], str | None]
    """Action code -> the id of the thing on the board that one points at to take it, if the board shows one."""
    events: tuple[str, ...]
    """Names of the kinds of events, by number."""
    event_words: Callable[[Record, tuple[int, ...]], Message]
    """Record, event -> what happened, told after it happened."""
    hears: Callable[[tuple[int, ...], int], bool]
    """Event, seat (or -1, a spectator) -> whether it is told of it."""
    touches: Callable[[tuple[int, ...]], list[str]]
    """Event -> the ids of the things on the board that it touched."""
    secrets: bool
    """Whether seats hide anything from each other: then a screen that people share needs a curtain."""
    seat_words: Callable[[Record, int], Message]
    """Record, seat -> its name as players know it."""
    question_words: Callable[[Record, int], Message]
    """Record, seat -> the question asked now, of this seat where several are asked at once."""
    why_not: Callable[[Record, int, int], Message | None]
    """Record, seat, action -> why it isn't legal now; None if it is."""
    view: Callable[[Record, int], View]
    """Record, seat -> the one JSON picture of the game for that seat (or -1, a spectator)."""
    board: Callable[[Record, int, Words, int], list[str]]
    """Record, seat, a language's words, columns there are -> the table as lines of Rich markup, for terminals."""
    round_number: Callable[[Record], int]
    """Record -> the number of the current round, from 1."""
    catalogue: Path
    """This game's message catalogue: a Fluent file a language, `{language}` in its path stands for the language."""
    places: Callable[[Record], tuple[Place, ...]] | None = None
    """Record of a game just laid out -> what each seat is and has, where seats differ enough to be chosen or drawn."""
    at_once: Callable[[Record], bool] | None = None
    """Record -> whether all decide at once, so that the order of their decisions means nothing."""
    lessons: Path | None = None
    """The folder of this game's lessons, if it has any."""
    rulebook: Path | None = None
    """The folder with this game's rule book (rulebook.py), if it has one."""
    box_tables: Callable[[str], Mapping[str, BoxTable]] | None = None
    """Box text -> its numbers as the rule book's tables show them, by the tables' names."""
    positions: Callable[[], Positions] | None = None
    """How positions are set up by hand, if they can be."""
    keyed_dice_from: int = 1
    """The first version of the rules whose matches throw dice with a key."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def new_records(self, count: int) -> Any:
        """`count` empty records, readable by field name in plain Python too."""
        room = np.zeros(count * self.record.itemsize, np.uint8)  # NumPy takes ten times as long to clear records
        return np.ndarray(count, self.readable, room)

    @cached_property
    def readable(self) -> np.dtype[Any]:
        """The record's type with fields as attributes; one object for all arrays, which Numba recognises quickly."""
        return np.dtype((np.record if JIT else quick_record(self.record), self.record))

    @cached_property
    def quickly_readable(self) -> np.dtype[Any]:
        """The same for plain Python, which reads it ten times as quickly."""
        return np.dtype((quick_record(self.record), self.record))

    def complete_options(self, chosen: Mapping[str, str], version: int | None = None) -> dict[str, str]:
        """The chosen options, and the defaults of the others that a version of the rules (None: the newest) knows."""
        known = [option for option in self.options if option.since <= self.known_version(version)]
        for name in chosen:
            if name not in [option.name for option in known]:
                names = ", ".join(option.name for option in known)
                raise BadOption(
                    Message("wrong-option", {"game": self.name, "name": quote(name), "options": names})
                    if names
                    else Message("wrong-option-none", {"game": self.name, "name": quote(name)})
                )
        for option in known:
            value = chosen.get(option.name, option.values[0])
            if value not in option.values:
                values = {"name": option.name, "value": quote(value), "values": ", ".join(option.values)}
                raise BadOption(Message("wrong-option-value", values))
        return {option.name: chosen.get(option.name, option.values[0]) for option in known}

    def encode_options(self, chosen: Mapping[str, str], version: int | None = None) -> Options:
        """The options as the integers `setup` takes; the last one is the version of the rules."""
        complete = self.complete_options(chosen, version)
        values = [complete.get(option.name, option.earlier or option.values[0]) for option in self.options]
        codes = [option.values.index(value) for option, value in zip(self.options, values, strict=True)]
        return np.array([*codes, self.known_version(version)], np.int64)

    def known_version(self, version: int | None) -> int:
        """A version of the rules that can be played; None: the newest."""
        if version is None:
            return self.version
        if not 1 <= version <= self.version:
            values = {"game": self.name, "version": str(version), "newest": str(self.version)}
            raise BadOption(Message("wrong-version", values))
        return version

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game isn't made for."""
        if seats not in self.seats:
            values: Values = {"game": self.name, "least": self.seats[0], "most": self.seats[-1], "seats": str(seats)}
            raise BadOption(Message("wrong-seats", values))

    @cached_property
    def box(self) -> NDArray[Any]:
        """The box that comes with the game."""
        return self.read_box(self.standard_box.read_text(encoding="utf-8"), self.standard_box.name)

    @cached_property
    def codes(self) -> dict[str, int]:
        """Notation -> action code."""
        return {self.notation(code): code for code in range(self.actions)}

    @cached_property
    def native(self) -> SimpleNamespace:
        """The engine's kernels for this game; an array of records and an index are the cheapest call from Python."""
        return SimpleNamespace(**bind(kernels, self.name, dict(self.rules)))
