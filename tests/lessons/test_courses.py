"""Every lesson of every game, played by its model answer and by each of its wrong answers."""

from __future__ import annotations

import pytest

from tworivers.engine.messages import Message, Words, words
from tworivers.games import BUILT_IN, GAMES
from tworivers.languages import LANGUAGES, LANGUAGES_FOLDER
from tworivers.lessons.playing import DONE, OPEN, WRONG, attempt, begin
from tworivers.lessons.reading import Lesson, course_of

LESSONS = {f"{name}/{lesson.name}": lesson for name in BUILT_IN for lesson in course_of(GAMES[name]).lessons}
LENGTHS = {"amyitis": (10, 14), "mesopotamia": (14, 20)}
OTHERS_ACT = ("ask-other",)
ONE_ANSWER = ("-without",)
"""Ends of questions that leave nothing to decide: the die is rolled."""
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def codes(lesson: Lesson, moves: list[str]) -> list[int]:
    """Moves as the rules know them."""
    return [lesson.game.codes[move] for move in moves]


def catalogue(game: str, language: str) -> Words:
    """The words of a game's lessons."""
    return words(language, LANGUAGES_FOLDER / "{language}" / "pages" / f"{game}-lessons.ftl")


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_course_has_its_length_and_names_no_lesson_twice(game: str) -> None:
    names = [lesson.name for lesson in course_of(GAMES[game]).lessons]
    assert LENGTHS[game][0] <= len(names) <= LENGTHS[game][1]
    assert len(set(names)) == len(names)


@every_lesson
def test_the_model_answer_is_praised_at_its_end_and_not_before(lesson: Lesson) -> None:
    trying = begin(lesson)
    for move in lesson.file.answer:
        assert trying.verdict == OPEN, move
        assert trying.suggested() == lesson.game.codes[move]
        assert lesson.game.codes[move] in trying.allowed()
        trying.play(lesson.game.codes[move])
    assert (trying.verdict, trying.nudge) == (DONE, None)
    assert trying.allowed() == []


@every_lesson
def test_every_wrong_answer_is_noticed(lesson: Lesson) -> None:
    for wrong in lesson.file.wrong:
        trying = attempt(lesson, codes(lesson, wrong.answer))
        assert (trying.verdict, trying.nudge) == (WRONG, wrong.name)


@every_lesson
def test_a_lesson_leaves_a_choice(lesson: Lesson) -> None:
    """Somewhere on the way of the model answer something else could be clicked."""
    trying = begin(lesson)
    choices = []
    for move in lesson.file.answer:
        choices.append(len(trying.allowed()))
        trying.play(lesson.game.codes[move])
    assert max(choices) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_lesson_has_its_words(lesson: Lesson, language: str) -> None:
    say = catalogue(lesson.game.name, language).say
    parts = ["", "-title", "-task", "-praise", *(f"-{wrong.name}" for wrong in lesson.file.wrong)]
    for part in parts:
        assert say(Message(f"lesson-{lesson.name}{part}"))
    assert say(Message(f"chapter-{lesson.file.chapter}"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_words_of_lessons_are_left_over(game: str) -> None:
    used = {f"chapter-{chapter.name}" for chapter in course_of(GAMES[game]).chapters}
    for lesson in course_of(GAMES[game]).lessons:
        wrong = (f"-{one.name}" for one in lesson.file.wrong)
        used |= {f"lesson-{lesson.name}{part}" for part in ("", "-title", "-task", "-praise", *wrong)}
    file = LANGUAGES_FOLDER / "en" / "pages" / f"{game}-lessons.ftl"
    keys = {line.split(" = ")[0] for line in file.read_text(encoding="utf-8").splitlines() if " = " in line}
    assert {key for key in keys if not key.startswith("guide-")} == used


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_decision_has_its_card_in_the_guided_game(game: str) -> None:
    asked = {
        line.split(" = ")[0]
        for line in (LANGUAGES_FOLDER / "en" / f"{game}.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("ask-")
    }
    file = LANGUAGES_FOLDER / "en" / "pages" / f"{game}-lessons.ftl"
    keys = [line.split(" = ")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    cards = {key.removeprefix("guide-").rpartition("-")[0] for key in keys if key.startswith("guide-")}
    assert cards == {key for key in asked if not key.startswith(OTHERS_ACT) and not key.endswith(ONE_ANSWER)}
    for card in cards:
        assert {f"guide-{card}-{part}" for part in ("for", "costs", "think")} <= set(keys)


def test_water_pays_on_a_tile_whose_bonus_is_chosen_first() -> None:
    """The nudge says "plant where a blue cube lies", and two such squares are there."""
    lesson = LESSONS["amyitis/profit"]
    moves = codes(lesson, ["caravan eshnunna", "plant b4", "take salt"])
    assert attempt(lesson, moves[:2]).verdict == OPEN
    assert attempt(lesson, moves).verdict == DONE


def test_a_bad_offer_may_be_refused_before_the_good_one_is_taken() -> None:
    lesson = LESSONS["mesopotamia/answer"]
    moves = codes(lesson, ["decline second", "accept third"])
    assert attempt(lesson, moves[:1]).verdict == OPEN
    assert attempt(lesson, moves).verdict == DONE
