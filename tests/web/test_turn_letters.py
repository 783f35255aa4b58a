"""A game by days, and the letter that says that it is one's turn: from the address to the end of letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from server.local_mail import SITE, MailBox, mail_box
from server.running_server import RunningServer, quiet_settings, serving
from tworivers.games import GAMES
from tworivers.server.settings import PAGES
from web.running_server import Guest
from web.test_everyone import findings_by_day_and_night
from web.test_friends import picture

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from web.conftest import Open

DAYS = {"kind": "days", "hours": 24, "reserve": 48}
DESKTOP: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "phone": True}


@pytest.fixture(scope="module")
def post_house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, MailBox]]:
    """A server that sends letters, and their box; whoever is away hears of a turn after a second."""
    quiet = quiet_settings(tmp_path_factory.mktemp("post"))
    with mail_box() as (box, mail):
        settings = replace(quiet, games=GAMES, pages=PAGES, mail=mail, notice_after=1.0, notice_every=0.2)
        with serving(settings) as server:
            yield server, box


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()


def path_in(text: str, kind: str) -> str:
    """The path of a link in a letter."""
    found = re.search(rf"{SITE}(/{kind}/\S+)", text)
    assert found, text
    return found[1]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_letter_tells_of_a_turn_until_one_wants_no_more(
    post_house: tuple[RunningServer, MailBox], open_page: Open, phone: bool
) -> None:
    (house, box), size = post_house, PHONE if phone else DESKTOP
    shot = "phone" if phone else "desktop"
    sent, name = len(box.letters), f"Ada {shot}"
    ada, ben = Guest(house), Guest(house)  # type: ignore[arg-type]
    ada.client.post("/api/accounts", json={"account": name, "password": "eight letters"}).raise_for_status()
    page = open_page(house, "/", ada, **size)

    open_settings(page)
    page.get_by_text("Account", exact=True).click()
    page.locator("summary", has_text="E-mail address").click()
    page.get_by_label("E-mail address").fill(f"ada-{shot}@example.org")
    page.get_by_label("Password", exact=True).first.fill("eight letters")
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text(f"A link has been sent to ada-{shot}@example.org.")).to_be_visible()
    page.goto(house.address + path_in(box.last(sent + 1).text, "confirm"))
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("heading", name="Address confirmed")).to_be_visible()
    page.goto(f"{house.address}/lobby")
    open_settings(page)
    page.get_by_role("switch", name="Write to me").check()
    expect(page.get_by_role("group", name="Quiet hours")).to_be_visible()
    picture(page, f"notices-{shot}")
    assert findings_by_day_and_night(page) == []

    # away from the table: the game waits for her
    page.goto(f"{house.address}/people")
    table = ada.new_table("me", "open", time_control=DAYS, hints=False)  # nobody thinks at this server
    ben.client.post(f"/api/tables/{table}/seats/1/join").raise_for_status()
    while 0 not in ben.client.get(f"/api/tables/{table}").json()["turn"]:
        state = ben.client.get(f"/api/tables/{table}/state", params={"seat": 1}).json()
        move = {"seat": 1, "number": state["number"], "action": state["view"]["actions"][0]["code"]}
        ben.client.post(f"/api/tables/{table}/moves", json=move).raise_for_status()
    letter = box.last(sent + 2)
    assert letter.subject == "Your turn: Amyitis"
    page.goto(house.address + path_in(letter.text, "t"))
    page.locator(".asking").wait_for()
    page.goto(house.address + path_in(letter.text, "stop"))
    expect(page.get_by_role("heading", name="No more letters")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    assert ada.client.get("/api/notices").json()["mail"] is False
