"""Games played in the browser."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from web.expectations import soon, titled
from web.rulers import DONE, USUAL
from web.running_server import Guest, House
from web.sitting import (
    CHOICE,
    CONFIRM,
    GLOWING,
    OVER,
    choose,
    click_what_glows,
    moves,
    place_of,
    wait_for_first_turn,
    wait_for_move,
    wait_for_turn,
)

if TYPE_CHECKING:
    from web.conftest import Open

EVERY_QUESTION = """
    window.questions = [];
    new MutationObserver(() => {
        const words = document.querySelector('#question')?.textContent.trim();
        if (words && words !== window.questions.at(-1)) window.questions.push(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_play_now_leads_to_a_first_decision(house: House, open_page: Open) -> None:
    page = open_page(house)
    page.get_by_role("button", name="Play now").first.click()
    wait_for_first_turn(page)
    page.locator(GLOWING).first.wait_for()
    titled(page, "^● Your turn — Amyitis$")
    assert "/t/" in page.url


def test_a_whole_game_by_clicking_what_glows(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    step = 0
    while wait_for_turn(page):
        click_what_glows(page, step)
        step += 1
        assert step < 1500
    page.get_by_role("dialog").wait_for()
    page.get_by_role("dialog").get_by_text("How all prestige was made").first.wait_for()
    scores = guest.client.get(f"/api/tables/{table}").json()["scores"]
    soon(page.locator("tfoot td")).to_have_count(len(scores))
    totals = [int(text) for text in page.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(scores)
    assert "other" not in [text.lower() for text in page.locator("tbody th").all_inner_texts()], (
        "every point has a source"
    )


def test_every_thing_that_glows_can_be_clicked(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", "bot", seed="glow")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(GLOWING).first.wait_for()
    for place in range(page.locator(GLOWING).count()):
        thing = page.locator(GLOWING).nth(place)
        assert place_of(thing) is not None, thing.get_attribute("data-thing")


def test_a_move_that_ends_the_turn_is_confirmed(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="sure")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE, has_text="Pass").click()
    page.locator(CONFIRM).wait_for()
    assert guest.moves(table) == 0
    page.keyboard.press("Escape")
    page.locator(CHOICE).first.wait_for()
    page.locator(CHOICE, has_text="Pass").click()
    page.locator(CONFIRM).click()
    wait_for_move(page, 1)
    assert guest.moves(table) == 1


def test_confirming_can_be_switched_off(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen")
    page = open_page(house, f"/t/{table}", guest)
    page.get_by_role("button", name=re.compile("^Settings")).click()
    page.get_by_role("switch", name=re.compile("Ask before")).uncheck()
    page.keyboard.press("Escape")
    page.locator(CHOICE, has_text="Pass").click()
    wait_for_move(page, 1)


def test_undo(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", seed="undo")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE).first.wait_for()
    question = page.locator("#question")
    first = question.inner_text()
    page.locator(CHOICE, has_text=re.compile("farmer|priest|engineer")).first.click()
    wait_for_move(page, 1)
    soon(question).not_to_have_text(first)
    page.get_by_role("button", name="Undo").click()
    soon(question).to_have_text(first)
    soon(page.locator("[data-number='1']")).to_have_count(0)
    assert guest.moves(table) == 0


def test_a_shared_screen_opens_with_the_question_that_is_asked(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", seed="undo")
    assert guest.client.get(f"/api/tables/{table}").json()["turn"] != [0], "another than the first seat begins"
    page = open_page(house, None, guest)
    page.add_init_script(EVERY_QUESTION)
    page.goto(f"{house.address}/t/{table}")
    page.locator(CHOICE).first.wait_for()
    assert page.evaluate("window.questions") == [page.locator("#question").inner_text().strip()]


def test_same_screen_looks_from_the_seat_in_turn(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="two")
    page = open_page(house, f"/t/{table}", guest)
    page.locator(CHOICE).first.wait_for()
    who = page.locator(".asking .eyebrow").inner_text()
    choose(page, "Pass")
    page.wait_for_function("who => document.querySelector('.asking .eyebrow').innerText !== who", arg=who)
    page.locator(CHOICE).first.wait_for()
    # the other player's move is ours to take back here
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("who => document.querySelector('.asking .eyebrow').innerText === who", arg=who)


def test_a_curtain_hides_secrets_at_one_screen(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", "screen", game="mesopotamia", seed="curtain")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(USUAL).click()
    for phase in ("Phase 8", "Phase 10"):
        page.get_by_role("heading", name=phase).wait_for()
        page.locator(DONE).click()
    page.locator("dialog h2").wait_for()
    heading = page.locator("dialog h2").inner_text()
    assert heading.startswith("Hand the screen to")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    page.locator("dialog[open] .gold").wait_for()
    page.locator("dialog .gold").click()
    page.locator(CHOICE).first.wait_for(state="attached")


def test_a_game_by_keyboard_alone(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", seed="keys")
    page = open_page(house, f"/t/{table}", guest)
    for _ in range(12):
        if not wait_for_turn(page):
            break
        before = moves(page)
        page.keyboard.press("1" if page.locator(CHOICE).count() == 1 else "2")
        page.locator(f"{CONFIRM}, [data-number='{before + 1}']").first.wait_for(state="attached")
        if page.locator(CONFIRM).count():
            soon(page.locator(CONFIRM)).to_be_focused()
            page.keyboard.press("Enter")
        wait_for_move(page, before + 1)
    assert moves(page) >= 12


def test_things_on_the_board_can_be_reached_by_keyboard(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="tab")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(GLOWING).first.wait_for()
    page.locator(GLOWING).first.focus()
    soon(page.locator(GLOWING).first).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_move(page, 1)


def test_the_log_lights_up_what_it_tells_of(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", seed="log")
    page = open_page(house, f"/t/{table}", guest, confirm=False)
    page.locator(CHOICE).nth(1).click()
    wait_for_move(page, 1)
    page.locator("[data-number='1'] button").hover()
    page.locator(".thing.lit").first.wait_for()


def test_a_finished_game_is_over_for_good(house: House, open_page: Open, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}", guest)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    soon(page.locator(OVER)).to_have_count(1)
    titled(page, "^The game is over — Amyitis$")
    # who has won is said first
    heading, way = page.locator("#question").bounding_box(), page.locator(".asking .foot").bounding_box()
    assert heading is not None
    assert way is not None
    assert heading["y"] + heading["height"] <= way["y"]
    page.get_by_role("button", name="How all prestige was made").click()
    page.get_by_text("Fair dice").click()
    page.get_by_role("button", name="Check it in this browser").click()
    page.get_by_text("The seed fits the hash").wait_for()


def test_every_choice_has_a_key_and_the_focus_goes_on_with_the_game(house: House, open_page: Open) -> None:
    guest = Guest(house)
    guest.client.patch("/api/me", json={"name": "W" * 40}).raise_for_status()
    table = guest.new_table("me", "bot", "bot", "bot", seed="keys 5")
    page = open_page(house, f"/t/{table}", guest, width=1280, height=720)
    wait_for_turn(page)
    choices = page.locator(CHOICE)
    assert choices.count() > 9, "more than there are digits"
    keys = page.locator(f"{CHOICE} kbd").all_inner_texts()
    assert len(set(keys)) == choices.count()
    # a name of forty letters leaves the score on its mat
    fits = """() => [...document.querySelectorAll('.mats section.mat')].every(mat =>
        mat.querySelector('.score').getBoundingClientRect().right <= mat.getBoundingClientRect().right)"""
    assert page.evaluate(fits)
    # the log calls oneself by name, the chances say you
    soon(page.locator(".chances .you")).to_have_text("you")
    tenth = page.locator(CHOICE).nth(9)
    words = tenth.locator(".words").inner_text()
    tenth.focus()
    question = page.locator("#question").inner_text()
    page.keyboard.press(keys[9].lower())
    page.locator(f"{CONFIRM}, #question:not(:text-is({json.dumps(question)}))").first.wait_for()
    page.wait_for_function("() => document.activeElement?.closest('.asking') !== null")
    if page.locator(CONFIRM).count():
        assert words in page.locator(".chosen").inner_text()
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.closest('.asking') !== null")
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-number='1']").wait_for()
    told = page.locator(".talk").inner_text()
    assert "W" * 40 in told
    assert "Blue" not in told
