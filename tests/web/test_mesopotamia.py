"""Mesopotamia in the browser: a season by clicking, a trade between two rulers, the curtain, phones, German, and who is told what."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from web.house import Guest, House
from web.test_everyone import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

DESK = ".desk"
DONE = ".desk .ways .done:enabled"
USUAL = ".desk .ways .gold:enabled"
CLICKS = 30
"""Clicks a season of three may take at most; answers to bots' offers are among them."""
SECRET_REASONS = (4, 6, 7, 13)
"""Milling, smelting, raising, bank: changes of a stock that others aren't told."""


def overhear(page: Page) -> list[dict[str, Any]]:
    """Everything the server will tell a page over its socket."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def check_secrets(heard: list[dict[str, Any]], seat: int) -> int:
    """No message holds what is for other seats only; returns how many positions were told."""
    positions = [message for message in heard if message.get("type") == "state"]
    for state in positions:
        assert state["seat"] == seat
        for place, party in enumerate(state["view"]["parties"]):
            if place != seat:
                assert not {"stock", "hand", "blanks"} & set(party), party
        own = state["view"]["seats"][seat]
        for province in state["view"]["provinces"]:
            for stack in province["stacks"]:
                assert stack["seat"] != own or "units" in stack
        for offer in state["view"]["offers"]:
            if own not in (offer["proposer"], offer["partner"]):
                assert "gives" not in offer
                assert "asks" not in offer
        for entry in state["log"]:
            if entry["seat"] != seat:
                assert entry["action"] is None
            for event in entry["events"]:
                if event["seat"] != seat:
                    assert event["kind"] != "hand"
                    assert event["kind"] != "stock" or event["values"][2] not in SECRET_REASONS
    return len(positions)


def round_of(page: Page) -> int:
    """The number the page's bar tells."""
    found = re.search(r"\d+", page.locator("header").get_by_text("Round").inner_text())
    assert found is not None
    return int(found[0])


def one_click(page: Page) -> bool:
    """Do the simplest thing the panel offers; whether there was one."""
    ways = (
        ".desk article button:text-is('Decline'):enabled",
        ".desk article button:text-is('Let it pass'):enabled",
        USUAL,
        DONE,
        ".desk .battle .chip:enabled",
        ".desk [role=tabpanel] .chip:enabled",
    )
    for way in ways:
        found = page.locator(way)
        if found.count():
            # what a bot takes back may be gone before it is clicked
            found.evaluate_all("things => things[0]?.click()")
            return True
    return False


def test_a_season_by_clicking(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot", game="mesopotamia", seed="season")
    page = open_page(house, "/", guest)
    heard = overhear(page)
    page.goto(f"{house.address}/t/{table}")
    page.locator(DESK).wait_for()
    page.locator("svg.mesopotamia").wait_for()
    assert page.get_by_role("list", name="The phases of the season").is_visible()
    clicks = 0
    for _ in range(600):
        if round_of(page) > 1:
            break
        if one_click(page):
            clicks += 1
        page.wait_for_timeout(120)
    assert round_of(page) > 1, page.locator(".asking").inner_text()
    assert clicks <= CLICKS
    assert check_secrets(heard, 0) > 5


def to_the_forges(page: Page) -> None:
    """Mill all; the next main decision is that of the forges, where one may trade."""
    page.get_by_role("button", name="Mill all 5").click()
    page.get_by_role("heading", name="Phase 8").wait_for()


def stock(page: Page) -> list[int]:
    """The five goods on the own ledger."""
    return [int(text) for text in page.locator(".desk .tablet b").all_inner_texts()]


def test_a_trade_between_two_browsers(house: House, open_page: Open) -> None:
    ada, ben, cleo = Guest(house), Guest(house), Guest(house)
    table = ada.new_table("me", "open", "open", game="mesopotamia", seed="trade")
    for seat, guest in ((1, ben), (2, cleo)):
        guest.client.post(f"/api/tables/{table}/seats/{seat}/join", json={}).raise_for_status()
    pages, told = [], []
    for guest in (ada, ben):
        page = open_page(house, "/", guest)
        told.append(overhear(page))
        page.goto(f"{house.address}/t/{table}")
        page.locator(DESK).wait_for()
        pages.append(page)
    one, other = pages
    to_the_forges(one)
    before = stock(one), stock(other)
    one.get_by_role("tab", name="Trade").click()
    one.get_by_role("radio", name="Mari").click()
    for _ in range(2):
        one.get_by_role("button", name="More: You give: metal").click()
    one.get_by_role("button", name="More: You get: wood").click()
    one.get_by_role("button", name="Send the offer").click()
    offer = other.get_by_role("article", name="An offer of Babylon")
    offer.wait_for()
    # it blocks nothing: the other mills first
    to_the_forges(other)
    offer.get_by_role("button", name="Counter").click()
    other.get_by_role("button", name="More: You get: metal").click()
    other.get_by_role("button", name="Send the offer").click()
    answer = one.get_by_role("article", name="An offer of Mari")
    answer.get_by_role("button", name="Accept").click()
    answer.wait_for(state="hidden")
    one.wait_for_timeout(300)
    mine, theirs = stock(one), stock(other)
    assert mine[3] == before[0][3] - 3
    assert mine[4] == before[0][4] + 1
    assert theirs[3] == before[1][3] + 3
    assert theirs[4] == before[1][4] - 1
    assert check_secrets(told[0], 0) > 2
    assert check_secrets(told[1], 1) > 2


def test_the_curtain_falls_between_two_at_one_screen(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="curtain")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(USUAL).click()
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
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1")
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
