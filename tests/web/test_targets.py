"""On a phone every control has a finger’s room, on every screen; what is decided has room on low ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.fingers import THUMB
from web.screens import SCREENS, set_up, visit

if TYPE_CHECKING:
    from web.conftest import Open
    from web.running_server import Guest, House

TIGHT = """room => {
    const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const found = [];
    for (const one of inside.querySelectorAll('button:enabled, a[href], summary, select, input:not([type=hidden])')) {
        // links in sentences, and the signs of phases, of which the line below tells, are read more than touched
        if (one.localName === 'a' && one.closest('p, dd, td, article li, .phase-link')) continue;
        // a number stands between less and more
        if (one.matches('.stepper input')) continue;
        // what is chosen among a few is drawn as its label
        const drawn = one.offsetWidth > 1 ? one : one.labels?.[0] ?? one;
        const { left, top, right, bottom } = drawn.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const meets = (x, y) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && (one.contains(hit) || [...(one.labels ?? [])].some(label => label.contains(hit)));
        };
        const half = room / 2 - 1.5;
        // what is cut by the screen's edge, or by a box that is scrolled, is brought into sight first
        if (x < half || y < half || x > innerWidth - half || y > innerHeight - half || !meets(x, y)) continue;
        const near = (dx, dy) => meets(x + dx, y + dy);
        const far = (dx, dy) => !near(dx * half, dy * half);
        const box = one.closest('.scroll, dialog')?.getBoundingClientRect();
        const hidden = (dx, dy) => {
            const hit = document.elementFromPoint(x + dx * half, y + dy * half);
            const cut = box && (y + dy * half < box.top || y + dy * half > box.bottom);
            return cut || hit?.closest('.pinned, .top, header');
        };
        const sides = [[0, -1], [0, 1], [-1, 0], [1, 0]].filter(([dx, dy]) => far(dx, dy) && !hidden(dx, dy));
        const [wide, high] = [right - left, bottom - top].map(Math.round);
        if (sides.length) found.push(`${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)} (${wide} x ${high})`);
    }
    return found;
}"""


@pytest.fixture(scope="module")
def places(house: House) -> tuple[Guest, dict[str, str]]:
    return set_up(house)


@pytest.mark.parametrize("name", SCREENS)
def test_a_finger_hits_what_it_means(
    house: House, open_page: Open, places: tuple[Guest, dict[str, str]], name: str
) -> None:
    guest, tables = places
    page = open_page(house, None, guest, width=390, height=844, phone=True)
    visit(page, house, SCREENS[name], tables)
    page.wait_for_timeout(300)
    assert page.evaluate(TIGHT, THUMB) == []


def test_the_scale_has_its_room_though_offers_wait(
    house: House, open_page: Open, places: tuple[Guest, dict[str, str]]
) -> None:
    guest, tables = places
    page = open_page(house, None, guest, width=1280, height=720)
    visit(page, house, SCREENS["trade"], tables)
    # in sight from the first good to the last, above the way to send it
    first, last = (
        page.locator(".pans .stepper").first.bounding_box(),
        page.locator(".pans .stepper").last.bounding_box(),
    )
    send = page.locator(".desk .pinned").bounding_box()
    assert first is not None
    assert last is not None
    assert send is not None
    assert last["y"] + last["height"] <= send["y"] + 1
    assert first["y"] > page.locator(".asking").evaluate("panel => panel.getBoundingClientRect().top")
    # how many offers wait is told where they are
    page.locator(".desk [role=tab]").first.locator(".badge", has_text="2").wait_for()


def test_lists_of_tables_show_no_signs_that_another_party_may_wear(
    house: House, open_page: Open, places: tuple[Guest, dict[str, str]]
) -> None:
    guest, tables = places
    page = open_page(house, "/", guest)
    page.locator(f"a[href*='{tables['over-amyitis']}'] .emblem").first.wait_for()
    other = page.locator(f"a[href*='{tables['over-mesopotamia']}']")
    other.wait_for()
    assert other.locator(".emblem").count() == 0
