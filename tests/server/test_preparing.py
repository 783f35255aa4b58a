"""Games whose rules aren't ready yet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from server.running_server import ME, quiet_settings, serving
from tworivers.amyitis import GAME
from tworivers.server import preparing
from tworivers.server.preparing import Preparing


def test_a_game_can_be_played_once_its_rules_are_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "JIT", True)
    waiting = Preparing([GAME])
    wish = {"game": "amyitis", "seats": [ME, {"kind": "screen"}]}
    with serving(replace(quiet_settings(tmp_path), preparing=waiting)) as server:
        ada = server.visitor("Ada")
        assert ada.refused("POST", "/api/tables", wish) == (409, "preparing")
        waiting._waiting.clear()
        assert ada.post("/api/tables", wish)["state"] == "playing"


def test_preparing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "JIT", True)
    waiting = Preparing([GAME])
    assert not waiting.ready("amyitis")
    assert waiting.ready("chess")
    waiting.start()
    assert waiting.done.wait(300)
    assert waiting.ready("amyitis")
