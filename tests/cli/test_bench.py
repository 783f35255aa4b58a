"""`tworivers bench`, and the compiling before everything else."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from cli.shell import run
from tworivers.amyitis import GAME
from tworivers.cli import bench
from tworivers.cli.running import progress
from tworivers.engine.messages import COMMON_WORDS, words
from tworivers.engine.rules import Game
from tworivers.study import speed


def test_bench_tells_its_figures_and_as_json_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is up to `study.speed`; here every kind of figure is told once."""
    figures = [
        speed.Figure(key, "", 4.2e6 if key == "random-3" else 1.25, 1.0, 1.5)
        for key in ("random-3", *bench.SENTENCES)
        if key != "random"
    ]

    def measured(game: Game, cold: bool, told: Callable[[speed.Figure], None] | None) -> dict[str, Any]:
        for figure in figures:
            if told:
                told(figure)
        return {"game": game.name, "figures": []}

    monkeypatch.setattr(speed, "measure", measured)
    shown = run("bench", "--lang", "en")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Random play, 3 seats: 4.20 million decisions/s")
    assert len(shown.stdout.splitlines()) == len(figures)
    assert json.loads(run("bench", "--json").stdout) == {"game": "amyitis", "figures": []}


def test_slow_preparation_shows_progress_and_a_quick_one_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = words("en", COMMON_WORDS)
    done: list[str] = []
    monkeypatch.setattr(progress, "JIT", True)
    monkeypatch.setattr(
        progress, "steps", lambda _: [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))]
    )
    progress.prepare(talk, GAME, Console(stderr=True))
    assert done == ["one", "two"]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "steps", lambda _: [("one", wait_for_timers)])
    progress.prepare(talk, GAME, Console(stderr=True))
    assert "Preparing the rules for this machine" in capsys.readouterr().err
    progress.prepare(talk, GAME, Console(stderr=True, force_terminal=True))
    assert "Preparing the rules for this machine" in capsys.readouterr().err


def wait_for_timers() -> None:
    """Work that takes until patience is at its end."""
    for thread in threading.enumerate():
        if isinstance(thread, threading.Timer):
            thread.join(60)
