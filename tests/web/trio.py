"""Three people at a table of Mesopotamia; who has no page plays by the server's requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.rulers import enter
from web.running_server import Guest, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from web.conftest import Open


class Trio:
    """Babylon, Mari and Assur, each somebody else's."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = [Guest(house) for _ in range(3)]
        self.table = self.guests[0].new_table("me", "open", "open", game="mesopotamia", seed="trade")
        for seat in (1, 2):
            self.guests[seat].client.post(f"/api/tables/{self.table}/seats/{seat}/join", json={}).raise_for_status()

    def play(self, seat: int, *texts: str) -> int:
        """Somebody without a page plays; returns how many moves there are then."""
        client, number = self.guests[seat].client, 0
        for text in texts:
            state = client.get(f"/api/tables/{self.table}/state", params={"seat": seat}).json()
            code = next(action["code"] for action in state["view"]["actions"] if action["text"] == text)
            move = {"seat": seat, "number": state["number"], "action": code}
            answer = client.post(f"/api/tables/{self.table}/moves", json=move).raise_for_status()
            number = answer.json()["number"]
        return number

    def get_ready(self, seat: int) -> None:
        """Somebody without a page ends the season's work."""
        while True:
            state = self.guests[seat].client.get(f"/api/tables/{self.table}/state", params={"seat": seat}).json()
            if state["view"]["stage"] != "parallel" or seat not in state["turn"]:
                return
            words = [action["text"] for action in state["view"]["actions"]]
            self.play(seat, "done" if "done" in words else "mill 5")

    def page(self, open_page: Open, seat: int, **screen: object) -> Page:
        """Somebody's page."""
        page = open_page(self.house, None, self.guests[seat], **screen)
        enter(page, self.house, self.table)
        return page
