"""The log and the numbers of requests: every line about a request has its number, and none holds a secret."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.running_server import ME, OPEN, PATIENCE, RunningServer, Visitor
from tworivers.server.logs import JsonLines, PlainLines, requests
from tworivers.server.request_ids import now_answering
from tworivers.server.routes import games

SECRET = "a-secret-that-leads-to-a-seat-0123456789"


class Kept(logging.Handler):
    """Keeps lines as both formats write them, at the moment they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.plain: list[str] = []
        self.told: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Write it down."""
        self.plain.append(PlainLines().format(record))
        self.told.append(json.loads(JsonLines().format(record)))


@pytest.fixture
def kept() -> Iterator[Kept]:
    """The log of a server whose operator wants to know of every request."""
    kept, log = Kept(), logging.getLogger("tworivers")
    before = log.level
    log.addHandler(kept)
    log.setLevel(logging.INFO)
    yield kept
    log.removeHandler(kept)
    log.setLevel(before)


def line_about(kept: Kept, answer: httpx.Response) -> dict[str, Any]:
    """The line about a request, which is written once it is answered."""
    number = answer.headers["x-request-id"]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for line in kept.told:
            if line["logger"] == requests.name and line["request"] == number:
                return line
        time.sleep(0.01)
    raise AssertionError(f"nothing about {number}")


def test_every_answer_has_a_number_of_its_own(server: RunningServer) -> None:
    answers = [httpx.get(f"{server.address}/{path}") for path in ("api/games", "api/games", "api/no", "", "healthz")]
    numbers = [answer.headers["x-request-id"] for answer in answers[:4]]
    assert len(set(numbers)) == 4
    assert answers[2].json()["error"]["request"] == numbers[2]


def test_a_proxy_of_ours_gives_the_number(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/api/games", headers={"x-request-id": "edge-7f3a.1"})
    assert answer.headers["x-request-id"] == "edge-7f3a.1"


@pytest.mark.parametrize("forged", ["a b", "x" * 65, 'x"}', "-x", "é"])
def test_a_number_that_makes_no_sense_is_replaced(server: RunningServer, forged: str) -> None:
    answer = httpx.get(f"{server.address}/api/games", headers={b"x-request-id": forged.encode()})
    assert answer.headers["x-request-id"] != forged
    assert len(answer.headers["x-request-id"]) == 10


def test_a_request_is_told_by_its_route(server: RunningServer, kept: Kept) -> None:
    answer = httpx.get(f"{server.address}/api/claims/{SECRET}?more={SECRET}", headers={"cookie": f"other={SECRET}"})
    line = line_about(kept, answer)
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/claims/{token}", 404)
    assert line["ms"] > 0
    assert not any(SECRET in text or "127.0.0.1" in text for text in kept.plain + [str(told) for told in kept.told])


def test_pages_and_what_isnt_there_have_one_route_each(server: RunningServer, kept: Kept) -> None:
    paths = ("tables/abc", "password/" + SECRET, "api/nothing/" + SECRET)
    answers = [httpx.get(f"{server.address}/{path}") for path in paths]
    assert [line_about(kept, answer)["route"] for answer in answers] == ["pages", "pages", "unknown"]


def test_what_fails_is_told_with_the_number_that_people_quote(
    server: RunningServer, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(games, "levels_of", fail)
    answer = httpx.get(f"{server.address}/api/games")
    error = answer.json()["error"]
    assert answer.status_code == 500
    assert error["request"] == answer.headers["x-request-id"]
    assert error["request"] in error["text"]
    assert error["message"]["values"] == {"request": error["request"]}
    line = next(line for line in kept.told if line["level"] == "error")
    assert line["request"] == error["request"]
    assert "out of order" in line["error"]
    assert line["message"] == "a request could not be answered: GET /api/games"
    assert f"[{error['request']}] " in next(text for text in kept.plain if "ERROR" in text)


def test_a_message_of_a_socket_has_a_number_too(
    ada: Visitor, server: RunningServer, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket = ada.socket(ada.table("wells", ME, OPEN), seat=0)
    refused = socket.ask(type="move", seat=0, number=0, action=0)["error"]
    again = socket.ask(type="move", seat=0, number=0, action=0)["error"]
    assert refused["request"] != again["request"]

    async def fail(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(server.services.people, "find", fail)
    error = socket.ask(type="say", text="hello", to=None)["error"]
    assert (error["code"], error["request"] in error["text"]) == ("broken", True)
    line = next(line for line in kept.told if line["level"] == "error")
    assert (line["request"], line["message"]) == (error["request"], "a message could not be answered: say")
    monkeypatch.undo()
    assert socket.ask(type="say", text="hello", to=None)["type"] == "ok"  # the connection goes on


def test_lines_without_a_request_have_none() -> None:
    assert now_answering.get() == ""
    record = logging.LogRecord("tworivers.server", logging.WARNING, "", 0, "table %s", ("t1",), None)
    assert PlainLines().format(record).endswith("WARNING table t1")
    told = json.loads(JsonLines().format(record))
    assert set(told) == {"time", "level", "logger", "message"}
    assert told["message"] == "table t1"
