"""The end of a game: how one placed and why, in the game's own units."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.conftest import GAME_OVER
from web.expectations import soon
from web.rulers import hand_over
from web.running_server import Guest, House

if TYPE_CHECKING:
    from web.conftest import Open

PLACED = {
    0: "You are in place 3 of 3, 82 behind Red. What decided most: irrigation, 8 to 26.",
    1: "You have won, 30 ahead of Black. What decided most: palace, 21 to 0.",
}


@pytest.mark.parametrize("seat", PLACED)
def test_the_end_says_how_one_placed_and_why(house: House, open_page: Open, seat: int) -> None:
    owner, guest = Guest(house), Guest(house)
    table = owner.open_save(GAME_OVER.read_text(encoding="utf-8"))
    hand_over(owner, table, seat, guest)
    page = open_page(house, f"/t/{table}", guest)
    soon(page.locator("dialog .placed")).to_have_text(PLACED[seat])
    soon(page.locator("dialog .won + .soft")).to_contain_text("with 132 prestige")
    assert "point" not in page.locator("dialog").inner_text()
