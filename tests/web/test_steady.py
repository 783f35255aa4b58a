"""What others do moves nothing that one is about to touch, on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.rulers import enter
from web.running_server import Guest, House
from web.trio import Trio

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from web.conftest import Open

LESS = ".desk .stepper button >> nth=0"
OFFER = ".desk article"
CLOSE = "dialog .close"
NOW = ".desk [role=tab] >> nth=0"
SETTLED = 400
"""Milliseconds after which all that came in has reached its place."""


def phone(trio: Trio, open_page: Open) -> Page:
    """Babylon's, where it is asked how much it mills."""
    page = trio.page(open_page, 0, width=390, height=844, phone=True)
    page.locator(LESS).wait_for()
    return page


def place(page: Page, what: str) -> float:
    """How far down something is, once all has come to rest."""
    page.wait_for_timeout(SETTLED)
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["y"]


def same(where: float) -> object:
    """The same place, as far as eyes and fingers can tell."""
    return pytest.approx(where, abs=1)


def give_wood(trio: Trio, seat: int) -> None:
    """Somebody offers Babylon wood for nothing."""
    trio.play(seat, "mill 5", "trade first", "give wood", "send")


def test_an_offer_that_comes_or_goes_leaves_the_choices_in_their_place(house: House, open_page: Open) -> None:
    trio = Trio(house)
    page = phone(trio, open_page)
    before = place(page, LESS)
    give_wood(trio, 1)
    page.locator(OFFER).wait_for(state="attached")
    assert place(page, LESS) == same(before)
    give_wood(trio, 2)
    # it is told where one looks, and is one tap away
    page.locator(NOW).locator(".badge", has_text="2").wait_for()
    assert place(page, LESS) == same(before)
    page.locator(NOW).tap()
    page.get_by_role("button", name="Accept").tap(trial=True)
    below = place(page, LESS)
    assert below > before
    trio.play(2, "withdraw")
    trio.play(1, "withdraw")
    page.locator(OFFER).wait_for(state="detached")
    assert place(page, LESS) == same(below)


def test_what_is_read_of_the_world_stays_while_the_world_goes_on(house: House, open_page: Open) -> None:
    trio = Trio(house)
    give_wood(trio, 1)
    page = phone(trio, open_page)
    page.get_by_role("button", name="Since your last turn").last.click()
    before, rows = place(page, CLOSE), page.locator("dialog li").count()
    give_wood(trio, 2)
    page.locator(NOW).locator(".badge", has_text="2").wait_for()
    assert place(page, CLOSE) == same(before)
    assert page.locator("dialog li").count() == rows
    page.locator(CLOSE).tap()
    page.get_by_role("button", name="Since your last turn").last.click()
    page.wait_for_function("rows => document.querySelectorAll('dialog li').length > rows", arg=rows)


def test_an_answer_leaves_what_lies_on_the_scale_in_its_place(house: House, open_page: Open) -> None:
    trio = Trio(house)
    page = phone(trio, open_page)
    page.locator(".desk [role=tab]").nth(1).tap()
    before = place(page, CLOSE)
    page.get_by_role("button", name="More: You give: wood").tap()
    page.get_by_role("button", name="Send it as a gift").tap()
    another = page.get_by_role("button", name="Prepare another offer")
    another.tap()
    more = "dialog button[aria-label='More: You give: ore']"
    at = place(page, more)
    trio.play(1, "mill 5", "decline first")
    page.locator(".open", has_text="Your offer to").wait_for(state="detached")
    assert place(page, CLOSE) == same(before)
    assert place(page, more) == same(at)


def test_chances_have_their_place_before_they_are_known(house: House, open_page: Open) -> None:
    guest, held = Guest(house), list["Route"]()
    table = guest.new_table("me", "bot", "bot", game="mesopotamia", seed="steady")
    page = open_page(house, None, guest, width=390, height=844, phone=True)
    page.route("**/chances*", lambda route: held.append(route))
    enter(page, house, table)
    ways = ".desk .ways .button >> nth=0"
    page.locator(ways).wait_for()
    before = place(page, ways)
    while not held:
        page.wait_for_timeout(100)
    held[0].continue_()
    page.locator("section.chances").wait_for()
    assert place(page, ways) == same(before)
