"""The map in the browser: an owner's map is drawn and played, a broken one refused; banners march by drag and keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.view import view
from web.expectations import soon
from web.positions import Position, find
from web.rulers import GOODS, LEDGER, USUAL, drag, enter, opened, province, stock, wait_for_stock
from web.running_server import Guest, House
from web.test_everyone import findings

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from web.conftest import Open

PRINTED = GAME.standard_box.read_text(encoding="utf-8")


def corrected() -> str:
    """The box with two provinces renamed and one border moved: Uruk borders Lagash, no longer Isin."""
    text = PRINTED.replace('"kish"', '"Kuta"').replace('"der"', '"Badra of the East"')
    text = swapped(text, "uruk", "isin", "lagash")
    text = swapped(text, "isin", "uruk", None)
    return swapped(text, "lagash", None, "uruk")


def swapped(text: str, place: str, old: str | None, new: str | None) -> str:
    """The box with one neighbour of a province exchanged for another."""
    start = text.index("borders = [", text.index(f'name = "{place}"')) + len("borders = [")
    end = text.index("]", start)
    names = [name.strip().strip('"') for name in text[start:end].split(",")]
    names = [name for name in names if name != old] + ([new] if new else [])
    return text[:start] + ", ".join(f'"{name}"' for name in names) + text[end:]


def set_up(page: Page, box: Path) -> None:
    """A new table with an owner's box."""
    page.locator("input[type=file]").set_input_files(box)
    page.get_by_text(box.name).wait_for()
    page.get_by_role("button", name="Begin").click()


def ways(page: Page) -> set[str | None]:
    """How roads, and borders that nobody crosses, run on the map."""
    return {path.get_attribute("d") for path in page.locator("svg.mesopotamia :is(.barred, .road)").all()}


def test_an_owners_map_is_drawn_and_played(house: House, open_page: Open, tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text(corrected(), encoding="utf-8")
    guest = Guest(house)
    printed = open_page(house, f"/t/{guest.new_table('me', 'screen', 'screen', game='mesopotamia')}", guest)
    page = open_page(house, "/new?game=mesopotamia")
    set_up(page, box)
    for one in (printed, page):
        one.locator("svg.mesopotamia .name").first.wait_for()
    names = page.locator("svg.mesopotamia .name").all_text_contents()
    assert {"Kuta", "Badra of the East"} <= set(names)
    assert not {"Kish", "Der"} & set(names)
    assert len(names) == len(printed.locator("svg.mesopotamia .name").all_text_contents())
    assert ways(page) != ways(printed)
    province(page, "kish", "Kuta").wait_for(state="attached")
    page.locator(USUAL).click()
    page.locator(".desk .note, dialog .gold").first.wait_for()


def test_a_broken_map_is_refused_with_the_province_named(house: House, open_page: Open, tmp_path: Path) -> None:
    box = tmp_path / "broken.toml"
    box.write_text(swapped(PRINTED, "uruk", None, "lagash"), encoding="utf-8")
    page = open_page(house, "/new?game=mesopotamia")
    page.locator("input[type=file]").set_input_files(box)
    # at once, not only when the table shall begin
    page.get_by_text("province uruk borders lagash, but lagash doesn't border uruk").wait_for()
    assert page.get_by_text(box.name).count() == 0, "it isn't taken"


def march_of(position: Position) -> dict[str, Any] | None:
    """A foot that can march into a neutral province, and has somewhere else to go too."""
    if position.task != "move":
        return None
    table = view(position.match.table.g, position.seat)
    owners = {land["name"]: land["owner"] for land in table["provinces"] if not land["origin"]}
    for march in table["marches"]:
        free = [goal for goal in march["goals"] if goal in owners and owners[goal] is None]
        if march["unit"] == "foot" and march["ready"] > 1 and len(free) > 1:
            return {**march, "free": free}
    return None


def test_banners_march_by_dragging_and_by_clicking(house: House, open_page: Open) -> None:
    position = find(lambda position: march_of(position) is not None)
    march = march_of(position)
    assert march is not None
    one, other, *_ = march["free"]
    guest = Guest(house)
    page = open_page(house, None, guest)
    enter(page, house, opened(guest, position), curtain=position.seat > 0)
    flour = stock(page)["flour"]
    grip = page.locator(f"[data-thing='troops-{march['from']}']")

    # one foot, by choosing the banner and then its goal
    grip.click()
    goal = page.locator(".goal", has=page.locator(f"path[data-goal='{one}']"))
    soon(goal).to_have_attribute("aria-label", re.compile("1 flour"))
    assert findings(page) == []
    page.locator(f"path[data-goal='{one}']").click()
    province(page, one, "realm of").wait_for()
    wait_for_stock(page, flour=flour - 1)

    # whoever is left, by dragging the banner
    drag(page, grip, page.locator(f"path[data-goal='{other}']"))
    province(page, other, "realm of").wait_for()
    soon(page.locator(LEDGER).nth(GOODS.index("flour"))).not_to_have_text(str(flour - 1))
    assert stock(page)["flour"] < flour - 1
