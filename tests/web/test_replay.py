"""Games watched again, move by move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.expectations import soon
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open


def at(page: Page, number: int) -> None:
    """Wait until the page shows the position after this many moves."""
    page.wait_for_function(
        "number => document.querySelector('input[type=range]')?.valueAsNumber === number", arg=number
    )


def test_stepping_scrubbing_and_jumping(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    last = guest.moves(table)
    page = open_page(house, f"/t/{table}/replay?at=10", guest)
    page.get_by_label("Moment", exact=True).wait_for()
    at(page, 10)
    page.get_by_role("button", name="One move on").click()
    at(page, 11)
    page.get_by_role("button", name="One move back").click()
    at(page, 10)
    page.keyboard.press("ArrowLeft")
    at(page, 9)
    page.keyboard.press("End")
    at(page, last)
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.wait_for_url("**/replay?at=0")
    page.get_by_label("Jump to a round").select_option("3")
    history = guest.client.get(f"/api/tables/{table}/history").json()["history"]
    third = next(entry["number"] for entry in history if entry["round"] == 3)
    at(page, third)
    page.locator("[aria-current=step]").first.wait_for()
    page.get_by_role("img", name="Prestige over time").click(position={"x": 300, "y": 60})
    page.wait_for_function("third => document.querySelector('input[type=range]')?.valueAsNumber > third", arg=third)


def test_it_plays_by_itself(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}/replay?at=5", guest)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]')?.valueAsNumber >= 7")
    page.get_by_role("button", name="Pause").click()


def test_scores_are_those_of_the_moment(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    entry = guest.client.get(f"/api/tables/{table}/history").json()["history"][80]
    page = open_page(house, f"/t/{table}/replay?at=80", guest)
    ends = [re.compile(rf"\s{score}\s*$") for score in entry["scores"]]
    soon(page.locator("figcaption .seat")).to_have_text(ends, use_inner_text=True)


def test_a_running_game_can_be_replayed_by_anyone(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen")
    actions = guest.client.get(f"/api/tables/{table}/state", params={"seat": 0}).json()
    seat = actions["turn"][0]
    code = guest.client.get(f"/api/tables/{table}/state", params={"seat": seat}).json()["view"]["actions"][0]["code"]
    guest.client.post(f"/api/tables/{table}/moves", json={"seat": seat, "number": 0, "action": code}).raise_for_status()
    page = open_page(house, f"/t/{table}/replay?at=1")
    at(page, 1)


def test_fair_dice_are_checked(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}/replay", guest)
    page.get_by_text("Link, save file, fair dice").click()
    page.get_by_text("Fair dice", exact=True).click()
    page.get_by_role("button", name="Check it in this browser").click()
    page.get_by_text("The seed fits the hash").wait_for()
