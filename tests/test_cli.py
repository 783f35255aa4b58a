"""The command line: what it prints, and one line with exit code 2 for whatever is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from tworivers import cli, starting
from tworivers.amyitis import GAME
from tworivers.arguments import KEPT, OPTIONS
from tworivers.cli import app
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.match import Match
from tworivers.engine.messages import LANGUAGES, words
from tworivers.engine.notation import COMMON_WORDS
from tworivers.engine.rules import Game, Option
from tworivers.engine.saves import load, save
from tworivers.games import GAMES
from tworivers.study import speed
from tworivers.terminal import move_words


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written outside the test's folder, the language is English, and on a slow machine no progress is shown either."""
    monkeypatch.setattr(starting, "PATIENCE", 300.0)
    monkeypatch.setattr(starting, "user_data_path", lambda name: tmp_path / "data" / name)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def refused(*arguments: str | Path) -> str:
    """The one line that says what was wrong."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("tworivers: ")
    return result.stderr.removeprefix("tworivers: ").rstrip()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Amyitis of three moves."""
    match = Match(GAME, 2, "nebuchadnezzar", names=["human", "bot:random"])
    for _ in range(3):
        seat = match.table.actors()[0]
        match.play(seat, int(match.table.legal(seat)[-1]))
    save(match, tmp_path / "saved.trg")
    return tmp_path / "saved.trg"


def test_help_names_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("serve", "play", "simulate", "replay", "verify", "bench", "tournament", "box"):
        assert command in result.stdout


def test_version() -> None:
    assert run("--version").stdout.startswith("tworivers")


def test_box_prints_the_standard_box_as_it_is() -> None:
    assert run("box", "amyitis").stdout_bytes == GAME.standard_box.read_bytes()


def test_wrong_input_gets_one_line(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# \xe4")
    (tmp_path / "broken.toml").write_text("sides =")
    assert refused("box", "chess") == "unknown game 'chess'; there is amyitis, mesopotamia"
    assert refused("play") == "which game? There is amyitis, mesopotamia"
    assert refused("play", "amyitis", "--lang", "fr") == "unknown language 'fr'; there is en, de"
    assert (
        refused("play", "amyitis", "--seats", "human,robot")
        == "seat 'robot': expected human, human:NAME, random, apprentice, scribe, steward, vizier"
    )
    assert refused("play", "amyitis", "--seats", "human") == "amyitis is for 2 to 4 players, not 1"
    assert refused("play", "amyitis", "--seed", "\a").startswith("seed '\\x07': expected printable characters")
    assert refused("play", "amyitis", "--option", "procession") == "option 'procession': expected name=value"
    assert refused("play", "amyitis", "--option", "a=b", "--option", "a=c") == "option 'a' is given twice"
    assert refused("play", "amyitis", "--option", "a=b") == "amyitis has no option 'a'; it has procession"
    assert refused("play", "amyitis", "--box", tmp_path / "none") == f"{tmp_path}/none: can't be read: No such file or directory"
    assert refused("play", "amyitis", "--box", tmp_path / "latin.toml") == f"{tmp_path}/latin.toml: can't be read: it isn't text (UTF-8)"
    assert refused("play", "amyitis", "--box", tmp_path / "broken.toml").startswith(f"{tmp_path}/broken.toml: not a TOML file")
    assert "--seats" in refused("simulate", "amyitis", "--seats", "many", "--games", "1")
    assert refused("simulate", "amyitis", "--seats", "9", "--games", "1") == "amyitis is for 2 to 4 players, not 9"
    assert refused("simulate", "amyitis", "--seats", "2", "--games", "1", "--bots", "clever") == "bot 'clever': expected random"
    assert refused("simulate", "amyitis", "--seats", "3", "--games", "1", "--bots", "random,random").startswith("2 bots for 3 seats")
    assert refused("simulate", "amyitis", "--seats", "2", "--games", "1", "--device", "abacus") == "unknown device 'abacus'; there is cpu, cuda"
    assert "dance" in refused("dance")


def test_numbers_no_machine_can_cope_with(monkeypatch: pytest.MonkeyPatch) -> None:
    many = ("simulate", "amyitis", "--seats", "2", "--games")
    assert refused(*many, "1000000000000") == "--games is 1,000,000,000,000; at most 1,000,000,000 can be played at a time"
    assert refused(*many, "1" + "0" * 12, "--lang", "de").startswith("--games ist 1.000.000.000.000; höchstens 1.000.000.000 ")
    assert refused(*many, "9" * 1000).endswith("…; at most 1,000,000,000 can be played at a time")
    assert "--games" in refused(*many, "9" * 5000)
    assert refused(*many, "1", "--threads", "1000000000") == "--threads is 1,000,000,000; at most 1,024 are possible"
    assert "--seed" in refused(*many, "1", "--seed", "9" * 30)
    assert refused("simulate", "amyitis", "--seats", "9" * 30, "--games", "1").startswith("amyitis is for 2 to 4 players, not 999")
    monkeypatch.setattr(starting, "memory", lambda: 1e5)
    assert refused(*many, "9999") == "there isn't enough memory for 9,999 games at a time; choose fewer"


def test_memory_that_runs_out_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_memory(*_: object) -> None:
        raise MemoryError("Unable to allocate 684. GiB")

    monkeypatch.setattr(starting, "simulate_on_cpu", out_of_memory)
    assert refused("simulate", "amyitis", "--seats", "2", "--games", "5") == "there isn't enough memory for 5 games at a time; choose fewer"
    monkeypatch.setattr(starting, "find_game", out_of_memory)
    assert refused("box", "amyitis") == "there isn't enough memory"


def test_a_system_that_refuses_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr(starting, "find_game", full)
    for arguments in (("box", "amyitis"), ("play", "amyitis"), ("bench",), ("simulate", "amyitis", "--seats", "2", "--games", "1")):
        assert refused(*arguments) == "/somewhere: No space left on device"


@pytest.mark.parametrize("arguments", [("play", "amyitis"), ("verify", "x")], ids=" ".join)
def test_a_cache_that_cant_be_written_gets_one_line(arguments: tuple[str, ...]) -> None:
    """The rules look for it as they are imported, so this needs a process of its own."""
    environment = {**os.environ, "TWORIVERS_JIT": "1", "TWORIVERS_CACHE": "/dev/null/x"}
    done = subprocess.run([sys.executable, "-m", "tworivers", *arguments], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"tworivers: no place to keep compiled rules: can't write /dev/null/x; set TWORIVERS_CACHE .*\n", done.stderr)


def test_an_empty_path_is_called_so(saved: Path) -> None:
    for option in ("--save", "--box", "--resume"):
        assert refused("play", "amyitis", option, "") == f"{option}: expected the name of a file, found nothing"
    assert refused("simulate", "amyitis", "--seats", "2", "--games", "1", "--box", "").startswith("--box: expected the name of a file")
    assert refused("verify", "") == refused("replay", "") == "FILE: expected the name of a file, found nothing"
    assert refused("play", "--resume", saved, "--box", "").startswith("--box: expected the name")


def test_paths_are_shown_as_they_were_typed(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused("verify", "./none//x") == "./none//x: can't be read: No such file or directory"
    assert refused("play", "--resume", "./none") == "./none: can't be read: No such file or directory"
    assert refused("play", "amyitis", "--box", "./none") == "./none: can't be read: No such file or directory"
    assert refused("play", "amyitis", "--save", "./saved.trg") == "./saved.trg exists already and is left as it is; choose another name"
    assert refused("play", "amyitis", "--save", "./none/x") == "./none/x: can't be written: No such file or directory"
    assert refused("replay", "./saved.trg", "--at", "4") == "./saved.trg has 3 moves; there is no position after move 4"
    (tmp_path / "broken.toml").write_text("sides =")
    assert refused("play", "amyitis", "--box", "./broken.toml").startswith("./broken.toml: not a TOML file")


def test_wrong_input_in_german() -> None:
    assert refused("play", "schach", "--lang", "de") == "unbekanntes Spiel 'schach'; es gibt amyitis, mesopotamia"


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert refused("play") == "welches Spiel? Es gibt amyitis, mesopotamia"
    monkeypatch.setenv("LC_ALL", "C")
    assert refused("play") == "which game? There is amyitis, mesopotamia"
    for german in ("de", "DE", "de.UTF-8", "de-CH", "de_DE@euro"):
        monkeypatch.setenv("LC_ALL", german)
        assert refused("play") == "welches Spiel? Es gibt amyitis, mesopotamia"
    for other in ("design", "den_CA", "fr_FR.UTF-8"):
        monkeypatch.setenv("LC_ALL", other)
        assert refused("play") == "which game? There is amyitis, mesopotamia"


def test_help_says_what_happens_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "600")
    monkeypatch.setenv("TERMINAL_WIDTH", "600")
    shown = run("play", "--help").stdout
    assert "otherwise one human and two random bots" in shown
    assert OPTIONS in " ".join(shown.split())
    assert f"otherwise in a new file in {KEPT}" in shown
    assert OPTIONS in " ".join(run("simulate", "--help").stdout.split())
    assert "[GAME]" in run("bench", "--help").stdout


def test_help_names_the_options_that_the_games_have() -> None:
    def listed(option: Option) -> str:
        return f"{option.name}={', '.join(option.values[:-1])} or {option.values[-1]}"

    games = [f"{game.name}: {', '.join(map(listed, game.options))}" for game in GAMES.values()]
    assert "; ".join(games) == OPTIONS


def test_play_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    first = run("play", "amyitis", "--seats", "human:Ada,random", "--seed", "x", "--option", "procession=last-to-pass", typed="1\nq\n")
    assert first.exit_code == 0
    (path,) = (tmp_path / "data/tworivers/games").iterdir()
    assert str(path) in first.stdout
    kept = load(path, GAMES)
    assert kept.names == ("Ada", "bot:random")
    assert kept.options == {"procession": "last-to-pass"}
    second = run("play", "--resume", path, typed="q\n")
    assert second.exit_code == 0
    assert f"goes on after move {len(kept.moves)}" in second.stdout
    assert load(path, GAMES).moves == kept.moves


def test_games_of_a_day_get_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today = date.today()
    monkeypatch.setattr(starting, "date", SimpleNamespace(today=lambda: today))
    for _ in range(2):
        run("play", "amyitis", typed="q\n")
    one, other = sorted((tmp_path / "data/tworivers/games").iterdir())
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-amyitis-2\.trg", one.name)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-amyitis\.trg", other.name)
    assert load(one, GAMES).names == ("human", "bot:random", "bot:random")


def test_play_saves_where_it_is_told_but_overwrites_nothing(tmp_path: Path, saved: Path) -> None:
    before = saved.read_bytes()
    assert refused("play", "amyitis", "--save", saved) == f"{saved} exists already and is left as it is; choose another name"
    assert refused("play", "amyitis", "--save", tmp_path / "none" / "x").endswith("none/x: can't be written: No such file or directory")
    assert saved.read_bytes() == before
    new = tmp_path / "new.trg"
    run("play", "--resume", saved, "--save", new, typed="1\nq\n")
    assert saved.read_bytes() == before
    assert len(load(new, GAMES).moves) > 3
    run("play", "amyitis", "--resume", saved, "--save", saved, typed="1\nq\n")
    assert saved.read_bytes() != before


def test_play_with_an_own_box(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(GAME.standard_box.read_text().replace("talents = { value = 4", "talents = { value = 7"))
    run("play", "amyitis", "--box", tmp_path / "my.toml", "--save", tmp_path / "x.trg", typed="q\n")
    assert load(tmp_path / "x.trg", GAMES).table.g.talents[0] == 7


def test_what_cant_be_resumed(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("play", "--resume", tmp_path / "none").endswith("none: can't be read: No such file or directory")
    assert refused("play", "--resume", saved, "--seed", "x") == "--seed can't be changed in a game that goes on"
    assert refused("play", "chess", "--resume", saved) == "unknown game 'chess'; there is amyitis, mesopotamia"
    save(Match(GAME, 2, names=["human", "bot:clever"]), tmp_path / "clever.trg")
    assert refused("play", "--resume", tmp_path / "clever.trg") == "bot 'clever': expected random, apprentice, scribe, steward, vizier"
    monkeypatch.setitem(GAMES, "other", replace(GAME, name="other"))
    assert refused("play", "other", "--resume", saved) == f"{saved} is a game of amyitis, not of other"
    broken = saved.read_text().replace("human", "Human")
    saved.write_text(broken)
    assert "was changed after it was saved" in refused("play", "--resume", saved)
    assert saved.read_text() == broken


def test_simulate_counts(tmp_path: Path) -> None:
    counted = json.loads(run("simulate", "amyitis", "--seats", "2", "--games", "3", "--seed", "5", "--threads", "1", "--json").stdout)
    assert list(counted) == [
        *("game", "rules", "seats", "games", "seed", "options", "device", "threads"),
        *("decisions", "seconds", "decisions_per_second", "scores", "wins", "digest"),
    ]
    assert (counted["games"], counted["seats"], counted["seed"], counted["threads"], counted["device"]) == (3, 2, 5, 1, "cpu")
    assert counted["options"] == {"procession": "right-of-start"}
    assert len(counted["scores"]["mean"]) == len(counted["scores"]["sd"]) == 2
    assert sum(counted["wins"]) >= 3
    again = json.loads(run("simulate", "amyitis", "--seats", "2", "--games", "3", "--seed", "5", "--threads", "2", "--json").stdout)
    assert again["digest"] == counted["digest"]


def test_simulate_shows_a_table(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(GAME.standard_box.read_text())
    shown = run("simulate", "amyitis", "--seats", "2", "--games", "2", "--seed", "5", "--box", tmp_path / "my.toml", "--lang", "de").stdout
    assert re.search(r"Entscheidungen je Sekunde +[\d.]+ *\n", shown)
    assert re.search(r"Sekunden +\d+,\d{3} *\n", shown)
    assert re.search(r"Startwert +5 *\n", shown)
    assert re.search(r"Blau +│ +\d+,\d\d │ +\d+,\d\d │ +[012] \((0|50|100),0 %\) │", shown)
    assert "." not in re.sub(r"\d(\.\d{3})+\b", "", shown)


def test_replay_tells_the_moves_and_shows_the_board(saved: Path) -> None:
    shown = run("replay", saved).stdout
    said = words("en", COMMON_WORDS, GAME.catalogues)
    moves = [move_words(said, GAME, step) for step in load(saved, GAMES).steps()]
    assert [move.split(":")[0].split()[0] for move in moves] == ["1", "2", "3"]
    assert shown.startswith("\n".join(moves) + "\n\nAfter 3 moves of 3\n\n")
    earlier = run("replay", saved, "--at", "1", "--lang", "de").stdout
    assert earlier.startswith("1 ")
    assert "\n\nNach einem Zug von 3\n\n" in earlier
    assert "\n2 " not in earlier[: earlier.index("Nach einem Zug")]
    assert refused("replay", saved, "--at", "4") == f"{saved} has 3 moves; there is no position after move 4"


def test_replay_as_json_is_the_spectators_view(saved: Path) -> None:
    assert json.loads(run("replay", saved, "--at", "2", "--json").stdout) == json.loads(json.dumps(GAME.view(load(saved, GAMES).at(2).g, -1)))


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
    assert refused("verify", saved).startswith(f"{saved}: line ")


def test_the_examples_of_the_documentation_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/notation.md shows a whole file, and what is said when its third move is another."""
    monkeypatch.chdir(tmp_path)
    example, complaint = re.findall(
        r"^```\n(.*?)^```$", (PACKAGE.parents[1] / "docs/notation.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    Path("game.trg").write_text(example)
    assert run("verify", "game.trg").stdout.startswith("game.trg: sound\n")
    Path("game.trg").write_text(example.replace("3 red pass", "3 red recruit merchant 4"))
    assert refused("verify", "game.trg") == complaint.strip()


def test_bench_tells_its_figures_and_as_json_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is up to `study.speed`; here every kind of figure is told once."""
    figures = [speed.Figure(key, "", 4.2e6 if key == "random-3" else 1.25, 1.0, 1.5) for key in ("random-3", *cli.BENCH) if key != "random"]

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


def test_slow_preparation_shows_progress_and_a_quick_one_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    talk = words("en", COMMON_WORDS)
    done: list[str] = []
    monkeypatch.setattr(starting, "JIT", True)
    monkeypatch.setattr(starting, "steps", lambda _: [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))])
    starting.prepare(talk, GAME, Console(stderr=True))
    assert done == ["one", "two"]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(starting, "PATIENCE", 0.0)
    monkeypatch.setattr(starting, "steps", lambda _: [("one", wait_for_timers)])
    starting.prepare(talk, GAME, Console(stderr=True))
    assert "Preparing the rules for this machine" in capsys.readouterr().err
    starting.prepare(talk, GAME, Console(stderr=True, force_terminal=True))
    assert "Preparing the rules for this machine" in capsys.readouterr().err


def wait_for_timers() -> None:
    """Work that takes until patience is at its end."""
    for thread in threading.enumerate():
        if isinstance(thread, threading.Timer):
            thread.join(60)


def test_every_message_stands_in_every_language_with_the_same_values() -> None:
    catalogues = [_messages((COMMON_WORDS / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert catalogues[0] == catalogues[1]
    sources = "".join(path.read_text() for path in [*PACKAGE.glob("*.py"), PACKAGE / "engine/match.py"])
    assert set(catalogues[0]) == set(re.findall(r"""["']((?:cli|match)-[a-z-]+)["']""", sources))


def _messages(text: str) -> dict[str, set[str]]:
    """Keys and the values each takes."""
    messages: dict[str, set[str]] = {}
    for line in text.split("\n"):
        if found := re.match(r"([a-z][a-z-]*) =", line):
            key = found[1]
            messages[key] = set()
        if not line.startswith("#"):
            for name in re.findall(r"\$([a-z]+)", line):
                messages[key].add(name)
    return messages


def test_an_owners_names_are_said(tmp_path: Path) -> None:
    """A box that calls a province otherwise: the terminal does so too."""
    text = GAMES["mesopotamia"].standard_box.read_text(encoding="utf-8").replace('"babylon"', '"Babili"').replace("party.Babili", "party.babylon")
    box = tmp_path / "my-box.toml"
    box.write_text(text, encoding="utf-8")
    shown = run("play", "mesopotamia", "--seats", "human,random,random", "--seed", "x", "--box", box, typed="q\n").stdout
    assert "Babili" in shown
