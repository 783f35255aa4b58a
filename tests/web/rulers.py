"""What a ruler of Mesopotamia does in a browser, and what the server may tell him."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.positions import Position
    from web.running_server import Guest, House

DESK = ".desk"
LEDGER = ".desk .tablet b"
GOODS = ("grain", "flour", "ore", "metal", "wood")
DONE = ".desk .ways .done:enabled"
USUAL = ".desk .ways .gold:enabled"
SECRET_REASONS = (4, 6, 7, 13)
"""Milling, smelting, raising, bank: changes of a stock that others aren't told."""


def opened(guest: Guest, position: Position) -> str:
    """A table that goes on with a position; all its seats are the guest's."""
    return guest.open_save(position.text)


def hand_over(giver: Guest, table: str, seat: int, taker: Guest) -> None:
    """Somebody else sits down on a seat."""
    token = giver.client.post(f"/api/tables/{table}/seats/{seat}/token").raise_for_status().json()["token"]
    taker.client.post("/api/claim", json={"token": token}).raise_for_status()


def enter(page: Page, house: House, table: str, curtain: bool = False) -> None:
    """Open a table, step through the curtain if it hangs there, and wait for map and desk."""
    page.goto(f"{house.address}/t/{table}")
    if curtain:
        page.locator("dialog .gold").click()
    page.locator("svg.mesopotamia").wait_for()
    page.locator(DESK).wait_for()
    page.locator(LEDGER).nth(len(GOODS) - 1).wait_for()


def stock(page: Page) -> dict[str, int]:
    """The goods on the own ledger."""
    return dict(zip(GOODS, map(int, page.locator(LEDGER).all_inner_texts()), strict=True))


def wait_for_stock(page: Page, **goods: int) -> None:
    """Wait until the own ledger shows these numbers of goods."""
    page.wait_for_function(
        """([ledger, goods]) => goods.every(
            ([place, count]) => Number(document.querySelectorAll(ledger)[place].textContent) === count
        )""",
        arg=[LEDGER, [[GOODS.index(good), count] for good, count in goods.items()]],
    )


def province(page: Page, name: str, about: str) -> Locator:
    """A province on the map, of which this is said."""
    return page.locator(f"[data-thing='province-{name}'][aria-label*='{about}']")


def middle_of(thing: Locator) -> tuple[float, float]:
    """Where a thing on the map can be pointed at."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    """Drag a thing onto another, as a hand would: some steps on the way."""
    page.mouse.move(*middle_of(thing))
    page.mouse.down()
    x, y = middle_of(thing)
    page.mouse.move(x + 12, y + 12, steps=3)
    # what a banner can reach glows once it is lifted
    goal.wait_for()
    page.mouse.move(*middle_of(goal), steps=6)
    page.mouse.up()


def round_of(page: Page) -> int:
    """The number the page's bar tells."""
    found = re.search(r"\d+", page.locator("header").get_by_text("Round").inner_text())
    assert found is not None
    return int(found[0])


def overhear(page: Page) -> list[dict[str, Any]]:
    """Everything the server will tell a page over its socket."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def check_secrets(heard: list[dict[str, Any]]) -> int:
    """No message holds what isn't for its seat; returns how many positions of a running game were told."""
    positions = [message for message in heard if message.get("type") == "state" and not message["view"]["over"]]
    for state in positions:
        check_parties(state["view"], state["seat"])
        check_events(state["log"], state["seat"])
    return len(positions)


def check_parties(view: dict[str, Any], seat: int) -> None:
    """Stocks, hands, blanks and baskets of others aren't told."""
    own = view["seats"][seat]
    for place, party in enumerate(view["parties"]):
        if place != seat:
            assert not {"stock", "hand", "blanks"} & set(party), party
    for land in view["provinces"]:
        assert all(stack["seat"] != own or "units" in stack for stack in land["stacks"])
    for offer in view["offers"]:
        if own not in (offer["proposer"], offer["partner"]):
            assert not {"gives", "asks"} & set(offer), offer


def check_events(log: list[dict[str, Any]], seat: int) -> None:
    """What others decided isn't told, and of what came of it only what happens on the table."""
    for entry in log:
        assert entry["seat"] == seat or entry["action"] is None
        for event in entry["events"]:
            if event["seat"] != seat:
                assert event["kind"] != "hand"
                assert event["kind"] != "stock" or event["values"][2] not in SECRET_REASONS
