"""Whatever is wrong gets one line on stderr and exit code 2."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import refused
from tworivers.cli.running import inputs, simulation
from tworivers.languages import LANGUAGES


def test_wrong_input_gets_one_line(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# \xe4")
    (tmp_path / "broken.toml").write_text("sides =")
    assert refused("box", "chess") == "unknown game 'chess'; there is amyitis, mesopotamia"
    assert refused("play") == "which game? There is amyitis, mesopotamia"
    assert refused("play", "amyitis", "--lang", "xx") == f"unknown language 'xx'; there is {', '.join(LANGUAGES)}"
    assert (
        refused("play", "amyitis", "--seats", "human,robot")
        == "seat 'robot': expected human, human:NAME, random, apprentice, scribe, merchant, steward, governor, vizier, "
        "sage"
    )
    assert refused("play", "amyitis", "--seats", "human") == "amyitis is for 2 to 4 players, not 1"
    assert refused("play", "amyitis", "--seed", "\a").startswith("seed '\\x07': expected printable characters")
    assert refused("play", "amyitis", "--option", "procession") == "option 'procession': expected name=value"
    assert refused("play", "amyitis", "--option", "a=b", "--option", "a=c") == "option 'a' is given twice"
    assert refused("play", "amyitis", "--option", "a=b") == "amyitis has no option 'a'; it has procession, supply"
    assert (
        refused("play", "amyitis", "--box", tmp_path / "none")
        == f"{tmp_path}/none: can't be read: no such file or folder"
    )
    assert (
        refused("play", "amyitis", "--box", tmp_path / "latin.toml")
        == f"{tmp_path}/latin.toml: can't be read: it isn't text (UTF-8)"
    )
    assert refused("play", "amyitis", "--box", tmp_path / "broken.toml").startswith(
        f"{tmp_path}/broken.toml: not a TOML file"
    )
    assert "--seats" in refused("simulate", "amyitis", "--seats", "many", "--games", "1")
    assert refused("simulate", "amyitis", "--seats", "9", "--games", "1") == "amyitis is for 2 to 4 players, not 9"
    assert (
        refused("simulate", "amyitis", "--seats", "2", "--games", "1", "--device", "abacus")
        == "unknown device 'abacus'; there is cpu, cuda"
    )
    assert "dance" in refused("dance")


def test_numbers_no_machine_can_cope_with(monkeypatch: pytest.MonkeyPatch) -> None:
    many = ("simulate", "amyitis", "--seats", "2", "--games")
    assert (
        refused(*many, "1000000000000") == "--games is 1,000,000,000,000; at most 1,000,000,000 can be played at a time"
    )
    assert refused(*many, "1" + "0" * 12, "--lang", "de").startswith(
        "--games ist 1.000.000.000.000; höchstens 1.000.000.000 "
    )
    assert refused(*many, "9" * 1000).endswith("…; at most 1,000,000,000 can be played at a time")
    assert "--games" in refused(*many, "9" * 5000)
    assert refused(*many, "1", "--threads", "1000000000") == "--threads is 1,000,000,000; at most 1,024 are possible"
    assert "--seed" in refused(*many, "1", "--seed", "9" * 30)
    assert refused("simulate", "amyitis", "--seats", "9" * 30, "--games", "1").startswith(
        "amyitis is for 2 to 4 players, not 999"
    )
    monkeypatch.setattr(simulation, "memory", lambda: 1e5)
    assert refused(*many, "9999") == "there isn't enough memory for 9,999 games at a time; choose fewer"


def test_memory_that_runs_out_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_memory(*_: object) -> None:
        raise MemoryError("Unable to allocate 684. GiB")

    monkeypatch.setattr(simulation, "simulate_on_cpu", out_of_memory)
    assert (
        refused("simulate", "amyitis", "--seats", "2", "--games", "5")
        == "there isn't enough memory for 5 games at a time; choose fewer"
    )
    monkeypatch.setattr(inputs, "find_game", out_of_memory)
    assert refused("box", "amyitis") == "there isn't enough memory"


def test_a_system_that_refuses_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr(inputs, "find_game", full)
    for arguments in (
        ("box", "amyitis"),
        ("play", "amyitis"),
        ("bench",),
        ("simulate", "amyitis", "--seats", "2", "--games", "1"),
    ):
        assert refused(*arguments) == "/somewhere: there is no room left"


@pytest.mark.parametrize("arguments", [("play", "amyitis"), ("verify", "x")], ids=" ".join)
def test_a_cache_that_cant_be_written_gets_one_line(arguments: tuple[str, ...]) -> None:
    """The rules look for it as they are imported, so this needs a process of its own."""
    environment = {**os.environ, "TWORIVERS_JIT": "1", "TWORIVERS_CACHE": "/dev/null/x"}
    done = subprocess.run(
        [sys.executable, "-m", "tworivers", *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(
        r"tworivers: no place to keep compiled rules: can't write /dev/null/x; set TWORIVERS_CACHE .*\n", done.stderr
    )


def test_an_empty_path_is_called_so(saved: Path) -> None:
    for option in ("--save", "--box", "--resume"):
        assert refused("play", "amyitis", option, "") == f"{option}: expected the name of a file, found nothing"
    assert refused("simulate", "amyitis", "--seats", "2", "--games", "1", "--box", "").startswith(
        "--box: expected the name of a file"
    )
    assert refused("verify", "") == refused("replay", "") == "FILE: expected the name of a file, found nothing"
    assert refused("play", "--resume", saved, "--box", "").startswith("--box: expected the name")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a file without end is needed")
def test_a_component_file_without_end_is_read_no_further_than_one_may_be_long() -> None:
    assert refused("play", "amyitis", "--box", "/dev/zero") == (
        "/dev/zero: too large: expected at most 100,000 characters, found more"
    )


def test_paths_are_shown_as_they_were_typed(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused("verify", "./none//x") == "./none//x: can't be read: no such file or folder"
    assert refused("play", "--resume", "./none") == "./none: can't be read: no such file or folder"
    assert refused("play", "amyitis", "--box", "./none") == "./none: can't be read: no such file or folder"
    assert (
        refused("play", "amyitis", "--save", "./saved.trg")
        == "./saved.trg exists already and is left as it is; choose another name"
    )
    assert refused("play", "amyitis", "--save", "./none/x") == "./none/x: can't be written: no such file or folder"
    assert refused("replay", "./saved.trg", "--at", "4") == "./saved.trg has 3 moves; there is no position after move 4"
    (tmp_path / "broken.toml").write_text("sides =")
    assert refused("play", "amyitis", "--box", "./broken.toml").startswith("./broken.toml: not a TOML file")
