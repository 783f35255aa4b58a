"""Playing a lesson: the learner's moves and the others' answers, by the real rules, and what is to be said of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from tworivers.engine.match import Event, Match, Move
from tworivers.engine.messages import Message
from tworivers.engine.table import Table
from tworivers.lessons.facts import Happened, Story, holds
from tworivers.lessons.reading import Lesson

OPEN, DONE, WRONG = "open", "done", "wrong"
MISSED = "missed"
"""The nudge of a lesson that ended without its goal and without a mistake that has a nudge of its own."""
LONGEST_REPLY = 400
"""Moves that others make at most between two of the learner's."""


class NotInThisLesson(ValueError):
    """A move that the rules allow but the lesson doesn't."""


@dataclass(frozen=True)
class Told:
    """A move, what it was called and what came of it."""

    move: Move
    words: Message
    after: Table
    events: list[Event]


@dataclass
class Attempt:
    """A learner at a lesson."""

    lesson: Lesson
    match: Match
    start: Table
    told: list[Told] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    """The learner's."""
    verdict: str = OPEN
    nudge: str | None = None

    def allowed(self) -> list[int]:
        """What the learner may do now: what rules and lesson allow, and nothing once it is decided."""
        seat = self.lesson.seat
        if self.verdict != OPEN or seat not in self.match.table.actors():
            return []
        legal = [int(code) for code in self.match.table.legal(seat)]
        return [code for code in legal if _fits(self.lesson.game.notation(code), self.lesson.file.allow)]

    def suggested(self) -> int | None:
        """The next move of the model answer, as long as the learner follows it."""
        codes = [self.lesson.game.codes[move] for move in self.lesson.file.answer]
        if self.verdict != OPEN or codes[: len(self.moves)] != self.moves or len(codes) == len(self.moves):
            return None
        return codes[len(self.moves)]

    def play(self, code: int) -> None:
        """Make a move and see what is to be said of it; if nothing yet, let the others answer first."""
        if self.match.why_not(self.lesson.seat, code) is None and code not in self.allowed():
            raise NotInThisLesson(self.lesson.game.notation(code))
        self._make(self.lesson.seat, code)
        self.moves.append(code)
        self._judge()
        if self.verdict == OPEN:
            self._let_others_answer()
            self._judge()
        if self.verdict == OPEN and (len(self.moves) >= self.lesson.most or not self.allowed()):
            self.verdict, self.nudge = WRONG, MISSED

    def _make(self, seat: int, code: int) -> None:
        words = self.lesson.game.action_words(self.match.table.g, seat, code)
        events = self.match.play(seat, code)
        self.told.append(Told(Move(seat, code), words, self.match.table.copy(), events))

    def _let_others_answer(self) -> None:
        for _ in range(LONGEST_REPLY):
            answer = self._answer()
            if answer is None:
                return
            self._make(*answer)

    def _answer(self) -> tuple[int, int] | None:
        """The next move of another seat; None if it is for the learner to go on."""
        table = self.match.table
        asked = table.actors()
        for pattern in self.lesson.file.others:
            for seat in asked:
                if seat == self.lesson.seat:
                    continue
                for code in table.legal(seat).tolist():
                    if fnmatchcase(self.lesson.game.notation(code), pattern):
                        return seat, int(code)
        if not asked or self.lesson.seat in asked:
            return None
        return asked[0], int(table.legal(asked[0])[0])

    def _judge(self) -> None:
        story = self._story()
        file = self.lesson.file
        if all(holds(fact, story) for fact in file.goal):
            self.verdict = DONE
            return
        for wrong in file.wrong:
            if holds(wrong.fact, story):
                self.verdict, self.nudge = WRONG, wrong.name
                return

    def _story(self) -> Story:
        game = self.lesson.game
        return Story(
            game=game,
            seat=self.lesson.seat,
            played=[game.notation(code) for code in self.moves],
            happened=[
                Happened(event, game.event_words(told.after.g, event)) for told in self.told for event in told.events
            ],
            start=self.start,
            now=self.match.table,
        )


def begin(lesson: Lesson) -> Attempt:
    """A lesson before the learner's first move."""
    position = lesson.position()
    return Attempt(lesson, position.branch(len(position.moves)), position.table)


def attempt(lesson: Lesson, codes: Iterable[int]) -> Attempt:
    """A lesson after some moves of the learner; `IllegalMove` or `NotInThisLesson` if one can't be made."""
    trying = begin(lesson)
    for code in codes:
        trying.play(code)
    return trying


def _fits(text: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
