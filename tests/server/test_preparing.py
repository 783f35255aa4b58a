"""Games whose rules aren't ready yet."""

from __future__ import annotations

import gc
import logging
import time
from dataclasses import replace
from pathlib import Path

import pytest

from server.running_server import ME, SCREEN, quiet_settings, serving
from tworivers.amyitis import GAME
from tworivers.server import preparing
from tworivers.server.preparing import Preparing

WISH = {"game": "amyitis", "seats": [ME, SCREEN]}


def test_a_game_can_be_played_once_its_rules_are_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "JIT", True)
    waiting = Preparing([GAME])
    with serving(replace(quiet_settings(tmp_path), preparing=waiting)) as server:
        ada = server.visitor("Ada")
        assert ada.refused("POST", "/api/tables", WISH) == (409, "preparing")
        waiting._waiting.clear()
        assert ada.post("/api/tables", WISH)["state"] == "playing"


def test_preparing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "JIT", True)
    waiting = Preparing([GAME])
    assert not waiting.ready("amyitis")
    assert waiting.ready("chess")
    waiting.start()
    assert waiting.done.wait(300)
    assert waiting.ready("amyitis")


def test_what_was_prepared_is_never_searched_for_garbage() -> None:
    """A search among all rules and libraries stops the server for 0.2 s."""
    waiting = Preparing()
    waiting.start()
    while not gc.get_freeze_count():
        time.sleep(0.01)
    assert gc.get_freeze_count() > 10_000
    gc.unfreeze()


def test_what_fails_is_tried_again_and_told_once_for_each_kind_of_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    errors: list[Exception] = [OSError("no memory")] * 3 + [ValueError("odd"), OSError("no memory")]
    pauses: list[float] = []

    def fail_or_not(work: list[str]) -> None:
        if errors:
            raise errors.pop(0)

    monkeypatch.setattr(preparing, "JIT", True)
    monkeypatch.setattr(preparing, "_compile", fail_or_not)
    waiting = Preparing([GAME])
    monkeypatch.setattr(waiting._closing, "wait", pauses.append)
    with caplog.at_level(logging.ERROR):
        waiting.start()
        assert waiting.done.wait(60)
    assert waiting.ready("amyitis")
    assert not waiting.failed("amyitis")
    assert pauses == [5, 10, 20, 40, 80]
    told = [record.getMessage().partition("again: ")[2] for record in caplog.records]
    assert told == ["OSError: no memory", "ValueError: odd"]


def test_while_it_fails_people_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(work: list[str]) -> None:
        raise OSError("no memory")

    monkeypatch.setattr(preparing, "JIT", True)
    monkeypatch.setattr(preparing, "_compile", fail)
    waiting = Preparing([GAME])
    waiting._prepare_one("amyitis", GAME)
    with serving(replace(quiet_settings(tmp_path), preparing=waiting)) as server:
        ada = server.visitor("Ada")
        assert ada.refused("POST", "/api/tables", WISH) == (409, "preparing-failed")


def test_a_process_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(preparing.CantCompile, match="out of figs"):
        preparing._compile(["-c", "raise SystemExit('out of figs')"])
    with pytest.raises(preparing.CantCompile, match="ended with 3"):
        preparing._compile(["-c", "raise SystemExit(3)"])
