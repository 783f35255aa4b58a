"""Whole games by touch on a phone: every tap is answered.

pytest -m soak -s tests/web/test_touch.py prints taps and losses; TWORIVERS_TOUCH=WORD plays the games of that word
again.
"""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Any

import pytest

from web.running_server import Guest, House
from web.thumb import Thumb

if TYPE_CHECKING:
    from web.conftest import Open

TAPS = 300
"""At least so many, in as many whole games as that takes."""
MOST = 900
"""In one game."""
LOADED = 120_000
"""Milliseconds a page may take on a machine that has other things to do."""
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "amyitis": (["me", "bot", "bot"], {}),
    "mesopotamia": (["me", "bot", "bot", "bot"], {"options": {"years": "yearly"}}),
}
"""Who plays; the rulers of Mesopotamia vote after each year whether to go on."""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_by_touch(house: House, open_page: Open, game: str) -> None:
    seats, more = GAMES[game]
    word = os.environ.get("TWORIVERS_TOUCH") or secrets.token_hex(4)
    taps, number = 0, 0
    lost: list[object] = []
    while taps < TAPS:
        number += 1
        guest, seed = Guest(house), f"{word} {number}"
        table = guest.new_table(*seats, game=game, seed=seed, **more)
        page = open_page(house, None, guest, width=390, height=844, phone=True)
        page.set_default_timeout(LOADED)
        page.goto(f"{house.address}/t/{table}")
        # as most people have it: pieces travel, sheets slide
        page.emulate_media(reduced_motion="no-preference")
        thumb = Thumb(page, seed)
        over = thumb.play(MOST)
        taps, lost = taps + thumb.taps, lost + thumb.lost
        print(f"{game}, seed {seed!r}, {'over' if over else 'not over'}: {thumb.told()}", flush=True)
        assert over, f"not over after {thumb.taps} taps"
        page.context.close()
    print(f"{game}: {taps} taps, {len(lost)} lost", flush=True)
    assert lost == [], lost
