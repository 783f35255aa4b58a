"""Links and the first page: where they lead, what they say of themselves, and what becomes of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.expectations import soon
from web.rulers import hand_over
from web.running_server import Guest, House
from web.sitting import CHOICE

if TYPE_CHECKING:
    from web.conftest import Open

TEXT_THAT_FADES = """() => document.getAnimations().map(one => one.effect).filter(
    one => one.pseudoElement === null && one.target.textContent.trim() !== ''
        && one.getKeyframes().some(frame => Number(frame.opacity ?? 1) < 1)).length"""


def test_a_seats_link_says_whether_it_still_leads_somewhere(house: House, open_page: Open) -> None:
    guest, friend = Guest(house), Guest(house)
    table = guest.new_table("me", "screen", seed="link")
    token = guest.client.post(f"/api/tables/{table}/seats/0/token").json()["token"]
    page = open_page(house, f"/sit/{token}", friend)
    page.get_by_role("heading", name="A seat is kept for you").wait_for()
    page.get_by_text("Amyitis").first.wait_for()
    host = open_page(house, f"/t/{table}", guest)
    host.locator(CHOICE).first.wait_for()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".asking").wait_for()
    # the same link once more, and one that never was
    for path in (f"/sit/{token}", "/sit/never"):
        page.goto(house.address + path)
        page.get_by_role("heading", name="No seat here any more").wait_for()
        assert page.get_by_text("is kept for you").count() == 0


def test_whoever_loses_a_seat_is_told_why(house: House, open_page: Open) -> None:
    guest, friend = Guest(house), Guest(house)
    table = guest.new_table("me", "bot", seed="displaced")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE).first.wait_for()
    # the line is down when it happens: the page learns of it when it comes back
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    hand_over(guest, table, 0, friend)
    page.context.set_offline(False)
    page.get_by_text("Somebody else sits on your seat now").wait_for(timeout=60_000)
    soon(page.locator(CHOICE)).to_have_count(0)
    assert page.get_by_text("This seat isn").count() == 0


def test_words_in_the_waiting_room_never_fade(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "open")
    page = open_page(house, None, guest)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{house.address}/t/{table}")
    page.get_by_text("waiting …").wait_for()
    assert page.evaluate(TEXT_THAT_FADES) == 0


def test_turned_cards_lie_where_they_lay_for_whoever_comes_later(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="turned")
    watcher = open_page(house, f"/t/{table}", guest, confirm=False)
    watcher.locator("svg.amyitis .card").first.wait_for()
    places = """() => [...document.querySelectorAll('svg.amyitis .turning:not([aria-hidden])')].map(card =>
        [card.querySelector('.thing').dataset.thing, Math.round(card.getBoundingClientRect().x)].join(' '))"""
    whole = watcher.evaluate(places)
    for _ in range(10):
        guest.play_out(table, guest.moves(table) + 1)
        number = guest.moves(table)
        watcher.locator(f"[data-number='{number}']").wait_for(state="attached")
        if 2 < len(watcher.evaluate(places)) < len(whole):
            break
    later = open_page(house, f"/t/{table}", guest)
    later.locator("svg.amyitis .card").first.wait_for()
    found = later.evaluate(places)
    watcher.wait_for_function(f"found => JSON.stringify(({places})()) === JSON.stringify(found)", arg=found)
    assert set(found) < set(whole), "those left lie where they lay"


def test_the_first_page_tells_of_both_games_and_keeps_tables_in_order(house: House, open_page: Open) -> None:
    guest = Guest(house)
    tables = [guest.new_table("me", "screen") for _ in range(2)]
    page = open_page(house, "/", guest, width=390, height=844, phone=True)
    page.get_by_text("2 to 4 players").wait_for()
    other = page.get_by_role("region", name="Mesopotamia")
    soon(other).to_contain_text("3 to 8 players")
    soon(other).to_contain_text("hours")
    soon(other.locator("svg[viewBox='0 0 72 56']")).to_be_visible()
    other.get_by_role("link", name="Rule book").click()
    page.get_by_role("heading", name="The rule book of Mesopotamia").wait_for()
    page.go_back()
    soon(page.locator(".mine time")).to_have_count(2)
    page.locator(f".mine li:has([href='/t/{tables[0]}'])").get_by_role("button", name="Take off the list").click()
    page.get_by_role("button", name="Remove from this list").click()
    soon(page.locator(".mine time")).to_have_count(1)
    page.reload()
    soon(page.locator(".mine time")).to_have_count(1)
    page.get_by_role("button", name="Show one removed table again").click()
    soon(page.locator(".mine time")).to_have_count(2)


def test_only_a_game_with_a_map_offers_another_map(house: House, open_page: Open) -> None:
    page = open_page(house, "/new?game=mesopotamia")
    page.get_by_text("Another map").wait_for(state="attached")
    page.goto(f"{house.address}/new?game=amyitis")
    page.get_by_text("Other numbers: download the file").wait_for(state="attached")
    assert page.get_by_text("Another map").count() == 0
