"""Requests for hints, winning chances and swings: who may ask, what they cost, and in which words they come."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from server.running_server import ME, OPEN, SCREEN, Json, RunningServer, Visitor, quiet_settings, serving, with_bots
from tworivers.bots.telling import Hint, Reason, Step
from tworivers.engine.messages import Message
from tworivers.games import GAMES
from tworivers.server.routes.advice import hint_told
from tworivers.server.workers.pool import WorkerPool
from tworivers.server.workers.questions import CourseQuestion, Question
from tworivers.server.workers.thinking_queue import Asker


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose bots think, once they are awake: until then, who asks may be sent away."""
    with serving(replace(with_bots(quiet_settings(tmp_path_factory.mktemp("server"))), hints_per_minute=12)) as running:
        first = running.visitor()
        path = f"/api/tables/{first.table('amyitis', ME, SCREEN)}/chances"
        until = time.monotonic() + 300
        while first.http.get(path, timeout=120).status_code != 200 and time.monotonic() < until:
            pass
        yield running


def hint(who: Visitor, table: str, seat: int, **more: Any) -> Json:
    """A hint for a seat that is to move."""
    found: Json = who.get(f"/api/tables/{table}/hint", seat=seat, number=who.state(table)["number"], **more)
    return found


def course(who: Visitor, table: str, **query: Any) -> list[Json]:
    found: list[Json] = who.get(f"/api/tables/{table}/chances", **query)["chances"]
    return found


def a_running_table(ada: Visitor, **more: Any) -> tuple[str, int]:
    """Some moves into a game of which Ada plays all; and who is to move."""
    table = ada.table("amyitis", ME, SCREEN, SCREEN, seed="palms", **more)
    ada.play_on(table, 30, random.Random(5), (0, 1, 2))
    return table, int(ada.state(table)["turn"][0])


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> str:
    """A game that was played without hints."""
    eve = server.visitor("Eve")
    table = eve.table("amyitis", ME, SCREEN, seed="advice", hints=False)
    eve.play_on(table, 10_000, random.Random(6), (0, 1))
    assert eve.state(table)["view"]["over"]
    return table


def test_a_hint_is_a_whole_turn_of_legal_actions_with_reasons_in_words(ada: Visitor) -> None:
    table, seat = a_running_table(ada)
    found = hint(ada, table, seat)
    legal = {action["code"]: action for action in ada.state(table, seat)["view"]["actions"]}
    assert found["action"] == legal[found["action"]["code"]] == found["steps"][0]["action"]
    assert (found["seat"], found["number"]) == (seat, 30)
    assert 1 <= len(found["reasons"]) <= 3
    assert found["reasons"][0]["speaks_for"]
    assert all(set(reason) == {"words", "text", "speaks_for"} for reason in found["reasons"])
    assert found["suggestion"]["text"][0].isupper()
    # each step answers what is asked when its turn comes
    for number, step in enumerate(found["steps"], 30):
        view = ada.state(table, seat)["view"]
        assert view["question"]["words"] == step["question"]
        ada.move(table, seat, number, step["action"]["code"])
    assert seat not in ada.state(table)["turn"], "the turn is over"


def made(**more: Any) -> Hint:
    """A hint as the bots make it."""
    salt = {"good": Message("good-salt")}
    steps = tuple(Step(code, Message("ask-turn"), Message("do-pass")) for code in (1, 2))
    reasons = (
        Reason(Message("reason-good-more", {"count": 1, **salt}), 2.0),
        Reason(Message("reason-camels-less", {"count": 2}), -1.0),
    )
    return Hint(1, Message("clause-field-upper", salt), steps, reasons, **more)


def test_hints_come_in_the_language_that_is_asked_for() -> None:
    game = GAMES["amyitis"]
    english, german = (hint_told(game, made(next=Message("clause-pass")), language) for language in ("en", "de"))
    assert english["suggestion"]["text"] == "Take salt from the upper row of fields"
    assert [(reason["text"], reason["speaks_for"]) for reason in english["reasons"]] == [
        ("+1 salt", True),
        ("−2 camels", False),
    ]
    assert [reason["text"] for reason in german["reasons"]] == ["+1 Salz", "−2 Kamele"]
    assert (english["next"]["text"], german["next"]["text"]) == ("Pass for this round", "In dieser Runde passen")
    assert (english["note"], english["instead"]) == (None, None)
    assert [step["action"]["code"] for step in english["steps"]] == [1, 2]


def test_the_sentence_about_the_reasons_comes_in_that_language_too() -> None:
    accepted = Hint(
        1, Message("clause-done"), (Step(1, Message("ask-fell"), Message("do-done")),), note=Message("note-accepted")
    )
    game = GAMES["mesopotamia"]
    assert hint_told(game, accepted, "en")["note"] == {
        "words": {"key": "note-accepted"},
        "text": "If the offer is accepted:",
    }
    assert hint_told(game, accepted, "de")["note"]["text"] == "Wenn das Angebot angenommen wird:"


def test_the_same_hint_comes_again_and_costs_once(ada: Visitor, server: RunningServer) -> None:
    table, seat = a_running_table(ada)
    asked = counted(server)
    assert hint(ada, table, seat) == hint(ada, table, seat)
    assert len(asked) == 1


def counted(server: RunningServer) -> list[Question]:
    """The questions that reach the workers from now on."""
    workers, asked = server.services.workers, []
    ask = WorkerPool.ask

    async def counting(question: Question, asker: Asker) -> Any:
        asked.append(question)
        return await ask(workers, question, asker)

    workers.ask = counting  # type: ignore[method-assign]
    return asked


def test_only_the_owner_of_a_seat_that_is_to_move_gets_a_hint(ada: Visitor, ben: Visitor) -> None:
    table, seat = a_running_table(ada)
    path = f"/api/tables/{table}/hint?number=30&seat="
    assert ben.refused("GET", f"{path}{seat}") == (403, "not-your-seat")
    assert ada.refused("GET", f"{path}{(seat + 1) % 3}") == (409, "not-to-move")
    assert ada.refused("GET", f"{path}7") == (404, "no-such-seat")
    assert ada.refused("GET", f"/api/tables/{table}/hint?seat={seat}&number=29") == (409, "gone-on")
    assert ada.refused("GET", f"{path}{seat}&language=es") == (422, "malformed")
    waiting = ada.table("amyitis", ME, OPEN)
    assert ada.refused("GET", f"/api/tables/{waiting}/hint?seat=0&number=0") == (409, "waiting")


def test_games_that_bots_cant_judge_have_no_hints(ada: Visitor) -> None:
    table = ada.table("wells", ME, SCREEN)
    for what in ("hint?seat=0&number=0", "chances", "swings"):
        assert ada.refused("GET", f"/api/tables/{table}/{what}") == (409, "no-hints")
    hints = {game["name"]: game["hints"] for game in ada.get("/api/games")["games"]}
    assert hints["amyitis"]
    assert not hints["wells"]


def test_a_table_without_hints_has_neither_until_it_is_over(ada: Visitor, finished: str) -> None:
    table, seat = a_running_table(ada, hints=False)
    assert not ada.get(f"/api/tables/{table}")["hints"]
    assert ada.refused("GET", f"/api/tables/{table}/hint?seat={seat}&number=30") == (403, "hints-off")
    assert ada.refused("GET", f"/api/tables/{table}/chances") == (403, "hints-off")
    assert course(ada, finished)
    assert ada.get(f"/api/tables/{finished}/swings")["swings"]


def test_hints_are_limited(server: RunningServer) -> None:
    eve = server.visitor("Eve")
    table, seat = a_running_table(eve)
    answers = [
        eve.http.get(f"/api/tables/{table}/hint", params={"seat": seat, "number": 30}).status_code for _ in range(13)
    ]
    assert answers == [200] * 12 + [429]


def test_chances_of_a_running_game_add_up_and_cost_once_for_all_who_watch(
    ada: Visitor, ben: Visitor, server: RunningServer
) -> None:
    table, seat = a_running_table(ada)
    asked = counted(server)
    mine = course(ada, table, seat=seat)
    assert mine == course(ben, table) == course(ada, table)
    assert len(asked) == 1
    assert [entry["number"] for entry in mine] == [30]
    assert sum(mine[0]["chances"]) == pytest.approx(1.0, abs=0.001)
    assert all(20 * chance == pytest.approx(round(20 * chance)) for chance in mine[0]["chances"])
    assert not mine[0]["certain"]
    assert ben.refused("GET", f"/api/tables/{table}/chances?seat={seat}") == (403, "not-your-seat")
    assert ada.refused("GET", f"/api/tables/{table}/chances?from=0&to=31") == (404, "no-such-position")


def test_what_was_taken_back_is_judged_anew(ada: Visitor, server: RunningServer) -> None:
    table = ada.table("amyitis", ME, SCREEN, seed="undo")
    seat = ada.state(table)["turn"][0]
    codes = [
        action["code"] for action in ada.state(table, seat)["view"]["actions"] if action["text"].startswith("recruit")
    ]
    asked, found = counted(server), []
    for code in (codes[0], codes[-1]):
        ada.move(table, seat, 0, code)
        found.append(course(ada, table))
        ada.post(f"/api/tables/{table}/undo", {"seat": seat, "number": 1})
    ada.move(table, seat, 0, codes[0])
    assert course(ada, table) == found[0]
    assert len(asked) == 3
    latest = [cast(CourseQuestion, question).positions[-1] for question in asked]
    assert latest[2] == latest[0] != latest[1]


def test_the_course_of_a_finished_game_and_the_moves_that_swung_it(ada: Visitor, ben: Visitor, finished: str) -> None:
    table = finished
    last = ada.state(table)["number"]
    every = {entry["number"]: entry["chances"] for entry in course(ben, table, **{"from": 0, "to": last})}
    assert sorted(every) == list(range(min(last, 249) + 1))
    assert [entry["number"] for entry in course(ben, table, **{"from": 0, "to": last, "step": 100})] == [
        *range(0, last, 100),
        last,
    ]
    winners = ada.get(f"/api/tables/{table}")["winners"]
    (end,) = course(ada, table)
    assert end["chances"] == [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]
    assert end["certain"]
    assert every[0] == [0.5, 0.5]
    swings = ben.get(f"/api/tables/{table}/swings")["swings"]
    assert 1 <= len(swings) <= 8
    assert swings == ada.get(f"/api/tables/{table}/swings")["swings"]
    log = {entry["number"]: entry for entry in ada.get(f"/api/tables/{table}/log")["log"]}
    for swing in swings:
        assert swing["action"] == log[swing["number"]]["action"]
        assert swing["mover"] == log[swing["number"]]["seat"]
        assert len({swing["before"], swing["decided"], swing["after"]}) > 1
        if swing["number"] - 1 in every:
            assert swing["before"] == every[swing["number"] - 1][swing["seat"]], "what was told before the move"


def test_swings_are_told_at_the_end(ada: Visitor) -> None:
    table, _ = a_running_table(ada)
    assert ada.refused("GET", f"/api/tables/{table}/swings") == (409, "not-over")
