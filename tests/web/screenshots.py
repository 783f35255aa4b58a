"""Pictures of every screen, on a desktop, by night and on a phone.

PYTHONPATH=tests python -m web.screenshots FOLDER
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from web.chromium import FLAGS, found_chromium
from web.pictures import Album
from web.running_server import Guest, House
from web.sitting import CHOICE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KINDS = {"desktop": (1440, 900, False, False), "dark": (1440, 900, True, False), "phone": (390, 844, False, True)}
MOVES = 96
"""The number of moves after which the garden has something to show."""


def main(folder: Path) -> None:
    """Start a server, play a little, and take the pictures."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.start()
        try:
            tables, album = set_up(house), Album(house)
            browser = playwright.chromium.launch(executable_path=found_chromium(), args=FLAGS)
            for kind in KINDS:
                take_all(browser, house, tables, kind, folder)
                page = page_of(browser, house, album.owner, kind)
                album.take_all(page, taker(page, kind, folder))
                page.context.close()
            browser.close()
        finally:
            house.kill()


def set_up(house: House) -> tuple[Guest, dict[str, str]]:
    """Somebody with a finished table, one in the middle of a game and one that waits."""
    guest = Guest(house)
    guest.client.patch("/api/me", json={"name": "Semiramis"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Ninlil"}, {"kind": "screen", "name": "Enkidu"}]
    tables = {}
    for name, seed in (("over", "garden"), ("playing", "palms")):
        answer = guest.client.post(
            "/api/tables", json={"game": "amyitis", "seats": seats, "seed": seed, "public": True}
        )
        tables[name] = str(answer.json()["id"])
    guest.play_out(tables["over"])
    guest.play_out(tables["playing"], MOVES)
    tables["waiting"] = guest.new_table("me", "open", "bot")
    return guest, tables


def page_of(browser: Browser, house: House, guest: Guest, kind: str) -> Page:
    """A guest's page on one kind of device."""
    width, height, dark, phone = KINDS[kind]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        locale="en",
    )
    context.add_cookies([{"name": "tworivers", "value": guest.cookie, "url": house.address}])
    return context.new_page()


class Taking(Protocol):
    """Takes a picture by its name; of a part of the page, if that is on a wide screen."""

    def __call__(self, name: str, part: str | None = None) -> None:
        """Take it."""


def taker(page: Page, kind: str, folder: Path) -> Taking:
    """Takes pictures of a page, each once it has come to rest."""

    def take(name: str, part: str | None = None) -> None:
        page.wait_for_timeout(900)
        path = folder / f"{name}-{kind}.png"
        if part is None or kind == "phone":
            page.screenshot(path=path)
        else:
            page.locator(part).screenshot(path=path)

    return take


def take_all(browser: Browser, house: House, made: tuple[Guest, dict[str, str]], kind: str, folder: Path) -> None:
    """All screens on one kind of device."""
    guest, tables = made
    page = page_of(browser, house, guest, kind)
    take = taker(page, kind, folder)
    phone = KINDS[kind][3]

    def visit(path: str, landmark: str) -> None:
        page.goto(house.address + path)
        page.locator(landmark).first.wait_for()

    visit("/", "text=My tables")
    take("home")
    page.get_by_role("button", name="Settings").click()
    take("settings")
    visit("/new", "text=Who plays?")
    take("new-table")
    visit(f"/t/{tables['waiting']}", "text=Waiting for players")
    take("waiting")
    visit(f"/t/{tables['playing']}", CHOICE)
    take("table")
    confirming(page)
    take("confirm")
    if phone:
        page.keyboard.press("Escape")
        for sheet in ("Players", "Log"):
            page.get_by_role("button", name=sheet).click()
            take(sheet.lower())
            page.get_by_role("button", name="Close").click()
    visit(f"/t/{tables['over']}", "dialog table")
    take("end")
    visit(f"/t/{tables['over']}/replay?at=150", "figure svg")
    take("replay")
    page.context.close()


def confirming(page: Page) -> None:
    """Pick something that asks for a confirmation, if there is something."""
    page.locator(CHOICE).first.click()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
