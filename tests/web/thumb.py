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
UNMEANT = 1_500
"""Milliseconds for what a touch that wasn't meant comes to."""
UNSEEN = 200
"""Milliseconds in which nobody can have seen what is new: the page must not take a tap on it."""
SETTLED = 120
"""Milliseconds after which a board goes on that a finger has stopped."""
REST = 300
"""Milliseconds before the next tap: what moves has come to rest, as eyes need it too. Only what stood there all the
while is touched."""

OVER = ".asking.over"
CHOOSING = f".thing.legal, .asking button[data-code]:enabled, .asking .confirm .primary, .desk button:enabled, {OVER}"

LISTEN = """() => {
    const what = event => event.target.closest?.('.thing, .grip, .goal, .token, button, a, summary') ?? event.target;
    const name = one => one.ariaLabel ?? one.textContent.trim();
    const there = aim => aim.thing.isConnected && name(aim.thing) === aim.says;
    let down = null;
    const send = WebSocket.prototype.send;
    window.moves = 0;
    WebSocket.prototype.send = function (text) {
        if (['move', 'undo'].includes(JSON.parse(text).type)) window.moves += 1;
        return send.call(this, text);
    };
    window.clicked = [];
    window.refused = 0;
    addEventListener('pointerdown', event => {
        down = what(event);
        const aim = window.aim;
        if (aim) {
            aim.met = { same: there(aim) && aim.thing.contains(event.target), since: performance.now() - aim.seen };
        }
    }, true);
    new MutationObserver(changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(one => {
        if (one.className === 'just-changed') window.refused += 1;
    }))).observe(document.body, { childList: true });
    const watch = () => {
        const aim = window.aim;
        if (aim && !aim.met && there(aim) && aim.thing.contains(document.elementFromPoint(aim.x, aim.y)))
            aim.seen = performance.now();
        requestAnimationFrame(watch);
    };
    watch();
    addEventListener('click', event => { window.clicked.push(what(event) === down); }, true);
}"""
"""Whether every click meets what the finger met and the finger what was aimed at, and how many moves the page has sent.
"""

STATE = """() => ({
    moves: window.moves, refused: window.refused, met: window.aim?.met ?? null, clicks: window.clicked.length,
    near: document.querySelector('.box > *')?.style.transform,
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
    return now.moves > before.moves || now.own !== before.own || now.refused > before.refused;
}}"""
AIM = f"""({{ at, x, y, says }}) => {{
    window.aim = {{ thing: window.targets[at], x, y, says, seen: window.looked }};
    return ({STATE})();
}}"""
"""What the finger is about to touch, and how things stand before."""
SEVERAL = "Choose in the panel."
SAID = f"""before => window.refused > before.refused
    || document.querySelector('.foot .line').innerText.includes('{SEVERAL}')"""
"""Where a thing stands for several choices, the board says that the panel asks which."""

TARGETS = """again => {
    const seen = new Map(again ? window.looks : []), looks = [];
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const kinds = dialog ? { sheet: 'button:enabled:not([data-book])' } : {
        confirm: '.asking .confirm .primary',
        choice: '.asking > .scroll > :not(.desk) button[data-code]:enabled',
        thing: '.thing.legal', grip: 'svg .grip', goal: 'svg .goal', token: 'svg .token',
        tab: '.desk [role=tab]', ways: '.desk .ways .button:enabled',
        desk: '.desk button:enabled:not([role=tab]):not(.ways *)',
    };
    const found = [];
    window.targets = [];
    window.looked = performance.now();
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
            const [x, y] = spot, says = thing.ariaLabel ?? thing.textContent.trim(), place = `${[x, y]} ${says}`;
            looks.push([thing, place]);
            if (again && seen.get(thing) !== place) continue;
            found.push({ kind, at: window.targets.push(thing) - 1, x, y, says });
        }
    window.looks = looks;
    return found;
}"""


@dataclass(frozen=True)
class Lost:
    """A tap that came to nothing."""

    number: int
    kind: str
    says: str
    how: str
    """What became of it."""


class Thumb:
    """Plays one's own decisions at a table, one tap after another."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page, self.finger, self.chance = page, Finger(page), random.Random(seed)
        self.taps, self.nearer = 0, 0
        self.late, self.refused = 0, 0
        """Touches that came after what they aimed at had changed, which is nobody's loss; and those of them that the
        page refused."""
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
            # one touches what one has seen for a while
            self.page.evaluate(TARGETS, False)
            self.page.wait_for_timeout(REST)
            if self.page.locator(OVER).count():
                return True
            targets = self.page.evaluate(TARGETS, True)
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
        before = page.evaluate(AIM, {name: target[name] for name in ("at", "x", "y", "says")})
        self.finger.press(target["x"], target["y"], rest=self.chance.randint(70, 90))
        self.taps += 1
        self.kinds[target["kind"]] = self.kinds.get(target["kind"], 0) + 1
        self.to_panel = target["kind"] == "thing" and SEVERAL in target["says"]
        met = page.evaluate(STATE)["met"]
        late = met is not None and not met["same"]
        began = time.monotonic()
        try:
            page.wait_for_function(
                SAID if self.to_panel else ANSWERED, arg=before, timeout=UNMEANT if late else PATIENCE
            )
            answered = True
            self.slowest = max(self.slowest, time.monotonic() - began)
        except PlaywrightTimeout:
            answered = False
        # a board that a finger has stopped goes on: that is no answer
        page.wait_for_timeout(SETTLED)
        after = page.evaluate(STATE)
        answered = answered and (self.to_panel or any(after[name] != before[name] for name in ("moves", "own")))
        hit = page.evaluate("clicks => window.clicked.slice(clicks).includes(true)", before["clicks"])
        refused = after["refused"] > before["refused"]
        if late:
            self.late, self.refused = self.late + 1, self.refused + refused
            if after["moves"] > before["moves"] and met["since"] < UNSEEN:
                self.lose(target, f"played what had come {met['since']:.0f} ms before")
        elif not answered or not hit or refused:
            self.lose(target, "refused" if refused else "no answer" if hit else "no click")
        if after["moves"] > before["moves"]:
            self.here = 0 if target["kind"] == "ways" else self.here
        elif after["near"] != before["near"]:
            self.nearer += 1
        page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')", timeout=60_000)

    def lose(self, target: dict[str, Any], how: str) -> None:
        """A tap came to nothing, or to something nobody can have meant."""
        self.lost.append(Lost(self.taps, target["kind"], target["says"][:80], how))

    def told(self) -> str:
        """What came of all taps."""
        return (
            f"{self.taps} taps {self.kinds}, lost {len(self.lost)} {self.lost or ''}; {self.late} touched what had just"
            f" changed, of which {self.refused} were refused; for {self.nearer} the board came nearer; the slowest"
            f" answer took {self.slowest:.1f} s"
        )
