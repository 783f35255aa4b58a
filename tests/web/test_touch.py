"""A whole game by touch on a phone: every tap is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.fingers import Finger
from web.running_server import Guest, House
from web.sitting import CHOICE, CONFIRM, OVER

if TYPE_CHECKING:
    from web.conftest import Open

MOST = 600
STANDING = """() => JSON.stringify([
    [...document.querySelectorAll('.asking button[data-code]')].map(one => one.dataset.code),
    document.querySelector('#question')?.innerText,
    document.querySelector('.asking .confirm .chosen')?.innerText,
    document.querySelector('.box > *')?.style.transform,
    document.querySelector('.asking.over') !== null,
])"""
"""What a tap can change: the question, what waits for a confirmation, how near the board is."""

SEVERAL = "Choose in the panel."
ASKED = f"{CHOICE}:enabled, {CONFIRM}, {OVER}"


@pytest.mark.soak
def test_a_whole_game_by_touch(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", seed="touch")
    page = open_page(house, f"/t/{table}", guest, width=390, height=844, phone=True)
    finger = Finger(page)
    taps, lost, asked_in_panel = 0, [], False
    while taps < MOST:
        page.locator(ASKED).first.wait_for()
        # what comes closer has come
        page.wait_for_timeout(60)
        if page.locator(OVER).count():
            break
        answered = f"before => ({STANDING})() !== before"
        before = page.evaluate(STANDING)
        confirm = page.locator(CONFIRM)
        glowing = finger.glowing()
        # whoever can do something doesn't pass
        glowing = [thing for thing in glowing if thing["id"] != "pass"] or glowing
        if confirm.count():
            box = confirm.bounding_box()
            assert box is not None
            where, place = "confirm", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif glowing and taps % 5 and not asked_in_panel:
            thing = glowing[taps * 7 % len(glowing)]
            where, place = str(thing["id"]), (thing["x"], thing["y"])
            if SEVERAL in thing["says"]:
                # then the panel asks which: the board says so, and a choice is tapped next
                answered = f"() => document.querySelector('.foot .line').innerText.includes('{SEVERAL}')"
                asked_in_panel = True
        else:
            choice = page.locator(f"{CHOICE}:enabled").first
            choice.scroll_into_view_if_needed()
            box = choice.bounding_box()
            assert box is not None
            asked_in_panel = False
            where, place = "choice", (box["x"] + 20, box["y"] + box["height"] / 2)
        touch = finger.tap(*place)
        taps += 1
        try:
            page.wait_for_function(answered, arg=before, timeout=5000)
        except Exception:
            lost.append((taps, where, touch))
    assert lost == [], lost
    assert taps >= 150
    assert page.locator(OVER).count() == 1, taps
