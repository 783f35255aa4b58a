"""Every card played once in the browser, from the hand or when it is asked for, its targets lit on the map."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from turns import in_turn
from tworivers.mesopotamia.names import Card
from web.expectations import soon
from web.positions import Position, find
from web.rulers import enter, opened
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

ASKED = {Card.SECOND_WIND: "second_wind", Card.ENVOYS: "envoys", Card.BLESSING: "bless"}
"""These aren't played from the hand: one is asked at the right moment."""
SEATS = 4
LIT = "svg.mesopotamia .thing.legal"
CHIP = ".desk [role=tabpanel] .chips .chip:enabled"
MOST = 12
"""Questions a card can ask at most, a tribe's raid among them."""


@cache
def position_with(card: Card) -> Position:
    """Somebody who can play this card now."""
    text = f"card {card.name.lower().replace('_', '-')}"
    if card in ASKED:
        return find(lambda position: position.task == ASKED[card] and "yes" in position.legal(), SEATS)
    return find(lambda position: position.task in ("campaign", "move", "build") and text in position.legal(), SEATS)


def targets(position: Position, card: Card) -> int:
    """How many places or parties the card asks to choose among."""
    after = position.after(f"card {card.name.lower().replace('_', '-')}")
    choices = [text for text in after.legal() if text.startswith(("at ", "against "))]
    return len(choices) if after.task not in ("campaign", "move", "build") else 0


@pytest.mark.parametrize("card", in_turn(list(Card), 3), ids=lambda card: card.name.lower())
def test_a_card(house: House, open_page: Open, card: Card) -> None:
    position = position_with(card)
    guest = Guest(house)
    table = opened(guest, position)
    page = open_page(house, None, guest)
    enter(page, house, table, curtain=position.seat > 0)
    if card in ASKED:
        # what the die promises, to weigh the card against it
        soon(page.locator(CHIP, has_text="%")).to_have_count(1)
        page.locator(CHIP).first.click()
    else:
        play_from_hand(page, card)
        if choices := targets(position, card):
            soon(page.locator(LIT)).to_have_count(choices)
            answer_on_the_map(page)
    page.locator(
        f"[data-number='{len(position.match.moves) + 1}']", has_text=re.compile(f"plays .*{words(card)}", re.IGNORECASE)
    ).wait_for()
    state = guest.client.get(f"/api/tables/{table}/state", params={"seat": position.seat}).raise_for_status().json()
    before = int(position.match.table.g.played[card])
    assert state["view"]["cards_played"][card.name.lower()] == before + 1


def words(card: Card) -> str:
    """What the pages call a card, but for capitals."""
    return card.name.lower().replace("_", " ")


def play_from_hand(page: Page, card: Card) -> None:
    """Choose a card in the fan and play it."""
    page.get_by_role("tab", name="Cards").click()
    page.locator(".desk .fan button", has_text=words(card)).first.click()
    page.locator(".desk .button.gold:enabled").click()
    # the desk turns to the card's question, or back to the one before
    page.get_by_role("tab", name="Now", selected=True).wait_for()


def answer_on_the_map(page: Page) -> None:
    """Point at the first thing that glows, until nothing does."""
    for _ in range(MOST):
        lit = page.locator(LIT)
        if not lit.count():
            return
        lit.first.dispatch_event("click")
        page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')")
