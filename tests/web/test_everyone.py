"""The pages for everyone: phones, German, keyboards, screen readers, slow lines."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from turns import has_turn, in_turn
from tworivers.languages import LANGUAGES
from web.expectations import titled
from web.running_server import Guest, House, keys_in
from web.sitting import CHOICE, CONFIRM, place_of, wait_for_first_turn, wait_for_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOUR = "getComputedStyle(document.body).color"
FIRST_LOAD = 250_000
"""Bytes that may travel until one can play."""


def findings(page: Page, rules: list[str] | None = None) -> list[dict[str, Any]]:
    """What axe finds to be serious or worse, with all of its rules or only some."""
    if not AXE.is_file():
        pytest.skip("axe-core isn't installed: run `npm ci` in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    wish = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options).then(result => result.violations)", wish)
    return [
        {"rule": one["id"], "help": one["help"], "where": [node["target"] for node in one["nodes"]][:4]}
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def findings_by_day_and_night(page: Page) -> list[dict[str, Any]]:
    """What axe finds by day, and in the colours of the night."""
    found = findings(page)
    day = page.evaluate(COLOUR)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"day => {COLOUR} !== day", arg=day)
    found += findings(page, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"day => {COLOUR} === day", arg=day)
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_serious_findings_of_axe(house: House, open_page: Open, finished: tuple[Guest, str], phone: bool) -> None:
    guest, done = finished
    playing = guest.new_table("me", "bot", seed="axe")
    waiting = guest.new_table("me", "open")
    size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    pages = {
        "/": "text=Play now",
        "/new": "text=Who plays?",
        f"/t/{waiting}": "text=Waiting for players",
        f"/t/{playing}": CHOICE,
        f"/t/{done}": "dialog table",
        f"/t/{done}/replay?at=50": "figure svg",
        "/sit/token": "text=No seat here any more",
        "/nowhere": "text=Nothing here",
    }
    page = open_page(house, None, guest, phone=phone, **size)
    for number, (path, landmark) in enumerate(pages.items()):
        # each page today on one kind of screen, tomorrow on the other
        if has_turn(number + phone, 2):
            page.goto(house.address + path)
            page.locator(landmark).first.wait_for()
            page.wait_for_timeout(300)
            assert findings_by_day_and_night(page) == [], path
    page.goto(house.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Account", exact=True).click()
    assert findings_by_day_and_night(page) == []


def test_a_phone(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="phone")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing").first.wait_for()
    assert page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        " && document.documentElement.scrollHeight <= innerHeight + 1"
    )
    box = page.locator(CHOICE).first.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "as large as a thumb"
    assert box["y"] > 844 / 2, "the question is at the thumb"
    for name in ("Players", "Log", "Chat", "Table"):
        page.get_by_role("button", name=name).tap()
        page.get_by_role("dialog").wait_for()
        page.get_by_role("button", name="Close").tap()
        page.get_by_role("dialog").wait_for(state="hidden")
    page.locator(CHOICE, has_text="Pass").tap()
    page.locator(CONFIRM).tap()
    page.get_by_role("button", name="Log").tap()
    wait_for_move(page, 1)


def test_a_double_tap_zooms_and_fits_again(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing").first.wait_for()
    for zoomed in (True, False):
        double_tap(page, 6, 70)
        page.wait_for_function(
            "zoomed => document.querySelector('.box').classList.contains('zoomed') === zoomed", arg=zoomed
        )


def double_tap(page: Page, x: int, y: int) -> None:
    """Tap twice, a tenth of a second apart by the touches' own clock, however slow this machine is."""
    line = page.context.new_cdp_session(page)
    now = time.time()
    for place, kind in enumerate(("touchStart", "touchEnd") * 2):
        points = [{"x": x, "y": y}] if kind == "touchStart" else []
        line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now - 0.2 + place * 0.05}
        )


def test_a_pinch_zooms_and_the_board_fits_its_box(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="pinch")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing").first.wait_for()
    # the line about what was tapped takes room of its own: the board stays whole
    place = place_of(page.locator(".thing").first)
    assert place is not None
    page.touchscreen.tap(*place)
    page.locator(".foot .line:not(.empty)").wait_for()
    edges = page.evaluate(
        """() => {
            const edge = (what, side) => document.querySelector(what).getBoundingClientRect()[side];
            return [edge('.box svg', 'bottom'), edge('.box', 'bottom'), edge('.frame .foot', 'top')];
        }"""
    )
    assert edges[0] - 1 <= edges[1] <= edges[2] + 1
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *along: int) -> None:
        points = [{"x": x, "y": 230, "id": number} for number, x in enumerate(along)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 175, 215)
    for out in range(10, 90, 10):
        touch("touchMove", 175 - out, 215 + out)
    touch("touchEnd")
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.box > *')).transform).a"
    page.wait_for_function(f"() => 2.5 < {scale} && {scale} <= 5")
    touch("touchStart", 60, 330)
    for closer in range(10, 130, 10):
        touch("touchMove", 60 + closer, 330 - closer)
    touch("touchEnd")
    page.wait_for_function(f"() => {scale} === 1")


@pytest.mark.parametrize("path", ["/", "/new", "/t/{done}/replay"])
def test_nothing_is_wider_than_the_screen(
    house: House, open_page: Open, finished: tuple[Guest, str], path: str
) -> None:
    guest, done = finished
    page = open_page(house, path.format(done=done), guest)
    page.locator("main").wait_for()
    page.wait_for_timeout(400)
    for width in (390, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(
            "width => innerWidth === width && document.documentElement.scrollWidth <= width", arg=width
        )


def test_german(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, done = finished
    table = guest.new_table("me", "screen", seed="deutsch")
    page = open_page(house, "/", guest, language="de-DE")
    page.get_by_role("button", name="Sofort spielen").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    for path, landmark in {
        "/new": "text=Wer spielt?",
        f"/t/{table}": CHOICE,
        f"/t/{done}": "text=Woher das Prestige kam",
        f"/t/{done}/replay?at=30": "text=Prestige im Verlauf",
    }.items():
        page.goto(house.address + path)
        page.locator(landmark).first.wait_for()
        page.wait_for_timeout(300)
        assert keys_in(page.locator("body").inner_text()) == [], path
        if path.endswith(table):
            titled(page, "ist am Zug — Amyitis$")


def test_the_language_can_be_switched_and_is_kept(house: House, open_page: Open) -> None:
    page = open_page(house)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.reload()
    page.get_by_role("button", name="Sofort spielen").first.wait_for()


def test_dark_can_be_switched_and_is_kept(house: House, open_page: Open) -> None:
    page = open_page(house)
    page.get_by_role("button", name="Settings").click()
    light = page.evaluate(COLOUR)
    page.get_by_text("Dark", exact=True).click()
    page.wait_for_function(f"light => {COLOUR} !== light", arg=light)
    page.reload()
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")


@pytest.mark.parametrize("language", in_turn(list(LANGUAGES), 2))
def test_the_first_load_is_small(house: House, open_page: Open, language: str) -> None:
    """The first page, and with the first table everything until one can play."""
    page = open_page(house, language=language)
    play = page.locator(".calls button").first
    play.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_load_state("networkidle")
    assert transferred(page) <= FIRST_LOAD, transferred(page)
    play.click()
    wait_for_first_turn(page)
    page.wait_for_load_state("networkidle")
    assert transferred(page) <= FIRST_LOAD, transferred(page)


def transferred(page: Page) -> int:
    """Bytes of files that travelled, as they were packed."""
    return int(
        page.evaluate(
            """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                .filter(one => !one.name.includes('/api/')).reduce((sum, one) => sum + one.transferSize, 0)"""
        )
    )


def test_events_are_announced(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="aloud")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE, has_text="Pass").click()
    page.locator("[aria-live=polite]", has_text="passes.").first.wait_for(state="attached")
