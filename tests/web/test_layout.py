"""Room for what a person looks at, on every screen: the question, its choices, the hint, the own stock, the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from web.fingers import THUMB, Finger
from web.rulers import LEDGER, enter
from web.running_server import Guest, House
from web.sitting import CHOICE, CONFIRM, SLOW_BOTS, wait_for_move
from web.trio import Trio

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

DESKTOPS = ((1280, 720), (1366, 768), (1440, 900))
SHORT = {"phone on its side": (844, 390, True), "desktop at 200 %": (720, 450, False)}
MATS = ".mats .mat"

IN_SIGHT = """what => [...document.querySelectorAll(what)].filter(one => {
    // not scrolled away, not cut off, not covered: at its corners one meets the thing itself
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) return false;
    return [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]].every(
        ([x, y]) => {
            const met = document.elementFromPoint(x, y);
            return met !== null && (one.contains(met) || met.contains(one));
        });
}).length"""

AT_REST = """async () => {
    const places = () => [...document.querySelectorAll('main *')].map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(' ');
    for (let before = '', same = 0; same < 5; ) {
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
        await new Promise(requestAnimationFrame);
    }
}"""

SPILLS = """() => [...document.querySelectorAll('.mat header, .mat ul, .asking, .chances, .tablet')].filter(
    one => one.scrollWidth > one.clientWidth + 1).map(one => one.className + ' ' + one.textContent.trim())"""


OVERLAPS = """() => {
    const all = [...document.querySelectorAll('header :is(strong, .round, button, label)')];
    const boxes = all.map(one => [one.ariaLabel || one.innerText, one.getBoundingClientRect()]);
    return boxes.filter(([, a], place) => boxes.slice(place + 1).some(([, b]) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).map(([words]) => words);
}"""
"""What in the page's bar lies over something else."""

SIGNS_CUT = """() => [...document.querySelectorAll('.top .who .emblem')].filter(one => {
    const inner = one.getBoundingClientRect(), outer = one.closest('.top').getBoundingClientRect();
    return inner.top < outer.top || inner.bottom > outer.bottom;
}).length"""
"""How many parties' signs on the ribbon of phases don't stand on it."""


def in_sight(page: Page, what: str) -> int:
    """How many of these are seen whole."""
    return int(page.evaluate(IN_SIGHT, what))


def at_rest(page: Page) -> None:
    """Wait until nothing on the page has moved for a while of its own frames."""
    page.evaluate(AT_REST)


def resized(page: Page, size: tuple[int, int]) -> None:
    """Another size of the window, once the page has taken it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    at_rest(page)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_decision_gets_the_room_it_needs(house: House, open_page: Open, seats: int) -> None:
    guest = Guest(house)
    table = guest.new_table("me", *["screen"] * (seats - 1), seed="room")
    guest.play_out(table, 9)
    page = open_page(house, f"/t/{table}", guest, language="de-DE" if seats == 4 else "en")
    page.locator(CHOICE).first.wait_for()
    page.locator(MATS).first.wait_for()
    resized(page, (1280, 720))
    choices = page.locator(CHOICE).count()
    for size in DESKTOPS:
        resized(page, size)
        assert in_sight(page, CHOICE) >= min(choices, 8), (size, choices)
        assert in_sight(page, MATS) == seats, size
        assert page.evaluate(SPILLS) == [], size
    page.keyboard.press("h")
    page.locator(".hint .primary").wait_for(timeout=60_000)
    for size in DESKTOPS:
        resized(page, size)
        reasons = page.locator(".hint li").count()
        assert in_sight(page, "#question") == 1, size
        assert in_sight(page, ".hint li") == reasons, size
        assert in_sight(page, ".hint .primary") == 1, size
        assert in_sight(page, CHOICE) >= min(choices, 2), size
        assert in_sight(page, MATS) == seats, size


def test_the_log_unfolds_where_there_is_little_room(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="fold")
    guest.play_out(table, 6)
    page = open_page(house, f"/t/{table}", guest, width=1280, height=720)
    page.locator(CHOICE).first.wait_for()
    assert in_sight(page, ".talk [data-number]") == 0
    before = in_sight(page, CHOICE)
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(f"() => ({IN_SIGHT})('.talk [data-number]') > 3")
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(f"before => ({IN_SIGHT})('{CHOICE}') === before", arg=before)


@pytest.mark.parametrize("kind", list(SHORT))
def test_a_low_screen_shows_board_question_and_choices(house: House, open_page: Open, kind: str) -> None:
    width, height, phone = SHORT[kind]
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="low")
    page = open_page(house, f"/t/{table}", guest, width=width, height=height, phone=phone, language="de-DE")
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing").first.wait_for()
    at_rest(page)
    assert in_sight(page, "#question") == 1
    assert in_sight(page, CHOICE) >= 4
    assert in_sight(page, ".own .mat li") >= 13, "the own stock"
    board = page.evaluate("document.querySelector('svg.sheet').getBoundingClientRect().toJSON()")
    assert board["height"] > height * 0.6
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    page.locator(CHOICE, has_text="Passen").click()
    page.locator(CONFIRM).click()
    page.locator(".bar button").nth(1).click()
    wait_for_move(page, 1)


def test_a_low_screen_shows_a_ruler_all_he_needs(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot", game="mesopotamia", seed="low")
    page = open_page(house, None, guest, phone=True, width=844, height=390)
    enter(page, house, table)
    page.locator("#question").wait_for()
    for size in ((844, 390), (720, 450), (390, 844)):
        resized(page, size)
        assert in_sight(page, "#question") == 1, size
        assert in_sight(page, LEDGER) == 5, size
        assert in_sight(page, ".desk .ways .button:enabled") >= 1, size
        assert page.evaluate(OVERLAPS) == [], size
        assert page.locator(".top .who .emblem").count() == 3, "everybody stands somewhere on the ribbon"
        assert page.evaluate(SIGNS_CUT) == 0, size
        map_ = page.evaluate("document.querySelector('svg.mesopotamia').getBoundingClientRect().toJSON()")
        assert min(map_["height"] / size[1], map_["width"] / size[0]) > 0.3, size
        # however far one scrolls, the stock stays
        page.locator(".asking .scroll").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        assert in_sight(page, LEDGER) == 5, size
        # and while one trades
        page.locator(".desk [role=tab]").nth(1).click()
        page.locator("dialog .tablet b").first.wait_for()
        assert in_sight(page, "dialog .tablet b") == 5, size
        page.locator("dialog .inside").evaluate("one => one.parentElement.scrollTo(0, 10_000)")
        assert in_sight(page, "dialog .tablet b") == 5, size
        assert in_sight(page, "dialog .close") == 1, size
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def test_a_hint_is_read_on_a_low_screen(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", seed="low")
    guest.play_out(table, 9)
    page = open_page(house, f"/t/{table}", guest, width=844, height=390, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".asking .foot button[aria-keyshortcuts=h]").tap()
    page.locator(".hint .primary").wait_for(timeout=SLOW_BOTS)
    for size in ((844, 390), (720, 450)):
        resized(page, size)
        assert in_sight(page, "#question") == 1, size
        assert in_sight(page, ".hint .what") == 1, size
        assert in_sight(page, ".hint .primary") == 1, size
        assert in_sight(page, ".hint li") >= 1, size
        assert in_sight(page, ".asking .first") == 0, "one thing at a time"
        what = page.locator(".hint .what span").first.bounding_box()
        assert what is not None
        assert what["height"] < 90, "not a word a line"


def test_a_hint_leaves_a_ruler_his_stock_and_his_ways_on(house: House, open_page: Open) -> None:
    page = Trio(house).page(open_page, 0, phone=True, width=390, height=844)
    page.locator(".desk .ways .button").first.wait_for()
    page.locator(".asking .foot button[aria-keyshortcuts=h]").tap()
    page.locator(".hint .primary").wait_for(timeout=SLOW_BOTS)
    at_rest(page)
    assert in_sight(page, ".hint .primary") == 1
    assert in_sight(page, ".desk .ways .button:enabled") >= 1
    assert in_sight(page, LEDGER) == 5


def test_nothing_moves_under_a_finger(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="finger")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing.legal").first.wait_for()
    finger = Finger(page)
    moved: list[Any] = []
    for place in range(0, len(finger.glowing()), 2):
        page.reload()
        page.locator(CHOICE).first.wait_for()
        page.locator(".thing.legal").first.wait_for()
        thing = finger.glowing()[place]
        touch = finger.tap(thing["x"], thing["y"])
        if not touch.steady or touch.before["what"] != thing["id"]:
            moved.append((thing, touch))
        page.locator(f"{CONFIRM}, .box.zoomed, .asking .foot button:enabled").first.wait_for()
        if page.locator(".asking .foot button:enabled", has_text="Undo").count():
            page.get_by_role("button", name="Undo").tap()
            page.wait_for_function("() => !document.querySelector('.asking .foot button:enabled svg + .label')")
    assert moved == []


def test_small_things_come_closer_by_themselves(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="closer")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    page.locator(CHOICE).first.wait_for()
    page.locator(".thing.legal").first.wait_for()
    finger = Finger(page)
    card = next(thing for thing in finger.glowing() if thing["id"].startswith("craft-") and thing["size"] < THUMB)
    finger.tap(card["x"], card["y"])
    page.locator(".box.zoomed").wait_for()
    closer = next(thing for thing in finger.glowing() if thing["id"] == card["id"])
    assert closer["size"] >= THUMB
    assert guest.moves(table) == 0, "coming closer chooses nothing"
    finger.tap(closer["x"], closer["y"])
    page.wait_for_function("() => document.querySelector('#question').innerText.indexOf('Your turn') < 0")
    page.locator(f"{CHOICE}:enabled").first.wait_for()
    at_rest(page)
    assert min(thing["size"] for thing in finger.glowing()) >= THUMB - 12, "what is asked next is near too"
    # the whole board is one tap away
    page.get_by_role("button", name="Whole board").tap()
    page.wait_for_function("() => !document.querySelector('.box.zoomed')")


def test_my_own_stock_is_always_in_sight(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", seed="stock")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True, confirm=False)
    page.locator(f"{CHOICE}:enabled").first.wait_for()
    assert in_sight(page, ".own .mat li") >= 13
    # what an action brings or costs is shown for a while
    page.evaluate(
        """() => new MutationObserver(() => window.seen ||= document.querySelector('.own .fresh i')?.textContent)
            .observe(document.body, { subtree: true, childList: true })"""
    )
    for _ in range(8):
        page.locator(f"{CHOICE}:enabled").first.click()
        if page.evaluate("window.seen"):
            break
    page.wait_for_function("() => /^[+−][0-9]+$/.test(window.seen ?? '')")
    assert in_sight(page, ".own .mat li") >= 13


def test_what_an_exchange_changed_is_seen_where_the_stock_is(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot", game="mesopotamia", seed="low")
    page = open_page(house, None, guest, phone=True, width=390, height=844)
    enter(page, house, table)
    page.locator(".desk [role=tab]").nth(1).click()
    page.evaluate(
        """() => new MutationObserver(() => {
            window.seen ??= [];
            for (const one of document.querySelectorAll('dialog .tablet .fresh i')) window.seen.push(one.textContent);
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    page.get_by_role("button", name="3 grain for 1 metal").click()
    page.wait_for_function("() => window.seen?.includes('−3') && window.seen.includes('+1')")
