"""Which party one plays: its strengths are told, it is chosen or drawn, at the new table and in the waiting room."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from web.expectations import soon
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

BEGIN = "Begin"


def planned(page: Page) -> Page:
    """A new table of three, whose places are told."""
    page.get_by_role("list", name="How Babylon begins").wait_for()
    return page


def test_a_party_is_chosen_by_its_strengths(house: House, open_page: Open) -> None:
    page = planned(open_page(house, "/new?game=mesopotamia"))
    soon(page.get_by_role("list", name="How Mari begins")).to_contain_text("The nearest rival is")
    page.get_by_label("Who plays Mari?").select_option("me")
    # whoever was to play Mari plays Babylon instead
    soon(page.get_by_label("Who plays Babylon?")).to_have_value("bot")
    page.get_by_label("All computers").select_option("random")
    page.get_by_role("button", name=BEGIN).click()
    page.locator(".desk").wait_for()
    info = Guest(house).client.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "me", "bot"]


def test_places_follow_the_number_of_parties(house: House, open_page: Open) -> None:
    page = planned(open_page(house, "/new?game=mesopotamia"))
    page.get_by_label("8", exact=True).check(force=True)
    page.get_by_role("list", name="How Susa begins").wait_for()
    soon(page.get_by_role("list", name="How Qatna begins")).to_contain_text("nomads of its choice")


def test_places_are_drawn(house: House, open_page: Open) -> None:
    page = planned(open_page(house, "/new?game=mesopotamia"))
    page.get_by_role("switch", name="Draw the places").click()
    page.get_by_label("Who plays Seat 2?").wait_for()
    assert page.get_by_role("list", name="How Babylon begins").count() == 0
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        page.get_by_role("button", name=BEGIN).click()
    assert json.loads(sent.value.post_data or "")["draw"] is True


def test_in_the_waiting_room_another_place_can_be_taken(house: House, open_page: Open) -> None:
    host = Guest(house)
    table = host.new_table("me", "open", "open", game="mesopotamia")
    page = open_page(house, f"/t/{table}", host, width=390, height=844, phone=True)
    row = page.get_by_role("listitem").filter(has=page.get_by_role("list", name="How Assur begins"))
    row.get_by_role("button", name="Take this place").tap()
    row.get_by_role("button").wait_for(state="hidden")
    seats = host.client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["yours"] for seat in seats] == [False, False, True]
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_on_a_phone_what_is_told_before_the_game_has_the_line(house: House, open_page: Open) -> None:
    host = Guest(house)
    page = open_page(
        house, f"/t/{host.new_table('me', 'open', 'open', game='mesopotamia')}", host, width=390, height=844, phone=True
    )
    for what in (page.get_by_role("list", name="How Mari begins"), page.locator(".facts dd").last):
        box = what.bounding_box()
        assert box is not None
        assert box["width"] > 100
