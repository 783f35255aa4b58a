"""Dice, campaigns and battles are told over the map: in sight, skipped at will, shown again from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tworivers.engine.notation import save_text
from tworivers.mesopotamia.names import Event
from web.expectations import soon
from web.positions import played
from web.rulers import enter, hand_over
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tworivers.engine.match import Match
    from web.conftest import Open

MOMENT = ".moment"
WITH_CAMPAIGN, WITH_BATTLE = 0, 12
"""Games in which there is one."""


class Eve:
    """A saved game just before a move that brings about an event; the owner makes it, and a witness looks on."""

    def __init__(self, house: House, game: int, event: Event) -> None:
        *_, last = played(game, 3, 2)
        self.match: Match = last.match
        self.number = next(
            step.number
            for step in self.match.steps()
            if any(kind == event for kind, *_ in self.match.events_of(step.number))
        )
        move = self.match.moves[self.number - 1]
        self.seat, self.action = move.seat, move.action
        self.owner, self.witness = Guest(house), Guest(house)
        self.table = self.owner.open_save(save_text(self.match.branch(self.number - 1)))
        # the witness sees it from another seat
        hand_over(self.owner, self.table, (self.seat + 1) % 3, self.witness)

    def goes_on(self) -> None:
        """The owner makes the move."""
        move = {"seat": int(self.seat), "number": self.number - 1, "action": int(self.action)}
        self.owner.client.post(f"/api/tables/{self.table}/moves", json=move).raise_for_status()

    def rolled(self, event: Event) -> list[int]:
        """The numbers of the event, after its kind and seat."""
        return next([*rest] for kind, _, *rest in self.match.events_of(self.number) if kind == event)


def box(page: Page, what: str) -> dict[str, float]:
    """Where something stands on the screen."""
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return {side: float(found[side]) for side in ("x", "y", "width", "height")}


def test_a_campaign_rolls_its_die_in_sight_and_is_shown_again(house: House, open_page: Open) -> None:
    eve = Eve(house, WITH_CAMPAIGN, Event.CAMPAIGN_ROLL)
    page = open_page(house, None, eve.witness)
    enter(page, house, eve.table)
    before = box(page, "svg.mesopotamia")
    assert page.locator(MOMENT).count() == 0, "what had happened before isn't told"
    eve.goes_on()
    pips, bonus, needed, *_ = eve.rolled(Event.CAMPAIGN_ROLL)
    moment = page.locator(MOMENT)
    moment.locator(f"[data-pips='{pips}']").wait_for()
    soon(moment).to_contain_text(f"{needed} or more needed")
    soon(moment).to_contain_text("succeeds" if pips + bonus >= needed else "fails")
    assert box(page, "svg.mesopotamia") == before, "the board stays where it is"
    page.keyboard.press("Escape")
    moment.wait_for(state="hidden")
    page.locator(f"[data-number='{eve.number}']").get_by_role("button", name="Show again").click()
    moment.locator(f"[data-pips='{pips}']").wait_for()
    moment.get_by_role("button", name="Go on").click()
    moment.wait_for(state="hidden")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_a_battle_hides_no_question(house: House, open_page: Open, width: int, height: int) -> None:
    eve = Eve(house, WITH_BATTLE, Event.DUEL_ROLL)
    page = open_page(house, None, eve.witness, width=width, height=height, phone=True)
    enter(page, house, eve.table)
    eve.goes_on()
    moment = page.locator(MOMENT)
    moment.wait_for()
    card, question = box(page, MOMENT), box(page, ".asking")
    beside = card["x"] + card["width"] <= question["x"]
    assert beside or card["y"] + card["height"] <= question["y"]
    assert card["x"] >= 0
    assert card["y"] >= 0
    moment.tap(position={"x": 20, "y": 20})
    moment.wait_for(state="hidden")


def test_turned_off_nothing_comes_by_itself(house: House, open_page: Open) -> None:
    eve = Eve(house, WITH_CAMPAIGN, Event.CAMPAIGN_ROLL)
    page = open_page(house, None, eve.witness, drama="off")
    enter(page, house, eve.table)
    eve.goes_on()
    again = page.locator(f"[data-number='{eve.number}']").get_by_role("button", name="Show again")
    again.wait_for()
    assert page.locator(MOMENT).count() == 0
    again.click()
    page.locator(MOMENT).wait_for()
