"""Tables set up, joined, watched, handed on, saved and opened again."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from web.expectations import soon, titled
from web.running_server import Guest, House
from web.sitting import CHOICE, choose, moves, wait_for_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open


def test_a_new_table_with_every_kind_of_seat(house: House, open_page: Open) -> None:
    page = open_page(house, "/new")
    page.get_by_label("4", exact=True).check(force=True)
    page.get_by_label("Who plays Red?").select_option("open")
    page.get_by_label("Who plays Black?").select_option("screen")
    page.get_by_label("Name of whoever plays Black").fill("Ninlil")
    page.get_by_label("How well the computer plays White").select_option("random")
    page.get_by_label("the last player to pass").check(force=True)
    page.get_by_role("button", name="Set up and invite").click()
    page.get_by_role("heading", name="Waiting for players").wait_for()
    table = page.url.rsplit("/", 1)[1]
    info = Guest(house).client.get(f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["me", "open", "screen", "bot"]
    assert info["seats"][2]["name"] == "Ninlil"
    assert info["options"] == {"procession": "last-to-pass", "supply": "unlimited"}
    soon(page.get_by_label("Invite")).to_have_value(page.url)


def test_begin_stays_in_sight_and_one_choice_sets_all_computers(house: House, open_page: Open) -> None:
    page = open_page(house, "/new?game=mesopotamia")
    page.get_by_label("8", exact=True).check(force=True)
    box = page.get_by_role("button", name="Begin").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900
    assert page.get_by_text("With six parties").count() == 0
    page.get_by_label("6", exact=True).check(force=True)
    page.get_by_text("More rules").click()
    page.get_by_text("With six parties").wait_for()
    page.get_by_label("All computers").select_option("random")
    page.get_by_role("button", name="Begin").click()
    page.locator(".asking").wait_for()
    info = Guest(house).client.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["level"] for seat in info["seats"]] == [None] + ["random"] * 5


def test_a_host_nobody_comes_to_begins_with_computers(house: House, open_page: Open) -> None:
    guest = Guest(house)
    options = {"procession": "last-to-pass", "supply": "box"}
    waiting = guest.new_table("me", "open", "bot", options=options)
    page = open_page(house, f"/t/{waiting}", guest)
    page.get_by_role("button", name="Begin with computers").click()
    page.locator(".asking").wait_for()
    info = guest.client.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["me", "bot", "bot"]
    assert info["options"] == options


def test_the_board_shows_what_is_left_of_a_limited_supply(house: House, open_page: Open) -> None:
    guest = Guest(house)
    limited, endless = (guest.new_table("me", "screen", options={"supply": supply}) for supply in ("box", "unlimited"))
    page = open_page(house, f"/t/{limited}", guest)
    page.get_by_label("Left in the supply: talents 22, camels 12,").wait_for()
    page.goto(f"{house.address}/t/{endless}")
    page.locator(".asking").wait_for()
    assert page.locator("[data-thing=supply]").count() == 0


def test_a_host_does_not_leave_a_friend_behind(house: House, open_page: Open) -> None:
    guest, friend = Guest(house), Guest(house)
    table = guest.new_table("me", "open", "open")
    friend.client.post(f"/api/tables/{table}/seats/1/join", json={}).raise_for_status()
    page = open_page(house, f"/t/{table}", guest)
    page.get_by_role("link", name="To the first page").wait_for()
    assert page.get_by_role("button", name="Begin with computers").count() == 0


def two_at_a_table(house: House, open_page: Open) -> tuple[Page, Page, str]:
    """A host and a friend who came by the link."""
    guest = Guest(house)
    table = guest.new_table("me", "open", seed="pair")
    host = open_page(house, f"/t/{table}", guest)
    host.get_by_role("heading", name="Waiting for players").wait_for()
    friend = open_page(house, f"/t/{table}")
    friend.get_by_label("Your name").fill("Enkidu")
    friend.get_by_role("button", name="Sit down").click()
    host.locator(".asking").wait_for()
    friend.locator(".asking").wait_for()
    return host, friend, table


def test_two_browsers_at_one_table(house: House, open_page: Open) -> None:
    host, friend, _ = two_at_a_table(house, open_page)
    host.get_by_text("Enkidu").first.wait_for()
    for _ in range(8):
        mover, other = (host, friend) if host_is_asked(host, friend) else (friend, host)
        assert other.locator(CHOICE).count() == 0, "only one of them is asked"
        before = moves(mover)
        choose(mover, mover.locator(CHOICE).nth(0).locator(".words").inner_text())
        wait_for_move(other, before + 1)
        titled(other, "to move|Your turn")


def host_is_asked(host: Page, friend: Page) -> bool:
    """Wait until one of two pages asks something, and say whether it is the host's."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for page in (host, friend):
            if page.locator(f"{CHOICE}:enabled").count():
                return page is host
        host.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_chat(house: House, open_page: Open) -> None:
    host, friend, _ = two_at_a_table(house, open_page)
    host.get_by_role("tab", name="Chat").click()
    field, panel = host.get_by_label("Say something").bounding_box(), host.locator(".talk").bounding_box()
    assert field is not None
    assert panel is not None
    assert field["y"] + field["height"] <= panel["y"] + panel["height"], "the whole field is in sight"
    host.get_by_label("Say something").fill("Peace be with Babylon.")
    host.get_by_role("button", name="Send").click()
    soon(friend.get_by_role("tab", name=re.compile("Chat")).locator(".badge")).to_have_text("1")
    friend.get_by_role("tab", name=re.compile("Chat")).click()
    friend.get_by_text("Peace be with Babylon.").wait_for()
    soon(host.get_by_label("Say something")).to_have_value("")


def test_spectators_see_but_cannot_act(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen", public=True)
    watcher = open_page(house)
    watcher.locator(f"a[href='/t/{table}']").click()
    watcher.get_by_text("You are watching").wait_for()
    assert watcher.locator(CHOICE).count() == 0
    assert watcher.locator(".thing.legal").count() == 0
    player = open_page(house, f"/t/{table}", guest, confirm=False)
    player.locator(CHOICE, has_text="Pass").click()
    wait_for_move(watcher, 1)


def test_a_seat_is_handed_on(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "bot", seed="hand")
    old = open_page(house, f"/t/{table}", guest)
    old.get_by_role("tab", name="Table").click()
    old.get_by_role("button", name="Hand the seat on").click()
    soon(old.get_by_role("textbox", name="Hand the seat on")).not_to_have_value("")
    link = old.get_by_role("textbox", name="Hand the seat on").input_value()
    new = open_page(house, link.removeprefix(house.address))
    new.get_by_role("button", name="Sit down").click()
    new.locator(CHOICE).first.wait_for()
    old.keyboard.press("Escape")
    old.get_by_text("You are watching").wait_for()
    assert old.locator(CHOICE).count() == 0


def test_a_used_link_says_so(house: House, open_page: Open) -> None:
    page = open_page(house, "/sit/wrong")
    page.get_by_text("This link has been used already").wait_for()


def test_a_save_file_is_downloaded_and_opened(
    house: House, open_page: Open, finished: tuple[Guest, str], tmp_path: Path
) -> None:
    guest, table = finished
    page = open_page(house, f"/t/{table}", guest)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the save file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = open_page(house)
    other.get_by_label("Open a save file").set_input_files(file)
    other.wait_for_url("**/replay")
    other.get_by_label("Moment", exact=True).wait_for()


def test_a_bad_file_is_refused_with_a_sentence(house: House, open_page: Open, tmp_path: Path) -> None:
    file = tmp_path / "bad.trg"
    file.write_text("no game")
    page = open_page(house)
    page.get_by_label("Open a save file").set_input_files(file)
    page.get_by_text("This file can't be opened").wait_for()


def test_an_unknown_table_says_so(house: House, open_page: Open) -> None:
    page = open_page(house, "/t/nowhere")
    page.get_by_text("There is no such table.").wait_for()
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_my_tables_are_kept(house: House, open_page: Open) -> None:
    guest = Guest(house)
    table = guest.new_table("me", "screen")
    page = open_page(house, "/", guest)
    link = page.locator(f"a[href='/t/{table}']")
    soon(link).to_contain_text("Your turn")


def test_another_name_and_an_account(house: House, open_page: Open) -> None:
    page = open_page(house)
    page.get_by_role("button", name=re.compile("^Settings")).click()
    page.get_by_label("Your name").fill("Semiramis")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Settings: Semiramis").wait_for(state="attached")
    page.get_by_text("Account", exact=True).click()
    page.get_by_label("Account name").fill("semiramis")
    page.get_by_label("Password").fill("hanging gardens")
    page.get_by_role("button", name="Make this account").click()
    page.get_by_text("You are signed in as semiramis.").wait_for()


def test_a_game_played_alone_is_downloaded_and_goes_on(house: House, open_page: Open, tmp_path: Path) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'bot', 'bot')}", guest)
    page.locator(CHOICE).first.wait_for()
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("The game goes on from this file.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.goto(house.address)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*")
    page.locator(CHOICE).first.wait_for()


def test_where_others_play_the_page_says_what_the_file_is_good_for(house: House, open_page: Open) -> None:
    guest, other = Guest(house), Guest(house)
    table = guest.new_table("me", "open")
    other.client.post(f"/api/tables/{table}/seats/1/join")
    page = open_page(house, f"/t/{table}", guest)
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("no game goes on from it").wait_for()
