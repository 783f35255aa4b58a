"""Another language is chosen in the middle of something: one stays where one is, with all that was begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tworivers.engine.messages import Message, own_catalogue, words
from tworivers.games import GAMES
from tworivers.lessons.playing import begin
from tworivers.lessons.reading import course_of
from web.expectations import soon
from web.learners import lesson_words, open_lesson, play
from web.measuring import untranslated
from web.rulers import GOODS, enter
from web.running_server import Guest, House
from web.screens import TRADE
from web.test_replay import at

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

SWITCH = "header select"
PHONE = {"width": 390, "height": 844, "phone": True}
SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])


def switch(page: Page, language: str) -> None:
    """As a person does, by the list in the header."""
    page.locator(SWITCH).select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


@SCREENS
def test_a_lesson_goes_on_after_the_moves_made(house: House, open_page: Open, screen: dict[str, object]) -> None:
    lesson = course_of(GAMES["amyitis"]).lessons[0]
    page = open_page(house, None, **screen)
    open_lesson(page, house, lesson)
    play(page, begin(lesson), lesson.file.answer[0], phone=bool(screen))
    page.locator(".lesson[data-moves='1']").wait_for()
    for language in ("hu", "fr"):
        switch(page, language)
        soon(page.locator(".lesson .task")).to_contain_text(lesson_words(lesson, language, "-task"))
        assert page.locator(".lesson[data-moves='1']").count() == 1
        assert untranslated(page, language) == []
    assert page.url.endswith(f"/learn/amyitis/{lesson.name}")


@SCREENS
def test_the_rule_book_stays_open_at_its_section(house: House, open_page: Open, screen: dict[str, object]) -> None:
    page = open_page(house, "/rules/amyitis#swap", None, **screen)
    heading = page.locator("#swap h3")
    soon(heading).to_be_in_viewport()
    switch(page, "nl")
    told = words("nl", own_catalogue("pages/amyitis-rules")).say(Message("swap"))
    soon(heading).to_contain_text(told)
    soon(heading).to_be_in_viewport()
    assert page.url.endswith("/rules/amyitis#swap")


def test_a_replay_stands_at_its_move(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}/replay?at=30", guest)
    at(page, 30)
    switch(page, "cs")
    at(page, 30)
    assert "at=30" in page.url


def test_an_offer_keeps_what_lies_in_its_pans(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, None, guest)
    enter(page, house, guest.new_table("me", "screen", "screen", game="mesopotamia", seed="pans"))
    page.locator(TRADE).click()
    page.locator(".partners .chip").first.click()
    metal = page.locator(".pans fieldset").first.locator(".stepper").nth(GOODS.index("metal"))
    given = metal.locator("input, output")
    metal.locator("button").last.click()
    soon(given).to_have_js_property("value", "1")
    switch(page, "de")
    soon(page.locator(TRADE)).to_have_attribute("aria-selected", "true")
    soon(given).to_have_js_property("value", "1")


def test_what_was_typed_is_still_there(house: House, open_page: Open) -> None:
    page = open_page(house, "/rules/mesopotamia", None)
    page.get_by_role("searchbox").fill("canal")
    page.locator("search li a").first.wait_for()
    switch(page, "fr")
    soon(page.get_by_role("searchbox")).to_have_value("canal")
