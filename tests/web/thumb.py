"""Somebody who plays by thumb alone, and counts what each tap came to."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from web.fingers import Finger

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 20_000
"""Milliseconds in which a tap must be answered, on a machine that has other things to do."""
REST = 300
"""Milliseconds before the next tap: what moves has come to rest, as eyes need it too."""

OVER = ".asking.over"
CHOOSING = f".thing.legal, .asking button[data-code]:enabled, .asking .confirm .primary, .desk button:enabled, {OVER}"

LISTEN = """() => {
    const what = event => event.target.closest?.('.thing, .grip, .goal, .token, button, a, summary') ?? event.target;
    let down = null;
    const send = WebSocket.prototype.send;
    window.moves = 0;
    WebSocket.prototype.send = function (text) {
        if (['move', 'undo'].includes(JSON.parse(text).type)) window.moves += 1;
        return send.call(this, text);
    };
    window.clicked = [];
    addEventListener('pointerdown', event => { down = what(event); }, true);
    addEventListener('click', event => { window.clicked.push(what(event) === down); }, true);
}"""
"""Whether every click meets what the finger met, and how many moves the page has sent."""

STATE = """() => ({
    moves: window.moves, clicks: window.clicked.length, near: document.querySelector('.box > *')?.style.transform,
    own: JSON.stringify([
    [...document.querySelectorAll('[aria-pressed], [aria-selected], [aria-checked], [aria-expanded]')].map(one =>
        [one.ariaLabel ?? one.textContent, one.ariaPressed, one.ariaSelected, one.ariaChecked, one.ariaExpanded]),
    [...document.querySelectorAll('.desk input')].map(one => one.value),
    [...document.querySelectorAll('.desk output, .desk .many, .desk .taken')].map(one => one.textContent),
    document.querySelectorAll('dialog[open]').length,
    document.querySelectorAll('svg .goal').length,
    document.querySelectorAll('.desk article, .desk aside').length,
    document.querySelector('.asking .confirm .chosen')?.innerText,
    document.querySelector('.box > *')?.style.transform,
])})"""
"""What a tap changes: a move is sent, or on the page alone what is chosen, opened, written, how near the board is."""
ANSWERED = f"""before => {{
    const now = ({STATE})();
    return now.moves > before.moves || now.own !== before.own;
}}"""
SEVERAL = "Choose in the panel."
SAID = f"""() => document.querySelector('.foot .line').innerText.includes('{SEVERAL}')"""
"""Where a thing stands for several choices, the board says that the panel asks which."""

TARGETS = """() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const kinds = dialog ? { sheet: 'button:enabled:not([data-book])' } : {
        confirm: '.asking .confirm .primary',
        choice: '.asking > .scroll > :not(.desk) button[data-code]:enabled',
        thing: '.thing.legal', grip: 'svg .grip', goal: 'svg .goal', token: 'svg .token',
        tab: '.desk [role=tab]', ways: '.desk .ways .button:enabled',
        desk: '.desk button:enabled:not([role=tab]):not(.ways *)',
    };
    const found = [];
    for (const [kind, css] of Object.entries(kinds))
        for (const thing of (dialog ?? document).querySelectorAll(css)) {
            const { left, top, width, height } = thing.getBoundingClientRect();
            // what is chosen already stays so
            if (!width || thing.ariaSelected === 'true' || thing.ariaChecked === 'true') continue;
            if (thing.ariaPressed === 'true' && thing.matches('.fan button, .token')) continue;
            const spots = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap(down => [0.5, 0.3, 0.7, 0.15, 0.85].map(along =>
                [left + width * along, top + height * down]));
            const spot = spots.find(([x, y]) => {
                const hit = document.elementFromPoint(x, y);
                return hit && thing.contains(hit) && (hit.closest('button, .thing, .goal') ?? thing) === thing;
            });
            if (!spot) continue;
            found.push({ kind, x: spot[0], y: spot[1], says: thing.ariaLabel ?? thing.textContent.trim() });
        }
    return found;
}"""


@dataclass(frozen=True)
class Lost:
    """A tap that came to nothing."""

    number: int
    kind: str
    says: str
    hit: bool
    """Whether a click met what the finger had met."""


class Thumb:
    """Plays one's own decisions at a table, one tap after another."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.finger, self.chance = page, Finger(page), random.Random(seed)
        self.taps, self.nearer = 0, 0
        self.lost: list[Lost] = []
        self.kinds: dict[str, int] = {}
        self.here = 0
        """Taps since the game went on."""
        self.slowest = 0.0
        self.to_panel = False
        """The board has sent us to the panel."""

    def play(self, most: int) -> bool:
        """Taps until the game is over, or this often; whether it is over."""
        self.page.evaluate(LISTEN)
        while self.taps < most:
            self.page.locator(CHOOSING).first.wait_for(timeout=120_000)
            self.page.wait_for_timeout(REST)
            if self.page.locator(OVER).count():
                return True
            targets = self.page.evaluate(TARGETS)
            if targets:
                self.tap(self.choose(targets))
        return False

    def choose(self, targets: list[dict[str, Any]]) -> dict[str, Any]:
        """One of them: a varied game that comes to its end."""
        by_kind: dict[str, list[dict[str, Any]]] = {}
        for target in targets:
            by_kind.setdefault(target["kind"], []).append(target)
        if "sheet" in by_kind:
            return self._in_sheet(by_kind["sheet"])
        if "confirm" in by_kind:
            return by_kind["confirm"][0]
        self.here += 1
        ways = by_kind.pop("ways", [])
        if ways and (self.here > 12 or self.chance.random() < 0.25):
            return self.chance.choice(ways)
        if self.here > 12:
            by_kind.pop("tab", None)
        if self.to_panel and "choice" in by_kind:
            return self.chance.choice(by_kind["choice"])
        weights = {"thing": 6, "goal": 8, "token": 2, "grip": 3, "choice": 3, "desk": 6, "tab": 0.5}
        if not by_kind and not ways:
            return self.chance.choice(targets)
        # whoever can do something doesn't pass
        kinds = list(by_kind) or ["ways"]
        by_kind.setdefault("ways", ways)
        kind = self.chance.choices(kinds, [weights.get(kind, 1) for kind in kinds])[0]
        return self.chance.choice(by_kind[kind])

    def _in_sheet(self, buttons: list[dict[str, Any]]) -> dict[str, Any]:
        """On a sheet over the board: something of it, and after a while the way back."""
        self.here += 1
        closers = [button for button in buttons if button["says"] == "Close"]
        if closers and (self.here > 8 or self.chance.random() < 0.4):
            return closers[0]
        return self.chance.choice(buttons)

    def tap(self, target: dict[str, Any]) -> None:
        """Tap it, and see what comes of it."""
        page = self.page
        before = page.evaluate(STATE)
        self.finger.press(target["x"], target["y"], rest=self.chance.randint(70, 90))
        self.taps += 1
        self.kinds[target["kind"]] = self.kinds.get(target["kind"], 0) + 1
        self.to_panel = target["kind"] == "thing" and SEVERAL in target["says"]
        began = time.monotonic()
        try:
            page.wait_for_function(SAID if self.to_panel else ANSWERED, arg=before, timeout=PATIENCE)
            answered = True
            self.slowest = max(self.slowest, time.monotonic() - began)
        except PlaywrightTimeout:
            answered = False
        after = page.evaluate(STATE)
        hit = page.evaluate("clicks => window.clicked.slice(clicks).includes(true)", before["clicks"])
        if not answered or not hit:
            self.lost.append(Lost(self.taps, target["kind"], target["says"][:80], hit))
        if after["moves"] > before["moves"]:
            self.here = 0 if target["kind"] == "ways" else self.here
        elif after["near"] != before["near"]:
            self.nearer += 1
        page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')", timeout=60_000)
