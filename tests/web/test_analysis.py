"""The analysis board in a browser: stepping, trying, noting, sharing, judging, playing on; and puzzles."""

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

AT = re.compile(r"[?&]at=(\d+)")


def at(page: Page, number: int, line: str = "") -> None:
    """Wait until the address tells this place."""
    page.wait_for_url(re.compile(rf"[?&]at={number}{f'&line={line}' if line else ''}(#|$)"))


def analysis(house: House, open_page: Open, finished: tuple[Guest, str], place: int = 60, **more: object) -> Page:
    """The board at a place of a finished game."""
    guest, table = finished
    page = open_page(house, f"/analysis?table={table}&at={place}", guest, **more)
    page.get_by_role("tab", name="Try").wait_for()
    return page


def test_one_steps_with_the_arrows_and_tries_another_move(
    house: House, open_page: Open, finished: tuple[Guest, str]
) -> None:
    page = analysis(house, open_page, finished)
    page.keyboard.press("ArrowRight")
    at(page, 61)
    page.keyboard.press("ArrowLeft")
    at(page, 60)
    page.locator("button[data-code]").last.click()
    at(page, 60, "0")
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator(".variation [aria-current=step]")).to_be_visible()
    page.get_by_label("Note on this position").fill("Worth a thought.")
    expect(page.locator(".variation .note")).to_have_text("Worth a thought.")
    page.get_by_role("button", name="Back to the game").click()
    at(page, 60)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    at(page, 60, "0")
    page.reload()
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator(".variation .note")).to_have_text("Worth a thought.")
    page.get_by_role("button", name="Delete this variation").click()
    expect(page.locator(".variation")).to_have_count(0)


def test_a_link_and_a_saved_game_hold_what_was_tried(
    house: House, open_page: Open, finished: tuple[Guest, str]
) -> None:
    page = analysis(house, open_page, finished, 70)
    page.locator("button[data-code]").last.click()
    at(page, 70, "0")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save with variations").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert "\n(\n71 " in text
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Share", exact=True).last.input_value()
    other = open_page(house, None)
    other.goto(link)
    other.get_by_role("tab", name="Moves").click()
    expect(other.locator(".variation [aria-current=step]")).to_be_visible()


def test_a_finished_table_and_a_replay_lead_there(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}/replay?at=33", guest)
    page.get_by_role("link", name="Analyse this moment").click()
    at(page, 33)
    page.goto(f"{house.address}/analysis")
    page.locator(f"a[href='/analysis?table={table}']").click()
    page.get_by_role("tab", name="Try").wait_for()


def test_one_plays_on_from_a_position(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    page = analysis(house, open_page, finished, 60)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_text("At this screen").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("button[data-code]").first.wait_for()


@pytest.mark.parametrize(("width", "height", "phone", "dark"), [(1280, 720, False, False), (390, 844, True, True)])
def test_it_fits_and_everybody_can_use_it(
    house: House, open_page: Open, finished: tuple[Guest, str], width: int, height: int, phone: bool, dark: bool
) -> None:
    page = analysis(house, open_page, finished, width=width, height=height, phone=phone, dark=dark)
    for tab in ("Try", "Moves", "Report"):
        page.get_by_role("tab", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert findings(page) == []


def test_puzzles_are_solved_one_after_the_other(house: House, open_page: Open) -> None:
    page = open_page(house, "/puzzles?game=amyitis&puzzle=0")
    page.locator("button[data-code]").first.click()
    expect(page.get_by_role("status").filter(has_text="you win")).to_be_visible()
    expect(page.get_by_text("1 solved")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    page.locator("button[data-code]").first.wait_for()
    assert findings(page) == []
