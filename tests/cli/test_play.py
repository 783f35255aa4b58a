"""`tworivers play` and `tworivers box`: games are kept, gone on with, and played with an own box."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.shell import refused, run
from tworivers.amyitis import GAME
from tworivers.cli.running import matches
from tworivers.engine.match import Match
from tworivers.engine.saves import load, save
from tworivers.games import GAMES


def test_box_prints_the_standard_box_as_it_is() -> None:
    assert run("box", "amyitis").stdout_bytes == GAME.standard_box.read_bytes()


def test_play_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    first = run(
        "play",
        "amyitis",
        "--seats",
        "human:Ada,random",
        "--seed",
        "x",
        "--option",
        "procession=last-to-pass",
        typed="1\nq\n",
    )
    assert first.exit_code == 0
    (path,) = (tmp_path / "data/tworivers/games").iterdir()
    assert str(path) in first.stdout
    kept = load(path, GAMES)
    assert kept.names == ("Ada", "bot:random")
    assert kept.options == {"procession": "last-to-pass", "supply": "unlimited"}
    second = run("play", "--resume", path, typed="q\n")
    assert second.exit_code == 0
    assert f"goes on after move {len(kept.moves)}" in second.stdout
    assert load(path, GAMES).moves == kept.moves


def test_who_sits_where_can_be_drawn(tmp_path: Path) -> None:
    drawn = set()
    for number in range(40):
        path = tmp_path / f"{number}.trg"
        run("play", "amyitis", "--seats", "human:Ada,random,random", "--draw", "--save", path, typed="q\n")
        drawn.add(load(path, GAMES).names.index("Ada"))
        if len(drawn) > 1:
            return
    raise AssertionError(f"40 games, and Ada always on seat {drawn}")


def test_games_of_a_day_get_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today = date.today()
    monkeypatch.setattr(matches, "date", SimpleNamespace(today=lambda: today))
    for _ in range(2):
        run("play", "amyitis", typed="q\n")
    one, other = sorted((tmp_path / "data/tworivers/games").iterdir())
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-amyitis-2\.trg", one.name)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-amyitis\.trg", other.name)
    assert load(one, GAMES).names == ("human", "bot:random", "bot:random")


def test_play_saves_where_it_is_told_but_overwrites_nothing(tmp_path: Path, saved: Path) -> None:
    before = saved.read_bytes()
    assert (
        refused("play", "amyitis", "--save", saved)
        == f"{saved} exists already and is left as it is; choose another name"
    )
    assert refused("play", "amyitis", "--save", tmp_path / "none" / "x").endswith(
        "none/x: can't be written: no such file or folder"
    )
    assert saved.read_bytes() == before
    new = tmp_path / "new.trg"
    run("play", "--resume", saved, "--save", new, typed="1\nq\n")
    assert saved.read_bytes() == before
    assert len(load(new, GAMES).moves) > 3
    run("play", "amyitis", "--resume", saved, "--save", saved, typed="1\nq\n")
    assert saved.read_bytes() != before


def test_play_with_an_own_box(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(
        GAME.standard_box.read_text().replace("talents = { value = 4", "talents = { value = 7")
    )
    run("play", "amyitis", "--box", tmp_path / "my.toml", "--save", tmp_path / "x.trg", typed="q\n")
    assert load(tmp_path / "x.trg", GAMES).table.g.talents[0] == 7


def test_an_owners_names_are_said(tmp_path: Path) -> None:
    """A box that calls a province otherwise: the terminal does so too."""
    text = (
        GAMES["mesopotamia"]
        .standard_box.read_text(encoding="utf-8")
        .replace('"babylon"', '"Babili"')
        .replace("party.Babili", "party.babylon")
    )
    box = tmp_path / "my-box.toml"
    box.write_text(text, encoding="utf-8")
    shown = run(
        "play", "mesopotamia", "--seats", "human,random,random", "--seed", "x", "--box", box, typed="q\n"
    ).stdout
    assert "Babili" in shown


def test_what_cant_be_resumed(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("play", "--resume", tmp_path / "none").endswith("none: can't be read: no such file or folder")
    assert refused("play", "--resume", saved, "--seed", "x") == "--seed can't be changed in a game that goes on"
    assert refused("play", "chess", "--resume", saved) == "unknown game 'chess'; there is amyitis, mesopotamia"
    save(Match(GAME, 2, names=["human", "bot:clever"]), tmp_path / "clever.trg")
    assert (
        refused("play", "--resume", tmp_path / "clever.trg")
        == "bot 'clever': expected random, apprentice, scribe, merchant, steward, governor, vizier, sage"
    )
    monkeypatch.setitem(GAMES, "other", replace(GAME, name="other"))
    assert refused("play", "other", "--resume", saved) == f"{saved} is a game of amyitis, not of other"
    broken = saved.read_text().replace("human", "Human")
    saved.write_text(broken)
    assert "(changed after it was saved)" in refused("play", "--resume", saved)
    assert saved.read_text() == broken
