"""Hints, winning chances, and the moves that swung a game."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import pytest

from tworivers.mesopotamia import GAME
from web.expectations import comes_to, soon
from web.positions import Position, find
from web.rulers import enter, hand_over, opened
from web.running_server import Guest, House, keys_in
from web.sitting import CHOICE, moves, wait_for_move
from web.test_everyone import findings
from web.test_replay import at

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open

HINT = "section.hint"
BAR = "section.chances"


@pytest.fixture
def playing(house: House) -> tuple[Guest, str]:
    """Somebody who plays all seats of a table of their own, some moves into the game."""
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", seed="advice")
    guest.play_out(table, 24)
    return guest, table


def percentages(page: Page) -> list[int]:
    """What the bar says."""
    page.locator(BAR).wait_for()
    return [int(part) for part in re.findall(r"(\d+)\s*%", page.locator(BAR).inner_text())]


def test_a_hint_is_shown_whole_and_done_by_clicks(house: House, open_page: Open, playing: tuple[Guest, str]) -> None:
    guest, table = playing
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE).first.wait_for()
    before = guest.moves(table)
    page.get_by_role("button", name="Hint").click()
    page.locator(HINT).wait_for()
    seat = guest.client.get(f"/api/tables/{table}").json()["turn"][0]
    told = guest.client.get(f"/api/tables/{table}/hint", params={"seat": seat, "number": before}).json()
    assert page.locator(HINT).locator("b").inner_text() == told["suggestion"]["text"]
    soon(page.locator(f"{CHOICE}.suggested")).to_have_attribute("data-code", str(told["action"]["code"]))
    assert page.locator(".thing.suggested:not(.legal)").count() == 0, (
        "whatever is suggested can be picked on the board too"
    )
    reasons = page.locator(f"{HINT} li > span:last-child").all_inner_texts()
    assert reasons == [reason["text"] for reason in told["reasons"]]
    assert 1 <= len(reasons) <= 3
    assert all(re.search(r"\d", reason) for reason in reasons)
    page.get_by_role("button", name="Close").click()
    page.locator(HINT).wait_for(state="hidden")
    soon(page.locator(f"{CHOICE}.suggested")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    after = before + len(told["steps"])
    wait_for_move(page, after)
    page.locator(HINT).wait_for(state="hidden")
    page.locator(f"[data-number='{after}']").first.wait_for(state="attached")
    log = guest.client.get(f"/api/tables/{table}/log", params={"since": before}).json()["log"]
    assert [entry["action"] for entry in log] == [step["action"]["words"] for step in told["steps"]]


def suggesting(page: Page, position: Position, texts: list[str], asked: dict[int, str] | None = None) -> None:
    """Let the server suggest these actions, one after the other; `asked`: what it expects to be asked otherwise."""
    match, steps = position.match.branch(len(position.match.moves)), []
    for number, text in enumerate(texts):
        code = Position(match, position.seat).legal()[text]
        question = GAME.question_words(match.table.g, position.seat).as_json()
        if asked and number in asked:
            question = {"key": asked[number]}
        words = GAME.action_words(match.table.g, position.seat, code).as_json()
        action = {"code": code, "text": text, "words": words, "target": GAME.target(code)}
        steps.append({"action": action, "question": question})
        match.play(position.seat, code)
    said = {"words": {"key": "hint"}, "text": "Hint"}
    hint = {
        "number": len(position.match.moves),
        "seat": position.seat,
        "action": steps[0]["action"],
        "suggestion": said,
        "steps": steps,
        "note": None,
        "instead": None,
        "reasons": [{**said, "speaks_for": True}],
        "next": said,
    }
    page.route("**/hint?*", lambda asking: asking.fulfill(json=hint))


def marching() -> tuple[Position, list[str]]:
    """Somebody who can march, and a whole step of a foot."""
    position = find(lambda position: position.task == "move" and "unit foot" in position.legal())
    texts: list[str] = []
    match = position.match.branch(len(position.match.moves))
    while not texts or Position(match, position.seat).task in ("move_from", "move_to"):
        legal = Position(match, position.seat).legal()
        texts.append("unit foot" if not texts else next(text for text in legal if text.startswith("at ")))
        match.play(position.seat, legal[texts[-1]])
    return position, texts


@pytest.mark.parametrize("changed", [False, True])
def test_a_whole_march_is_done_unless_something_else_is_asked(house: House, open_page: Open, changed: bool) -> None:
    position, texts = marching()
    assert len(texts) >= 2
    owner = Guest(house)
    table = opened(owner, position)
    for seat in range(position.match.seats):
        if seat != position.seat:
            hand_over(owner, table, seat, Guest(house))
    before, page = len(position.match.moves), open_page(house, None, owner)
    suggesting(page, position, texts, {len(texts) - 1: "ask-mill"} if changed else None)
    enter(page, house, table)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    done = before + len(texts) - (1 if changed else 0)
    comes_to(lambda: owner.moves(table), done)
    page.wait_for_timeout(500)
    assert owner.moves(table) == done
    undo = page.get_by_role("button", name="Undo")
    soon(undo).to_be_enabled()
    undo.click()
    # one press takes back all that one press did
    comes_to(lambda: owner.moves(table), before)


def test_by_keyboard_alone(house: House, open_page: Open, playing: tuple[Guest, str]) -> None:
    guest, table = playing
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE).first.wait_for()
    before = moves(page)
    page.keyboard.press("h")
    page.locator(HINT).wait_for()
    page.keyboard.press("Escape")
    page.locator(HINT).wait_for(state="hidden")
    page.keyboard.press("h")
    page.locator(HINT).wait_for()
    page.keyboard.press("Enter")
    wait_for_move(page, before + 1)


def test_the_bar_adds_up_and_follows_the_game(house: House, open_page: Open, playing: tuple[Guest, str]) -> None:
    guest, table = playing
    page = open_page(house, f"/t/{table}")
    shown = percentages(page)
    chances = guest.client.get(f"/api/tables/{table}/chances").json()["chances"][0]["chances"]
    assert shown == [round(100 * chance) for chance in chances]
    assert sum(shown) == 100
    guest.play_out(table, guest.moves(table) + 12)
    later = guest.client.get(f"/api/tables/{table}/chances").json()["chances"][0]["chances"]
    page.wait_for_function(
        """parts => parts.every((part, seat) => {
            const shown = parseInt(document.querySelectorAll('section.chances b')[seat].textContent);
            return Math.abs(shown - part) <= 5;
        })""",
        arg=[100 * chance for chance in later],
    )


def test_the_bar_can_be_hidden_for_oneself(house: House, open_page: Open, playing: tuple[Guest, str]) -> None:
    guest, table = playing
    page = open_page(house, f"/t/{table}", guest)
    page.locator(BAR).wait_for()
    page.get_by_role("button", name="Semiramis").or_(page.get_by_role("button", name="Settings")).first.click()
    page.get_by_role("switch", name="Show winning chances").click()
    page.get_by_role("button", name="Close").first.click()
    page.locator(BAR).wait_for(state="hidden")
    page.reload()
    page.locator(CHOICE).first.wait_for()
    page.get_by_role("button", name="Hint").wait_for()
    page.wait_for_timeout(600)
    assert page.locator(BAR).count() == 0


def test_a_table_is_set_up_without_hints(house: House, open_page: Open) -> None:
    page = open_page(house, "/new?game=amyitis")
    page.get_by_role("switch", name="Hints and winning chances").click()
    for seat in ("Red", "Black"):
        page.get_by_label(f"How well the computer plays {seat}").select_option("random")
    page.get_by_text("Plays at random.").first.wait_for()
    page.get_by_role("button", name="Begin").click()
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(600)
    assert page.get_by_role("button", name="Hint").count() == 0
    assert page.locator(BAR).count() == 0
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    assert page.locator(HINT).count() == 0


def swings_of(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Ask until the bots have judged the whole game; a request ends after a minute, but what was found is kept."""
    until = time.monotonic() + 600
    while True:
        answer = guest.client.get(f"/api/tables/{table}/swings", timeout=120)
        if answer.status_code == 200 or time.monotonic() > until:
            return list(answer.raise_for_status().json()["swings"])


def test_the_moves_that_swung_a_game_lead_there(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    swings = swings_of(guest, table)
    assert len(swings) > 2
    page = open_page(house, f"/t/{table}/replay?at=5", guest)
    page.get_by_role("heading", name="Moves that swung the game").wait_for()
    listed = page.locator("section:has(#swings) li button")
    soon(listed).to_have_count(len(swings))
    listed.nth(2).click()
    at(page, swings[2]["number"])
    soon(listed.nth(2)).to_have_attribute("aria-current", "step")
    page.get_by_text("Chances", exact=True).click()
    chart = page.get_by_role("img", name="Chances of winning over time")
    chart.wait_for()
    assert findings(page) == []
    parts = [int(part) for part in re.findall(r"(\d+)\s*%", page.locator("figcaption").inner_text())]
    assert all(part % 5 == 0 for part in parts)
    page.get_by_text("Prestige", exact=True).click()
    page.get_by_role("img", name="Prestige over time").wait_for()


def test_a_swing_tells_luck_from_what_was_decided(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    last = guest.moves(table)
    log = {entry["number"]: entry for entry in guest.client.get(f"/api/tables/{table}/log").json()["log"]}

    def swing(number: int, *chances: float) -> dict[str, Any]:
        parts = dict(zip(("before", "decided", "after"), chances, strict=True))
        return {"number": number, "mover": log[number]["seat"], "action": log[number]["action"], "seat": 0, **parts}

    swings = [swing(10, 0.3333, 0.6, 0.4), swing(12, 0.4, 0.4, 0.2), swing(14, 0.2, 0.0, 0.0), swing(last, 0.9, 1, 1)]
    page = open_page(house, None, guest)
    page.route("**/swings", lambda asked: asked.fulfill(json={"swings": swings}))
    page.goto(f"{house.address}/t/{table}/replay?at=5")
    listed = page.locator("section:has(#swings) li")
    soon(listed).to_have_count(4)
    told = [re.sub(r"\s+", " ", one.locator(".changes").inner_text()) for one in listed.all()]
    assert told[0].endswith("1/3 → 40% decision 1/3 → 60% luck 60% → 40%")
    assert told[1].endswith("40% → 20% luck 40% → 20%")
    assert told[2].endswith("20% → < 5% decision 20% → < 5%")
    assert told[3].endswith("90% → 100% decision 90% → 100%")


def test_even_chances_are_a_share_and_add_up(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen', 'screen', seed='even')}", guest)
    page.locator(BAR).wait_for()
    assert page.locator(f"{BAR} b").all_inner_texts() == ["1/3"] * 3


def test_the_replay_calls_oneself_by_name(house: House, open_page: Open) -> None:
    guest = Guest(house)
    guest.client.patch("/api/me", json={"name": "Semiramis"}).raise_for_status()
    table = guest.new_table("me", "bot", seed="replayed name")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE).first.click()
    page.locator("[data-number='1']").first.wait_for(state="attached")
    page.goto(f"{house.address}/t/{table}/replay?at=1")
    log = page.locator(".log [data-number]")
    log.first.wait_for()
    told = " ".join(log.all_inner_texts()) + page.locator(".scrubber").inner_text()
    assert "Semiramis" in told
    assert "Blue" not in told


def test_german_on_a_phone_by_night(house: House, open_page: Open, playing: tuple[Guest, str]) -> None:
    guest, table = playing
    page = open_page(house, f"/t/{table}", guest, language="de-DE", phone=True, dark=True, width=390, height=844)
    page.get_by_role("button", name="Tipp").click()
    page.locator(HINT).wait_for()
    page.locator(BAR).wait_for()
    assert "Vorschlag:" in page.locator(HINT).inner_text()
    text = page.locator("body").inner_text()
    assert keys_in(text) == re.findall(r"\b(?:reason|clause|note|hint)-[a-z_-]+", text) == []
    assert page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        " && document.documentElement.scrollHeight <= innerHeight + 1"
    )
    assert findings(page) == []


def test_the_map_marks_what_a_hint_speaks_of(house: House, open_page: Open) -> None:
    """Both boards share one way to point at things: what is suggested stands out on the map as in the garden."""
    position = find(lambda position: position.task == "work_at")
    owner = Guest(house)
    table = opened(owner, position)
    for seat in range(position.match.seats):
        if seat != position.seat:
            hand_over(owner, table, seat, Guest(house))
    page = open_page(house, None, owner)
    text = next(text for text in position.legal() if text.startswith("at "))
    suggesting(page, position, [text])
    enter(page, house, table)
    soon(page.locator(".thing.suggested")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    page.locator(HINT).wait_for()
    marked = page.locator("svg.mesopotamia .thing.suggested.legal")
    soon(marked).to_have_count(1)
    soon(marked).to_have_attribute("data-thing", f"province-{text.removeprefix('at ').replace('-', '_')}")
    page.keyboard.press("Escape")
    soon(marked).to_have_count(0)
