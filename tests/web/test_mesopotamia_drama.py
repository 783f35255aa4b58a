"""Dice, campaigns and battles are told over the map: in sight, skipped at will, shown again from the log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tworivers.mesopotamia
from tworivers.engine.notation import load_text, save_text
from tworivers.games import GAMES
from tworivers.mesopotamia.names import Event, Province
from web.expectations import soon
from web.positions import played
from web.rulers import enter, hand_over
from web.running_server import Guest, House

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tworivers.engine.match import Match
    from web.conftest import Open

MOMENT = ".moment"
WITH_CAMPAIGN, WITH_BATTLE = 0, 12
"""Games in which there is one."""
BOOK = Path(tworivers.mesopotamia.__file__).parent / "rulebook" / "game.trg"
"""The game of the rule book's figures: a capital falls in it."""


class Eve:
    """A saved game just before a move that brings about an event; the owner makes it, and a witness looks on."""

    def __init__(self, house: House, match: Match, number: int, seat: int | None = None) -> None:
        """`seat`: that of the witness."""
        self.match, self.number = match, number
        move = match.moves[number - 1]
        self.seat, self.action = move.seat, move.action
        self.owner, self.witness = Guest(house), Guest(house)
        self.table = self.owner.open_save(save_text(match.branch(number - 1)))
        # the witness sees it from another seat
        seen_from = (self.seat + 1) % 3 if seat is None else seat
        hand_over(self.owner, self.table, seen_from, self.witness)

    def goes_on(self) -> None:
        """The owner makes the move."""
        move = {"seat": int(self.seat), "number": self.number - 1, "action": int(self.action)}
        self.owner.client.post(f"/api/tables/{self.table}/moves", json=move).raise_for_status()

    def rolled(self, event: Event) -> list[int]:
        """The numbers of the event, after its kind and seat."""
        return next([*rest] for kind, _, *rest in self.match.events_of(self.number) if kind == event)


def eve(house: House, game: int, event: Event) -> Eve:
    """Before the first such event of a game."""
    *_, last = played(game, 3, 2)
    return Eve(house, last.match, next(number for number, kind, _ in events(last.match) if kind == event))


def events(match: Match) -> Iterator[tuple[int, int, list[int]]]:
    """The events of a match: the move, the kind, and its numbers after the seat."""
    for step in match.steps():
        for kind, _, *numbers in match.events_of(step.number):
            yield step.number, kind, [*map(int, numbers)]


def before_a_capital_falls(house: House) -> Eve:
    """Nomads will take Assur's capital after some duels; its ruler looks on."""
    match = load_text(BOOK.read_text(encoding="utf-8"), BOOK.name, GAMES)
    number, loser = next(
        (number, foe)
        for number, kind, (place, foe, *_) in ((at, kind, [*rest, 0, 0]) for at, kind, rest in events(match))
        if kind == Event.CONQUERED and place == Province.ASSUR
    )
    return Eve(house, match, number, loser)


def box(page: Page, what: str) -> dict[str, float]:
    """Where something stands on the screen."""
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return {side: float(found[side]) for side in ("x", "y", "width", "height")}


def test_a_campaign_rolls_its_die_in_sight_and_is_shown_again(house: House, open_page: Open) -> None:
    story = eve(house, WITH_CAMPAIGN, Event.CAMPAIGN_ROLL)
    page = open_page(house, None, story.witness)
    enter(page, house, story.table)
    before = box(page, "svg.mesopotamia")
    assert page.locator(MOMENT).count() == 0, "what had happened before isn't told"
    story.goes_on()
    pips, bonus, needed, *_ = story.rolled(Event.CAMPAIGN_ROLL)
    moment = page.locator(MOMENT)
    moment.locator(f"[data-pips='{pips}']").wait_for()
    soon(moment).to_contain_text(f"{needed} or more needed")
    soon(moment).to_contain_text("succeeds" if pips + bonus >= needed else "fails")
    assert box(page, "svg.mesopotamia") == before, "the board stays where it is"
    page.keyboard.press("Escape")
    moment.wait_for(state="hidden")
    page.locator(f"[data-number='{story.number}']").get_by_role("button", name="Show again").click()
    moment.locator(f"[data-pips='{pips}']").wait_for()
    moment.get_by_role("button", name="Go on").click()
    moment.wait_for(state="hidden")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_a_battle_hides_no_question(house: House, open_page: Open, width: int, height: int) -> None:
    story = eve(house, WITH_BATTLE, Event.DUEL_ROLL)
    page = open_page(house, None, story.witness, width=width, height=height, phone=True)
    enter(page, house, story.table)
    story.goes_on()
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
    story = eve(house, WITH_CAMPAIGN, Event.CAMPAIGN_ROLL)
    page = open_page(house, None, story.witness, drama="off")
    enter(page, house, story.table)
    story.goes_on()
    again = page.locator(f"[data-number='{story.number}']").get_by_role("button", name="Show again")
    again.wait_for()
    assert page.locator(MOMENT).count() == 0
    again.click()
    page.locator(MOMENT).wait_for()


@pytest.mark.parametrize("screen", [{}, {"width": 390, "height": 844, "phone": True}], ids=["desktop", "phone"])
def test_a_capital_falls_in_sight_and_its_ruler_learns_it_from_the_dice_first(
    house: House, open_page: Open, screen: dict[str, object]
) -> None:
    story = before_a_capital_falls(house)
    page = open_page(house, None, story.witness, **screen)
    enter(page, house, story.table)
    news = page.locator(".desk aside")
    story.goes_on()
    moment = page.locator(MOMENT)
    moment.wait_for()
    soon(moment).to_contain_text("Go on")
    fallen = page.locator(".moment.fallen")
    lost = news.get_by_text("conquered Assur from you")
    assert lost.count() == 0 or fallen.count() == 1, "the news waits for the dice"
    fallen.wait_for()
    soon(fallen).to_contain_text("A capital falls")
    # to whom it belonged that is nothing good
    soon(fallen.locator(".outcome.bad")).to_have_count(1)
    assert lost.count() == 0
    moment.wait_for(state="hidden")
    lost.wait_for()
