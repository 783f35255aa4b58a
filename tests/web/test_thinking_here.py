"""Pages that think for themselves: advice at the server's tables, and finished games judged, without a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.conftest import HERE
from web.running_server import Guest, House
from web.sitting import CHOICE
from web.test_here import ENGINE, START

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

    from web.conftest import Open

pytestmark = pytest.mark.soak
"""Compiling the games for browsers takes minutes."""
ADVICE = ("/hint?", "/chances?", "/preview?", "/swings", "/analysis/")
PROMPT = 1_500
"""Milliseconds in which a hint is there on a machine that does other things besides; alone it takes 300."""
CLICKED = """(chosen) => new Promise((done) => {
  const began = performance.now();
  const seen = new MutationObserver(() => document.querySelector('section.hint') && done(performance.now() - began));
  seen.observe(document.body, { childList: true, subtree: true });
  chosen.click();
})"""


class Asked:
    """What a page asks of the server, and whether it has told it that it thinks."""

    def __init__(self, page: Page) -> None:
        self.advice: list[str] = []
        self.thinks = False
        page.on("request", lambda request: self.advice.append(request.url) if _advice(request.url) else None)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: self._told(str(sent)))

    def _told(self, sent: str) -> None:
        self.thinks = self.thinks or '"thinks":true' in sent

    def wait_until_it_thinks(self, page: Page) -> None:
        for _ in range(START // 100):
            if self.thinks:
                return
            page.wait_for_timeout(100)
        pytest.fail("the page didn't begin to think for itself")


def _advice(url: str) -> bool:
    return any(part in url for part in ADVICE)


def thinking(house: House, open_page: Open, guest: Guest, path: str, **more: object) -> tuple[Page, Asked]:
    """A page that may think for itself."""
    if not ENGINE.is_file():
        pytest.fail("what pages need to play by themselves isn't built: run `make pages`")
    page = open_page(house, None, guest, thinks=True, **more)
    asked = Asked(page)
    page.goto(house.address + path)
    return page, asked


@pytest.mark.parametrize(("game", "others"), [("amyitis", "screen"), ("mesopotamia", "bot")])
def test_hint_and_chances_come_without_a_request(house: House, open_page: Open, game: str, others: str) -> None:
    guest = Guest(house)
    table = guest.new_table("me", others, others, seed="advice", game=game)
    if game == "amyitis":
        guest.play_out(table, 24)
    page, asked = thinking(house, open_page, guest, f"/t/{table}")
    page.locator(f"{CHOICE}, .desk").first.wait_for()
    asked.wait_until_it_thinks(page)
    # the first answer, which loads words and tables, is not what is timed
    page.wait_for_timeout(4_000)
    before = len(asked.advice)
    page.locator("section.chances").wait_for()
    took = page.get_by_role("button", name="Hint", exact=True).evaluate(CLICKED)
    print(f"{game}: a hint after {took:.0f} ms")
    assert page.locator("section.hint b").first.inner_text().strip()
    page.get_by_role("button", name="Do it").click()
    page.wait_for_timeout(1_000)
    assert asked.advice[before:] == []
    assert took < PROMPT


def test_hints_stay_off_where_they_are_off(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="advice", hints=False)
    page, asked = thinking(house, open_page, guest, f"/t/{table}")
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(4_000)
    assert not asked.thinks
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["amyitis-2", "mesopotamia-3"])
def test_a_finished_game_is_judged_by_the_page(house: House, open_page: Open, game: str) -> None:
    guest = Guest(house)
    table = guest.open_save((HERE.parent / "golden" / f"{game}.trg").read_text(encoding="utf-8"))
    page, asked = thinking(house, open_page, guest, f"/analysis?table={table}&at=20")
    page.get_by_role("tab", name="Report").click()
    page.get_by_role("button", name="Judge the game").click()
    page.locator(".report table").wait_for(timeout=4 * START)
    assert [url for url in asked.advice if "/report" in url] == []
