"""Reading a game's lessons: one TOML file a lesson in the game's folder `lessons/`, with saved games for positions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from pydantic import Field

from tworivers.engine.boxes import BadBox, Part, parse_box
from tworivers.engine.match import Match
from tworivers.engine.notation import BadSave, load_text
from tworivers.engine.rules import Game
from tworivers.lessons.facts import ANYBODY, OTHERS, YOU, Fact


class BadLesson(ValueError):
    """A lesson that can't be taught; the text names the file, what was wrong and what was expected."""


class Wrong(Part):
    """A wrong answer that is told from others: its nudge is the message `lesson-LESSON-NAME`."""

    name: str
    fact: Fact
    answer: list[str]
    """Moves that make the mistake, for the test."""


class LessonFile(Part):
    """What stands in a lesson's file."""

    order: int
    """Its place in the course."""
    chapter: str
    """The message `chapter-CHAPTER` is its title."""
    position: str
    """A saved game beside this file."""
    after: int | None = None
    """The position after so many of its moves; without, after all."""
    seat: str
    """Whose seat the learner has."""
    allow: list[str] = Field(default=["*"])
    """Patterns of notation: what may be clicked."""
    others: list[str] = Field(default=[])
    """Patterns of notation by which the others answer, the first that fits; otherwise they take their first action."""
    point: list[str] = Field(default=[])
    """Ids of things on the board that the lesson speaks of."""
    moves: int | None = None
    """After how many moves of the learner it is over; without, after as many as the model answer has."""
    goal: list[Fact] = Field(min_length=1)
    """All of them must hold."""
    answer: list[str] = Field(min_length=1)
    """The model answer."""
    wrong: list[Wrong] = Field(min_length=1)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: Game
    name: str
    file: LessonFile
    folder: Path

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.game.seat_names.index(self.file.seat)

    @property
    def most(self) -> int:
        """After how many moves of the learner it is over."""
        return self.file.moves or len(self.file.answer)

    def position(self) -> Match:
        """The match at which it begins."""
        return _position(self.game, self.folder / self.file.position, self.file.after)


@dataclass(frozen=True)
class Chapter:
    """Lessons about one subject."""

    name: str
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class Course:
    """All lessons of a game, in their order."""

    chapters: tuple[Chapter, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All of them, one after the other."""
        return tuple(lesson for chapter in self.chapters for lesson in chapter.lessons)

    def lesson(self, name: str) -> Lesson | None:
        """A lesson by its name."""
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


@cache
def course_of(game: Game) -> Course:
    """A game's lessons; none if it has no folder for them."""
    return Course(()) if game.lessons is None else read_course(game, game.lessons)


def read_course(game: Game, folder: Path) -> Course:
    """The lessons in a folder."""
    lessons = sorted((read_lesson(game, path) for path in folder.glob("*.toml")), key=lambda one: one.file.order)
    for one, other in pairwise(lessons):
        if one.file.order == other.file.order:
            raise BadLesson(f"{other.name}.toml: order is {other.file.order}, which {one.name}.toml has")
    names = list(dict.fromkeys(lesson.file.chapter for lesson in lessons))
    return Course(
        tuple(Chapter(name, tuple(one for one in lessons if one.file.chapter == name)) for name in names),
    )


def read_lesson(game: Game, path: Path) -> Lesson:
    """A lesson's file."""
    try:
        file = parse_box(LessonFile, path.read_text(encoding="utf-8"), path.name)
    except BadBox as error:
        raise BadLesson(str(error)) from None
    _check_names(game, path, file)
    return Lesson(game, path.stem, file, path.parent)


def _check_names(game: Game, path: Path, file: LessonFile) -> None:
    if file.seat not in game.seat_names:
        raise BadLesson(f"{path.name}: seat is {file.seat!r}: expected one of {', '.join(game.seat_names)}")
    if not (path.parent / file.position).is_file():
        raise BadLesson(f"{path.name}: position is {file.position!r}: expected a saved game beside the lesson")
    for fact in [*file.goal, *(wrong.fact for wrong in file.wrong)]:
        if fact.event is not None and fact.event not in game.events:
            raise BadLesson(f"{path.name}: event is {fact.event!r}: expected one of {', '.join(game.events)}")
        if fact.by not in (YOU, OTHERS, ANYBODY, *game.seat_names):
            raise BadLesson(f"{path.name}: by is {fact.by!r}: expected you, others, anybody or a seat")
    for move in [*file.answer, *(move for wrong in file.wrong for move in wrong.answer)]:
        if move not in game.codes:
            raise BadLesson(f"{path.name}: {move!r} is no move of {game.name}")


@cache
def _position(game: Game, path: Path, after: int | None) -> Match:
    """A saved game as it stood after some moves; nobody plays on in it."""
    try:
        match = load_text(path.read_text(encoding="utf-8"), path.name, {game.name: game})
    except BadSave as error:
        raise BadLesson(str(error)) from None
    if after is None:
        return match
    if after > len(match.moves):
        raise BadLesson(f"{path.name}: it has {len(match.moves)} moves, so there is no position after {after}")
    return match.branch(after)
