"""Every lesson of both games by its model answer, on a desktop and a phone, in every language, looked at at every step.

`TWORIVERS_PICTURES=FOLDER` keeps a picture of each step.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from turns import has_turn, today
from tworivers.games import BUILT_IN, GAMES
from tworivers.languages import LANGUAGES
from tworivers.lessons.reading import course_of
from web.expectations import soon
from web.learners import lesson_words, open_lesson, play_model_answer, wait_for_lesson
from web.measuring import settled, spills, untranslated
from web.screens import speak

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tworivers.lessons.reading import Lesson
    from web.conftest import Open
    from web.running_server import House

SIZES = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844, "phone": True}}
SPOKEN = list(LANGUAGES)
PARTS = 3
"""In how many days a course is walked."""
every_size = pytest.mark.parametrize("size", SIZES)
every_game = pytest.mark.parametrize("game", BUILT_IN)


class Looking:
    """Somebody who looks at each step of a lesson, and tells at the end what was wrong."""

    def __init__(self, page: Page, language: str, size: str) -> None:
        self.page, self.language, self.size = page, language, size
        self.steps = 0
        self.wrong: list[str] = []

    def look(self, lesson: Lesson) -> None:
        """Measure, read, and take a picture if pictures are wanted."""
        self.steps += 1
        settled(self.page)
        where = f"{self.language} {self.size} {lesson.game.name}/{lesson.name} {self.steps}"
        self.wrong += [f"{where}: {one}" for one in spills(self.page)]
        self.wrong += [f"{where}: untranslated: {one}" for one in untranslated(self.page, self.language)]
        if folder := os.environ.get("TWORIVERS_PICTURES"):
            name = where.replace("/", "-").replace(" ", "-")
            self.page.screenshot(path=Path(folder) / f"{name}.jpeg", type="jpeg", quality=70)

    def play(self, lesson: Lesson) -> None:
        """A lesson that lies open, from its task to its praise."""
        page = self.page
        soon(page.locator(".lesson h1")).to_have_text(lesson_words(lesson, self.language, "-title"))
        soon(page.locator(".lesson .task")).to_contain_text(lesson_words(lesson, self.language, "-task"))
        self.look(lesson)
        play_model_answer(page, lesson, self.size == "phone", lambda: self.look(lesson))
        soon(page.locator(".lesson .words")).to_have_text(lesson_words(lesson, self.language, "-praise"))
        self.look(lesson)


@every_size
@every_game
def test_every_third_lesson_is_played_in_one_of_the_languages(
    house: House, open_page: Open, game: str, size: str
) -> None:
    """Half of a course on each kind of screen, a third of it on a day, in a language after the other."""
    page = open_page(house, None, **SIZES[size])
    wrong: list[str] = []
    for number, lesson in enumerate(course_of(GAMES[game]).lessons):
        place, kind = divmod(number, len(SIZES))
        if list(SIZES)[kind] == size and has_turn(place, PARTS):
            language = SPOKEN[(place + today() // PARTS) % len(SPOKEN)]
            open_lesson(page, house, lesson)
            speak(page, language)
            looking = Looking(page, language, size)
            looking.play(lesson)
            wrong += looking.wrong
    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@every_size
@every_game
def test_a_course_is_walked_from_its_first_lesson_to_its_last(
    house: House, open_page: Open, game: str, size: str, language: str
) -> None:
    page = open_page(house, None, language=language, **SIZES[size])
    lessons = course_of(GAMES[game]).lessons
    open_lesson(page, house, lessons[0])
    looking = Looking(page, language, size)
    for number, lesson in enumerate(lessons, 1):
        looking.play(lesson)
        on = page.locator(".lesson .primary")
        (on.tap if size == "phone" else on.click)()
        if number < len(lessons):
            page.wait_for_url(f"**/learn/{game}/{lessons[number].name}")
            wait_for_lesson(page)
    soon(page.locator("section li.done")).to_have_count(len(lessons))
    looking.look(lessons[-1])
    assert looking.wrong == []
