"""Broken lines: the server dies, the network goes, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.expectations import soon
from web.running_server import Guest, House
from web.sitting import CHOICE, wait_for_move

if TYPE_CHECKING:
    from web.conftest import Open

LOST = "No connection"
MISSING = "() => { window.loadedBefore = true; dispatchEvent(new Event('vite:preloadError')); }"
"""What happens to a page that asks for a file that it doesn't get."""
BACK = 60_000
"""Milliseconds: pages try again with growing pauses of ten seconds at most, and a start takes as long as it takes."""


def test_the_server_is_killed_in_mid_turn(own_house: House, open_page: Open) -> None:
    guest = Guest(own_house)
    table = guest.new_table("me", "screen", seed="killed")
    page = open_page(own_house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE).nth(1).click()
    wait_for_move(page, 1)
    page.locator(f"{CHOICE}:enabled").first.wait_for()
    question = page.locator("#question").inner_text()
    own_house.kill()
    page.get_by_text(LOST).wait_for()
    assert page.locator("#question").inner_text() == question, "the table stays in sight"
    own_house.start()
    page.get_by_text(LOST).wait_for(state="hidden", timeout=BACK)
    assert guest.moves(table) == 1
    page.locator(f"{CHOICE}:enabled").first.click()
    wait_for_move(page, 2)


def test_a_move_made_while_the_line_is_down_is_sent_later(own_house: House, open_page: Open) -> None:
    guest = Guest(own_house)
    table = guest.new_table("me", "screen", seed="later")
    page = open_page(own_house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE).first.wait_for()
    own_house.kill()
    page.get_by_text(LOST).wait_for()
    page.locator(CHOICE, has_text="Pass").click()
    page.get_by_text("Will be sent as soon as the line is back.").wait_for()
    own_house.start()
    page.get_by_text(LOST).wait_for(state="hidden", timeout=BACK)
    wait_for_move(page, 1)
    assert guest.moves(table) == 1


def test_files_that_cannot_be_fetched_take_nothing_out_of_sight(own_house: House, open_page: Open) -> None:
    guest = Guest(own_house)
    page = open_page(own_house, f"/t/{guest.new_table('me', 'screen', seed='files')}", guest)
    page.locator(CHOICE).first.wait_for()
    own_house.kill()
    page.get_by_text(LOST).wait_for()
    page.evaluate(MISSING)
    page.wait_for_timeout(500)
    assert page.locator(CHOICE).first.is_visible()
    own_house.start()
    page.get_by_text(LOST).wait_for(state="hidden", timeout=BACK)
    # the server is there, so its files must have changed: the page is loaded anew
    page.evaluate(MISSING)
    page.wait_for_function("() => !window.loadedBefore")


def test_offline_and_back_with_what_happened_meanwhile(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="away")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE).first.wait_for()
    page.context.set_offline(True)
    page.get_by_text(LOST).wait_for()
    for number in range(3):
        state = guest.client.get(f"/api/tables/{table}/state").json()
        seat = state["turn"][0]
        actions = guest.client.get(f"/api/tables/{table}/state", params={"seat": seat}).json()["view"]["actions"]
        guest.client.post(
            f"/api/tables/{table}/moves",
            json={"seat": seat, "number": number, "action": actions[1 if number == 0 else 0]["code"]},
        )
    assert guest.moves(table) == 3
    page.context.set_offline(False)
    wait_for_move(page, 3)
    # entry 0 and three moves, none twice
    soon(page.locator("[data-number]")).to_have_count(4)


def test_what_was_taken_back_meanwhile_leaves_the_log(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="undone")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    seat = guest.client.get(f"/api/tables/{table}/state").json()["turn"][0]
    page.locator(CHOICE).nth(1).click()
    wait_for_move(page, 1)
    told = page.locator("[data-number='1']").inner_text()
    page.context.set_offline(True)
    page.get_by_text(LOST).wait_for()
    guest.client.post(f"/api/tables/{table}/undo", json={"seat": seat, "number": 1}).raise_for_status()
    actions = guest.client.get(f"/api/tables/{table}/state", params={"seat": seat}).json()["view"]["actions"]
    guest.client.post(
        f"/api/tables/{table}/moves", json={"seat": seat, "number": 0, "action": actions[0]["code"]}
    ).raise_for_status()
    page.context.set_offline(False)
    soon(page.locator("[data-number='1']")).not_to_have_text(told)
    soon(page.locator("[data-number='1']")).to_have_count(1)


def test_a_phone_says_whole_that_the_line_is_lost(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', seed='cut')}", guest, language="de-DE", phone=True)
    page.locator(CHOICE).first.wait_for()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    lost = page.locator("header .lost")
    lost.wait_for(timeout=BACK)
    for width, height in ((360, 740), (390, 844), (844, 390), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        fits, beside = lost.evaluate(
            """one => [one.scrollWidth <= one.clientWidth, [...document.querySelectorAll('header .help, header .me')]
                .every(other => other.getBoundingClientRect().left >= one.getBoundingClientRect().right)]"""
        )
        assert (fits, beside) == (True, True), width
