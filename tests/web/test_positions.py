"""A position set up by hand in a browser: what is put shows on the board, what can't be is said, play goes on there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.running_server import Guest, House
from web.test_everyone import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open


SIZES = ({"width": 1280, "height": 720}, {"width": 390, "height": 844, "phone": True})


def put(page: Page, part: str, thing: str, value: str) -> None:
    """Change a thing of a part of the table."""
    page.get_by_label("What do you set up?").select_option(label=part)
    field = page.locator(".things label", has_text=thing).locator(".field").first
    if field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(label=value)
    else:
        field.fill(value)
        field.press("Tab")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_position_of_amyitis_is_set_up_and_played_on(house: House, open_page: Open, phone: bool) -> None:
    page = open_page(house, "/analysis?setup=amyitis", Guest(house), **SIZES[phone])
    expect(page.locator(".verdict")).to_have_text("This position can be played.")
    put(page, "Red", "talents", "7")
    put(page, "Round", "round", "5")
    expect(page.get_by_text("Changed: 2")).to_be_visible()
    put(page, "Garden", "d1, level", "plant")
    expect(page.locator(".verdict")).to_contain_text("Squares planted: 1")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    put(page, "Red", "tiles", "1")
    expect(page.locator(".verdict")).to_have_text("This position can be played.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("radio", name="At this screen").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/"))


def test_a_party_of_mesopotamia_gets_another_province(house: House, open_page: Open) -> None:
    page = open_page(house, "/analysis?setup=mesopotamia", Guest(house))
    put(page, "Kish", "belongs to", "Babylon")
    expect(page.locator(".verdict")).to_have_text("This position can be played.")
    put(page, "Babylon", "troops of", "Mari")
    expect(page.locator(".verdict")).to_contain_text("not those of Mari")


def test_a_moment_of_a_finished_game_is_set_up_differently(
    house: House, open_page: Open, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    page = open_page(house, f"/analysis?table={table}&at=60", guest)
    page.get_by_role("button", name="Set up from here").click()
    page.wait_for_url(re.compile("setup=amyitis"))
    expect(page.get_by_text("Changed:")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert '[Position "set up"]' in saved.value.path().read_text(encoding="utf-8")
