"""Offers at the desk: an answer that is dropped costs nothing, words go with an offer, the own turn comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.expectations import comes_to, soon
from web.rulers import enter, stock, wait_for_stock
from web.running_server import Guest
from web.trio import Trio

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from web.conftest import Open
    from web.running_server import House

PHONE = {"width": 390, "height": 844, "phone": True}
SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
WORDS = "Ore for wood, as in the days of our fathers?"


def offered(trio: Trio) -> int:
    """Babylon offers Mari 2 ore for 1 wood."""
    trio.play(0, "mill 5")
    return trio.play(0, "trade second", "give ore", "give ore", "ask wood", "send")


def offer_of(page: Page, who: str) -> Locator:
    """An offer that waits for an answer."""
    return page.get_by_role("article", name=f"An offer of {who}")


@SCREENS
def test_an_offer_stands_while_its_answer_is_written_and_after_that_is_dropped(
    house: House, open_page: Open, screen: dict[str, object]
) -> None:
    trio = Trio(house)
    offered(trio)
    page = trio.page(open_page, 1, **screen)
    before = stock(page)
    offer = offer_of(page, "Babylon")
    offer.get_by_role("button", name="Counter").click()
    page.get_by_role("button", name="More: You get: ore").click()
    page.get_by_role("button", name="Send the counter-offer").wait_for()
    page.get_by_text("Their offer stands until you send this one.").wait_for()
    page.get_by_role("button", name="Back").click()
    # nothing was decided: the proposer's table is as it was, and the offer can be accepted
    offer.get_by_role("button", name="Accept").click()
    wait_for_stock(page, ore=before["ore"] + 2, wood=before["wood"] - 1)


@SCREENS
def test_a_counter_offer_is_sent_as_it_lies_on_the_scale(
    house: House, open_page: Open, screen: dict[str, object]
) -> None:
    trio = Trio(house)
    offered(trio)
    page = trio.page(open_page, 1, **screen)
    offer_of(page, "Babylon").get_by_role("button", name="Counter").click()
    page.get_by_role("button", name="More: You get: ore").click()
    page.get_by_role("button", name="More: You give: metal").click()
    page.get_by_role("button", name="Less: You give: wood").click()
    page.get_by_role("button", name="Send the counter-offer").click()
    offer_of(page, "Babylon").wait_for(state="hidden")
    page.locator(".open", has_text="Your offer to Babylon:").wait_for()
    (offer,) = trio.guests[0].client.get(f"/api/tables/{trio.table}/state", params={"seat": 0}).json()["view"]["offers"]
    assert offer["proposer"] == "second"
    assert offer["counter"]
    filled = [{name: count for name, count in offer[side]["materials"].items() if count} for side in ("gives", "asks")]
    assert filled == [{"metal": 1}, {"ore": 3}]


def test_an_offer_that_is_gone_is_no_longer_answered(house: House, open_page: Open) -> None:
    trio = Trio(house)
    offered(trio)
    page = trio.page(open_page, 1)
    offer_of(page, "Babylon").get_by_role("button", name="Counter").click()
    page.get_by_role("button", name="Send the counter-offer").wait_for()
    trio.play(0, "withdraw")
    page.get_by_text("Their offer is gone meanwhile").wait_for()
    page.get_by_role("button", name="Send the offer").wait_for()
    # what was written is still there
    soon(page.get_by_role("spinbutton", name="You give: wood")).to_have_value("1")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("tab", name="Trade").click()
    soon(page.get_by_role("spinbutton", name="You give: wood")).to_have_value("0")
    assert page.get_by_text("Their offer is gone meanwhile").count() == 0


@SCREENS
def test_what_cannot_be_accepted_says_why(house: House, open_page: Open, screen: dict[str, object]) -> None:
    trio = Trio(house)
    trio.play(0, "mill 5", "trade second", "give ore", "ask 5 wood", "ask wood", "send")
    offer = offer_of(trio.page(open_page, 1, **screen), "Babylon")
    soon(offer.get_by_role("button", name="Accept")).to_be_disabled()
    offer.get_by_text("You don’t have what Babylon asks for.").wait_for()


@SCREENS
def test_words_go_with_an_offer_to_its_party_alone(house: House, open_page: Open, screen: dict[str, object]) -> None:
    trio = Trio(house)
    trio.play(0, "mill 5")
    sender, reader = trio.page(open_page, 0, **screen), trio.page(open_page, 1, **screen)
    bystander = trio.page(open_page, 2)
    sender.get_by_role("tab", name="Trade").click()
    sender.get_by_role("radio", name="Mari").click()
    sender.get_by_role("button", name="More: You give: ore").click()
    sender.get_by_role("textbox", name="A word to Mari with the offer").fill(WORDS)
    sender.get_by_role("button", name="Send it as a gift").click()
    offer_of(reader, "Babylon").get_by_text(WORDS).wait_for()
    sender.get_by_text(WORDS).first.wait_for()
    # a move of the bystander's later, taken back: the words stay with their offer
    trio.play(2, "mill 4")
    client = trio.guests[2].client
    number = client.get(f"/api/tables/{trio.table}/state", params={"seat": 2}).json()["number"]
    client.post(f"/api/tables/{trio.table}/undo", json={"seat": 2, "number": number}).raise_for_status()
    offer_of(reader, "Babylon").get_by_text(WORDS).wait_for()
    said = [
        [entry["text"] for entry in guest.client.get(f"/api/tables/{trio.table}/chat").json()["chat"]]
        for guest in trio.guests
    ]
    assert said == [[WORDS], [WORDS], []]
    assert bystander.get_by_text(WORDS).count() == 0


def test_there_is_nobody_to_read_words_at_a_bot(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot", game="mesopotamia", seed="trade")
    page = open_page(house, None, guest)
    enter(page, house, table)
    page.get_by_role("tab", name="Trade").click()
    page.get_by_role("radio", name="Mari").click()
    page.get_by_role("button", name="More: You give: ore").click()
    assert page.get_by_role("textbox", name="A word to").count() == 0


@SCREENS
def test_the_own_turn_comes_before_a_trade_that_was_looked_at(
    house: House, open_page: Open, screen: dict[str, object]
) -> None:
    trio = Trio(house)
    for seat in (0, 1):
        trio.get_ready(seat)
    page = trio.page(open_page, 0, **screen)
    page.get_by_role("tab", name="Trade").click()
    page.get_by_role("button", name="More: You give: ore").click()
    trio.get_ready(2)
    while True:
        state = trio.guests[0].client.get(f"/api/tables/{trio.table}/state", params={"seat": 0}).json()
        if state["turn"] == [0]:
            break
        (seat,) = state["turn"]
        state = trio.guests[seat].client.get(f"/api/tables/{trio.table}/state", params={"seat": seat}).json()
        texts = [action["text"] for action in state["view"]["actions"]]
        trio.play(seat, "done" if "done" in texts else texts[0])
    page.get_by_role("heading", name="Phase 11A").wait_for()
    soon(page.get_by_role("tab", name="Now")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Done with building").wait_for()
    # and what lay on the scale still does
    page.get_by_role("tab", name="Trade").click()
    soon(page.get_by_role("spinbutton", name="You give: ore")).to_have_value("1")


def waiting_offers(trio: Trio, seat: int) -> list[str]:
    """Whose offers wait for somebody's answer."""
    state = trio.guests[seat].client.get(f"/api/tables/{trio.table}/state", params={"seat": seat}).json()
    own = state["view"]["seats"][seat]
    return [offer["proposer"] for offer in state["view"]["offers"] if offer["partner"] == own]


def wait_for_offers(trio: Trio, seat: int, proposers: list[str]) -> None:
    """Wait until these offers wait for somebody's answer."""
    comes_to(lambda: waiting_offers(trio, seat), proposers)


@SCREENS
def test_what_one_declines_the_others_are_asked_for(house: House, open_page: Open, screen: dict[str, object]) -> None:
    trio = Trio(house)
    trio.play(0, "mill 5")
    page = trio.page(open_page, 0, **screen)
    page.get_by_role("tab", name="Trade").click()
    page.get_by_role("radio", name="Mari").click()
    page.get_by_role("button", name="More: You give: ore").click()
    page.get_by_role("button", name="More: You get: wood").click()
    page.get_by_label("If it is declined, ask the others").check()
    page.get_by_role("button", name="Send the offer").click()
    wait_for_offers(trio, 1, ["first"])
    following = page.get_by_role("region", name="Then, one after the other")
    soon(following).to_contain_text("Assur")
    # another one is prepared meanwhile
    page.get_by_role("button", name="Prepare another offer").click()
    page.get_by_role("button", name="More: You give: metal").click()
    page.get_by_role("button", name="More: You get: grain").click()
    page.get_by_role("button", name="Send it after that one").click()
    soon(following.get_by_role("listitem")).to_have_count(2)
    assert waiting_offers(trio, 2) == []
    trio.play(1, "decline first")
    wait_for_offers(trio, 2, ["first"])
    trio.play(2, "accept first")
    # what was asked for is there; the other offer is for something else
    wait_for_offers(trio, 1, ["first"])
    following.wait_for(state="hidden")
    (offer,) = trio.guests[1].client.get(f"/api/tables/{trio.table}/state", params={"seat": 1}).json()["view"]["offers"]
    assert offer["gives"]["materials"]["metal"] == 1
    assert offer["asks"]["materials"]["grain"] == 1


def test_an_offer_that_follows_can_be_left_out(house: House, open_page: Open) -> None:
    trio = Trio(house)
    trio.play(0, "mill 5")
    page = trio.page(open_page, 0)
    page.get_by_role("tab", name="Trade").click()
    page.get_by_role("button", name="More: You get: wood").click()
    page.get_by_label("If it is declined, ask the others").check()
    page.get_by_role("button", name="Send the offer").click()
    page.get_by_role("button", name="Leave out: Assur").click()
    trio.play(1, "decline first")
    page.locator(".desk [role=tabpanel]").get_by_text("declines").wait_for()
    page.wait_for_timeout(500)
    assert waiting_offers(trio, 2) == []
