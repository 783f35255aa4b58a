"""Every screen of the product, as somebody gets to it: the tests that look at all of them go through this list."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tworivers.games import GAMES
from tworivers.lessons.reading import course_of
from web.running_server import Guest
from web.sitting import CHOICE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.running_server import House

GOLDEN = Path(__file__).parents[1] / "golden"
LEARNED = {"amyitis": "gardener.trg", "mesopotamia": "offers.trg"}
"""Saved games of the lessons, in the middle of which there is much to say."""
OVER = {"amyitis": "amyitis-3.trg", "mesopotamia": "mesopotamia-3.trg"}
LESSONS = {"amyitis": "profit", "mesopotamia": "offer"}
TRADE = ".desk [role=tab] >> nth=1"


@dataclass(frozen=True)
class Screen:
    """A page, what one clicks there, and what shows that it has come."""

    path: str
    landmark: str
    clicks: tuple[str, ...] = ()


SCREENS = {
    "home": Screen("/", ".calls"),
    "settings": Screen("/", "dialog .choices", ("header .me",)),
    "account": Screen(
        "/",
        "dialog input[autocomplete=username]",
        ("header .me", "dialog details:has([autocomplete=username]) > summary"),
    ),
    "new-amyitis": Screen("/new?game=amyitis", "main .field"),
    "new-mesopotamia": Screen("/new?game=mesopotamia", "main .field"),
    "waiting": Screen("/t/{waiting}", ".links, .seats, main h1"),
    "table-amyitis": Screen("/t/{playing-amyitis}", CHOICE),
    "help-amyitis": Screen("/t/{playing-amyitis}", "[data-section]", (".question .book-mark",)),
    "table-mesopotamia": Screen("/t/{playing-mesopotamia}", ".desk"),
    "trade": Screen("/t/{playing-mesopotamia}", ".pans", (TRADE,)),
    "help-mesopotamia": Screen("/t/{playing-mesopotamia}", "[data-section]", (".question .book-mark",)),
    "end-amyitis": Screen("/t/{over-amyitis}", "dialog table"),
    "end-mesopotamia": Screen("/t/{over-mesopotamia}", "dialog table"),
    "replay-amyitis": Screen("/t/{over-amyitis}/replay?at=60", "figure svg"),
    "replay-mesopotamia": Screen("/t/{over-mesopotamia}/replay?at=60", "figure svg"),
    "learn": Screen("/learn", "section li"),
    "lesson-amyitis": Screen(f"/learn/amyitis/{LESSONS['amyitis']}", "button[data-code]"),
    "lesson-mesopotamia": Screen(f"/learn/mesopotamia/{LESSONS['mesopotamia']}", ".desk"),
    "rules-amyitis": Screen("/rules/amyitis", "article section"),
    "rules-mesopotamia": Screen("/rules/mesopotamia", "article section"),
    "nowhere": Screen("/nowhere", "main"),
}


def set_up(house: House) -> tuple[Guest, dict[str, str]]:
    """Somebody with a table that waits, and one in the middle and one at the end of each game."""
    guest = Guest(house)
    guest.client.patch("/api/me", json={"name": "Semiramis"}).raise_for_status()
    tables = {"waiting": guest.new_table("me", "open", "bot")}
    for game in GAMES.values():
        if game.lessons is not None:
            tables[f"playing-{game.name}"] = guest.open_save((game.lessons / LEARNED[game.name]).read_text("utf-8"))
            tables[f"over-{game.name}"] = guest.open_save((GOLDEN / OVER[game.name]).read_text("utf-8"))
            assert course_of(game).lesson(LESSONS[game.name])
    return guest, tables


def visit(page: Page, house: House, screen: Screen, tables: dict[str, str]) -> None:
    """Go there."""
    page.goto(house.address + screen.path.format_map(tables))
    for click in screen.clicks:
        page.locator(click).first.click()
    page.locator(screen.landmark).first.wait_for()


def speak(page: Page, language: str) -> None:
    """Another language by the switch in the header, which may lie under a window."""
    page.locator("header select").first.evaluate(
        """(select, language) => {
            select.value = language;
            select.dispatchEvent(new Event('change', { bubbles: true }));
        }""",
        language,
    )
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
