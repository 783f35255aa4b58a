"""The registry of games: ours, those of other packages, and what it says of packages that can't be used."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tworivers.games import BUILT_IN, FIRST, BrokenGame, Games

Brings = Callable[..., None]
OTHER_GAME = (
    "from dataclasses import replace\nfrom tworivers.amyitis import GAME as OURS\nGAME = replace(OURS, name='{}')\n"
)


@pytest.fixture
def brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Brings:
    """Install a package that brings games: its name, its code and the entry points."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(package: str, code: str, **points: str) -> None:
        (tmp_path / f"{package}.py").write_text(code)
        info = tmp_path / f"{package}-2.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 2.0\n")
        lines = [f"{name} = {package}:{attribute}" for name, attribute in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[tworivers.games]", *lines]))

    return install


def test_our_games_are_known_and_nothing_else_is() -> None:
    games = Games()
    assert list(games) == list(BUILT_IN) == ["amyitis", "mesopotamia"]
    assert [game.name for game in games.values()] == list(games)
    assert FIRST == "amyitis"
    assert "chess" not in games
    with pytest.raises(KeyError):
        games["chess"]


def test_names_are_known_without_importing_a_game() -> None:
    code = "import sys\nfrom tworivers.games import GAMES\nprint(GAMES.names(), 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['amyitis', 'mesopotamia'] False\n"


def test_a_package_brings_a_game(brings: Brings) -> None:
    brings("other_games", OTHER_GAME.format("other"), other="GAME")
    games = Games()
    assert list(games) == ["amyitis", "mesopotamia", "other"]
    assert games["other"].name == "other"
    assert games["other"] is games["other"]


@pytest.mark.parametrize(
    ("code", "name", "reason"),
    [
        ("import nowhere", "other", "ModuleNotFoundError: No module named 'nowhere'"),
        ("GAME = 3", "other", "expected a tworivers.engine.rules.Game, found int"),
        (OTHER_GAME.format("another"), "other", "the game calls itself 'another'"),
        (OTHER_GAME.format("Other"), "Other", "expected a name of small letters, digits and hyphens"),
    ],
    ids=["import", "kind", "name", "spelling"],
)
def test_a_broken_package_is_named_and_the_others_go_on(
    brings: Brings, code: str, name: str, reason: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings("broken_games", code, **{name: "GAME"})
    monkeypatch.delitem(sys.modules, "broken_games", raising=False)
    games = Games()
    sentence = f"the game {name!r} of broken_games 2.0 (broken_games:GAME) can't be used: {reason}"
    with pytest.raises(BrokenGame) as raised:
        games[name]
    assert str(raised.value) == sentence
    assert name not in games
    assert games.get(name) is None
    for _ in range(2):
        assert [game.name for game in games.values()] == ["amyitis", "mesopotamia"]
    assert caplog.messages == [sentence]


def test_our_own_games_keep_their_names(brings: Brings, caplog: pytest.LogCaptureFixture) -> None:
    brings("copied_games", OTHER_GAME.format("amyitis"), amyitis="GAME")
    games = Games()
    assert list(games) == ["amyitis", "mesopotamia"]
    assert type(games["amyitis"]).__name__ == "Game"
    assert games["amyitis"].standard_box.parent.name == "amyitis"
    assert "copied_games" not in sys.modules
    assert caplog.messages == ["copied_games 2.0: a game named 'amyitis' is one of our own; theirs is left out"]


def test_two_packages_with_one_name_are_refused(brings: Brings, caplog: pytest.LogCaptureFixture) -> None:
    brings("one_package", OTHER_GAME.format("other"), other="GAME")
    brings("two_package", OTHER_GAME.format("other"), other="GAME")
    games = Games()
    caplog.set_level(logging.WARNING)
    assert list(games) == ["amyitis", "mesopotamia"]
    assert "one_package 2.0" in caplog.text
    with pytest.raises(BrokenGame, match=r"two_package 2\.0.* bring a game named 'other': uninstall all but one"):
        games["other"]


def test_the_command_line_says_it_in_one_line(brings: Brings, tmp_path: Path) -> None:
    brings("broken_games", "import nowhere", broken="GAME")

    def box(game: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "TWORIVERS_JIT": "0", "PYTHONPATH": path}
        command = [sys.executable, "-m", "tworivers", "box", game, "--lang", "en"]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    broken = box("broken")
    assert (broken.returncode, broken.stdout) == (2, "")
    assert broken.stderr.startswith(
        "tworivers: the game 'broken' of broken_games 2.0 (broken_games:GAME) can't be used"
    )
    assert broken.stderr.count("\n") == 1
    sound = box("amyitis")
    assert (sound.returncode, sound.stderr) == (0, "")
