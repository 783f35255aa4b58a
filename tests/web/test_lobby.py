"""Strangers meet: home, lobby, sitting down, playing by days, resigning, coming back, stopping, a rematch."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.running_server import Guest, House
from web.sitting import CHOICE, CONFIRM
from web.test_everyone import findings_by_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

DESKTOP: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "phone": True}
PICTURES = os.environ.get("TWORIVERS_PICTURES")
"""A folder for screenshots, for whoever wants to look at them."""


def picture(page: Page, name: str) -> None:
    """Keep how it looks, if somebody wants to see it."""
    if PICTURES:
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def named(house: House, name: str) -> Guest:
    """A guest of that name."""
    guest = Guest(house)
    guest.client.patch("/api/me", json={"name": name}).raise_for_status()
    return guest


def open_table_panel(page: Page, phone: bool) -> None:
    """Open the panel about the table itself."""
    if phone:
        page.get_by_role("button", name="Table", exact=True).click()
    else:
        tab = page.get_by_role("tab", name="Table")
        if tab.get_attribute("aria-selected") != "true":  # on a low screen another click would fold it
            tab.click()


def close_sheet(page: Page, phone: bool) -> None:
    """Close it again, where it lies over the rest."""
    if phone and page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_strangers_meet_play_by_days_part_and_meet_again(house: House, open_page: Open, phone: bool) -> None:
    size, shot = (PHONE, "phone") if phone else (DESKTOP, "desktop")
    names = {name: f"{name} {shot}" for name in ("Ada", "Ben")}
    ada, ben = (open_page(house, "/", named(house, name), **size) for name in names.values())
    carl = open_page(house, "/lobby", **size)

    ada.get_by_role("link", name="Find opponents").click()
    ada.locator("form").get_by_text("By days", exact=True).click()
    assert findings_by_day_and_night(ada) == []
    picture(ada, f"lobby-{shot}")
    ada.get_by_role("button", name="Find me a game").click()
    expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ada.get_by_text("Show as a QR code").click()
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    ada.get_by_label("Say something").fill("Welcome!")
    ada.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("log").get_by_text("Welcome!")).to_be_visible()
    assert findings_by_day_and_night(ada) == []
    picture(ada, f"waiting-{shot}")

    # whoever was there before sees the table come, without loading the page anew
    listed = carl.locator("li", has_text=names["Ada"])
    expect(listed).to_contain_text("By days")
    ben.get_by_role("link", name="Find opponents").click()
    ben.locator("li", has_text=names["Ada"]).get_by_role("button", name="Sit down").click()
    expect(listed).to_have_count(0)

    for page in (ada, ben):
        page.locator(".asking").wait_for()
        expect(page.get_by_role("list", name="Clocks").locator("time").first).to_contain_text("d")
    first, second = (ada, ben) if ada.locator(CHOICE).count() else (ben, ada)
    first.locator(CHOICE).first.wait_for()
    first.locator(CHOICE).first.click()
    if first.locator(CONFIRM).count():
        first.locator(CONFIRM).click()
    # while a move is on its way its choices can't be reached by keyboard
    first.wait_for_function("() => !document.querySelector('.side .scroll button:disabled:not(.quiet)')")
    picture(first, f"by-days-{shot}")
    assert findings_by_day_and_night(first) == []

    # one resigns: a computer plays until they come back
    open_table_panel(second, phone)
    second.get_by_role("button", name="Resign").click()
    expect(second.get_by_text("A computer opponent takes your seat over.")).to_be_visible()
    picture(second, f"resign-{shot}")
    second.get_by_role("button", name="Resign").click()
    close_sheet(second, phone)
    expect(second.get_by_text("You have resigned.")).to_be_visible()
    picture(second, f"resigned-{shot}")
    assert findings_by_day_and_night(second) == []
    second.get_by_role("button", name="Take the seat back").click()
    expect(second.get_by_text("You have resigned.")).to_have_count(0)

    # both want to stop: it ends as it stands
    open_table_panel(second, phone)
    second.get_by_role("button", name="Vote to stop").click()
    second.get_by_role("button", name="Vote to stop").click()
    close_sheet(second, phone)
    expect(first.get_by_text("would like to end the game as it stands.")).to_be_visible()
    picture(first, f"vote-{shot}")
    first.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.get_by_text("The game was ended as it stood.")).to_be_visible()
    picture(first, f"ended-{shot}")
    assert findings_by_day_and_night(first) == []

    # and once more: the seat is kept for the other
    first.get_by_role("button", name="Rematch").click()
    expect(first.get_by_text("kept for")).to_be_visible()
    picture(first, f"rematch-{shot}")
    second.get_by_role("button", name="To the rematch").click()
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        page.locator(".asking").wait_for()
        expect(page.get_by_role("list", name="Clocks")).to_be_visible()


def test_my_tables_say_whose_turn_it_is_and_can_be_deleted(house: House, open_page: Open) -> None:
    guest = named(house, "Dan")
    table = guest.new_table("me", "screen", time_control={"kind": "days", "hours": 24, "reserve": 48})
    page = open_page(house, "/", guest, **DESKTOP)
    mine = page.locator(f"li:has(a[href='/t/{table}'])")
    expect(mine).to_contain_text("Your turn · since")
    expect(mine).to_contain_text("2 d 23 h")
    mine.get_by_role("button", name="Take off the list or delete").click()
    expect(page.get_by_text("gone for good")).to_be_visible()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(mine).to_have_count(0)
    assert guest.client.get(f"/api/tables/{table}").status_code == 404


def test_tables_are_private_unless_somebody_says_otherwise(house: House, open_page: Open) -> None:
    page = open_page(house, "/new", **DESKTOP)
    expect(page.get_by_role("switch", name="Anybody may join and watch")).not_to_be_checked()
