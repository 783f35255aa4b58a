"""Touches as a finger makes them: down, a moment's rest, up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

REST = 80
"""Milliseconds between down and up."""
THUMB = 44
"""CSS pixels a finger hits safely."""

UNDER = """([x, y]) => {
    const found = document.elementFromPoint(x, y);
    const thing = found?.closest('.thing, button, a');
    const box = document.querySelector('svg.sheet')?.getBoundingClientRect();
    return { what: thing?.dataset.thing ?? thing?.textContent?.trim() ?? found?.tagName ?? '',
             board: box ? [box.x, box.y, box.width, box.height].map(Math.round) : [] };
}"""

GLOWING_PLACES = """() => [...document.querySelectorAll('.thing.legal')].map(thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const x = left + width * along, y = top + height * down;
            if (document.elementFromPoint(x, y)?.closest('.thing') === thing)
                return { id: thing.dataset.thing, x, y, size: Math.min(width, height), says: thing.ariaLabel };
        }
    return null;
}).filter(Boolean)"""


@dataclass(frozen=True)
class Touch:
    """A tap, and what lay under the finger at its beginning and at its end."""

    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def steady(self) -> bool:
        """Whether nothing moved under the finger."""
        return self.before == self.after


class Finger:
    """One finger on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def tap(self, x: float, y: float) -> Touch:
        """Down, a rest, up."""
        before = self.page.evaluate(UNDER, [x, y])
        self.line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(REST)
        after = self.page.evaluate(UNDER, [x, y])
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return Touch(before, after)

    def press(self, x: float, y: float, rest: int = REST) -> None:
        """The same without looking at what lies there: nothing else keeps the page busy meanwhile."""
        self.line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(rest)
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def glowing(self) -> list[dict[str, Any]]:
        """What can be picked on the board, with a place to touch it and how small it is."""
        found: list[dict[str, Any]] = self.page.evaluate(GLOWING_PLACES)
        return found
