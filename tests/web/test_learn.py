"""Learning in the browser: every lesson by its model answer, what is kept, the keyboard, the guided first game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tworivers.engine.messages import Message, words
from tworivers.games import BUILT_IN, GAMES
from tworivers.languages import LANGUAGES, LANGUAGES_FOLDER
from tworivers.lessons.playing import Attempt, attempt, begin
from tworivers.lessons.reading import Lesson, course_of
from web.expectations import soon
from web.fingers import Finger
from web.running_server import House, keys_in
from web.sitting import SLOW_BOTS, place_of
from web.test_everyone import findings_by_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.conftest import Open

SCREENS = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844, "phone": True}}
EVERY_DAY = {("en", "desktop"), ("de", "phone")}
ROUNDS = [
    pytest.param(language, screen, marks=[] if (language, screen) in EVERY_DAY else [pytest.mark.soak])
    for language in LANGUAGES
    for screen in SCREENS
]
KEYS = re.compile(r"\b(?:lesson|learn|chapter|guide)-[a-z][a-z-]*\b")
SPILLS = """() => [document.documentElement, ...document.querySelectorAll(
    '.lesson, .lesson h1, .lesson p, .lesson .button, .asking, .asking h2, .guide, .guide *, ' +
    '.chapter li, .guided, .guided .button'
)].filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map(
    one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 60)}`
)"""
STILL = """() => new Promise(done => {
    // what is asked about comes closer by itself: wait until it has come
    let before = null;
    const look = () => {
        const now = document.querySelector('.box > *')?.style.transform ?? '';
        if (now === before) done();
        else { before = now; setTimeout(look, 120); }
    };
    setTimeout(look, 120);
})"""
NEARNESS = "(document.querySelector('.box > *')?.style.transform ?? '')"
FOCUSED = "document.activeElement?.dataset.code ?? document.activeElement?.textContent?.trim() ?? ''"


def lesson_words(lesson: Lesson, language: str, part: str) -> str:
    """A sentence of a lesson."""
    catalogue = LANGUAGES_FOLDER / "{language}" / "pages" / f"{lesson.game.name}-lessons.ftl"
    return words(language, catalogue).say(Message(f"lesson-{lesson.name}{part}"))


def check_words(page: Page) -> None:
    """Everything is translated, and no text overflows its box."""
    shown = page.locator("body").inner_text()
    assert not KEYS.findall(shown)
    assert not keys_in(shown)
    assert page.evaluate(SPILLS) == []


def play(page: Page, trying: Attempt, move: str, phone: bool) -> None:
    """Point at a move's thing on the board if it is the only one there, otherwise choose the move in words."""
    game, code = trying.lesson.game, trying.lesson.game.codes[move]
    target = game.target(code)
    alone = [game.target(other) for other in trying.allowed()].count(target) == 1
    trying.play(code)
    choice = page.locator(f"button[data-code='{code}']")
    choice.first.wait_for(state="attached")
    page.evaluate(STILL)
    thing = page.locator(f'.thing.legal[data-thing="{target}"]')
    if alone and target and thing.count() and place_of(thing.first):
        return point_at(page, thing.first, len(trying.moves), phone)
    if not choice.first.is_visible():
        page.locator(".asking details.plain > summary").click()
    choice.first.evaluate("button => button.scrollIntoView({ block: 'center' })")
    (choice.first.tap if phone else choice.first.click)()
    return None


def point_at(page: Page, thing: Locator, moves: int, phone: bool) -> None:
    """Click, or tap: where a finger covers several things the board comes closer first."""
    for _ in range(3):
        place, before = place_of(thing), page.evaluate(NEARNESS)
        assert place is not None
        (Finger(page).tap if phone else page.mouse.click)(*place)
        page.wait_for_function(
            f"([moves, before]) => document.querySelector('.lesson').dataset.moves === moves || {NEARNESS} !== before",
            arg=[str(moves), before],
        )
        if page.locator(f".lesson[data-moves='{moves}']").count():
            return
        page.evaluate(STILL)


def play_model_answer(page: Page, lesson: Lesson, phone: bool = False) -> None:
    """From the first move to the praise."""
    trying = begin(lesson)
    for number, move in enumerate(lesson.file.answer, 1):
        play(page, trying, move, phone)
        page.locator(f".lesson[data-moves='{number}']").wait_for()
    page.locator(".lesson.done").wait_for()


def open_lesson(page: Page, house: House, lesson: Lesson) -> None:
    """A lesson with its board and its first choices."""
    page.goto(f"{house.address}/learn/{lesson.game.name}/{lesson.name}")
    page.locator(".lesson.open").wait_for()
    page.locator(".thing, [data-thing]").first.wait_for(state="attached")
    page.locator("button[data-code]").first.wait_for(state="attached")


@pytest.mark.parametrize(("language", "screen"), ROUNDS)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_lesson_is_played_by_its_model_answer(
    house: House, open_page: Open, game: str, language: str, screen: str
) -> None:
    page = open_page(house, None, language=language, **SCREENS[screen])
    for lesson in course_of(GAMES[game]).lessons:
        open_lesson(page, house, lesson)
        soon(page.locator(".lesson h1")).to_have_text(lesson_words(lesson, language, "-title"))
        soon(page.locator(".lesson .task")).to_contain_text(lesson_words(lesson, language, "-task"))
        check_words(page)
        play_model_answer(page, lesson, screen == "phone")
        soon(page.locator(".lesson .words")).to_have_text(lesson_words(lesson, language, "-praise"))
        check_words(page)
    page.goto(f"{house.address}/learn")
    soon(page.locator("section li.done")).to_have_count(len(course_of(GAMES[game]).lessons))
    check_words(page)


def test_a_wrong_answer_gets_a_nudge_and_another_try(house: House, open_page: Open) -> None:
    lesson = course_of(GAMES["amyitis"]).lessons[0]
    page = open_page(house, None)
    open_lesson(page, house, lesson)
    trying = begin(lesson)
    for move in lesson.file.wrong[0].answer:
        play(page, trying, move, phone=False)
    page.locator(".lesson.wrong").wait_for()
    soon(page.locator(".lesson .words")).to_have_text(lesson_words(lesson, "en", "-barley"))
    page.get_by_role("button", name="Take back").click()
    page.locator(".lesson.open[data-moves='1']").wait_for()
    play(page, attempt(lesson, [lesson.game.codes["recruit farmer 2"]]), "field lower", phone=False)
    page.get_by_role("button", name="Try again").click()
    page.locator(".lesson.open[data-moves='0']").wait_for()
    play_model_answer(page, lesson)


def test_what_is_no_part_of_the_lesson_is_dim_and_says_so(house: House, open_page: Open) -> None:
    page = open_page(house, None)
    open_lesson(page, house, course_of(GAMES["amyitis"]).lessons[0])
    assert page.locator(".thing.legal").count() == 2
    page.locator(".asking summary", has_text="Not possible now").click()
    page.get_by_text("This is not part of the lesson.").first.wait_for()


def test_show_me_lights_the_model_answer(house: House, open_page: Open) -> None:
    lesson = course_of(GAMES["amyitis"]).lessons[0]
    page = open_page(house, None)
    open_lesson(page, house, lesson)
    assert page.locator("button.suggested").count() == 0
    page.get_by_role("button", name="Show me").click()
    wanted = str(lesson.game.codes[lesson.file.answer[0]])
    soon(page.locator("button.suggested")).to_have_attribute("data-code", wanted)


def test_progress_is_kept_and_the_course_goes_on(house: House, open_page: Open) -> None:
    first, second = course_of(GAMES["mesopotamia"]).lessons[:2]
    page = open_page(house, None)
    open_lesson(page, house, first)
    play_model_answer(page, first)
    page.goto(f"{house.address}/learn")
    section = page.locator("section", has=page.get_by_role("heading", name="Mesopotamia"))
    soon(section.locator("li.done")).to_have_count(1)
    section.get_by_role("link", name="Continue").click()
    soon(page.locator(".lesson h1")).to_have_text(lesson_words(second, "en", "-title"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_keyboard_alone_gets_through_a_lesson(house: House, open_page: Open, game: str) -> None:
    first, second = course_of(GAMES[game]).lessons[:2]
    page = open_page(house, None)
    open_lesson(page, house, first)
    for number, move in enumerate(first.file.answer, 1):
        code = str(first.game.codes[move])
        for _ in range(200):
            page.keyboard.press("Tab")
            focused = page.evaluate(FOCUSED)
            if focused == code:
                break
            if focused == "All choices as text":
                page.keyboard.press("Enter")
        assert page.evaluate(FOCUSED) == code
        page.keyboard.press("Enter")
        page.locator(f".lesson[data-moves='{number}']").wait_for()
    page.wait_for_function(f"{FOCUSED} === 'Next lesson'")
    page.keyboard.press("Enter")
    soon(page.locator(".lesson h1")).to_have_text(lesson_words(second, "en", "-title"))


@pytest.mark.parametrize("screen", SCREENS)
def test_no_serious_findings_of_axe_where_one_learns(house: House, open_page: Open, screen: str) -> None:
    page = open_page(house, "/learn", **SCREENS[screen])
    page.locator("section li").first.wait_for()
    assert findings_by_day_and_night(page) == []
    for game in BUILT_IN:
        lesson = course_of(GAMES[game]).lessons[0]
        open_lesson(page, house, lesson)
        assert findings_by_day_and_night(page) == []
        play_model_answer(page, lesson, screen == "phone")
        assert findings_by_day_and_night(page) == []


def test_a_newcomer_is_offered_to_learn_first(house: House, open_page: Open) -> None:
    page = open_page(house, "/")
    soon(page.locator(".calls a, .calls button").first).to_have_text("Learn to play")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("heading", name="Learn to play").wait_for()


def test_a_guided_game_explains_a_decision_until_it_is_known(house: House, open_page: Open) -> None:
    page = open_page(house, "/learn")
    page.get_by_role("button", name="Play a guided game").first.click()
    card = page.locator(".guide", has_text="One action: recruit a craftsman")
    card.wait_for(timeout=SLOW_BOTS)
    check_words(page)
    assert findings_by_day_and_night(page) == []
    card.get_by_role("button", name="Hide").click()
    card.wait_for(state="hidden")
    page.reload()
    page.locator(".asking.mine button[data-code]").first.wait_for()
    assert card.count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Explain decisions").click()
    page.get_by_role("switch", name="Explain decisions").click()
    page.keyboard.press("Escape")
    page.reload()
    card.wait_for()
    card.get_by_role("button", name="No more cards").click()
    card.wait_for(state="hidden")
