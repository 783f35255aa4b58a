"""Finished games analysed by the page: what the server would say, and judgements made in parts by several."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.test_desk import Kept
from server.running_server import RunningServer, quiet_settings, serving
from tworivers.analysis.asked import Asked, Choices, Course
from tworivers.analysis.parts import parts_of
from tworivers.analysis.positions import record_seen, seed_of
from tworivers.analysis.reporting import Depth, answered_here, judged
from tworivers.browser import analysing
from tworivers.engine.match import Match, Move
from tworivers.games import GAMES

GOLDEN = Path(__file__).parents[1] / "golden" / "amyitis-2.trg"
SHALLOW = Depth(quick=None, careful=None, playouts=(8, 16))
FOUND = ("number", "seat", "view", "undo", "log", "turn")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quiet_settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def here(tmp_path: Path) -> Kept:
    """A desk that has taken in a finished game of the server's."""
    kept = Kept(tmp_path)
    assert kept.desk.study("theirs", GOLDEN.read_text(encoding="utf-8")) == "true"
    return kept


def other(match: Match, at: int) -> Move:
    """Something that wasn't played there."""
    table, played = match.at(at), match.moves[at]
    return Move(played.seat, next(int(code) for code in table.legal(played.seat) if code != played.action))


def test_positions_and_variations_are_the_servers(here: Kept, there: RunningServer) -> None:
    visitor = there.visitor()
    table = visitor.http.post("/api/saves", content=GOLDEN.read_bytes()).json()["id"]
    match = here.desk.tables["theirs"].match
    move = other(match, 40)
    wish = {"at": 40, "moves": [[move.seat, move.action]], "seat": None}
    answer = here.ask("post", "/{table}/analysis/position", "theirs", body=wish)
    asked = visitor.http.post(f"/api/tables/{table}/analysis/position", json=wish).json()
    assert {name: answer[name] for name in FOUND} == {name: asked[name] for name in FOUND}
    way = {"after": 40, "moves": wish["moves"], "commentary": {"notes": {"41": "so"}, "variations": []}}
    said = {"notes": {"3": "here"}, "variations": [way]}
    answer = here.ask("post", "/{table}/analysis/variations", "theirs", body=said)
    asked = visitor.http.post(f"/api/tables/{table}/analysis/variations", json=said).json()
    for one in (answer, asked):
        for step in one["variations"][0]["moves"]:
            step["action"].pop("text", None)
    assert answer == asked


def test_the_best_lines_begin_with_legal_choices(here: Kept) -> None:
    match = here.desk.tables["theirs"].match
    seat = match.moves[40].seat
    found = here.ask("post", "/{table}/analysis/lines", "theirs", body={"at": 40, "moves": [], "seat": seat})
    legal = {int(code) for code in match.at(40).legal(seat)}
    assert found["deeper"]
    assert found["lines"]
    assert all(line["moves"][0]["action"]["code"] in legal for line in found["lines"])
    assert sum(found["chances"]) == pytest.approx(1.0, abs=0.11)


def test_what_is_wrong_is_refused(here: Kept) -> None:
    assert here.desk.study("no", "[Game amyitis]\n") == "false"
    far = here.asked("post", "/{table}/analysis/position", "theirs", body={"at": 100_000, "moves": []})
    assert far["problem"]["code"] == "no-such-position"
    running = here.begin(GAMES["amyitis"], "me", "bot")
    open_game = here.asked("post", "/{table}/analysis/position", running, body={"at": 0, "moves": []})
    assert open_game["problem"]["code"] == "not-over"


def test_a_judgement_in_parts_is_the_whole_judgement(here: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "Depth", lambda quick, careful, at_once: SHALLOW)
    told: dict[str, Any] = json.loads(here.desk.judge("theirs", 3, "null"))
    most = 0
    while "parts" in told:
        most = max(most, len(told["parts"]))
        told = json.loads(here.desk.judge("theirs", 3, json.dumps([analysing.weigh(part) for part in told["parts"]])))
    whole = answered_here(judged(here.desk.tables["theirs"].match, SHALLOW))
    assert most == 3
    assert [one["cost"] for one in told["report"]["decisions"]] == [round(one.cost, 4) for one in whole.decisions]
    assert [one["accuracy"] for one in told["report"]["players"]] == [
        None if accuracy is None else round(accuracy, 3) for accuracy in whole.accuracies
    ]


def test_parts_are_answered_in_the_order_of_the_whole() -> None:
    match = Match(GAMES["amyitis"], 2, "parts")
    for _ in range(30):
        seat = match.table.actors()[0]
        match.play(seat, int(match.table.legal(seat)[0]))
    numbers = tuple(range(31))
    records = tuple(record_seen(match.at(number), 0, seed_of(number, 0)) for number in numbers)
    whole = Course("amyitis", 2, 0, 5, numbers, records, tuple(range(4, 31)))
    parts = parts_of(whole, 4)
    assert len(parts) == 4
    assert [one for part in parts for one in part.answer(1.0)] == whole.answer(1.0)
    nothing: Asked = Choices("amyitis", 2, (), 8, None)
    assert parts_of(nothing, 4) == [nothing]
