"""A tap goes to what the finger met, or is refused in sight: also where the page moves or changes under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.expectations import soon
from web.fingers import Finger
from web.running_server import Guest, House
from web.sitting import CHOICE
from web.trio import Trio

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.conftest import Open

MILLED = ".desk .stepper output"
LESS = ".desk .stepper button >> nth=0"
REFUSAL = ".just-changed"
SLOWLY = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.box > .board { transition-duration: 9s !important; }');
    document.adoptedStyleSheets = [sheet];
}"""
PLACE = """() => {
    const { x, y, width, height } = document.querySelector('svg.sheet').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""
STOP_THE_CLOCK = """() => {
    const real = performance.now.bind(performance);
    let stopped = null;
    performance.now = () => stopped ?? real();
    window.goOn = () => { stopped = null; };
    new MutationObserver(() => {
        if (stopped === null && document.querySelector('.asking button[data-code]')) stopped = real();
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""For the page no time passes from the moment in which there is something to choose."""


def middle(thing: Locator) -> tuple[float, float]:
    """Where a finger touches it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def down(page: Page, thing: Locator) -> Finger:
    """A finger on a thing."""
    finger = Finger(page)
    x, y = middle(thing)
    finger.line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    return finger


def up(finger: Finger) -> None:
    """And away."""
    finger.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_slips_away_under_the_finger_is_tapped_all_the_same(house: House, open_page: Open) -> None:
    page = Trio(house).page(open_page, 0, width=390, height=844, phone=True)
    less = page.locator(LESS)
    less.wait_for()
    before = page.locator(".desk .stepper").inner_text()
    finger = down(page, less)
    less.evaluate("less => { less.closest('.stepper').style.translate = '0 -90px'; }")
    up(finger)
    page.wait_for_function("before => document.querySelector('.desk .stepper').innerText !== before", arg=before)
    assert page.locator(REFUSAL).count() == 0


def test_what_is_gone_under_the_finger_is_refused_in_sight(house: House, open_page: Open) -> None:
    page = Trio(house).page(open_page, 0, width=390, height=844, phone=True)
    less = page.locator(LESS)
    less.wait_for()
    finger = down(page, less)
    less.evaluate("""less => {
        const { left, top } = less.getBoundingClientRect(), other = document.createElement('button');
        other.style = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: 60px; height: 60px`;
        other.onclick = () => { window.touched = true; };
        less.remove();
        document.body.append(other);
    }""")
    up(finger)
    soon(page.locator(REFUSAL)).to_have_text("That has just changed: look again.")
    assert page.evaluate("() => window.touched") is None


def test_choices_that_have_just_come_take_no_tap(house: House, open_page: Open) -> None:
    first, second = Guest(house), Guest(house)
    table = first.new_table("me", "open")
    second.client.post(f"/api/tables/{table}/seats/1/join", json={}).raise_for_status()
    asked = first.client.get(f"/api/tables/{table}/state").json()["turn"][0]
    plays, waits = (first, second) if asked == 0 else (second, first)
    page = open_page(house, f"/t/{table}", waits, width=390, height=844, phone=True)
    page.locator(".asking h2").wait_for()
    page.wait_for_timeout(500)
    page.evaluate(STOP_THE_CLOCK)
    while (
        1 - asked
        not in (state := plays.client.get(f"/api/tables/{table}/state", params={"seat": asked}).json())["turn"]
    ):
        move = {"seat": asked, "number": state["number"], "action": state["view"]["actions"][0]["code"]}
        plays.client.post(f"/api/tables/{table}/moves", json=move).raise_for_status()
    choice = page.locator(CHOICE).first
    choice.wait_for()
    Finger(page).press(*middle(choice))
    soon(page.locator(REFUSAL)).to_be_visible()
    question = page.locator("#question").inner_text()
    # seen for a while, it can be chosen
    page.evaluate("() => window.goOn()")
    soon(page.locator(REFUSAL)).to_have_count(0)
    Finger(page).press(*middle(choice))
    soon(page.locator("#question")).not_to_have_text(question)


def test_a_board_that_comes_nearer_stops_under_a_finger_and_goes_on_after_it(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot")
    page = open_page(house, None, guest, width=390, height=844, phone=True)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{house.address}/t/{table}")
    page.locator("svg.sheet").wait_for()
    x, y = middle(page.locator(".box"))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    page.locator(".box.zoomed").wait_for()
    page.evaluate(SLOWLY)
    page.locator(".frame .whole").click()
    page.locator(".box:not(.zoomed)").wait_for()
    finger = down(page, page.locator(".box"))
    before = page.evaluate(PLACE)
    page.wait_for_timeout(300)
    assert page.evaluate(PLACE) == pytest.approx(before, abs=3)
    up(finger)
    page.wait_for_function(f"before => String(({PLACE})()) !== String(before)", arg=before)
    page.locator(".box:not(.zoomed)").wait_for()
