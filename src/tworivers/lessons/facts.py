"""What a lesson can check: what the learner played, what happened, and what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from pydantic import Field, model_validator

from tworivers.engine.boxes import Part
from tworivers.engine.match import Event
from tworivers.engine.messages import Message
from tworivers.engine.rules import Game
from tworivers.engine.table import Table

YOU = "you"
OTHERS = "others"
ANYBODY = "anybody"

Simple = int | str | bool | None


class Fact(Part):
    """Something that is so or isn't; exactly one of `play`, `event` and `view` says of what kind it is."""

    play: str | None = None
    """A pattern of notation: the learner played such a move."""
    event: str | None = None
    """A kind of event that happened since the lesson began."""
    by: str = YOU
    """Whose event: `you`, `others`, `anybody` or a seat's name."""
    told: dict[str, int | str] = Field(default={}, alias="with")
    """Values of the event's sentence: numbers, or the keys of words."""
    view: str | None = None
    """A place in the learner's view: `nobles.0.goods.barley`."""
    equals: Simple = Field(default=None, alias="is")
    at_least: int | None = None
    at_most: int | None = None
    more: int | None = None
    """At least so much more than when the lesson began; a number below zero: so much less."""

    @model_validator(mode="after")
    def _one_kind(self) -> Fact:
        if [self.play, self.event, self.view].count(None) != 2:
            raise ValueError("expected one of play, event and view")
        return self


@dataclass(frozen=True)
class Happened:
    """An event and its sentence."""

    event: Event
    words: Message


@dataclass(frozen=True)
class Story:
    """All that facts are checked against."""

    game: Game
    seat: int
    """The learner's."""
    played: Sequence[str]
    """The learner's moves in notation."""
    happened: Sequence[Happened]
    start: Table
    now: Table


def holds(fact: Fact, story: Story) -> bool:
    """Whether a fact is so."""
    if fact.play is not None:
        return any(fnmatchcase(move, fact.play) for move in story.played)
    if fact.event is not None:
        return any(_fits(fact, one, story) for one in story.happened)
    now = value_at(story.game.view(story.now.g, story.seat), fact.view or "")
    if fact.more is not None:
        before = value_at(story.game.view(story.start.g, story.seat), fact.view or "")
        return bool(now - before >= fact.more) if fact.more >= 0 else bool(now - before <= fact.more)
    if fact.at_least is not None:
        return bool(now >= fact.at_least)
    if fact.at_most is not None:
        return bool(now <= fact.at_most)
    return bool(now == fact.equals)


def _fits(fact: Fact, one: Happened, story: Story) -> bool:
    kind, seat = one.event[0], one.event[1]
    if story.game.events[kind] != fact.event:
        return False
    if fact.by == YOU and seat != story.seat:
        return False
    if fact.by == OTHERS and (seat == story.seat or not 0 <= seat < story.now.seats):
        return False
    if fact.by not in (YOU, OTHERS, ANYBODY) and story.game.seat_names.index(fact.by) != seat:
        return False
    return all(_plain(one.words.values.get(name)) == value for name, value in fact.told.items())


def _plain(value: object) -> object:
    return value.key if isinstance(value, Message) else value


def value_at(view: Any, place: str) -> Any:
    """What stands at a place in a view; a list's length is at `length`."""
    for step in place.split("."):
        if isinstance(view, list):
            view = len(view) if step == "length" else view[int(step)]
        else:
            view = view[step]
    return view
