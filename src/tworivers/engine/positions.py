"""Positions set up by hand: a game's things, each with a name and a value, as people and saved games write them.

A position is told as what differs from the table as its seed lays it out, a line a thing:

    red.talents 5
    channel.d2-d3 red

A game says which things there are (`Field`), what follows from them by itself (`settle`), and what is wrong with what
somebody set up (`fault`); its laws of conservation have the last word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tworivers.engine.messages import Message
from tworivers.engine.messages import Values as Placed
from tworivers.engine.objections import Objection, quote
from tworivers.engine.position_fields import Field, Positions, Value
from tworivers.engine.rules import Game
from tworivers.engine.table import Table

Values: TypeAlias = Mapping[str, Value]
MOST_LINES = 2_000
LONGEST = 100
"""Characters of a line."""


class BadPosition(Objection):
    """A position that can't be: what is wrong, with the game's own words for that."""


@dataclass(frozen=True)
class Laid:
    """A position that was set up: the values of all things as they were put, and what is wrong with it, if anything."""

    fields: Sequence[Field]
    values: Values = field(default_factory=dict)
    fault: BadPosition | None = None


def told(game: Game, table: Table) -> Values:
    """The things of a table and their values."""
    return {one.name: one.told(table.records[0]) for one in fields_of(game, table)}


def fields_of(game: Game, table: Table) -> Sequence[Field]:
    """The things of a game with this table's box and players."""
    return possible(game).fields(table.records[0], table.box[0])


def possible(game: Game) -> Positions:
    """How positions of a game are set up; `BadPosition` if they can't be."""
    if game.positions is None:
        raise BadPosition(Message("wrong-position-none", {"game": game.name}))
    return game.positions()


def lay(game: Game, table: Table, text: str) -> None:
    """Change a table that was just laid out to a position; `BadPosition` says what can't be."""
    fault = laid(game, table, values_of(text)).fault
    if fault is not None:
        raise fault


def laid(game: Game, table: Table, values: Values) -> Laid:
    """The same, also where something is wrong: what is shown to somebody who is setting up."""
    how, g, box = possible(game), table.records[0], table.box[0]
    fields = how.fields(g, box)
    known, wrong = {one.name: one for one in fields}, None
    for name in values:
        if name not in known:
            wrong = wrong or BadPosition(Message("wrong-position-name", {"name": quote(name)}), game.catalogue)
    for name, one in known.items():  # whatever order they are given in
        number = one.number(values[name]) if name in values else None
        if number is not None:
            one.put(g, number)
        elif name in values:
            wrong = wrong or BadPosition(_wrong_value(one, values[name]), game.catalogue)
    reason = how.fault(g, box)
    if reason is not None:
        wrong = wrong or BadPosition(Message("wrong-position", {"reason": reason}), game.catalogue)
    values = {one.name: one.told(g) for one in fields}
    if wrong is None:
        how.settle(g, box, table.dice)
        broken = int(game.native.audit_at(table.records, 0))
        if broken:
            wrong = BadPosition(Message("wrong-position-law", {"law": broken}), game.catalogue)
    return Laid(fields, values, wrong)


def _wrong_value(one: Field, value: Value) -> Message:
    """That a thing can't have a value."""
    values: Placed = {"group": one.group, "thing": one.words, "value": quote(value)}
    if one.choices:
        return Message("wrong-position-value", {**values, "values": ", ".join(choice.value for choice in one.choices)})
    return Message("wrong-position-number", {**values, "least": one.least, "most": one.most})


def differing(fresh: Values, values: Values) -> str:
    """A position as it is written: what differs from the table as it was laid out; empty if nothing does."""
    return "\n".join(f"{name} {value}" for name, value in values.items() if fresh.get(name) != value)


def values_of(text: str) -> dict[str, Value]:
    """The things of a written position; `BadPosition` if it isn't written so."""
    found: dict[str, Value] = {}
    for number, line in enumerate(_lines(text), 1):
        name, space, value = line.partition(" ")
        if not space or not value or " " in value or name in found or len(line) > LONGEST or number > MOST_LINES:
            raise BadPosition(Message("wrong-position-line", {"found": quote(line)}))
        found[name] = value
    return found


def _lines(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if line.strip():
            yield line.strip()
