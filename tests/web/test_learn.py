"""Learning in the browser: nudges, what is kept, the keyboard, the guided first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tworivers.games import BUILT_IN, GAMES
from tworivers.lessons.playing import attempt, begin
from tworivers.lessons.reading import course_of
from web.expectations import soon
from web.learners import lesson_words, open_lesson, play, play_model_answer
from web.measuring import spills, untranslated
from web.running_server import Guest, House
from web.screens import speak
from web.sitting import CHOICE, SLOW_BOTS
from web.test_everyone import findings_by_day_and_night

if TYPE_CHECKING:
    from web.conftest import Open

SCREENS = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844, "phone": True}}
FOCUSED = "document.activeElement?.dataset.code ?? document.activeElement?.textContent?.trim() ?? ''"


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


def test_show_me_names_a_move_of_a_game_that_has_a_panel(house: House, open_page: Open) -> None:
    page = open_page(house, None, language="de")
    open_lesson(page, house, course_of(GAMES["mesopotamia"]).lessons[2])
    page.get_by_role("button", name="Zeig es mir").click()
    soon(page.locator(".lesson .move")).to_contain_text("Als Nächstes: Bauen: Mahlstein")


def test_the_garden_says_which_square_is_which(house: House, open_page: Open) -> None:
    page = open_page(house, None)
    open_lesson(page, house, course_of(GAMES["amyitis"]).lessons[2])
    soon(page.locator("svg.amyitis .coordinate")).to_have_count(8)
    assert sorted(page.locator("svg.amyitis .coordinate").all_text_contents()) == list("1234abcd")


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
    assert spills(page) == []
    assert untranslated(page, "en") == []
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


def test_a_card_fades_once_its_decision_is_known(house: House, open_page: Open) -> None:
    """What was decided twice before is explained a last time; what is new, for the first."""
    guest = Guest(house)
    table = guest.new_table("me", "bot", seed="fading")
    page = open_page(house, f"/t/{table}", guest, guide=True, guided={"amyitis/ask-turn": 2}, confirm=False)
    card = page.locator(".guide")
    soon(card).to_contain_text("One action: recruit a craftsman")
    page.locator(CHOICE, has_text="farmer").first.click()
    soon(card).to_contain_text("Your farmer takes the next good of a row")
    page.locator(CHOICE, has_text="barley").click()
    soon(page.locator("#question")).to_contain_text("Your turn: recruit")
    soon(card).to_have_count(0)


def test_a_guest_who_comes_back_goes_on_where_they_were(house: House, open_page: Open) -> None:
    page = open_page(house, "/learn", lessons=["amyitis/farmer", "amyitis/merchant"])
    section = page.locator("section", has=page.get_by_role("heading", name="Amyitis"))
    soon(section.locator("li.done")).to_have_count(2)
    soon(section).to_contain_text("2 of 14 done")
    page.reload()
    section.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/learn/amyitis/engineer")
    page.goto(f"{house.address}/learn")
    page.get_by_role("button", name="Forget my progress").click()
    soon(page.locator("li.done")).to_have_count(0)


def test_another_language_calls_everybody_by_their_seats(house: House, open_page: Open) -> None:
    """The words of a lesson speak of Blue and Red: so are they called beside the board, the learner too."""
    page = open_page(house, None)
    open_lesson(page, house, course_of(GAMES["amyitis"]).lessons[0])
    names = page.locator(".mats strong[title]")
    soon(names).to_have_text(["Blue", "Red", "Black"])
    speak(page, "hu")
    soon(names).to_have_text(["Kék", "Piros", "Fekete"])
