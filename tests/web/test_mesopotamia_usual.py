"""Doing the usual: said before it is done, stopping where there is something to choose, taken back past others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.expectations import soon
from web.fingers import Finger
from web.rulers import USUAL, enter, stock, wait_for_stock
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

UNDO = "Undo"


class Others:
    """Two rulers without a page, who play by requests."""

    def __init__(self, house: House, table: str) -> None:
        self.table = table
        self.guests = {seat: Guest(house) for seat in (1, 2)}
        for seat, guest in self.guests.items():
            guest.client.post(f"/api/tables/{table}/seats/{seat}/join", json={}).raise_for_status()

    def get_ready(self) -> None:
        """Everybody else ends the season's work."""
        for seat, guest in self.guests.items():
            while True:
                state = guest.client.get(f"/api/tables/{self.table}/state", params={"seat": seat}).json()
                if seat not in state["turn"]:
                    break
                words = {action["text"]: action["code"] for action in state["view"]["actions"]}
                code = words.get("done", words.get("mill 5"))
                move = {"seat": seat, "number": state["number"], "action": code}
                guest.client.post(f"/api/tables/{self.table}/moves", json=move).raise_for_status()


def sat_down(house: House, open_page: Open, seed: str, **screen: object) -> tuple[Page, Others]:
    """A table of three people, one of them at a page."""
    guest = Guest(house)
    table = guest.new_table("me", "open", "open", game="mesopotamia", seed=seed)
    others = Others(house, table)
    page = open_page(house, None, guest, **screen)
    enter(page, house, table)
    return page, others


def test_the_usual_says_what_it_does_and_stops_at_the_forges(house: House, open_page: Open) -> None:
    page, others = sat_down(house, open_page, "usual")
    plan = page.locator("#usual-plan")
    soon(plan.get_by_role("listitem")).to_have_text(["mill 5 grain", "feed 3 cities (7 flour left)"])
    page.locator(USUAL).click()
    page.get_by_role("heading", name="Phase 8").wait_for()
    wait_for_stock(page, grain=5, flour=7, ore=5, metal=5, wood=5)
    others.get_ready()
    # soldiers and works can be paid for: each is asked about
    assert page.locator(USUAL).count() == 0
    page.locator(".desk .ways .done").click()
    page.get_by_role("heading", name="Phase 10").wait_for()
    assert page.locator(USUAL).count() == 0


def test_what_was_done_is_taken_back_though_the_others_are_ready(house: House, open_page: Open) -> None:
    page, others = sat_down(house, open_page, "usual", width=390, height=844, phone=True)
    finger = Finger(page)
    before = stock(page)
    page.get_by_role("button", name="Mill all 5").tap()
    wait_for_stock(page, grain=before["grain"] - 5)
    others.get_ready()
    undo = page.get_by_role("button", name=UNDO)
    soon(undo).to_be_enabled()
    box = undo.bounding_box()
    assert box is not None
    finger.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for_stock(page, grain=before["grain"], flour=before["flour"])
    page.locator(USUAL).wait_for()


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 720}, {"width": 390, "height": 844, "phone": True}])
def test_what_the_usual_will_do_is_in_sight_beside_it(house: House, open_page: Open, screen: dict[str, object]) -> None:
    page, _ = sat_down(house, open_page, "usual", **screen)
    button, plan = page.locator(USUAL).bounding_box(), page.locator("#usual-plan").bounding_box()
    assert button is not None
    assert plan is not None
    assert plan["height"] > 10
    assert plan["y"] + plan["height"] <= button["y"] < plan["y"] + plan["height"] + 20
    lies_over = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('#usual-plan') !== null",
        [plan["x"] + 20, plan["y"] + plan["height"] / 2],
    )
    assert lies_over, "nothing hides it"


def test_one_undo_takes_back_what_one_click_did(house: House, open_page: Open) -> None:
    page, others = sat_down(house, open_page, "usual")
    page.locator(USUAL).click()
    page.get_by_role("heading", name="Phase 8").wait_for()
    fed = stock(page)
    page.get_by_role("button", name="Smelt all").click()
    wait_for_stock(page, ore=0, metal=fed["metal"] + 5)
    others.get_ready()
    soon(page.get_by_role("button", name=UNDO)).to_be_enabled()
    page.get_by_role("button", name=UNDO).click()
    wait_for_stock(page, ore=fed["ore"], metal=fed["metal"])
    # the feeding has shown that nobody starves
    soon(page.get_by_role("button", name=UNDO)).to_have_count(0)
