"""`tworivers replay` and `tworivers verify`."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import refused, run
from tworivers.amyitis import GAME
from tworivers.cli.running.words import move_words
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.match import Match
from tworivers.engine.messages import COMMON_WORDS, words
from tworivers.engine.notation import save_text
from tworivers.engine.saves import load
from tworivers.games import GAMES


def test_replay_tells_the_moves_and_shows_the_board(saved: Path) -> None:
    shown = run("replay", saved).stdout
    said = words("en", COMMON_WORDS, GAME.catalogue)
    moves = [move_words(said, GAME, step) for step in load(saved, GAMES).steps()]
    assert [move.split(":")[0].split()[0] for move in moves] == ["1", "2", "3"]
    assert shown.startswith("\n".join(moves) + "\n\nAfter 3 moves of 3\n\n")
    earlier = run("replay", saved, "--at", "1", "--lang", "de").stdout
    assert earlier.startswith("1 ")
    assert "\n\nNach einem Zug von 3\n\n" in earlier
    assert "\n2 " not in earlier[: earlier.index("Nach einem Zug")]
    assert refused("replay", saved, "--at", "4") == f"{saved} has 3 moves; there is no position after move 4"


def test_replay_as_json_is_the_spectators_view(saved: Path) -> None:
    assert json.loads(run("replay", saved, "--at", "2", "--json").stdout) == json.loads(
        json.dumps(GAME.view(load(saved, GAMES).at(2).g, -1))
    )


def test_verify_reports(saved: Path) -> None:
    shown = run("verify", saved)
    assert shown.exit_code == 0
    assert f"{saved}: sound" in shown.stdout
    assert "3 moves, all legal" in shown.stdout
    assert "not finished" in shown.stdout
    german = run("verify", saved, "--lang", "de").stdout
    assert "Amyitis zu zweit, 3 Züge, alle erlaubt" in german
    assert "der Startwert passt zu seiner Prüfsumme" in german
    saved.write_text(saved.read_text().replace("3 ", "4 ", 1))
    assert refused("verify", saved).startswith(f"{saved} (changed after it was saved): line ")


def test_verify_says_by_which_rules_a_game_was_played(saved: Path) -> None:
    old = PACKAGE.parents[1] / "tests/golden/earlier/v1-amyitis-2.trg"
    newest = GAME.version
    assert f"played by version {newest} of the rules, which is this program's" in run("verify", saved).stdout
    told = f"played, and replayed, by version 1 of the rules; new games are played by version {newest}"
    assert told in run("verify", old).stdout
    told = f"gespielt und nachgespielt nach Fassung 1 der Regeln; neue Partien folgen Fassung {newest}"
    assert told in run("verify", old, "--lang", "de").stdout


def test_verify_reads_its_file_once(saved: Path) -> None:
    """So that it can come from another program: a pipe is empty when it is read again."""
    command = [sys.executable, "-m", "tworivers", "verify", "/dev/stdin", "--lang", "en"]
    environment = {**os.environ, "TWORIVERS_JIT": "0"}
    done = subprocess.run(
        command, input=saved.read_text(), env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("/dev/stdin: sound\n"), done.stderr


def test_the_examples_of_the_documentation_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/notation.md shows a file, a position set up by hand, moves beside others, and a complaint."""
    monkeypatch.chdir(tmp_path)
    example, position, variations, complaint = re.findall(
        r"^```\n(.*?)^```$",
        (PACKAGE.parents[1] / "docs/notation.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    Path("game.trg").write_text(example)
    assert run("verify", "game.trg").stdout.startswith("game.trg: sound\n")
    set_up = "\n".join(line.removeprefix("% ") for line in position.splitlines()[1:])
    begun = save_text(Match(GAMES["amyitis"], 3, "fig tree", position=set_up))
    assert position in begun
    Path("game.trg").write_text(begun)
    assert run("verify", "game.trg").stdout.startswith("game.trg: sound\n")
    text = example.replace("3 black pass\n4 blue recruit farmer 2\n", variations).rpartition("end ")[0]
    Path("game.trg").write_text(f"{text}end 8 {hashlib.sha256(text.encode()).hexdigest()[:16]}\n")
    assert run("verify", "game.trg").stdout.startswith("game.trg: sound\n")
    Path("game.trg").write_text(example.replace("3 black pass", "3 black recruit merchant 4"))
    assert refused("verify", "game.trg") == complaint.strip()
