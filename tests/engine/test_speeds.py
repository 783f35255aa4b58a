"""One source of rules, three speeds: the same games everywhere, and compiled code kept where it can be written."""

from __future__ import annotations

import getpass
import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tworivers.amyitis import GAME
from tworivers.engine import cuda, kernels, warmup
from tworivers.engine.compiled import JIT
from tworivers.engine.rules import Game
from tworivers.engine.simulate import BrokenLaw, simulate
from tworivers_wells import GAME as WELLS

AGREE = """
import hashlib, json, numpy as np
from tworivers.amyitis import GAME
from tworivers.engine.simulate import simulate
limits = np.array([5, 60, 300, 1 << 40])
played = [simulate(GAME, seats, 4, seed=77, limits=limits, keep=True) for seats in GAME.seats]
print(json.dumps([hashlib.sha256(games.records.tobytes()).hexdigest() for games in played]))
"""


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )


def test_plain_python_and_native_code_play_the_same_games() -> None:
    plain, native = run(AGREE, TWORIVERS_JIT="0"), run(AGREE, TWORIVERS_JIT="1")
    assert plain.returncode == native.returncode == 0, plain.stderr + native.stderr
    assert json.loads(plain.stdout) == json.loads(native.stdout)


@pytest.mark.parametrize("game", [GAME, WELLS], ids=["amyitis", "wells"])
def test_threads_change_nothing(game: Game) -> None:
    games = 600 if JIT else 4
    one = simulate(game, 2, games, seed=3, threads=1, keep=True)
    two = simulate(game, 2, games, seed=3, threads=2, keep=True)
    assert one.records.tobytes() == two.records.tobytes()
    assert (one.decisions == two.decisions).all()


def test_a_series_can_be_cut_in_pieces() -> None:
    whole = simulate(GAME, 2, 4, seed=9, limits=np.full(4, 50), keep=True)
    piece = simulate(GAME, 2, 2, seed=9, limits=np.full(2, 50), first=2, keep=True)
    assert whole.records[2:].tobytes() == piece.records.tobytes()


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(WELLS, 2, 5, progress=told.append)
    assert sum(told) == 5


def test_a_broken_law_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_badly(*arguments: object) -> None:
        made = arguments[10]
        assert isinstance(made, np.ndarray)
        made[:] = [5, -3, 5]

    monkeypatch.setattr(GAME.native, "play_many", play_badly)
    with pytest.raises(BrokenLaw, match=f"seed 8, game 1: broken: {GAME.laws[2]}"):
        simulate(GAME, 2, 3, seed=8, checked=True)


def test_warm_up_covers_every_kernel() -> None:
    steps = warmup.steps(WELLS)
    for _, step in steps:
        step()
    inner = {"draw_actor", "draw_decision", "play_on"}
    assert {name for name, _ in steps} == set(kernels.__all__) - inner


def test_without_a_gpu_the_reason_is_told() -> None:
    if JIT and _gpu():
        pytest.skip("there is a GPU here")
    with pytest.raises(cuda.NoDevice):
        cuda.simulate(GAME, 2, 1)


@pytest.mark.skipif(not JIT, reason="a GPU runs compiled rules only")
def test_a_gpu_plays_the_same_games() -> None:
    if not _gpu():
        pytest.skip("no GPU here")
    limits = np.array([10, 100, 1 << 40])
    for seats in GAME.seats:
        gpu = cuda.simulate(GAME, seats, 3, seed=5, limits=limits, keep=True)
        cpu = simulate(GAME, seats, 3, seed=5, limits=limits, keep=True)
        assert gpu.records.tobytes() == cpu.records.tobytes()
        assert (gpu.scores == cpu.scores).all()


def _gpu() -> bool:
    try:
        cuda.numba_cuda()
    except cuda.NoDevice:
        return False
    return True


WHERE = "from tworivers.engine.cache_folders import cache_folder\nprint(cache_folder('amyitis-0123456789abcdef'))"


def test_compiled_code_goes_where_it_can_be_written(tmp_path: Path) -> None:
    """Where nothing but a temporary folder can be written, that serves; a folder that is named is used."""
    closed = tmp_path / "file"
    closed.write_text("not a folder")
    kept = run(WHERE, XDG_CACHE_HOME=str(closed), TMPDIR=str(tmp_path), TWORIVERS_JIT="1", TWORIVERS_CACHE="")
    assert Path(kept.stdout.strip()).parent == tmp_path / f"tworivers-{getpass.getuser()}"
    chosen = run(WHERE, TWORIVERS_CACHE=str(tmp_path / "mine"), TWORIVERS_JIT="1")
    assert Path(chosen.stdout.strip()).parent == tmp_path / "mine"


def test_nowhere_to_write_is_said(tmp_path: Path) -> None:
    closed = tmp_path / "file"
    closed.write_text("not a folder")
    refused = run(WHERE, TWORIVERS_CACHE=str(closed), TWORIVERS_JIT="1")
    assert "set TWORIVERS_CACHE to a folder that can be written" in refused.stderr
    assert stat.S_ISREG(closed.stat().st_mode)


def test_code_from_older_sources_is_swept_away_after_a_month(tmp_path: Path) -> None:
    """Code that is in use stays, however old it is, and using it makes it young again."""
    used = Path(run(WHERE, TWORIVERS_CACHE=str(tmp_path), TWORIVERS_JIT="1").stdout.strip())
    old, recent = tmp_path / "amyitis-0123456789abcde0", tmp_path / "amyitis-0123456789abcde1"
    for folder in (old, recent):
        folder.mkdir()
    (used / "code").touch()
    os.utime(old, (0, 0))
    os.utime(used, (0, 0))
    assert Path(run(WHERE, TWORIVERS_CACHE=str(tmp_path), TWORIVERS_JIT="1").stdout.strip()) == used
    assert not old.exists()
    assert recent.exists()
    assert used.stat().st_mtime > 0
    assert (used / "code").exists()
