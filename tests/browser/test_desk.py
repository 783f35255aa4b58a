"""A table whose server is the page answers as the server does, keeps what is played and is taken to the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.running_server import RunningServer, quiet_settings, serving
from tworivers.bots import registry
from tworivers.browser.desk import Desk
from tworivers.browser.pack import module_files
from tworivers.engine.rules import Game
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.server.tables.json_text import as_text, plain_text

SAME = ("number", "seat", "view", "undo", "log", "turn")


class Kept:
    """A desk, and what it had kept."""

    def __init__(self, folder: Path) -> None:
        for name in ("amyitis", "mesopotamia"):
            game = GAMES[name]
            scene = game.scene(game.standard_box.read_text(encoding="utf-8"))
            (folder / f"{name}.scene.json").write_text(json.dumps(scene), encoding="utf-8")
        self.tables: dict[str, str] = {}
        self.infos: dict[str, str] = {}
        self.desk = Desk(folder, self.keep)

    def keep(self, table: str, whole: str, info: str) -> None:
        self.tables[table], self.infos[table] = whole, info

    def ask(self, method: str, path: str, table: str | None = None, **asked: Any) -> Any:
        """The answer, which must be one."""
        found = self.asked(method, path, table, **asked)
        assert "answer" in found, found
        return found["answer"]

    def asked(self, method: str, path: str, table: str | None = None, **asked: Any) -> Any:
        if table:
            asked["path"] = {"table": table}
        return json.loads(self.desk.answer(method, f"/api/tables{path}", json.dumps(asked)))

    def begin(self, game: Game, *kinds: str, **more: Any) -> str:
        """A table; bots play at random."""
        seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
        info = self.ask("post", "", body={"game": game.name, "seats": seats, **more})
        return str(info["id"])

    def play(self, table: str, moves: int) -> None:
        """Some moves of everybody, whoever is asked first."""
        for _ in range(moves):
            if json.loads(self.desk.bot_move(table, None))["moved"]:
                continue
            state = self.ask("get", "/{table}/state", table)
            if not state["turn"]:
                return
            seat, number = state["turn"][0], state["number"]
            actions = self.ask("get", "/{table}/state", table, query={"seat": seat})["view"]["actions"]
            action = actions[(7 * number + 3) % len(actions)]["code"]
            self.ask("post", "/{table}/moves", table, body={"seat": seat, "number": number, "action": action})


@pytest.fixture
def here(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quiet_settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(params=["amyitis", "mesopotamia"])
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_the_page_tells_what_the_server_would(here: Kept, there: RunningServer, game: Game) -> None:
    seats = ["me", "screen", "screen"]
    table = here.begin(game, *seats, seed="twins")
    here.play(table, 40)
    file = here.ask("post", "/{table}/save", table)
    assert file["name"].endswith(".trg")
    ada = there.visitor("Ada")
    text = {"content": file["text"], "headers": {"content-type": "text/plain"}}
    twin = ada.http.post("/api/saves", **text).json()["id"]
    number = here.ask("get", "/{table}", table)["moves"]
    for seat in (None, 0, 1):
        for at in (None, 0, number // 2):
            asked = {name: value for name, value in (("seat", seat), ("at", at)) if value is not None}
            mine = here.ask("get", "/{table}/state", table, query=asked)
            its = ada.get(f"/api/tables/{twin}/state", **asked)
            assert {name: mine[name] for name in SAME} == {name: its[name] for name in SAME}
    turn = here.ask("get", "/{table}", table)["turn"]
    for path, query in (("why", {"seat": turn[0], "number": number}), ("history", {}), ("log", {"seat": 0})):
        assert here.ask("get", f"/{{table}}/{path}", table, query=query) == ada.get(
            f"/api/tables/{twin}/{path}", **query
        )


def test_what_was_kept_goes_on(here: Kept, tmp_path: Path, game: Game) -> None:
    table = here.begin(game, "me", "bot", "bot", seed="kept")
    here.play(table, 25)
    again = Kept(tmp_path)
    again.desk.take_in(here.tables[table])
    assert again.ask("get", "/{table}/state", table, query={"seat": 0}) == here.ask(
        "get", "/{table}/state", table, query={"seat": 0}
    )
    again.play(table, 5)
    assert json.loads(again.infos[table])["moves"] > json.loads(here.infos[table])["moves"]


def test_a_move_is_taken_back_and_told(here: Kept) -> None:
    table = here.begin(GAMES["amyitis"], "me", "screen", seed="back")
    (seat,) = here.ask("get", "/{table}", table)["turn"]
    before = here.ask("get", "/{table}/state", table, query={"seat": seat})
    action = before["view"]["actions"][0]["code"]
    here.ask("post", "/{table}/moves", table, body={"seat": seat, "number": 0, "action": action})
    assert here.ask("post", "/{table}/undo", table, body={"seat": seat, "number": 1}) == {"number": 0, "stand": 0}
    told = json.loads(here.desk.told(table, seat, 0, 0))
    assert (told["type"], told["back"], told["number"], told["log"]) == ("state", 0, 0, [])
    assert told["view"] == before["view"]


@pytest.mark.parametrize(
    ("path", "asked", "code"),
    [
        ("/{table}/moves", {"seat": 0, "number": 5, "action": 0}, "gone-on"),
        ("/{table}/moves", {"seat": 0, "number": 0, "action": 100_000}, "illegal"),
        ("/{table}/moves", {"seat": 1, "number": 0, "action": 0}, "not-your-seat"),
        ("/{table}/undo", {"seat": 0, "number": 0}, "no-undo"),
        ("/{table}/draw", {}, "no-such-page"),
    ],
)
def test_what_is_wrong_is_told_as_the_server_tells_it(here: Kept, path: str, asked: Any, code: str) -> None:
    table = here.begin(GAMES["amyitis"], "me", "bot", seed="wrong")
    assert here.asked("post", path, table, body=asked)["problem"]["code"] == code
    assert json.loads(here.infos[table])["moves"] == 0


def test_seats_that_others_could_take_and_unknown_levels_are_refused(here: Kept) -> None:
    for seat, code in (({"kind": "open"}, "bad-table"), ({"kind": "bot", "level": "god"}, "no-such-level")):
        found = here.asked("post", "", body={"game": "amyitis", "seats": [{"kind": "me"}, seat]})
        assert found["problem"]["code"] == code


def test_a_bot_is_shown_what_its_seat_may_see(here: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    game = GAMES["mesopotamia"]
    table = here.begin(game, "me", "bot", "bot", seed="secret")
    real = registry.choose

    def look(*given: Any) -> int:
        shown.append(given[2])
        return real(*given)

    monkeypatch.setattr("tworivers.browser.here_table.choose", look)
    here.play(table, 12)
    assert shown
    assert here.desk.tables[table].match.table.digest() not in shown


def test_python_writes_the_same_json_as_pydantic(game: Game) -> None:
    table = Table(game, game.seats[0], 7)
    view = game.view(table.g, 0)
    assert plain_text(view) == as_text(view)
    assert plain_text({"a": (1, None), "ü": [True, 0.25]}) == as_text({"a": (1, None), "ü": [True, 0.25]})


def test_a_page_gets_the_modules_it_imports_and_none_that_want_more() -> None:
    names = module_files()
    assert {"tworivers.browser.desk", "tworivers.mesopotamia.view", "tworivers.bots.halving"} <= set(names)
    assert not [name for name in names if name.endswith((".box", ".store", ".app", ".caching"))]


def test_a_position_is_set_up_saved_and_begun_as_on_the_server(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    values = {"red.talents": "7", "round": "5"}

    def asked(path: str, **more: Any) -> Any:
        given = json.dumps({"path": {"game": "amyitis"}, "body": {"seats": 2, "values": values, **more}})
        return json.loads(kept.desk.answer("post", f"/api/positions/{{game}}{path}", given))["answer"]

    shown = asked("")
    assert shown["fault"] is None
    assert set(shown["changed"]) == set(values)
    assert "% red.talents 7" in asked("/file")["text"]
    begun = asked("/play", players=[{"kind": "me"}, {"kind": "screen"}])
    whole = kept.tables[begun["id"]]
    again = Kept(tmp_path)
    again.desk.take_in(whole)
    assert again.desk.tables[begun["id"]].match.table.g.talents[1] == 7
