"""Playing by clicking whatever is simplest, by scripts alone: in any browser that runs scripts."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Protocol

from web.rulers import USUAL

if TYPE_CHECKING:
    from collections.abc import Callable


class Scripted(Protocol):
    """A page in which scripts run."""

    def evaluate(self, script: str, given: Any = None, /) -> Any:
        """What a function gives."""


OVER = ".asking.over"
CURTAIN = "dialog[aria-labelledby=curtain] .gold"
NO = ".desk article .row button:last-child:enabled"
"""Decline an offer, refuse a caravan, pay no tolls."""
BOLD = (".desk .stacks .chip:enabled", ".desk .tiles .chip[aria-pressed=false]:enabled")
"""Troops that can march, and campaigns."""
SIMPLE = (
    USUAL,
    ".desk .battle .gold:enabled",
    ".desk .battle .chip:enabled",
    ".desk [role=tabpanel] p .gold:enabled",
    ".desk [role=tabpanel] .chips .chip[aria-pressed=false]:enabled",
    ".desk .tiles .chip:enabled:not([aria-pressed])",
    ".desk .ways .button:enabled",
    ".desk [role=tabpanel] .chip:enabled",
)
"""The simplest things a panel offers: the usual, fight, pay a campaign, a rival, build, end the turn, any answer."""
FIRST = """async ways => {
    const way = ways.find(way => document.querySelector(way));
    if (way) document.querySelector(way).click();
    do await new Promise(drawn => requestAnimationFrame(drawn));
    while (document.querySelector('.desk[aria-busy=true]'));
    return way;
}"""
CHOICES = """number => {
    if (document.querySelector('.asking.over')) return 'over';
    const all = [...document.querySelectorAll('.asking .confirm .primary, .asking button[data-code]:enabled')];
    const sure = all.find(one => one.matches('.primary')) ?? all[number % all.length];
    sure?.click();
    return sure ? 'clicked' : 'waits';
}"""
"""A choice of the panel, a different one at every step, and sure of it where that is asked."""
PATIENCE = 120.0
"""Seconds without a decision, while bots think."""


def one_click(page: Scripted, bold: bool) -> str | None:
    """Click the first thing there is, wait for the answer, and say which it was.

    All in one go, since what a bot takes back may be gone soon.
    """
    clicked: str | None = page.evaluate(FIRST, [CURTAIN, NO, *(BOLD if bold else ()), *SIMPLE])
    return clicked


def play_on(page: Scripted, done: Callable[[], bool], patience: float = 120.0) -> int:
    """Click the simplest things until it is done; returns how many clicks that took. The curtain is no decision."""
    clicks, last = 0, time.monotonic()
    while time.monotonic() < last + patience:
        if done():
            return clicks
        clicked = one_click(page, bold=clicks % 5 == 0)
        if clicked is None:
            time.sleep(0.02)
        elif clicked != CURTAIN:
            clicks, last = clicks + 1, time.monotonic()
    raise AssertionError(page.evaluate("() => document.querySelector('.asking')?.innerText ?? document.body.innerText"))


def play_to_the_end(page: Scripted, game: str) -> int:
    """Play the game that is open; returns how many clicks that took."""
    if game == "mesopotamia":
        return play_on(page, lambda: bool(page.evaluate(f"() => !!document.querySelector('{OVER}')")))
    clicks, last = 0, time.monotonic()
    while time.monotonic() < last + PATIENCE:
        done = page.evaluate(CHOICES, clicks * 5 + 1)
        if done == "over":
            return clicks
        if done == "clicked":
            clicks, last = clicks + 1, time.monotonic()
        time.sleep(0.02)
    raise AssertionError(page.evaluate("() => document.body.innerText"))
