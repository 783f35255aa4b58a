"""What others did to a ruler is told to him when he is asked again, and in his log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import tworivers.mesopotamia
from tworivers.engine.notation import load_text, save_text
from tworivers.games import GAMES
from tworivers.mesopotamia.names import Event
from web.expectations import soon
from web.positions import Position, find
from web.rulers import enter, hand_over, opened
from web.running_server import Guest, House

if TYPE_CHECKING:
    from web.conftest import Open

VICTIM = 0
BOOK = Path(tworivers.mesopotamia.__file__).parent / "rulebook" / "game.trg"
"""The game of the rule book's figures: there is a war in it."""
NEWS = ".desk aside"


def spied_on() -> Position:
    """Spies look at the first seat's cards, and one of them may be taken."""
    before = find(lambda position: position.seat != VICTIM and after_spying(position).task == "take_card")
    return after_spying(before)


def after_spying(position: Position) -> Position:
    """The position after the seat has sent its spies, if it can."""
    able = position.task == "build" and "card spies" in position.legal()
    return position.after("card spies", "against first") if able else position


def test_spies_take_a_card(house: House, open_page: Open) -> None:
    position = spied_on()
    owner, victim = Guest(house), Guest(house)
    table = opened(owner, position)
    hand_over(owner, table, VICTIM, victim)
    page = open_page(house, None, victim)
    enter(page, house, table)
    page.locator(NEWS, has_text="spies saw your cards and stacks").wait_for()
    text, code = next(iter(position.legal().items()))
    move = {"seat": position.seat, "number": len(position.match.moves), "action": code}
    owner.client.post(f"/api/tables/{table}/moves", json=move).raise_for_status()
    card = text.removeprefix("card ").replace("-", " ")
    page.locator(NEWS, has_text=f"spies took your {card} card").wait_for()
    # the card stands for its spies
    soon(page.locator(f"{NEWS} li")).to_have_count(1)
    page.locator("[data-number]", has_text=f"Spies take a card from Babylon: {card}").wait_for()
    page.locator(NEWS).get_by_role("button", name="Close").click()
    page.locator(NEWS).wait_for(state="hidden")


def test_on_a_phone_news_takes_one_line_and_hides_no_tab(house: House, open_page: Open) -> None:
    owner, victim = Guest(house), Guest(house)
    table = opened(owner, spied_on())
    hand_over(owner, table, VICTIM, victim)
    page = open_page(house, None, victim, width=390, height=844, phone=True)
    enter(page, house, table)
    told = "spies saw your cards and stacks"
    line = page.locator(NEWS, has_text=told)
    line.wait_for()
    box = line.bounding_box()
    assert box is not None
    assert box["height"] < 60
    for tab in page.get_by_role("tab").all():
        tab.click(trial=True)
    line.get_by_role("button", name=told).tap()
    page.get_by_role("dialog", name="Since your last turn").get_by_text(told).wait_for()


def test_a_battle_is_offered_once_however_much_came_of_it(house: House, open_page: Open) -> None:
    match = load_text(BOOK.read_text(encoding="utf-8"), BOOK.name, GAMES)
    # a tribe takes a city and destroys it
    number, taker = next(
        (step.number, seat)
        for step in match.steps()
        for kind, seat, *_ in match.events_of(step.number)
        if kind == Event.CONQUERED and any(what == Event.DESTROYED for what, *_ in match.events_of(step.number))
    )
    owner, witness = Guest(house), Guest(house)
    table = owner.open_save(save_text(match.branch(number)))
    losers = {seat for kind, _, _, seat, *_ in match.events_of(number) if kind == Event.CONQUERED}
    hand_over(owner, table, next(seat for seat in range(4) if seat not in {taker, *losers}), witness)
    page = open_page(house, None, witness)
    enter(page, house, table)
    page.get_by_role("button", name="Since your last turn").last.click()
    told = page.get_by_role("dialog", name="Since your last turn")
    told.get_by_text("everything built in").first.wait_for()
    battles = told.get_by_role("button", name="See the battle")
    soon(battles).to_have_count(1)
    battles.click()
    page.get_by_role("dialog", name="The battle of").get_by_text("What came of it").wait_for()


def test_news_can_be_read_again_when_they_were_closed(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', 'screen', game='mesopotamia', seed='again')}", guest)
    page.locator(".again").wait_for()
    for line in page.locator(".news aside").all():
        line.get_by_role("button", name="Close").click()
    soon(page.locator(".news aside")).to_have_count(0)
    page.locator(".again").click()
    soon(page.get_by_role("dialog", name="Since your last turn")).to_be_visible()


def test_the_log_is_told_by_season_and_by_party(house: House, open_page: Open) -> None:
    match = load_text(BOOK.read_text(encoding="utf-8"), BOOK.name, GAMES)
    owner, witness = Guest(house), Guest(house)
    table = owner.open_save(save_text(match.branch(len(match.moves) // 3)))
    hand_over(owner, table, 0, witness)
    page = open_page(house, None, witness)
    enter(page, house, table)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Log by season and party").click()
    log = page.get_by_role("dialog")
    soon(log.locator(".season .round").first).to_be_visible()
    entries, mari = log.locator("[data-number]"), log.locator(".parties button").nth(2)
    everybody = entries.count()
    mari.click()
    page.wait_for_function(
        "before => document.querySelectorAll('dialog [data-number]').length !== before", arg=everybody
    )
    told = entries.all_inner_texts()
    assert told
    # what others did without Mari is left out
    assert not [text for text in told if text.startswith(("Babylon", "Assur")) and "Mari" not in text]
    mari.click()
    soon(entries).to_have_count(everybody)
