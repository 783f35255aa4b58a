"""A game over REST: positions, moves, undo, the log, reasons, previews, history."""

from __future__ import annotations

import random

import pytest

from server.running_server import GAMES_HERE, ME, OPEN, SCREEN, RunningServer, Visitor
from tworivers.engine.match import Match
from tworivers.server.tables import outgoing, questions
from tworivers.server.workers.pool import WorkerPool
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import Asker

WELLS = GAMES_HERE["wells"]


def code(text: str) -> int:
    return WELLS.codes[text]


def started(ada: Visitor) -> str:
    """A table of Wells on which both have guessed and ash is to play; both seats are Ada's."""
    table = ada.table("wells", ME, SCREEN, seed="a well")
    ada.play(table, "ash guess deep", "bay guess deep")
    return table


def test_a_state_is_the_games_own_picture_for_the_seat(ada: Visitor) -> None:
    table = started(ada)
    state = ada.state(table, 0)
    assert set(state) == {"table", "number", "seat", "view", "undo", "log", "turn"}
    match = Match(WELLS, 2, "a well")
    for move in ("guess deep", "guess deep"):
        match.play(len(match.moves), code(move))
    assert state["view"] == WELLS.view(match.table.g, 0)
    assert (state["number"], state["seat"], state["turn"]) == (2, 0, [0])
    assert state["table"] == ada.get(f"/api/tables/{table}")
    assert [entry["number"] for entry in state["log"]] == [2]
    assert ada.state(table)["view"] == WELLS.view(match.table.g, -1)
    assert ada.state(table)["seat"] is None


def test_every_earlier_position_can_be_seen(ada: Visitor) -> None:
    table = started(ada)
    ada.play(table, "ash add 1")
    earlier = ada.state(table, 1, at=1)
    assert (earlier["number"], earlier["turn"], earlier["undo"]) == (1, [1], False)
    assert earlier["view"]["wells"][0]["guess"] is None
    assert [entry["number"] for entry in ada.state(table, 1, at=0)["log"]] == [0]
    assert ada.refused("GET", f"/api/tables/{table}/state?at=4") == (404, "no-such-position")
    assert ada.refused("GET", f"/api/tables/{table}/state?at=-1") == (422, "malformed")


def test_a_move_counts_once_and_for_the_position_it_was_made_for(ada: Visitor) -> None:
    table = started(ada)
    move = {"seat": 0, "number": 2, "action": code("add 1")}
    path = f"/api/tables/{table}/moves"
    assert ada.post(path, move) == {"number": 3}
    before = ada.state(table, 0)
    assert ada.refused("POST", path, move) == (409, "gone-on")
    assert ada.refused("POST", path, {**move, "number": 1}) == (409, "gone-on")
    assert ada.refused("POST", path, {**move, "number": 99}) == (409, "gone-on")
    assert ada.state(table, 0) == before


def test_moves_that_cant_be_made_change_nothing(ada: Visitor, ben: Visitor) -> None:
    table = started(ada)
    before = ada.state(table, 0)
    path = f"/api/tables/{table}/moves"
    move = {"seat": 0, "number": 2, "action": code("add 1")}
    assert ben.refused("POST", path, move) == (403, "not-your-seat")
    assert ada.refused("POST", path, {**move, "seat": 1}) == (409, "illegal")
    assert ada.refused("POST", path, {**move, "action": code("guess deep")}) == (409, "illegal")
    assert ada.refused("POST", path, {**move, "action": 10_000}) == (409, "illegal")
    assert ada.refused("POST", path, {**move, "seat": 7}) == (404, "no-such-seat")
    assert ada.refused("POST", path, {**move, "seat": -1}) == (422, "malformed")
    assert ada.refused("POST", path, {**move, "action": "0"}) == (422, "malformed")
    assert ada.refused("POST", path, {**move, "action": 2**70}) == (422, "malformed")
    assert ada.refused("POST", path, {**move, "number": True}) == (422, "malformed")
    assert ada.refused("POST", path, {"seat": 0}) == (422, "malformed")
    assert ada.refused("POST", "/api/tables/nowhere/moves", move) == (404, "no-such-table")
    assert ada.refused("POST", "/api/tables/%00/moves", move) == (404, "no-such-table")
    assert ada.state(table, 0) == before


def test_the_reason_for_a_refusal_is_the_games_own(ada: Visitor) -> None:
    table = started(ada)
    answer = ada.http.post(f"/api/tables/{table}/moves", json={"seat": 1, "number": 2, "action": code("add 1")})
    assert answer.json()["error"]["message"]["key"] == "why-other-seat"


def test_others_moves_dont_get_in_the_way_where_several_decide_at_once(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    assert ada.move(table, 0, 0, code("guess deep")) == 1
    assert ben.move(table, 1, 0, code("guess shallow")) == 2
    log = ben.get(f"/api/tables/{table}/log", seat=1)["log"]
    assert [entry["seat"] for entry in log] == [None, 0, 1]


def test_ones_own_later_move_or_another_question_does(ada: Visitor) -> None:
    table = started(ada)
    ada.play(table, "ash stop")
    move = {"seat": 0, "number": 2, "action": code("add 1")}
    assert ada.refused("POST", f"/api/tables/{table}/moves", move) == (409, "gone-on")
    assert ada.refused("POST", f"/api/tables/{table}/moves", {**move, "seat": 1, "action": code("guess deep")}) == (
        409,
        "gone-on",
    )


def test_undo_goes_back_to_what_is_known(ada: Visitor, ben: Visitor) -> None:
    table = started(ada)
    path = f"/api/tables/{table}/undo"
    assert ada.state(table, 0)["undo"] is False
    assert ada.refused("POST", path, {"seat": 1, "number": 2}) == (409, "no-undo")
    before = ada.state(table, 0)
    ada.play(table, "ash add 1")
    assert ada.state(table, 0)["undo"] is True
    assert ada.refused("POST", path, {"seat": 0, "number": 2}) == (409, "gone-on")
    assert ada.refused("POST", path, {"seat": 1, "number": 3}) == (409, "no-undo")
    assert ben.refused("POST", path, {"seat": 0, "number": 3}) == (403, "not-your-seat")
    assert ada.post(path, {"seat": 0, "number": 3}) == {"number": 2}
    after = ada.state(table, 0)
    assert (after["view"], after["log"], after["number"]) == (before["view"], before["log"], 2)
    ada.play(table, "ash peek")
    assert ada.refused("POST", path, {"seat": 0, "number": 3}) == (409, "no-undo")


def test_the_log_tells_moves_and_events_in_words(ada: Visitor) -> None:
    table = started(ada)
    ada.play(table, "ash add 2")
    log = ada.get(f"/api/tables/{table}/log", seat=0)["log"]
    assert [entry["number"] for entry in log] == [0, 1, 2, 3]
    assert log[0]["action"] is None
    assert log[3] == {
        "number": 3,
        "seat": 0,
        "action": {"key": "do-add", "values": {"count": 2}},
        "events": [
            {
                "kind": WELLS.events[log_kind(ada, table)],
                "seat": 0,
                "values": [2, 0, 0, 0],
                "words": {"key": "event-added", "values": {"who": {"key": "seat-ash"}, "count": 2}},
                "targets": [],
            }
        ],
    }
    assert ada.get(f"/api/tables/{table}/log", seat=0, since=2)["log"] == log[3:]
    assert ada.get(f"/api/tables/{table}/log", seat=0, since=99)["log"] == []


def log_kind(ada: Visitor, table: str) -> int:
    match = Match(WELLS, 2, "a well")
    for number, text in enumerate(("guess deep", "guess deep", "add 2")):
        match.play(number % 2, code(text))
    return match.events_of(3)[0][0]


def test_of_others_actions_a_seat_is_told_nothing_before_the_end(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("wells", ME, OPEN)
    ben.post(f"/api/tables/{table}/seats/1/join")
    ada.move(table, 0, 0, code("guess deep"))
    ben.move(table, 1, 1, code("guess shallow"))
    actions = [entry["action"] for entry in ada.get(f"/api/tables/{table}/log", seat=0)["log"]]
    assert [action and action["key"] for action in actions] == [None, "do-guess-deep", None]
    assert all(entry["action"] is None for entry in ada.get(f"/api/tables/{table}/log")["log"])
    chance = random.Random(5)
    while ada.get(f"/api/tables/{table}")["state"] != "over":
        ada.play_on(table, 1, chance, (0,))
        ben.play_on(table, 1, chance, (1,))
    told = [entry["action"] for entry in ada.get(f"/api/tables/{table}/log", seat=0)["log"]]
    assert told[2]["key"] == "do-guess-shallow"
    assert ada.state(table, 1)["seat"] == 1, "after the end everybody may look from everywhere"


def test_why_names_what_cant_be_done_now(ada: Visitor, ben: Visitor) -> None:
    table = started(ada)
    path = f"/api/tables/{table}/why"
    answer = ada.get(path, seat=0, number=2)
    assert (answer["seat"], answer["number"]) == (0, 2)
    legal = {action["code"] for action in ada.state(table, 0)["view"]["actions"]}
    assert legal.isdisjoint(action["code"] for action in answer["actions"])
    for action in answer["actions"]:
        assert action["text"] == WELLS.notation(action["code"])
        assert action["why"]["key"].startswith("why-")
    assert ada.get(path, seat=1, number=2)["actions"] == [], "bay isn't asked anything"
    assert ada.refused("GET", f"{path}?seat=0&number=1") == (409, "gone-on")
    assert ben.refused("GET", f"{path}?seat=0&number=2") == (403, "not-your-seat")
    assert ada.refused("GET", f"{path}?seat=0") == (422, "malformed")


def test_why_leaves_out_what_so_few_players_have_not(ada: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="few")
    seat = ada.state(table)["turn"][0]
    barred = ada.get(f"/api/tables/{table}/why", seat=seat, number=0)["actions"]
    assert barred
    groups = {int(action["text"].split()[2]) for action in barred if action["text"].startswith("recruit")}
    assert groups <= {1, 2}, "with two players there are two groups"


def test_a_preview_shows_what_can_be_taken_back_and_nothing_else(ada: Visitor, ben: Visitor) -> None:
    table = started(ada)
    path = f"/api/tables/{table}/preview"
    shown = ada.get(path, seat=0, number=2, action=code("add 1"))["view"]
    for hidden in ("peek", "roll", "guess deep"):
        assert ada.get(path, seat=0, number=2, action=code(hidden)) == {"view": None}, hidden
    assert ada.get(path, seat=0, number=2, action=99_999) == {"view": None}
    ada.play(table, "ash add 1")
    assert ada.state(table, 0)["view"] == shown
    assert ada.refused("GET", f"{path}?seat=0&number=2&action=0") == (409, "gone-on")
    assert ben.refused("GET", f"{path}?seat=0&number=3&action=0") == (403, "not-your-seat")


def test_history_has_scores_by_move_and_where_rounds_begin(ada: Visitor) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="fig tree")
    ada.play_on(table, 40, random.Random(8), (0, 1))
    history = ada.get(f"/api/tables/{table}/history")["history"]
    assert [entry["number"] for entry in history] == list(range(41))
    assert history[0] == {"number": 0, "seat": None, "scores": [0, 0], "round": 1}
    rounds = [entry["round"] for entry in history if entry["round"] is not None]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1
    assert history[-1]["scores"] == ada.get(f"/api/tables/{table}")["scores"]


def test_the_scene_is_told_by_the_tables_box(ada: Visitor) -> None:
    assert ada.get(f"/api/tables/{ada.table('amyitis', ME, SCREEN)}/scene") == GAMES_HERE["amyitis"].scene("")
    assert ada.refused("GET", "/api/tables/nowhere/scene") == (404, "no-such-table")


def asked_of_the_process(server: RunningServer) -> list[Question]:
    """The questions that reach the process for questions about tables from now on."""
    answerer, asked = server.services.answerer, []
    ask = WorkerPool.ask

    async def counting(question: Question, asker: Asker) -> object:
        asked.append(question)
        return await ask(answerer, question, asker)

    answerer.ask = counting  # type: ignore[method-assign]
    return asked


def test_what_takes_long_is_found_once_and_by_another_process(
    ada: Visitor, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table("amyitis", ME, SCREEN)
    seat = ada.get(f"/api/tables/{table}")["turn"][0]
    action = ada.state(table, seat)["view"]["actions"][0]["code"]

    def never(*_: object) -> None:
        raise AssertionError("this would hold up the event loop")

    for home in (outgoing, questions):
        monkeypatch.setattr(home, "barred_actions", never)
    asked = asked_of_the_process(server)
    for _ in range(3):
        assert ada.get(f"/api/tables/{table}/why", seat=seat, number=0)["actions"]
        ada.get(f"/api/tables/{table}/preview", seat=seat, number=0, action=action)
        assert ada.get(f"/api/tables/{table}/scene") == {"words": {}}
    assert sorted({type(question).__name__ for question in asked}) in (
        ["SceneQuestion", "ViewQuestion", "WhyQuestion"],
        ["ViewQuestion", "WhyQuestion"],
    )
    assert len(asked) == len({type(question) for question in asked})
    ada.move(table, seat, 0, action)
    turn = ada.get(f"/api/tables/{table}")["turn"][0]
    assert ada.get(f"/api/tables/{table}/why", seat=turn, number=1)["number"] == 1


def test_long_logs_are_told_whole_and_each_entry_is_put_into_words_once(ada: Visitor, server: RunningServer) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="long")
    ada.play_on(table, 120, random.Random(2), (0, 1))
    whole = ada.get(f"/api/tables/{table}/log")["log"]
    assert [entry["number"] for entry in whole] == list(range(121))
    assert ada.get(f"/api/tables/{table}/log", since=20)["log"] == whole[21:]
    assert ada.get(f"/api/tables/{table}/log", since=110)["log"] == whole[111:]
    assert ada.http.get(f"/api/tables/{table}/log", headers={"accept-encoding": "identity"}).json()["log"] == whole
    live = next(live for live in server.services.tables.loaded() if live.header.id == table)
    assert [len(entry.texts) for entry in live.entries] == [1] * 121, "spectator and seats read the same text"
    assert ada.get(f"/api/tables/{table}/log", seat=0)["log"] == whole
    assert [len(entry.texts) for entry in live.entries] == [1] * 121
