"""Pictures of every screen, on a desktop, by night and on a phone: `PYTHONPATH=tests python -m web.screenshots FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.conftest import CHROMIUM, FLAGS
from web.house import Guest, House
from web.sitting import CHOICE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KINDS = {"desktop": (1440, 900, False, False), "dark": (1440, 900, True, False), "phone": (390, 844, False, True)}
MOVES = 96
"""After so many moves the garden has something to show."""


def main(folder: Path) -> None:
    """Start a server, play a little, and take the pictures."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.start()
        try:
            tables = set_up(house)
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for kind in KINDS:
                take_all(browser, house, tables, kind, folder)
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
        answer = guest.client.post("/api/tables", json={"game": "amyitis", "seats": seats, "seed": seed, "public": True})
        tables[name] = str(answer.json()["id"])
    guest.play_out(tables["over"])
    guest.play_out(tables["playing"], MOVES)
    tables["waiting"] = guest.new_table("me", "open", "bot")
    return guest, tables


def take_all(browser: Browser, house: House, made: tuple[Guest, dict[str, str]], kind: str, folder: Path) -> None:
    """All screens on one kind of device."""
    guest, tables = made
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
    page = context.new_page()

    def take(name: str) -> None:
        page.wait_for_timeout(900)
        page.screenshot(path=folder / f"{name}-{kind}.png")

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
    context.close()


def confirming(page: Page) -> None:
    """Pick something that asks for a confirmation, if there is something."""
    page.locator(CHOICE).first.click()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
