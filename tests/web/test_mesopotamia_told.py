"""What a ruler is told before deciding, what stays in its place meanwhile, and what those see who look on."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from tworivers.engine.match import Match
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Season
from tworivers.mesopotamia.view import view
from web.expectations import soon
from web.positions import GAMES, Position, find, habit
from web.rulers import enter, hand_over, opened
from web.running_server import Guest, House

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

    from web.conftest import Open

CHIPS = ".desk [role=tabpanel] .chips .chip"
PHONE = {"width": 390, "height": 844, "phone": True}
HAIR = 2
"""CSS pixels."""
DESKTOP = {"width": 1280, "height": 720}


def places(position: Position) -> list[str]:
    """Where the question can be answered."""
    return [text for text in position.legal() if text.startswith("at ")]


def together(wanted: Callable[[Position], bool], seats: int = 4) -> Position:
    """The first position at which somebody is asked what all are asked at once."""
    for number in range(GAMES):
        match = Match(GAME, seats, f"together {number}", {"years": "2"})
        chance = random.Random(number)
        while not match.over:
            seat = chance.choice(match.table.actors())
            position = Position(match, seat)
            if wanted(position):
                return position
            legal = position.legal()
            match.play(seat, legal[habit(list(legal), chance)])
    raise AssertionError(f"no such position in {GAMES} games")


def told(position: Position) -> dict[str, Any]:
    """What the seat sees."""
    return view(position.match.table.g, position.seat)


def sit(house: House, open_page: Open, position: Position, **screen: Any) -> Page:
    """A page of whoever is asked; the other seats are somebody else's."""
    owner, ruler = Guest(house), Guest(house)
    table = opened(owner, position)
    hand_over(owner, table, position.seat, ruler)
    page = open_page(house, None, ruler, **screen)
    enter(page, house, table)
    return page


def standing(chips: Locator) -> dict[str, tuple[int, int]]:
    """Where each chip stands, by its name."""
    found = {}
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None
        found[chip.locator(".word").inner_text()] = (round(box["x"]), round(box["y"]))
    return found


def moved(before: dict[str, tuple[int, int]], after: dict[str, tuple[int, int]]) -> list[str]:
    """Which chips have left their places by more than a hair, or are gone."""
    return [
        name
        for name, (x, y) in before.items()
        if name not in after or max(abs(after[name][0] - x), abs(after[name][1] - y)) > HAIR
    ]


def test_on_a_phone_the_provinces_to_fell_lie_above_the_ways_on(house: House, open_page: Open) -> None:
    position = together(lambda one: one.task == "fell" and len(places(one)) >= 3)
    page = sit(house, open_page, position, **PHONE)
    page.locator(CHIPS).first.wait_for()
    # with what others did above them, and a long plan below
    soon(page.locator(".desk aside.strip")).to_be_visible()
    assert page.locator("#usual-plan").evaluate("plan => plan.offsetHeight / plan.firstChild.offsetHeight") >= 2
    ways = page.locator(".desk .pinned").bounding_box()
    assert ways is not None
    for chip in page.locator(CHIPS).all()[:2]:
        box = chip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= ways["y"] + HAIR, "lies below the button"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_felling_moves_nothing_under_the_finger(house: House, open_page: Open, screen: dict[str, Any]) -> None:
    position = together(lambda one: one.task == "fell" and len(places(one)) >= 3)
    page = sit(house, open_page, position, **screen)
    chips = page.locator(CHIPS)
    chips.first.wait_for()
    before = standing(chips)
    names = list(before)
    # from the first on: whoever taps twice must not meet another province
    for name in names[:-1]:
        page.locator(f"{CHIPS}:enabled", has_text=name).first.click()
        soon(page.locator(f"{CHIPS}:disabled", has_text=name)).to_have_count(1)
        page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')")
        assert moved(before, standing(chips)) == []


def test_tearing_down_keeps_the_other_provinces_in_their_places(house: House, open_page: Open) -> None:
    position = find(lambda one: one.task == "tear" and len(places(one)) >= 2, seats=4, first=1)
    page = sit(house, open_page, position, **DESKTOP)
    chips = page.locator(CHIPS)
    before = standing(chips)
    for _ in range(12):
        able = page.locator(f"{CHIPS}:enabled")
        if page.locator(".asking h2", has_text="where do you tear down").count() == 0 or not able.count():
            break
        able.first.click()
        page.wait_for_function("() => !document.querySelector('.desk[aria-busy=true]')")
        if page.locator(".asking h2", has_text="where do you tear down").count():
            assert moved(before, standing(chips)) == []


def test_walls_that_cannot_be_paid_say_what_they_would_do(house: House, open_page: Open) -> None:
    position = find(lambda one: one.task == "wall" and not places(one) and told(one)["odds"]["walls"], seats=4)
    effects = told(position)["odds"]["walls"]
    page = sit(house, open_page, position, **PHONE)
    soon(page.get_by_text("You can’t pay for a wall now.")).to_be_visible()
    soon(page.locator(f"{CHIPS}:disabled")).to_have_count(len(effects))
    first = next(iter(effects.values()))
    soon(page.locator(CHIPS).first).to_contain_text(f"defence +{first['defence']} → +{first['after']}")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_grey_says_why_in_words_that_can_be_read(house: House, open_page: Open, screen: dict[str, Any]) -> None:
    position = find(
        lambda one: one.task == "build" and not any(text.startswith("erect") for text in one.legal()), seats=4
    )
    page = sit(house, open_page, position, **screen)
    grey = page.locator(".desk .tiles .chip:disabled")
    soon(grey).to_have_count(3)
    for tile in grey.all():
        reason = tile.locator("small.bad")
        reason.wait_for()
        assert tile.evaluate("tile => getComputedStyle(tile).opacity") == "1"
        inner, outer = reason.bounding_box(), tile.bounding_box()
        assert inner is not None
        assert outer is not None
        assert outer["x"] <= inner["x"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_units_that_cannot_go_say_why_without_a_pointer(house: House, open_page: Open) -> None:
    def stuck(one: Position) -> bool:
        if one.task != "move":
            return False
        seen = told(one)
        stacks = [stack for land in seen["provinces"] for stack in land["stacks"]]
        return not seen["marches"] and any(stack["seat"] == seen["seat"] for stack in stacks)

    page = sit(house, open_page, find(stuck, seats=4), **PHONE)
    page.get_by_text("Grey: can’t go further this season, or there is no flour.").wait_for()


def test_before_the_harvest_hunger_is_no_alarm(house: House, open_page: Open) -> None:
    def before_harvest(one: Position) -> bool:
        if one.task not in ("fell", "regrow") or one.match.table.g.round_number % 4 != Season.AUTUMN + 1:
            return False
        me = told(one)["parties"][one.seat]
        return bool(me["food"]["need"] > me["stock"]["flour"] and me["food"]["missing"]["least"] == 0)

    page = sit(house, open_page, together(before_harvest), **PHONE)
    ledger = page.locator(".desk .tablet p")
    soon(ledger).to_contain_text("The harvest before that brings")
    assert page.locator(".desk .tablet p.short").count() == 0


def test_a_blessing_is_weighed_against_the_roll(house: House, open_page: Open) -> None:
    page = sit(house, open_page, find(lambda one: one.task == "bless" and "yes" in one.legal(), seats=6), **PHONE)
    soon(page.locator(CHIPS, has_text="Roll the die")).to_contain_text("%")


def test_a_defender_is_told_the_chance_of_the_duel(house: House, open_page: Open) -> None:
    def choosing(one: Position) -> bool:
        return one.task == "defend" and sum(text.startswith("unit ") for text in one.legal()) == 2

    page = sit(house, open_page, find(choosing, seats=6, first=3), **PHONE)
    page.get_by_text(re.compile(r"You win this duel with \d+%")).wait_for()
    page.get_by_text(re.compile(r"you hold it with .*%")).wait_for()


def test_a_direction_says_who_follows(house: House, open_page: Open) -> None:
    page = sit(house, open_page, find(lambda one: one.task == "direction"), **PHONE)
    soon(page.locator(CHIPS).first).to_contain_text("then Mari, Assur")
    soon(page.locator(CHIPS).last).to_contain_text("then Assur, Mari")


def test_a_canal_says_how_many_fields_wait_for_one(house: House, open_page: Open) -> None:
    def canal(one: Position) -> bool:
        return one.task == "erect_at" and told(one)["question"]["words"]["values"]["what"]["key"] == "building-canal"

    position = find(canal, seats=6, first=24)
    page = sit(house, open_page, position, **PHONE)
    soon(page.locator(CHIPS).first).to_contain_text(re.compile(r"\d of \d canals"))


def test_where_canals_can_go_is_drawn_said_and_in_the_legend(house: House, open_page: Open) -> None:
    position = find(lambda one: one.task == "direction")
    page = sit(house, open_page, position, **DESKTOP)
    dry = sum(max(0, land["irrigable"] - land["canals"]) for land in told(position)["provinces"] if land["in_play"])
    assert dry > 0
    soon(page.locator("svg.mesopotamia .bed")).to_have_count(dry)
    soon(page.locator("[data-thing=province-kish]")).to_have_attribute("aria-label", re.compile(r"\(irrigable\)"))
    page.locator("[data-thing=legend]").click()
    page.locator("svg.mesopotamia").get_by_text("Irrigable, no canal yet").wait_for()


def spied() -> Position:
    """Somebody who has seen a rival's cards."""

    def able(one: Position) -> bool:
        if one.task != "build" or "card spies" not in one.legal():
            return False
        after = one.after("card spies", "against first")
        return one.seat != 0 and any(party.get("known_cards") for party in told(after)["parties"])

    return find(able).after("card spies", "against first")


def test_a_phone_shows_what_is_known_of_the_others(house: House, open_page: Open) -> None:
    position = spied()
    page = sit(house, open_page, position, **PHONE)
    page.get_by_role("button", name="Players").tap()
    sheet = page.get_by_role("dialog", name="Players")
    known = told(position)["parties"][0]["known_cards"]
    for card in known:
        soon(sheet).to_contain_text(re.compile(card.replace("_", " "), re.IGNORECASE))
    soon(sheet).to_contain_text(re.compile(r"Free trade: \+\d metal in spring"))
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("tab", name="Cards").tap()
    page.get_by_role("heading", name="Cards played so far").wait_for()


def test_eight_parties_fit_on_a_phone(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", *["bot"] * 7, game="mesopotamia", seed="eight")
    page = open_page(house, None, guest, **PHONE)
    enter(page, house, table)
    page.get_by_role("button", name="Players").tap()
    mats = page.get_by_role("dialog", name="Players").locator("ul.players > li")
    soon(mats).to_have_count(8)
    names = [party["party"].capitalize() for party in state_of(guest, table)["parties"]]
    told_once = [sum(mat.inner_text().count(name) for mat in mats.all()) for name in names]
    assert told_once == [1] * 8, mats.all_inner_texts()
    assert (
        page.evaluate("""() => [...document.querySelectorAll('dialog .players > li')].filter(mat => {
        const outer = mat.getBoundingClientRect();
        return [...mat.querySelectorAll('*')].some(one => {
            const { left, right, width } = one.getBoundingClientRect();
            return width > 1 && (left < outer.left - 1 || right > outer.right + 1);
        });
    }).map(mat => mat.innerText)""")
        == []
    )


def state_of(guest: Guest, table: str) -> dict[str, Any]:
    """The view of a guest's table."""
    state = guest.client.get(f"/api/tables/{table}/state").raise_for_status().json()
    return dict(state["view"])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_looks_on_sees_no_blank_card(house: House, open_page: Open, screen: dict[str, Any]) -> None:
    position = find(
        lambda one: any(told(one)["parties"][0][tie] for tie in ("allies", "at_war")) and one.task == "campaign"
    )
    owner = Guest(house)
    page = open_page(house, f"/t/{opened(owner, position)}", Guest(house), **screen)
    card = page.locator(".asking")
    card.get_by_text("One party decides.").wait_for()
    soon(card.locator("svg path:is(.alliance, .war)")).not_to_have_count(0)
    tag = page.locator("header .tag").bounding_box()
    assert tag is not None
    for other in page.locator("header :is(button, a, strong)").all():
        box = other.bounding_box()
        if box:
            assert box["x"] + box["width"] <= tag["x"] or tag["x"] + tag["width"] <= box["x"], other.inner_text()
    assert page.locator(".desk button").count() == 0


def test_a_battle_is_begun_in_one_way(house: House, open_page: Open) -> None:
    def gathering(one: Position) -> bool:
        return one.task == "commit" and len(told(one)["odds"]["battle"].get("sources", ())) > 1

    position = find(gathering)
    page = sit(house, open_page, position, **DESKTOP)
    begins = page.locator(".desk button", has_text="%")
    soon(begins).to_have_count(1)
    soon(begins).to_contain_text("Begin the battle")


def test_nothing_stands_for_a_moment_where_the_desk_will(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="desk")
    page = open_page(house, None, guest, **PHONE)
    held: list[Route] = []
    page.route("**/scene", lambda route: held.append(route))
    page.goto(f"{house.address}/t/{table}")
    page.locator("#question").wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".asking button[data-code]:visible").count() == 0
    assert len(held) == 1
    held[0].continue_()
    page.locator(".desk .ways .button").first.wait_for()
