"""Tables on the device: played by the page itself, kept over a reload, and taken to the server."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tworivers.games import BUILT_IN
from web.clicking import play_to_the_end
from web.conftest import PAGES
from web.running_server import Guest, House
from web.sitting import ANY_CHOICE, CHOICE, OVER, moves, wait_for_first_turn, wait_for_turn
from web.thumb import Thumb

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

pytestmark = pytest.mark.soak
"""Compiling the games for browsers takes minutes."""
ENGINE = PAGES.with_name("engine.json")
MOST = 2_000
"""Choices in a game."""
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    navigator.serviceWorker.controller ?? await new Promise(done => navigator.serviceWorker.oncontrollerchange = done);
    const { folder, files } = await (await fetch('/engine.json')).json();
    navigator.serviceWorker.controller.postMessage('keep-engine');
    const kept = await caches.open('tworivers-engine');
    while ((await kept.keys()).length < files.length) await new Promise(done => setTimeout(done, 100));
}"""
"""The site is kept, and at once what is otherwise kept when somebody has stayed a while."""
KEPT_TABLE = """() => new Promise((done) => { const asked = indexedDB.open('tworivers', 1); asked.onsuccess = () => {
    const all = asked.result.transaction('tables').objectStore('tables').getAll();
    all.onsuccess = () => done(all.result[0]); }; })"""
START = 60_000
"""Milliseconds in which Python in the page must have begun, on a machine that does other things besides."""


def begin_here(house: House, open_page: Open, game: str = "amyitis", **more: Any) -> Page:
    """A new table on the device, as the page for new tables begins it."""
    if not ENGINE.is_file():
        pytest.fail("what pages need to play by themselves isn't built: run `make pages`")
    page = open_page(house, f"/new?game={game}", **more)
    page.get_by_text("Play on this device").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("/t/here-"), timeout=START)
    return page


def asked_of_tables(page: Page) -> list[str]:
    """What is asked of the server about tables from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables/" in request.url else None)
    return asked


def test_a_table_on_the_device_asks_the_server_nothing_and_outlives_a_reload(house: House, open_page: Open) -> None:
    page = begin_here(house, open_page, confirm=False)
    asked = asked_of_tables(page)
    wait_for_first_turn(page)
    page.locator(CHOICE).first.click()
    wait_for_first_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_text("Suggestion:").wait_for(timeout=START)
    made = moves(page)
    page.reload()
    wait_for_first_turn(page)
    assert moves(page) >= made
    assert asked == []


def test_a_game_from_the_device_goes_on_at_the_server(house: House, open_page: Open) -> None:
    page = begin_here(house, open_page, confirm=False)
    wait_for_first_turn(page)
    kept = page.evaluate(KEPT_TABLE)
    assert json.loads(kept["whole"])["header"]["id"] == kept["id"] == kept["info"]["id"]
    with page.expect_download() as saved:
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Download the save file").click()
    text = saved.value.path().read_text(encoding="utf-8")
    guest = Guest(house)
    table = guest.client.get(f"/api/tables/{guest.open_save(text)}").json()
    assert table["moves"] == kept["info"]["moves"]
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 2


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_visited_once_the_site_plays_without_a_server_and_hands_the_game_over(
    own_house: House, open_page: Open, game: str, phone: bool
) -> None:
    width, height = (390, 844) if phone else (1280, 720)
    page = open_page(own_house, keeps=True, width=width, height=height, phone=phone)
    page.set_default_timeout(START)
    page.evaluate(KEPT)
    own_house.kill()
    page.reload()
    page.get_by_text("There is no connection to the server").wait_for()
    page.goto(f"{own_house.address}/new?game={game}")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("/t/here-"))
    page.locator(f"{CHOICE}, .desk").first.wait_for()
    play_to_the_end(page, game)
    own_house.start()
    page.reload()
    page.locator(OVER).wait_for()
    made = page.evaluate(KEPT_TABLE)["info"]["moves"]
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Take it to the server").click()
    page.wait_for_url(re.compile(r"/t/(?!here-)[\w-]+/replay"))
    table = page.url.split("/")[-2]
    found = page.evaluate("async table => (await fetch(`/api/tables/${table}`)).json()", table)
    assert found["state"] == "over"
    assert found["moves"] == made
    page.goto(own_house.address)
    page.locator(f".mine a[href='/t/{table}']").wait_for()
    assert not page.locator(".mine a[href*='here-']").count()


def test_a_whole_game_is_played_with_the_network_off(house: House, open_page: Open) -> None:
    page = begin_here(house, open_page, confirm=False)
    wait_for_first_turn(page)
    page.context.set_offline(True)
    page.set_default_timeout(START)
    for step in range(MOST):
        if not wait_for_turn(page):
            break
        page.evaluate(ANY_CHOICE, step * 5 + 1)
        page.wait_for_timeout(30)
    assert page.locator(OVER).count() == 1, f"not over after {MOST} choices"


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_is_played_on_a_phone_with_the_network_off(house: House, open_page: Open, game: str) -> None:
    page = begin_here(house, open_page, game, width=390, height=844, phone=True)
    page.locator(f"{CHOICE}, .desk").first.wait_for(timeout=START)
    page.context.set_offline(True)
    page.set_default_timeout(START)
    thumb = Thumb(page, "1")
    assert thumb.play(MOST), f"not over after {thumb.taps} taps"
