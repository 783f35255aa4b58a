"""Lessons as tables: what the pages are told of one after some moves of the learner.

Nothing is kept: the learner's moves come with every request and lead to the same position every time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tworivers.engine.match import IllegalMove
from tworivers.engine.messages import Message
from tworivers.engine.rules import Game
from tworivers.lessons.playing import OPEN, Attempt, NotInThisLesson, attempt
from tworivers.lessons.reading import Lesson, course_of
from tworivers.server.problems import Problem, refused
from tworivers.server.tables.outgoing import (
    action_info,
    as_text,
    barred_actions,
    move_entry,
    setup_entry,
    state_text,
    table_info,
)
from tworivers.server.tables.unkept import LEARNER, unkept_header, unkept_seats

NOT_HERE = Message("lesson-not-here")
POSITIONS = 300
"""Answers that are kept: most learners make the same moves."""


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name."""
    found = course_of(game).lesson(name)
    if found is None:
        raise Problem("no-such-lesson", name=name)
    return found


@lru_cache(maxsize=POSITIONS)
def lesson_text(lesson_game: Game, name: str, moves: tuple[int, ...]) -> str:
    """A lesson after the learner's moves, as JSON."""
    trying = _attempt(lesson_game, name, moves)
    lesson, table = trying.lesson, trying.match.table
    allowed = set(trying.allowed())
    view = lesson.game.view(table.g, lesson.seat)
    view = {**view, "actions": [action for action in view["actions"] if action["code"] in allowed]}
    return (
        as_text(
            {
                "blocked": _blocked(trying, allowed),
                "verdict": trying.verdict,
                "nudge": trying.nudge,
                "point": lesson.file.point,
                "suggested": trying.suggested(),
            }
        )[:-1]
        + f',"state":{_state_text(trying, view)}}}'
    )


def preview_text(game: Game, name: str, moves: tuple[int, ...], action: int) -> str:
    """The view after one more move, as JSON; null where chance has a part in it."""
    trying = _attempt(game, name, moves)
    view = None
    if action in trying.allowed():
        proposal = trying.match.propose(trying.lesson.seat, action)
        view = game.view(proposal.after.g, trying.lesson.seat) if proposal.undoable else None
    return as_text({"view": view})


def _attempt(game: Game, name: str, moves: tuple[int, ...]) -> Attempt:
    try:
        return attempt(find_lesson(game, name), moves)
    except IllegalMove as illegal:
        raise refused("illegal", illegal, game) from None
    except NotInThisLesson:
        raise Problem("illegal", NOT_HERE) from None


def _blocked(trying: Attempt, allowed: set[int]) -> list[dict[str, Any]]:
    """What the rules forbid, each with its reason, and what they allow but the lesson doesn't."""
    lesson, table = trying.lesson, trying.match.table
    if trying.verdict != OPEN or lesson.seat not in table.actors():
        return []
    game, g = lesson.game, table.g
    elsewhere = [int(code) for code in table.legal(lesson.seat) if int(code) not in allowed]
    left_out = [
        {**action_info(game, code, game.action_words(g, lesson.seat, code)), "why": NOT_HERE.as_json()}
        for code in elsewhere
    ]
    return [*left_out, *barred_actions(table, lesson.seat)]


def _state_text(trying: Attempt, view: dict[str, Any]) -> str:
    lesson, match = trying.lesson, trying.match
    game = lesson.game
    first = len(match.moves) - len(trying.told)
    entries = [setup_entry(trying.start, [])]
    entries += [
        move_entry(first + number, told.move, told.words, told.after, told.events)
        for number, told in enumerate(trying.told, 1)
    ]
    return state_text(
        more="",
        table=table_info(
            unkept_header(f"lesson-{lesson.name}", match), unkept_seats(match, lesson.seat), game, LEARNER, (LEARNER,)
        ),
        number=len(match.moves),
        seat=lesson.seat,
        view=as_text(view),
        undo=bool(trying.moves),
        log=",".join(entry.told(game, lesson.seat, match.over) for entry in entries),
        turn=match.table.actors(),
    )
