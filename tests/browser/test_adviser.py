"""A page that thinks for itself answers as the server does, from what the server sends it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from server.running_server import RunningServer, quiet_settings, serving
from tworivers.browser.adviser import Adviser
from tworivers.games import GAMES
from tworivers.server.workers.questions import Question

TABLE = "/api/tables/{table}"


class AtOnce:
    """Answers in the server's process."""

    async def ask(self, question: Question, asker: object) -> Any:
        return question.answer()


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quiet_settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


class Page:
    """A page at a table of which somebody plays every seat; it is told what a page is told."""

    def __init__(self, server: RunningServer, game: str, seats: int, **more: Any) -> None:
        self.game, self.seats = game, seats
        self.visitor = server.visitor()
        kinds = [{"kind": "me"}, *({"kind": "screen"} for _ in range(seats - 1))]
        asked = {"game": game, "seats": kinds, "seed": "thinking", **more}
        self.table: str = self.visitor.http.post("/api/tables", json=asked).json()["id"]
        self.socket = self.visitor.socket(self.table)
        self.socket.wait("state")
        server.services.advisor.workers = cast(Any, AtOnce())
        self.adviser = Adviser()
        self.state: dict[str, Any] = {}

    def look(self, seat: int | None, **more: Any) -> None:
        """Look from a seat."""
        self.socket.send(type="look", seat=seat, thinks=True, **more)
        self.hear(lambda state: state["seat"] == seat)

    def hear(self, wanted: Any) -> None:
        """The next state that is wanted."""
        self.state = self.socket.wait("state", wanted)
        if self.state.get("seen"):
            told = {"game": self.game, "seats": self.seats, **{k: self.state.get(k) for k in ("back", "seen")}}
            assert self.adviser.learn(self.table, told)

    def play(self, action: int) -> None:
        """Play from the seat one looks from."""
        number = self.state["number"]
        self.socket.send(type="move", id=1, seat=self.state["seat"], number=number, action=action)
        self.hear(lambda state: state["number"] > number)

    def here(self, path: str, **query: Any) -> Any:
        """What the page answers."""
        found = self.adviser.answer(self.table, f"{TABLE}/{path}", {"query": query})
        return None if found is None else json.loads(json.dumps(found))

    def there(self, path: str, **query: Any) -> Any:
        """What the server answers."""
        return self.visitor.http.get(f"/api/tables/{self.table}/{path}", params=query).json()


@pytest.mark.parametrize(("game", "seats"), [("amyitis", 3), ("mesopotamia", 4)])
def test_chances_and_previews_are_the_servers(there: RunningServer, game: str, seats: int) -> None:
    page, luck, shown = Page(there, game, seats), random.Random(4), 0
    for _ in range(24):
        seat = luck.choice(page.state["turn"] if page.state else [0])
        page.look(seat)
        if not page.state["view"]["actions"]:
            continue
        number = page.state["number"]
        asked = {"seat": seat, "from": number, "to": number}
        assert page.here("chances", **asked) == page.there("chances", **asked)
        for action in luck.sample(page.state["view"]["actions"], min(3, len(page.state["view"]["actions"]))):
            wish = {"seat": seat, "number": number, "action": action["code"]}
            preview = page.here("preview", **wish)
            assert preview == page.there("preview", **wish)
            shown += preview["view"] is not None
        page.play(luck.choice(page.state["view"]["actions"])["code"])
    assert shown > 10


def test_a_hint_has_its_words(there: RunningServer) -> None:
    page = Page(there, "amyitis", 2)
    page.look(0)
    seat = page.state["turn"][0]
    found = page.here("hint", seat=seat, number=page.state["number"])
    assert found["action"]["code"] in {action["code"] for action in page.there("state", seat=seat)["view"]["actions"]}
    assert found["suggestion"]["words"]["key"]
    assert page.here("hint", seat=seat, number=page.state["number"] + 1) is None


def test_what_was_taken_back_is_forgotten(there: RunningServer) -> None:
    page = Page(there, "amyitis", 2)
    page.look(0)
    for _ in range(40):
        page.look(page.state["turn"][0])
        before = page.adviser.tables[page.table].records.copy()
        page.play(page.state["view"]["actions"][0]["code"])
        if page.state["undo"]:
            number, seat = page.state["number"], page.state["seat"]
            page.socket.send(type="undo", id=2, seat=seat, number=number)
            page.hear(lambda state: state.get("back") is not None)
            assert page.adviser.tables[page.table].records == before
            return
    pytest.fail("nothing could be taken back")


def test_nothing_is_sent_where_hints_are_off_or_unasked(there: RunningServer) -> None:
    off = Page(there, "amyitis", 2, hints=False)
    off.look(0)
    assert "seen" not in off.state
    unasked = Page(there, "amyitis", 2)
    unasked.socket.send(type="look", seat=0)
    assert "seen" not in unasked.socket.wait("state", lambda state: state["seat"] == 0)
    assert unasked.here("hint", seat=0, number=0) is None


def test_another_seats_secrets_are_not_asked_for(there: RunningServer) -> None:
    page = Page(there, "mesopotamia", 4)
    page.look(1)
    assert page.state["seen"]["viewpoint"] == 1
    assert page.here("chances", seat=2, **{"from": 0, "to": 0}) is None
    assert page.here("hint", seat=2, number=0) is None
    page.look(None)
    assert page.state["seen"]["viewpoint"] == 4


def test_positions_of_other_rules_are_refused(there: RunningServer) -> None:
    page = Page(there, "amyitis", 2)
    page.look(0)
    seen = {**page.state["seen"], "layout": "amyitis-1-00000000"}
    assert not page.adviser.learn(page.table, {"game": "amyitis", "seats": 2, "seen": seen})
    assert page.here("chances", seat=0, **{"from": 0, "to": 0}) is None
    assert GAMES["amyitis"].version != 1
