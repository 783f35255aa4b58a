"""The way to the rule book from the table and the new table, the line on a first turn, a page after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.expectations import soon
from web.running_server import Guest, House
from web.sitting import choose
from web.test_everyone import findings

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.conftest import Open

GOALS = {
    "amyitis": {
        "en": "whoever has the most prestige at the end wins",
        "de": "Wer am Ende das meiste Prestige hat, gewinnt",
    },
    "mesopotamia": {
        "en": "the most symbols on the frame around the map",
        "de": "die meisten Symbole auf dem Rahmen um die Karte",
    },
}
TITLES = {"en": "The rule book of {}", "de": "Das Regelbuch von {}"}
FIRST = ".asking .first"


def at_the_table(house: House, open_page: Open, game: str, language: str = "en") -> Page:
    """A table where it is our turn, seen for the first time."""
    guest = Guest(house)
    bots = ["bot"] if game == "amyitis" else ["bot", "bot"]
    page = open_page(house, f"/t/{guest.new_table('me', *bots, game=game, seed='help')}", guest, language=language)
    page.locator(FIRST).wait_for()
    return page


def book_of(page: Page, game: str, language: str = "en") -> Locator:
    """The book beside the page, with its first chapter there."""
    dialog = page.get_by_role("dialog", name=TITLES[language].format(game.capitalize()))
    dialog.locator("[data-section=goal]", has_text=GOALS[game][language]).wait_for()
    assert 4 <= dialog.locator("[data-section=round] li").count() <= 6
    assert dialog.locator("[data-section=icons] li svg").count() >= 6
    return dialog


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["amyitis", "mesopotamia"])
def test_a_button_and_a_key_open_the_book(house: House, open_page: Open, game: str, language: str) -> None:
    page = at_the_table(house, open_page, game, language)
    page.get_by_role("button", name=TITLES[language].format(game.capitalize())).click()
    dialog = book_of(page, game, language)
    assert findings(page) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    page.keyboard.press("?")
    book_of(page, game, language)


def test_a_question_mark_in_the_chat_is_a_question_mark(house: House, open_page: Open) -> None:
    page = at_the_table(house, open_page, "amyitis")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press_sequentially("Well?")
    soon(page.get_by_label("Say something")).to_have_value("Well?")
    assert page.get_by_role("dialog").count() == 0


def test_the_new_table_explains_its_games(house: House, open_page: Open) -> None:
    page = open_page(house, "/new")
    for game in GOALS:
        page.get_by_role("button", name=TITLES["en"].format(game.capitalize())).click()
        dialog = book_of(page, game)
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")


@pytest.mark.parametrize("game", ["amyitis", "mesopotamia"])
def test_the_first_turn_tells_the_goal_until_it_is_dismissed(house: House, open_page: Open, game: str) -> None:
    page = at_the_table(house, open_page, game)
    assert GOALS[game]["en"] in page.locator(FIRST).inner_text()
    assert findings(page) == []
    page.locator(FIRST).get_by_role("button", name="How it is played").click()
    dialog = book_of(page, game)
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    page.locator(FIRST).get_by_role("button", name="Don’t show this again").click()
    page.locator(FIRST).wait_for(state="hidden")
    page.reload()
    page.locator(".asking.mine").wait_for()
    assert page.locator(FIRST).count() == 0


def test_the_second_turn_tells_no_goal(house: House, open_page: Open) -> None:
    page = at_the_table(house, open_page, "amyitis")
    choose(page, "Pass")
    page.locator(FIRST).wait_for(state="hidden")
    page.reload()
    page.locator(".asking.mine").wait_for()
    assert page.locator(FIRST).count() == 0


def test_a_page_whose_files_are_gone_is_loaded_anew_once_and_then_says_so(house: House, open_page: Open) -> None:
    page = open_page(house, "/")
    link = page.get_by_role("link", name="New table").first
    link.wait_for()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.route("**/NewTablePage*.js", lambda route: route.fulfill(status=404))
    link.click()
    page.get_by_role("heading", name="There is a newer version").wait_for()
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    page.get_by_role("heading", name="There is a newer version").wait_for()
    page.wait_for_load_state()
    page.wait_for_timeout(300)
    assert len(loads) == 1, "one try, not a circle of them"
    page.unroute("**/NewTablePage*.js")
    page.get_by_role("button", name="Load anew").click()
    page.get_by_role("heading", name="Who plays?").wait_for()
