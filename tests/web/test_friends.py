"""Friends in the pages: asking, being here, inviting; reporting and blocking; being banned; sounds and the badge."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.running_server import Guest, House
from web.test_everyone import findings_by_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

DESKTOP: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "phone": True}
PICTURES = os.environ.get("TWORIVERS_PICTURES")
NUMBERS = count(1)


def picture(page: Page, name: str) -> None:
    """Keep how it looks, if somebody wants to see it."""
    if PICTURES:
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def owner(house: House, name: str) -> tuple[Guest, str]:
    """Somebody with an account, and its name."""
    guest, account = Guest(house), f"{name} {next(NUMBERS)}"
    guest.client.patch("/api/me", json={"name": name}).raise_for_status()
    guest.client.post("/api/accounts", json={"account": account, "password": "eight letters"}).raise_for_status()
    return guest, account


def operate(house: House, *typed: str) -> None:
    """Type an operator's command."""
    command = [sys.executable, "-m", "tworivers", "admin", *typed, "--db", f"sqlite:///{house.folder}/tables.sqlite"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "TWORIVERS_JIT": "0"})


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_friends_ask_meet_and_invite(house: House, open_page: Open, phone: bool) -> None:
    size, shot = (PHONE, "phone") if phone else (DESKTOP, "desktop")
    (ada, her), (ben, his) = owner(house, "Ada"), owner(house, "Ben")
    hers = open_page(house, "/friends", ada, **size)
    hers.get_by_label("Name of their account").fill(his.upper())
    hers.get_by_role("button", name="Ask to be friends").click()
    expect(hers.get_by_text("asked; no answer yet")).to_be_visible()
    hers.get_by_role("switch", name="Friends see when I am here").check()
    assert findings_by_day_and_night(hers) == []

    # whoever comes to the lobby learns of it there
    theirs = open_page(house, "/lobby", ben, **size)
    asks = theirs.get_by_role("list", name="Invitations")
    expect(asks).to_contain_text(f"{her} would like to be your friend")
    asks.get_by_role("link", name="Friends").click()
    theirs.get_by_role("button", name="Accept").click()
    expect(theirs.get_by_text("here now")).to_be_visible()
    picture(theirs, f"friends-{shot}")
    assert findings_by_day_and_night(theirs) == []

    table = ada.new_table("me", "open", "bot")
    hers.goto(f"{house.address}/t/{table}")
    hers.get_by_role("button", name=f"Invite: {his}").click()
    expect(hers.get_by_text(f"{his} is invited.")).to_be_visible()
    picture(hers, f"inviting-{shot}")
    assert findings_by_day_and_night(hers) == []
    theirs.goto(f"{house.address}/")
    invited = theirs.get_by_role("list", name="Invitations")
    expect(invited).to_contain_text(f"{her} invites you to Amyitis")
    picture(theirs, f"invited-{shot}")
    assert findings_by_day_and_night(theirs) == []
    invited.get_by_role("link", name="To the table").click()
    theirs.get_by_role("button", name="Sit down").click()
    theirs.locator(".asking").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_somebody_said_is_reported_and_they_are_blocked(house: House, open_page: Open, phone: bool) -> None:
    size, shot = (PHONE, "phone") if phone else (DESKTOP, "desktop")
    (ada, _), (ben, his) = owner(house, "Ada"), owner(house, "Ben")
    table = ada.new_table("me", "open", "open")
    ben.client.post(f"/api/tables/{table}/seats/1/join").raise_for_status()
    ben.client.post(f"/api/tables/{table}/chat", json={"text": "rude words"}).raise_for_status()
    page = open_page(house, f"/t/{table}", ada, **size)
    said = page.get_by_role("log")
    said.get_by_role("button", name="Report or block Ben").click()
    dialog = page.get_by_role("dialog", name="Report Ben")
    expect(dialog).to_contain_text("rude words")
    assert findings_by_day_and_night(page) == []
    picture(page, f"report-{shot}")
    dialog.get_by_label("What happened?").fill("Again and again.")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_text("Thank you. Whoever runs this server will look at it.")).to_be_visible()
    said.get_by_role("button", name="Report or block Ben").click()
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(said.get_by_text("rude words")).to_have_count(0)
    ben.client.post(f"/api/tables/{table}/chat", json={"text": "more of them"}).raise_for_status()
    page.goto(f"{house.address}/friends")
    blocked = page.get_by_role("region", name="Blocked")
    expect(blocked).to_contain_text("Ben")
    picture(page, f"blocked-{shot}")
    assert findings_by_day_and_night(page) == []
    blocked.get_by_role("button", name="Unblock").click()
    expect(page.get_by_role("region", name="Blocked")).to_have_count(0)
    page.goto(f"{house.address}/people/{his}")
    expect(page.get_by_role("button", name="Ask to be friends")).to_be_visible()
    picture(page, f"profile-{shot}")
    assert findings_by_day_and_night(page) == []


def test_whoever_is_banned_reads_why_in_their_language(house: House, open_page: Open) -> None:
    ben, his = owner(house, "Ben")
    page = open_page(house, f"/t/{ben.new_table('me', 'open')}", ben, language="de", **DESKTOP)
    page.get_by_role("heading", name="Mitspieler").first.wait_for()
    operate(house, "ban", his, "--for", "2h", "--reason", "spam")
    expect(page.get_by_role("heading", name="Du kannst hier nicht spielen")).to_be_visible()
    expect(page.get_by_text("Der Grund: spam")).to_be_visible()
    picture(page, "banned")
    page.goto(f"{house.address}/lobby")
    expect(page.get_by_text("Der Grund: spam")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    operate(house, "lift", his)
    page.wait_for_timeout(1500)
    page.goto(f"{house.address}/lobby")
    expect(page.get_by_role("button", name="Mitspieler finden")).to_be_visible()


def test_a_table_that_asks_for_another_rating_says_why(house: House, open_page: Open) -> None:
    (ada, _), (ben, _) = owner(house, "Ada"), owner(house, "Ben")
    slow = {"kind": "days", "hours": 24, "reserve": 0}
    ada.new_table("me", "open", public=True, rating_from=1300, rating_to=1500, time_control=slow)
    new = open_page(house, "/new", ada, **DESKTOP)
    new.get_by_label(re.compile(r"^Who plays \w")).nth(1).select_option("open")
    new.get_by_role("switch", name="Anybody may join and watch").check()
    new.get_by_role("group", name="Others’ rating").get_by_text("± 100").click()
    expect(new.locator("form")).to_contain_text("From 900 to 1100. Yours is 1000")
    new.get_by_role("button", name="Set up and invite").click()
    new.get_by_role("heading", name="Waiting for players").wait_for()
    made = ada.client.get(f"/api/tables/{new.url.rsplit('/', 1)[1]}").json()
    assert (made["rating_from"], made["rating_to"]) == (900, 1100)
    page = open_page(house, "/lobby", ben, **DESKTOP)
    row = page.locator("li", has_text="rating 1300–1500").first
    expect(row).to_contain_text("Your rating is 1000: this table asks for another.")
    expect(row.get_by_role("button", name="Sit down")).to_have_count(0)
    page.locator("form").get_by_text("± 200").click()
    expect(page.locator("form")).to_contain_text("From 800 to 1200. Yours is 1000")
    picture(page, "ratings-asked")
    assert findings_by_day_and_night(page) == []
    guest = open_page(house, "/lobby", **PHONE)
    expect(guest.locator("li", has_text="rating 1300–1500").first).to_contain_text("For that you need an account.")
    picture(guest, "ratings-asked-phone")


BADGES = """
    window.badges = [];
    Object.defineProperty(Navigator.prototype, 'setAppBadge', {
        configurable: true, value: async count => void window.badges.push(count) });
    Object.defineProperty(Navigator.prototype, 'clearAppBadge', {
        configurable: true, value: async () => void window.badges.push(0) });
"""
PLAYED = """
    window.played = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.played++; return start.apply(this, when); };
"""


def play_while(guest: Guest, table: str, seat: int, turn_of: int, *, is_theirs: bool) -> None:
    """Play the first move there is for a seat, as long as it is somebody's turn, or isn't."""
    while (turn_of in guest.client.get(f"/api/tables/{table}").json()["turn"]) == is_theirs:
        state = guest.client.get(f"/api/tables/{table}/state", params={"seat": seat}).json()
        move = {"seat": seat, "number": state["number"], "action": state["view"]["actions"][0]["code"]}
        guest.client.post(f"/api/tables/{table}/moves", json=move).raise_for_status()


def test_the_badge_counts_the_tables_that_wait(house: House, open_page: Open) -> None:
    guest, other = Guest(house), Guest(house)
    tables = [guest.new_table("me", "open") for _ in range(2)]
    for table in tables:
        other.client.post(f"/api/tables/{table}/seats/1/join").raise_for_status()
        play_while(other, table, 1, 0, is_theirs=False)
    page = open_page(house, None, guest, **DESKTOP)
    page.add_init_script(BADGES)
    page.goto(f"{house.address}/")
    page.wait_for_function("() => window.badges.at(-1) === 2")
    page.goto(f"{house.address}/t/{tables[0]}")
    page.wait_for_function("() => window.badges.at(-1) === 2")
    play_while(guest, tables[0], 0, 0, is_theirs=True)
    page.wait_for_function("() => window.badges.at(-1) === 1")
    play_while(guest, tables[1], 0, 0, is_theirs=True)
    page.goto(f"{house.address}/")
    page.wait_for_function("() => window.badges.at(-1) === 0")


def test_a_sound_of_ones_own_choice_is_heard_when_it_is_ones_turn(house: House, open_page: Open) -> None:
    page = open_page(house, None, Guest(house), sound=True, **DESKTOP)
    page.add_init_script(PLAYED)
    page.goto(house.address)
    page.get_by_role("button", name="Settings").click()
    sounds = page.get_by_role("group", name="Sound when it is my turn")
    expect(sounds.get_by_label("Harp")).to_be_checked()
    for sound, tones in (("Bell", 3), ("Drum", 2), ("Flute", 2), ("None", 0)):
        before = page.evaluate("window.played")
        sounds.get_by_text(sound, exact=True).click()
        page.wait_for_function("([before, tones]) => window.played === before + tones", arg=[before, tones])
    picture(page, "sounds")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Sound when it is my turn").get_by_label("None")).to_be_checked()
