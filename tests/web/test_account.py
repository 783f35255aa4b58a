"""An account in the settings: signing in, the browsers one is signed in with, another password, signing out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.expectations import soon
from web.running_server import Guest, House, keys_in
from web.sitting import CHOICE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

PASSWORD = "eight letters"


def account(page: Page) -> None:
    """Open the account's part of the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Account", exact=True).click()


def sign_in(page: Page, name: str, password: str = PASSWORD, button: str = "Sign in") -> None:
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name=button).click()


def test_other_browsers_can_be_signed_out(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot")
    here = open_page(house, "/", guest)
    account(here)
    sign_in(here, "Nanshe", "password", "Make this account")
    soon(here.get_by_text("one of those that are tried first")).to_be_visible()
    here.get_by_role("alert").get_by_role("button", name="Close").click()  # it lies over the window, not under it
    sign_in(here, "Nanshe", button="Make this account")
    soon(here.get_by_text("You are signed in as Nanshe.")).to_be_visible()
    soon(here.get_by_text("This browser")).to_be_visible()
    assert here.get_by_role("button", name="Sign out everywhere else").count() == 0

    there = open_page(house, f"/t/{table}")
    soon(there.get_by_text("You are watching")).to_be_visible()
    account(there)
    sign_in(there, "Nanshe")
    soon(there.get_by_role("dialog").get_by_text("Chrome, Linux")).to_have_count(2)
    there.keyboard.press("Escape")
    there.locator(CHOICE).first.wait_for()

    here.reload()
    account(here)
    here.get_by_role("button", name="Sign out everywhere else").click()
    soon(here.get_by_text("Chrome, Linux")).to_have_count(1)
    soon(there.get_by_text("This session was ended. You are a guest here now.")).to_be_visible()
    soon(there.get_by_text("You are watching")).to_be_visible()
    assert there.locator(CHOICE).count() == 0


def test_another_password_and_signing_out_at_a_table(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'bot', 'bot')}", guest)
    page.locator(CHOICE).first.wait_for()
    account(page)
    sign_in(page, "Gula", button="Make this account")
    page.locator("summary", has_text="Change the password").click()
    page.get_by_label("Password so far").fill(PASSWORD)
    page.get_by_label("New password").fill("nine letters")
    page.get_by_role("button", name="Change the password").click()
    soon(page.get_by_text("The password has been changed.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    soon(page.get_by_label("Account name")).to_be_visible()
    soon(page.get_by_text("You are watching")).to_have_count(1)
    sign_in(page, "Gula")
    soon(page.get_by_text("The account name or the password is wrong.")).to_be_visible()
    sign_in(page, "Gula", "nine letters")
    soon(page.get_by_text("You are signed in as Gula.")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(CHOICE).first.wait_for()


def test_what_is_wrong_in_a_window_is_told_in_front_of_it(house: House, open_page: Open) -> None:
    """And in words: not behind the window, and not as the server's own."""
    page = open_page(house)
    page.get_by_role("button", name=re.compile("^Settings")).click()
    page.get_by_label("Your name").fill("Scribe (computer)")
    page.get_by_role("button", name="Save", exact=True).click()
    notice = page.locator("dialog[open] .notice")
    notice.wait_for()
    seen = notice.evaluate(
        """notice => { const {x, y, width, height} = notice.getBoundingClientRect();
            return notice.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    )
    assert seen, "something lies over it"
    assert "computer" in notice.inner_text()
    assert keys_in(notice.inner_text()) == []
