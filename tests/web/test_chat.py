"""A table can be set up without chat; then nothing on its page invites to talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.expectations import soon
from web.running_server import Guest, House
from web.sitting import wait_for_first_turn

if TYPE_CHECKING:
    from web.conftest import Open


def test_a_table_is_set_up_without_chat(house: House, open_page: Open) -> None:
    page = open_page(house, "/new?game=amyitis")
    page.get_by_role("switch", name="Talk at the table").click()
    page.get_by_role("button", name="Begin").click()
    wait_for_first_turn(page)
    soon(page.get_by_role("tab")).to_have_text(["Log", "Table"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("none at this table").wait_for()
    assert Guest(house).client.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["chat"] is False


def test_otherwise_people_can_talk(house: House, open_page: Open) -> None:
    guest = Guest(house)
    page = open_page(house, f"/t/{guest.new_table('me', 'screen')}", guest)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Is anybody there?")
    page.get_by_role("button", name="Send").click()
    page.get_by_role("log", name="Chat").get_by_text("Is anybody there?").wait_for()
