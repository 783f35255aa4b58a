"""`tworivers tournament`: what it shows and writes, and one line for whatever is wrong."""

from __future__ import annotations

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tournament.quick_bots import use_quick_minds
from tworivers.cli import app
from tworivers.cli.running import progress, tournament
from tworivers.tournament.plan import Pairing, Plan
from tworivers.tournament.playing import Portions, play_here

QUICK = ("amyitis", "--bots", "first,last,diced", "--games", "6", "--seed", "7", "--processes", "1")


@pytest.fixture(autouse=True)
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    use_quick_minds(monkeypatch)
    monkeypatch.setattr(progress, "PATIENCE", 300.0)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["tournament", *(str(argument) for argument in arguments)])


def refused(*arguments: str | Path) -> str:
    """The one line that says what was wrong."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("tworivers: ")
    return result.stderr.removeprefix("tworivers: ").rstrip()


def test_it_shows_who_is_how_strong() -> None:
    shown = run(*QUICK)
    assert shown.exit_code == 0, shown.output
    for name in ("first", "last", "diced", "Elo", "Who beats whom", "3 bots, tables of 2, 6 games. Seed: 7"):
        assert name in shown.stdout
    german = run(*QUICK, "--lang", "de").stdout
    assert "Wer schlägt wen" in german
    assert "3 Computergegner, 2 am Tisch, 6 Partien. Startwert: 7" in german


def test_it_writes_a_report_that_can_be_repeated(tmp_path: Path) -> None:
    done = run(*QUICK, "--option", "procession=last-to-pass", "--out", tmp_path / "report")
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == ["report.html", "report.json"]
    report = json.loads((tmp_path / "report/report.json").read_text())
    assert report["plan"]["options"] == {"procession": "last-to-pass", "supply": "unlimited"}
    again = run("--processes", "1", "--repeat", tmp_path / "report/report.json")
    assert again.exit_code == 0
    assert "Repeated: all 6 games went the same way." in again.stderr


def test_a_repetition_that_went_otherwise_is_told(tmp_path: Path) -> None:
    run(*QUICK, "--out", tmp_path)
    file = tmp_path / "report.json"
    report = json.loads(file.read_text())
    report["played"][3]["digest"] = "0" * 16
    file.write_text(json.dumps(report))
    again = run("--processes", "1", "--repeat", file)
    assert again.exit_code == 1
    assert "Repeated: 1 of 6 games went another way, the first is game 3." in again.stderr


def test_as_json_it_is_the_report() -> None:
    report = json.loads(run(*QUICK, "--json").stdout)
    assert len(report["played"]) == 6
    assert report["plan"]["seed"] == 7
    assert {row["bot"] for row in report["standings"]} == {"first", "last", "diced"}


def test_without_a_seed_there_is_a_new_one() -> None:
    seeds = {
        json.loads(run("amyitis", "--bots", "first,last", "--games", "1", "--json").stdout)["plan"]["seed"]
        for _ in range(2)
    }
    assert len(seeds) == 2


def stopped_after(count: int, by: type[BaseException] = KeyboardInterrupt) -> Any:
    """Play that somebody stops with Ctrl-C, or that ends by itself."""

    def play(plan: Plan, pairings: list[Pairing]) -> Portions:
        for number, portion in enumerate(play_here(plan, pairings)):
            if number == count:
                raise by
            yield portion

    return play


def test_stopped_it_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play_here", stopped_after(4))
    done = run(*QUICK, "--out", tmp_path)
    assert done.exit_code == 0
    assert "Stopped: 4 of 6 games were played." in done.stderr
    report = json.loads((tmp_path / "report.json").read_text())
    assert [game["number"] for game in report["played"]] == [0, 1, 2, 3]
    assert report["finished"] is False
    monkeypatch.undo()
    use_quick_minds(monkeypatch)
    assert (
        "Repeated: all 4 games went the same way."
        in run("--processes", "1", "--repeat", tmp_path / "report.json").stderr
    )


def test_a_lost_process_costs_nothing_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play_here", stopped_after(2, BrokenProcessPool))
    done = run(*QUICK)
    assert done.exit_code == 0
    assert done.stderr.startswith("A process that played ended by itself")
    assert done.stderr.endswith("Stopped: 2 of 6 games were played.\n")


def test_stopped_before_anything_was_played_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play_here", stopped_after(0))
    done = run(*QUICK, "--out", tmp_path / "report")
    assert done.exit_code == 1
    assert done.stderr == "Stopped before the first game was over; nothing is written.\n"
    assert not list((tmp_path / "report").iterdir())


def test_whatever_is_wrong_gets_one_line(tmp_path: Path) -> None:
    assert refused("chess", "--bots", "first,last") == "unknown game 'chess'; there is amyitis, mesopotamia"
    assert refused("--bots", "first,last") == "which game? There is amyitis, mesopotamia"
    assert refused("amyitis") == "--bots is missing; expected bots separated by commas, such as random,greedy"
    assert (
        refused("amyitis", "--bots", "first")
        == "--bots names one bot; expected at least two different ones, separated by commas"
    )
    assert (
        refused("amyitis", "--bots", "")
        == "--bots names nobody; expected at least two different ones, separated by commas"
    )
    assert refused("amyitis", "--bots", "first,last,first") == "bot 'first' is named twice"
    assert (
        refused("amyitis", "--bots", ",".join(f"b{n}" for n in range(13)))
        == "--bots names 13 bots; at most 12 can play each other"
    )
    assert refused("amyitis", "--bots", "first,clever") == "amyitis has no bot 'clever'; it has first, last, diced"
    assert refused(*QUICK, "--seats", "5") == "amyitis is for 2 to 4 players, not 5"
    assert refused(*QUICK, "--option", "a=b") == "amyitis has no option 'a'; it has procession, supply"
    assert refused(*QUICK, "--box", tmp_path / "none") == f"{tmp_path}/none: can't be read: no such file or folder"
    assert refused(*QUICK, "--out", "") == "--out: expected the name of a file, found nothing"
    for games in ("0", "1000001"):
        assert "--games" in refused("amyitis", "--bots", "first,last", "--games", games)
    assert (
        refused("amyitis", "--bots", "first,last", "--processes", "1000")
        == "--processes is 1,000; at most 256 are possible"
    )
    assert refused(*QUICK, "--ray", "local") == "--processes and --ray say where to play; give one of them"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine")
    assert (
        refused(*QUICK, "--out", tmp_path)
        == f"{tmp_path}/report.html exists already and is left as it is; choose another name"
    )
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert "can't be written" in refused(*QUICK, "--out", tmp_path / "report.html" / "deeper")


def test_what_cant_be_repeated(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    assert refused("--repeat", file) == f"{file}: can't be read: no such file or folder"
    assert refused("--repeat", "") == "--repeat: expected the name of a file, found nothing"
    run(*QUICK, "--out", tmp_path)
    report = json.loads(file.read_text())
    assert refused("amyitis", "--repeat", file) == f"GAME stands in {file} and can't be given again"
    assert refused("--seed", "3", "--repeat", file) == f"--seed stands in {file} and can't be given again"
    for key, value, complaint in (
        ("game", "chess", "unknown game 'chess'; there is amyitis, mesopotamia"),
        (
            "rules",
            99,
            f"{file} was played by version 99 of the rules; this program has version {report['plan']['rules']}",
        ),
        ("options", {"a": "b"}, "amyitis has no option 'a'; it has procession, supply"),
        ("bots", ["first", "last", "gone"], "amyitis has no bot 'gone'; it has first, last, diced"),
    ):
        file.write_text(json.dumps({**report, "plan": {**report["plan"], key: value}}))
        assert refused("--repeat", file) == complaint
    file.write_bytes(b"\xff")
    assert refused("--repeat", file) == f"{file}: not text (UTF-8)"
    file.write_text("{")
    assert refused("--repeat", file).startswith(f"{file}: not JSON from line 1 on")


def test_without_ray_a_cluster_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    complaint = refused("amyitis", "--bots", "first,last", "--ray", "auto")
    assert complaint == "--ray: Ray isn't installed; install it with: pip install 'tworivers[ray]'"
