"""Thinkers elsewhere: what takes seconds is answered by `tworivers think`, and here where nobody does."""

from __future__ import annotations

import asyncio
import base64
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

from server.storage.conftest import cluster as cluster
from server.storage.conftest import own_url as own_url
from tworivers.analysis.positions import record_seen
from tworivers.bots import LEVELS
from tworivers.engine.match import Match
from tworivers.games import GAMES
from tworivers.server.workers import far
from tworivers.server.workers.packing import Foreign, packed, unpacked
from tworivers.server.workers.questions import HintQuestion, Question
from tworivers.server.workers.thinking_queue import Asker

pytest.importorskip("saq")

STRONG = next(name for name, level in LEVELS.items() if level.seconds > 0)


def question(level: str = STRONG) -> tuple[Question, list[int]]:
    """What would a bot do at the beginning of a game; and what it may do."""
    table = Match(GAMES["amyitis"], 2, "far").table
    seat = table.actors()[0]
    record = record_seen(table, seat, 1)
    return Question("amyitis", level, record, 2, seat, 1, 0.1), [int(code) for code in table.legal(seat)]


async def nobody(*_: Any) -> Any:
    raise AssertionError("it was thought about here")


def test_a_strong_bots_decision_comes_from_another_process(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far, "LATE", 240.0)
    command = [sys.executable, "-m", "tworivers", "think", "--db", own_url, "--workers", "1"]
    thinker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "TWORIVERS_JIT": "0"})
    pool = far.FarPool(own_url, 2, 240.0)
    try:
        assert thinker.stdout is not None
        assert "1" in thinker.stdout.readline()
        monkeypatch.setattr(pool._near, "ask", nobody)
        asked, legal = question()
        assert asyncio.run(pool.ask(asked, Asker("Ada", "table"))) in legal
    finally:
        thinker.terminate()
        thinker.wait(60)
        pool.close()


def test_without_a_thinker_it_is_thought_about_here(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far, "LATE", 1.0)
    pool = far.FarPool(own_url, 2, 60.0)

    async def here(asked: Question, _: Asker) -> str:
        return f"here, {asked.level}"

    monkeypatch.setattr(pool._near, "ask", here)
    try:
        assert asyncio.run(pool.ask(question()[0], Asker())) == f"here, {STRONG}"
    finally:
        pool.close()


def test_questions_travel_and_foreign_things_do_not() -> None:
    asked, _ = question()
    assert unpacked(packed(asked)) == asked
    hint = HintQuestion("amyitis", "hint", b"record", 2, 0, 1)
    assert unpacked(packed(hint)) == hint
    assert unpacked(packed([(0.5, 0.5), None])) == [(0.5, 0.5), None]
    for foreign in (os.getcwd, subprocess.Popen, eval, getattr):
        with pytest.raises(Foreign):
            unpacked(base64.b85encode(pickle.dumps(foreign)).decode())
