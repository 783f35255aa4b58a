"""Mesopotamia in the browser: a whole game by clicking, a trade, the curtain, phones, German, and who is told what."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from web.clicking import OVER, play_on
from web.rulers import DESK, DONE, USUAL, check_secrets, enter, overhear, round_of, stock, wait_for_stock
from web.running_server import Guest, House
from web.test_everyone import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

SEASONS = 8
CLICKS = 5
"""Clicks a party's season may take on average."""
SEASON_OF_EIGHT = 300
"""Seconds."""
WITH_CONQUESTS = Path(__file__).parents[1] / "golden" / "mesopotamia-3.trg"
"""A game to its end in which cities are conquered."""


def test_a_whole_game_of_three_parties_by_clicking(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="two years")
    page = open_page(house, None, guest)
    heard = overhear(page)
    enter(page, house, table)
    assert page.get_by_role("list", name="The phases of the season").is_visible()
    clicks = play_on(page, lambda: page.locator(OVER).count() > 0)
    page.get_by_role("heading", name="The chronicle").wait_for()
    told = page.get_by_role("dialog").inner_text()
    assert "Winter of year 2." in told
    assert "Symbols on the frame" in told
    assert clicks <= CLICKS * 3 * SEASONS
    assert check_secrets(heard) > 3 * SEASONS


def test_the_chronicle_tells_of_conquests(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.open_save(WITH_CONQUESTS.read_text(encoding='utf-8'))}", guest)
    page.get_by_role("heading", name="The chronicle").wait_for()
    told = page.get_by_role("dialog").inner_text()
    assert re.search(r"(Spring|Summer|Autumn|Winter) of year [12]\..* conquers? ", told, re.DOTALL), told


@pytest.mark.soak
def test_a_season_of_eight_against_bots_takes_less_than_five_minutes(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", *["bot"] * 7, game="mesopotamia", seed="season")
    page = open_page(house, None, guest)
    heard = overhear(page)
    enter(page, house, table)
    began = time.monotonic()
    clicks = play_on(page, lambda: round_of(page) > 1)
    took = time.monotonic() - began
    print(f"{clicks} clicks in {took:.0f} s")
    assert took < SEASON_OF_EIGHT
    assert check_secrets(heard) > 5


def to_the_forges(page: Page) -> None:
    """Mill all and feed the cities; the next main decision is that of the forges, where one may trade."""
    page.get_by_role("button", name="Mill all 5").click()
    page.get_by_role("heading", name="Phase 7").wait_for()
    page.get_by_role("button", name="Feed the cities now").click()
    page.get_by_role("heading", name="Phase 8").wait_for()


def test_a_trade_between_two_browsers(house: House, open_page: Open) -> None:
    ada, ben, cleo = Guest(house), Guest(house), Guest(house)
    table = ada.new_table("me", "open", "open", game="mesopotamia", seed="trade")
    for seat, guest in ((1, ben), (2, cleo)):
        guest.client.post(f"/api/tables/{table}/seats/{seat}/join", json={}).raise_for_status()
    pages, told = [], []
    for guest in (ada, ben):
        page = open_page(house, None, guest)
        told.append(overhear(page))
        page.goto(f"{house.address}/t/{table}")
        page.locator(DESK).wait_for()
        pages.append(page)
    one, other = pages
    to_the_forges(one)
    mine, theirs = stock(one), stock(other)
    one.get_by_role("tab", name="Trade").click()
    one.get_by_role("radio", name="Mari").click()
    for _ in range(2):
        one.get_by_role("button", name="More: You give: metal").click()
    written = one.get_by_role("spinbutton", name="You give: grain")
    written.fill("99")
    written.press("Tab")
    assert written.input_value() == str(mine["grain"]), "no more than one owns"
    one.get_by_role("button", name="More: You get: wood").click()
    one.get_by_role("button", name="Send the offer").click()
    offer = other.get_by_role("article", name="An offer of Babylon")
    offer.wait_for()
    # it blocks nothing: the other mills first
    to_the_forges(other)
    offer.get_by_role("button", name="Counter").click()
    other.get_by_role("button", name="More: You get: metal").click()
    other.get_by_role("button", name="Send the counter-offer").click()
    answer = one.get_by_role("article", name="An offer of Mari")
    answer.get_by_role("button", name="Accept").click()
    answer.wait_for(state="hidden")
    wait_for_stock(one, grain=0, metal=mine["metal"] - 3, wood=mine["wood"] + 1)
    wait_for_stock(other, metal=theirs["metal"] + 3, wood=theirs["wood"] - 1)
    assert check_secrets(told[0]) > 2
    assert check_secrets(told[1]) > 2


def test_the_curtain_falls_between_two_at_one_screen(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="curtain")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(USUAL).click()
    for phase in ("Phase 8", "Phase 10"):
        page.get_by_role("heading", name=phase).wait_for()
        page.locator(DONE).click()
    page.get_by_role("heading", name="Hand the screen to Mari.").wait_for()
    assert not page.locator(DESK).is_visible()
    page.get_by_role("button", name="I am Mari").click()
    page.locator(USUAL).wait_for()
    assert page.get_by_role("region", name="Your ledger").is_visible()


def test_a_phone_in_german_and_by_night(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="phone")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True, dark=True, language="de-DE")
    page.locator(USUAL).wait_for()
    page.locator("svg.mesopotamia").wait_for()
    assert page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        " && document.documentElement.scrollHeight <= innerHeight + 1"
    )
    box = page.locator(USUAL).bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] > 844 / 2
    assert findings(page) == []
    for name in ("Handel", "Karten", "Bündnisse"):
        page.get_by_role("tab", name=name).tap()
        sheet = page.get_by_role("dialog", name=name)
        sheet.wait_for()
        text = page.locator(".asking").inner_text()
        assert re.findall(r"\b(?:panel|map|do|ask|why|card|material|season)-[a-z][a-z-]+\b", text) == []
        assert findings(page) == [], name
        sheet.get_by_role("button", name="Schließen").tap()
        sheet.wait_for(state="hidden")


def test_no_serious_findings_of_axe_on_the_panels(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="axe")
    page = open_page(house, f"/t/{table}", guest)
    page.locator("svg.mesopotamia").wait_for()
    for name in ("Trade", "Cards", "Relations", "Now"):
        page.get_by_role("tab", name=name, exact=False).first.click()
        assert findings(page) == [], name
    to_the_forges(page)
    assert findings(page) == []
