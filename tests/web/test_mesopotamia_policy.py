"""Treaties and war in the browser: a toll, an alliance and a battle between rulers at their own screens."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import TYPE_CHECKING, Any

from tworivers.mesopotamia.names import EMPTY, Material
from tworivers.mesopotamia.routes import transit_parties
from tworivers.mesopotamia.view import view
from web.expectations import soon
from web.positions import Position, find
from web.rulers import check_secrets, drag, enter, hand_over, opened, overhear, province, stock, wait_for_stock
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

CHIP = ".desk .battle .chip:enabled, .desk [role=tabpanel] .chips .chip:enabled"
PAYMENTS = ("metal", "wood", "flour")
PATIENCE = 120
"""Seconds."""


def seat_name(position: Position, seat: int) -> str:
    """A seat as notations write it."""
    return position.match.game.seat_names[seat]


def party_of(position: Position, seat: int) -> str:
    """What the pages call a seat's party."""
    return str(view(position.match.table.g, seat)["parties"][seat]["party"]).capitalize()


def payment(position: Position) -> str | None:
    """Something a campaign can be paid with."""
    stock_of = position.match.table.g.stock[position.seat]
    return next((name for name in PAYMENTS if stock_of[Material[name.upper()]] > 0), None)


class Rulers:
    """A table that goes on with a position, every seat somebody else's, some of them at a page of their own."""

    def __init__(self, house: House, open_page: Open, position: Position, *seats: int) -> None:
        self.house = house
        owner = Guest(house)
        self.table = opened(owner, position)
        self.guests = {seat: owner if seat == seats[0] else Guest(house) for seat in range(position.match.seats)}
        for seat, guest in self.guests.items():
            if guest is not owner:
                hand_over(owner, self.table, seat, guest)
        self.pages: dict[int, Page] = {}
        self.heard: dict[int, list[dict[str, Any]]] = {}
        for seat in seats:
            self.pages[seat] = open_page(house, None, self.guests[seat])
            self.heard[seat] = overhear(self.pages[seat])
            enter(self.pages[seat], house, self.table)

    def state(self, seat: int) -> dict[str, Any]:
        """The position as a seat sees it."""
        return dict(
            self.guests[seat]
            .client.get(f"/api/tables/{self.table}/state", params={"seat": seat})
            .raise_for_status()
            .json()
        )

    def play(self, seat: int, text: str) -> None:
        """Somebody without a page plays, as soon as it is possible."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = self.state(seat)
            for action in state["view"]["actions"]:
                if action["text"] == text:
                    move = {"seat": seat, "number": state["number"], "action": action["code"]}
                    self.guests[seat].client.post(f"/api/tables/{self.table}/moves", json=move).raise_for_status()
                    return
            time.sleep(0.1)
        raise AssertionError(f"{text} never became possible")

    def check_secrets(self) -> None:
        """Nobody was told what isn't for them."""
        for heard in self.heard.values():
            assert check_secrets(heard) > 1


@cache
def caravan() -> tuple[Position, int, int]:
    """Somebody at a campaign who has wood, and can trade with a partner only across the land of one party."""
    found: list[tuple[int, int]] = []

    def wanted(position: Position) -> bool:
        g = position.match.table.g
        if position.task != "campaign" or g.stock[position.seat, Material.WOOD] < 2:
            return False
        for partner in range(position.match.seats):
            asked = int(transit_parties(g, position.seat, partner)) if partner != position.seat else 0
            if asked and asked & (asked - 1) == 0 and f"trade {seat_name(position, partner)}" in position.legal():
                found.append((partner, asked.bit_length() - 1))
                return True
        return False

    return (find(wanted, seats=6), *found[-1])


def test_a_trade_with_a_toll_between_two_browsers(house: House, open_page: Open) -> None:
    position, partner, gate = caravan()
    rulers = Rulers(house, open_page, position, position.seat, gate)
    trader, keeper = rulers.pages[position.seat], rulers.pages[gate]
    traders, keepers = stock(trader), stock(keeper)
    trader.get_by_role("tab", name="Trade").click()
    trader.get_by_role("radio", name=party_of(position, partner)).click()
    way = trader.locator("svg.mesopotamia .caravan")
    soon(way).to_have_attribute("aria-label", re.compile(party_of(position, gate)))
    soon(way.locator(".gate.shut")).to_have_count(1)
    trader.get_by_role("button", name="More: You give: wood").click()
    trader.get_by_role("button", name="Send it as a gift").click()

    card = keeper.get_by_role("article", name=f"An offer of {party_of(position, position.seat)}")
    card.get_by_role("button", name="Toll").click()
    soon(keeper.locator("svg.mesopotamia .gate.shut")).to_have_count(1)
    card.get_by_role("button", name="Demand").click()
    trader.get_by_role("button", name="Pay them").click()
    soon(way.locator(".gate:not(.shut)")).to_have_count(1)
    rulers.play(partner, f"accept {seat_name(position, position.seat)}")
    way.locator(".gate").wait_for(state="hidden")
    wait_for_stock(trader, wood=traders["wood"] - 2)
    wait_for_stock(keeper, wood=keepers["wood"] + 1)
    rulers.check_secrets()


@cache
def treaty() -> tuple[Position, int]:
    """Somebody whose next campaign for an alliance with a rival succeeds: then the rival is asked."""
    found: list[int] = []

    def wanted(position: Position) -> bool:
        if position.task != "campaign" or "campaign alliance" not in position.legal() or payment(position) is None:
            return False
        for rival in range(position.match.seats):
            after = position.after(
                "campaign alliance", f"against {seat_name(position, rival)}", f"pay {payment(position)}"
            )
            if rival != position.seat and Position(after.match, rival).task == "consent":
                found.append(rival)
                return True
        return False

    return find(wanted), found[-1]


def campaign(page: Page, kind: str, rival: str, pay: str) -> None:
    """Choose a campaign, against or with whom, and what it is paid with."""
    page.get_by_role("button", name=re.compile(f"^{kind}")).click()
    chip = page.locator(".desk .chips .chip", has_text=rival)
    if chip.get_attribute("aria-pressed") == "false":
        chip.click()
    page.get_by_role("button", name=f"1 {pay}", exact=True).click()


def test_an_alliance_between_two_browsers(house: House, open_page: Open) -> None:
    position, rival = treaty()
    rulers = Rulers(house, open_page, position, position.seat, rival)
    one, other = rulers.pages[position.seat], rulers.pages[rival]
    soon(one.locator(".desk .tiles .chip").first).to_contain_text("%")
    campaign(one, "Alliance", party_of(position, rival), payment(position) or "")
    other.get_by_role("button", name="Agree to the alliance").click()
    for page in (one, other):
        page.get_by_role("tab", name="Relations").click()
        row = page.get_by_role(
            "row",
            name=re.compile(f"{party_of(position, position.seat)}.*Alliance|Alliance.*{party_of(position, rival)}"),
        )
        soon(row).to_contain_text("year")
        soon(page.locator(".desk svg path.alliance")).to_have_count(1)
    rulers.check_secrets()


@cache
def war() -> tuple[Position, int, dict[str, Any]]:
    """Somebody who can declare war, attack a rival with a whole stack, and wins; on the way somebody has to choose."""
    found: list[tuple[int, dict[str, Any]]] = []

    def wanted(position: Position) -> bool:
        if position.task != "campaign" or "campaign war" not in position.legal() or payment(position) is None:
            return False
        for rival in range(position.match.seats):
            if rival == position.seat or at_war(position, rival):
                continue
            declared = position.after(
                "campaign war", f"against {seat_name(position, rival)}", f"pay {payment(position)}"
            )
            if not at_war(declared, rival):
                continue
            for march in attacks(declared):
                if conquers(declared, march):
                    found.append((rival, march))
                    return True
        return False

    return (find(wanted, seats=6, first=180), *found[-1])


def at_war(position: Position, rival: int) -> bool:
    """Whether the seat is at war with a rival."""
    return bool(int(position.match.table.g.at_war[position.seat]) >> rival & 1)


def attacks(declared: Position) -> list[dict[str, Any]]:
    """Where a whole stack can attack: from where, whom, and with how many of each."""
    table = view(declared.match.table.g, declared.seat)
    flour = int(declared.match.table.g.stock[declared.seat, Material.FLOUR])
    found = []
    for march in table["marches"]:
        same = [other for other in table["marches"] if other["from"] == march["from"] and other["unit"] != "blank"]
        for place in march["attacks"]:
            units = [(other["unit"], other["ready"]) for other in reversed(same) if place in other["attacks"]]
            if sum(count for _, count in units) <= flour:
                found.append({"from": march["from"], "to": place, "units": units})
    return found


def conquers(declared: Position, march: dict[str, Any]) -> bool:
    """Whether others could join the attack too, and it ends with the province taken, after somebody had to choose."""
    start, goal = (f"at {march[end].replace('_', '-')}" for end in ("from", "to"))
    joining = [text for unit, count in march["units"] for text in [start, f"unit {unit}"] * count]
    if declared.after("attack", goal, *joining).task != "commit":
        return False
    match = declared.after("attack", goal, *joining, "go").match
    asked = set()
    while match.table.g.battle_at != EMPTY:
        seat = match.table.actors()[0]
        if Position(match, seat).task in ("convert", "unseat"):
            return False
        asked.add(seat)
        match.play(seat, next(iter(Position(match, seat).legal().values())))
    land = next(one for one in view(match.table.g, declared.seat)["provinces"] if one["name"] == march["to"])
    return len(asked) > 0 and land["owner"] == seat_name(declared, declared.seat)


def test_a_war_and_a_battle_between_two_browsers(house: House, open_page: Open) -> None:
    position, rival, march = war()
    rulers = Rulers(house, open_page, position, position.seat, rival)
    attacker, defender = rulers.pages[position.seat], rulers.pages[rival]
    military = rulers.state(position.seat)["view"]["parties"][position.seat]["symbols"]["military"]
    campaign(attacker, "Declare war", party_of(position, rival), payment(position) or "")
    defender.get_by_role("tab", name="Relations").click()
    defender.get_by_role("cell", name=re.compile("^War .*lapses at the end of ")).first.wait_for()
    defender.get_by_role("tab", name="Now").click()

    grip = attacker.locator(f"[data-thing='troops-{march['from']}']")
    drag(attacker, grip, attacker.locator(f".goal.foe path[data-goal='{march['to']}']"))
    begin = attacker.get_by_role("button", name="Begin the battle")
    begin.wait_for()
    soon(attacker.locator(".desk .battle")).to_contain_text("%")
    begin.click()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if rulers.state(position.seat)["view"]["battle"] is None and not attacker.locator(CHIP).count():
            break
        for page in (attacker, defender):
            page.evaluate("css => document.querySelector(css)?.click()", CHIP)
            page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')")
        attacker.wait_for_timeout(50)
    for page in (attacker, defender):
        province(page, march["to"], f"realm of {party_of(position, position.seat)}").wait_for()
    after = rulers.state(position.seat)["view"]["parties"][position.seat]["symbols"]["military"]
    assert after == military + 1
    attacker.locator("[data-thing^='slot-']", has=attacker.locator(".symbol")).first.wait_for(state="attached")
    rulers.check_secrets()
