"""Whether the server is well: cheap to ask, without a cookie, a name or a ration."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from server.running_server import PATIENCE, RunningServer, quiet_settings, serving
from tworivers.server import pulse
from tworivers.server.preparing import Preparing
from tworivers.server.pulse import Pulse
from tworivers.server.storage.database import NotKept


class Asked:
    """A database of which only the pulse is felt."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.count = 0

    async def read(self, _: object) -> None:
        """Answer, or don't."""
        self.count += 1
        await asyncio.sleep(0.01)
        if not self.answers:
            raise NotKept("gone")


def test_a_server_that_works_says_so(server: RunningServer) -> None:
    for path in ("/healthz", "/healthz/live", "/healthz/ready"):
        answer = httpx.get(f"{server.address}{path}")
        assert answer.status_code == 200
        assert answer.json()["status"] == "ok"
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
        assert httpx.head(f"{server.address}{path}").status_code == 200


def test_a_load_balancer_needs_none_of_our_names(server: RunningServer) -> None:
    assert httpx.get(f"{server.address}/healthz", headers={"host": "10.0.0.5:8000"}).status_code == 200
    assert httpx.get(f"{server.address}/api/games", headers={"host": "10.0.0.5:8000"}).status_code == 421


def test_without_a_database_it_isnt_well_but_alive(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_: Any) -> None:
        raise NotKept("gone")

    monkeypatch.setattr(pulse, "KEPT", 0.0)
    monkeypatch.setattr(server.services.database, "read", gone)
    for path in ("/healthz", "/healthz/ready"):
        answer = httpx.get(f"{server.address}{path}")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert answer.json()["database"] == "unreachable"
    assert httpx.get(f"{server.address}/healthz/live").status_code == 200
    monkeypatch.undo()
    time.sleep(pulse.KEPT)
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_people_are_sent_once_the_rules_are_prepared(tmp_path: Path) -> None:
    settings = quiet_settings(tmp_path)
    preparing = Preparing()
    preparing._waiting = {"amyitis": settings.games["amyitis"]}
    with serving(replace(settings, preparing=preparing)) as server:
        answer = httpx.get(f"{server.address}/healthz/ready")
        assert answer.status_code == 503
        assert answer.json()["games"]["amyitis"] == "preparing"
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        preparing._failed.add("amyitis")
        answer = httpx.get(f"{server.address}/healthz/ready")
        assert (answer.status_code, answer.json()["games"]["amyitis"]) == (200, "failed")


def test_asking_is_counted_in_no_limit(tmp_path: Path) -> None:
    with serving(replace(quiet_settings(tmp_path), requests_per_second_and_address=1)) as server:
        began = time.monotonic()
        with httpx.Client(timeout=PATIENCE) as http:
            assert {http.get(f"{server.address}/healthz").status_code for _ in range(60)} == {200}
        assert time.monotonic() - began < 30
        assert server.services.pace._free == {}


def test_the_database_is_asked_once_however_many_want_to_know() -> None:
    asked = Asked()

    async def many() -> None:
        feeling = Pulse(asked)  # type: ignore[arg-type]
        assert await asyncio.gather(*(feeling.beats() for _ in range(50))) == [True] * 50
        assert await feeling.beats()

    asyncio.run(many())
    assert asked.count == 1


def test_a_database_that_comes_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "KEPT", 0.0)
    asked = Asked(answers=False)

    async def twice() -> tuple[bool, bool]:
        feeling = Pulse(asked)  # type: ignore[arg-type]
        before = await feeling.beats()
        asked.answers = True
        return before, await feeling.beats()

    assert asyncio.run(twice()) == (False, True)


def test_the_pulse_is_a_query_that_any_database_answers(server: RunningServer) -> None:
    def beat(db: Connection) -> None:
        pulse._beat(db)

    assert server.services.database.now(beat) is None
