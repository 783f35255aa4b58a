"""What a person sees at once: text that is cut or spills, pages wider than the screen, sentences left in English."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from tworivers.languages import LANGUAGES_FOLDER
from web.running_server import keys_in

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPILLS = """() => {
    const slack = 1.5, found = new Set();
    // on a phone the window itself grows with a page that is too wide
    const screen = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth - screen;
    if (wide > 0) found.add(`the page is ${wide} px wider than the screen`);
    const name = one => one.tagName.toLowerCase() + [...one.classList].filter(c => !c.startsWith('svelte-')).map(
        c => '.' + c).join('');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const said = text.data.trim(), own = text.parentElement;
        // drawn letters are measured by what they are drawn on, and what only screen readers hear has no room
        if (!said || own.closest('svg, script, style, option, .unseen, [inert], [hidden]')) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        for (const place of range.getClientRects()) {
            if (place.width < 1) continue;
            const problem = at(own, place);
            if (problem) { found.add(`${problem}: ${said.slice(0, 70)}`); break; }
        }
    }
    return [...found];

    function at(own, place) {
        let held = false;
        for (let one = own; one && one !== document.documentElement; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.clipPath !== 'none') return null;
            if (style.display === 'inline' || style.display === 'contents') continue;
            const box = one.getBoundingClientRect();
            const left = box.left - slack, right = box.right + slack;
            const scrolls = /auto|scroll/;
            const across = place.left < left || place.right > right;
            if (across && scrolls.test(style.overflowX)) return null;
            if (across && style.overflowX !== 'visible') {
                // people choose their names: the longest are shortened, and told in full where one points
                if (own.closest('[data-shortened]')) return null;
                return `cut across by ${name(one)}`;
            }
            // the first box that is drawn, or laid out by itself, has to hold its own words
            const drawn = style.borderLeftWidth !== '0px' && style.borderLeftStyle !== 'none'
                || !/rgba\\(.*, 0\\)|transparent/.test(style.backgroundColor);
            if (across && drawn && !held) return `spills out of ${name(one)} by ${
                Math.round(Math.max(box.left - place.left, place.right - box.right))} px`;
            if (drawn) held = true;
            const down = place.top < box.top - slack - 2 || place.bottom > box.bottom + slack + 2;
            if (down && scrolls.test(style.overflowY)) return null;
            if (down && style.overflowY !== 'visible') return `cut off by ${name(one)}`;
            if (style.position === 'fixed') break;
        }
        if (place.left < -slack || place.right > screen + slack) return 'beside the screen';
        return null;
    }
}"""

DRAWN = """() => {
    const slack = 1, found = new Set();
    for (const text of document.querySelectorAll('svg text')) {
        const said = text.textContent.trim(), place = text.getBoundingClientRect();
        if (!/\\p{L}{3}/u.test(said) || !place.width || !text.checkVisibility({ opacityProperty: true })) continue;
        const x = place.left + place.width / 2, y = place.top + place.height / 2;
        // what the words are written on: the narrowest that lies around their middle and isn't the whole board
        let narrowest = null;
        for (const shape of (text.closest('g') ?? text).parentElement.querySelectorAll('rect')) {
            const box = shape.getBoundingClientRect();
            const around = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
            if (around && box.height < 8 * place.height && !(narrowest?.width < box.width)) narrowest = box;
        }
        if (narrowest && (place.left < narrowest.left - slack || place.right > narrowest.right + slack))
            found.add(`drawn ${Math.round(place.width)} px wide on ${Math.round(narrowest.width)} px: ${said}`);
    }
    return [...found];
}"""

SAID = """() => {
    const said = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (text.parentElement.closest('script, style, option, [lang]:not(html)')) continue;
        const words = text.data.replace(/\\s+/g, ' ').trim();
        if (words) said.push(words);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const kind of ['aria-label', 'title', 'placeholder'])
            if (one.getAttribute(kind)) said.push(one.getAttribute(kind));
    return [...new Set(said)];
}"""
KEYS = re.compile(r"\b(?:lesson|learn|chapter|guide|table|figure|icon|phase|card|event|option)-[a-z][a-z-]+\b|\{ ?\$")
LETTERS = 9
"""Shorter texts may be the same in two languages."""


def spills(page: Page) -> list[str]:
    """Text that is cut, leaves its box or the screen, and how much wider than the screen the page is."""
    found: list[str] = [*page.evaluate(SPILLS), *page.evaluate(DRAWN)]
    return found


def untranslated(page: Page, language: str) -> list[str]:
    """What is said in English though the language has its own words for it, and keys that were never said."""
    said: list[str] = page.evaluate(SAID)
    return [text for text in said if is_left_over(text, language)]


@cache
def is_left_over(text: str, language: str) -> bool:
    """Whether this is a key, or holds English words."""
    return bool(keys_in(text) or KEYS.search(text)) or any(piece in text for piece in english(language))


@cache
def english(language: str) -> tuple[str, ...]:
    """English pieces of sentences that the language says otherwise."""
    if language == "en":
        return ()
    own = "\n".join(piece for pieces in _pieces(language).values() for piece in pieces)
    told = {piece for pieces in _pieces("en").values() for piece in pieces}
    return tuple(sorted(piece for piece in told if piece not in own))


@cache
def _pieces(language: str) -> dict[str, set[str]]:
    """The texts between the values of each message that pages say."""
    found: dict[str, set[str]] = {}
    for path in sorted((LANGUAGES_FOLDER / language).rglob("*.ftl")):
        if path.stem in ("terminal", "commands", "tournament", "study"):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message) or entry.value is None:
                continue
            texts = (part.value for part in entry.value.elements if isinstance(part, TextElement))
            pieces = {" ".join(text.split()) for text in texts}
            found[f"{path.stem}/{entry.id.name}"] = {one for one in pieces if len(one) >= LETTERS and " " in one}
    return found


def settled(page: Page) -> None:
    """Wait until what changed is laid out, in the letters it is to have."""
    page.evaluate(
        """async () => {
            await document.fonts.ready;
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        }"""
    )
