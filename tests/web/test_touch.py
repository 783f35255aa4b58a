"""Whole games by touch on a phone: every tap is answered."""

from __future__ import annotations

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
    "amyitis": (["me", "bot"], {}),
    "mesopotamia": (["me", "bot", "bot"], {"options": {"years": "yearly"}}),
}
"""Who plays; the rulers of Mesopotamia vote after each year whether to go on."""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_by_touch(house: House, open_page: Open, game: str) -> None:
    seats, more = GAMES[game]
    taps, number = 0, 0
    while taps < TAPS:
        number += 1
        guest = Guest(house)
        table = guest.new_table(*seats, game=game, seed=f"touch {number}", **more)
        page = open_page(house, None, guest, width=390, height=844, phone=True)
        page.set_default_timeout(LOADED)
        page.goto(f"{house.address}/t/{table}")
        # as most people have it: pieces travel, sheets slide
        page.emulate_media(reduced_motion="no-preference")
        thumb = Thumb(page, number)
        assert thumb.play(MOST), f"not over after {thumb.taps} taps"
        taps += thumb.taps
        print(f"{game}, game {number}: {thumb.taps} taps {thumb.kinds}, lost {thumb.lost}")
        print(f"the board came nearer instead for {thumb.nearer}; the slowest answer took {thumb.slowest:.1f} s")
        assert thumb.lost == [], thumb.lost
        page.context.close()
