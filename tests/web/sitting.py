"""What somebody at a table does, in a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GLOWING = ".thing.legal"
CHOICE = ".asking button[data-code]"
CONFIRM = ".asking .confirm .primary"
OVER = ".asking.over"
SLOW_BOTS = 240_000
"""Milliseconds: bots of the usual level may be first, and the tests' server lets them think in plain Python."""

WHERE = """thing => {
    // a point of the thing where nothing lies over it
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92])
        for (const along of [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]) {
            const x = left + width * along, y = top + height * down;
            if (document.elementFromPoint(x, y)?.closest('.thing') === thing) return { x, y };
        }
    return null;
}"""

ONE_OF_THEM = f"""([what, number]) => {{
    const things = document.querySelectorAll(what);
    return things.length ? ({WHERE})(things[number % things.length]) : null;
}}"""


ANY_CHOICE = f"""number => {{
    const choices = document.querySelectorAll('{CHOICE}:enabled');
    if (choices.length) choices[number % choices.length].click();
}}"""


def wait_for_first_turn(page: Page) -> None:
    """Wait until something is asked at a table with bots of the usual level."""
    page.locator(CHOICE).first.wait_for(timeout=SLOW_BOTS)


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked, or the game is over: then False."""
    page.locator(f"{CHOICE}:enabled, {CONFIRM}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def moves(page: Page) -> int:
    """How many moves the page's log tells of."""
    return int(page.locator("[data-number]").last.get_attribute("data-number") or 0)


def wait_for_move(page: Page, number: int) -> None:
    """Wait until the log tells of a move."""
    page.wait_for_function(
        """number => [...document.querySelectorAll('[data-number]')].some(
            entry => Number(entry.dataset.number) >= number
        )""",
        arg=number,
    )


def place_of(thing: Locator) -> tuple[float, float] | None:
    """Where a thing on the board can be clicked."""
    place = thing.evaluate(WHERE)
    return None if place is None else (place["x"], place["y"])


def click_what_glows(page: Page, step: int) -> None:
    """Click one of the things that glow on the board, a different one at every step.

    Sometimes, and where none glows, click a choice of the panel.
    """
    place = page.evaluate(ONE_OF_THEM, [GLOWING, step * 7]) if step % 6 else None
    if place is not None:
        page.mouse.click(place["x"], place["y"])
        page.wait_for_timeout(30)
    # found and clicked in one go: the board's answer may exchange the choices at any moment
    page.evaluate(ANY_CHOICE, step * 3)


def choose(page: Page, words: str) -> None:
    """Click the choice with these words, and confirm it where that is asked."""
    before = moves(page)
    page.locator(CHOICE, has_text=words).first.click()
    page.locator(f"{CONFIRM}, [data-number='{before + 1}']").first.wait_for(state="attached")
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    wait_for_move(page, before + 1)
