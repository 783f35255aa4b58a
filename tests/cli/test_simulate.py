"""`tworivers simulate`: many games, counted."""

from __future__ import annotations

import json
import re
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from cli.shell import refused, run
from tournament.quick_bots import Picker, named, use_quick_minds
from tworivers import bots
from tworivers.amyitis import GAME
from tworivers.cli.running import simulation
from tworivers.engine.compiled import JIT
from tworivers.games import GAMES
from tworivers.tournament import playing, seated


def test_simulate_counts(tmp_path: Path) -> None:
    counted = json.loads(
        run("simulate", "amyitis", "--seats", "2", "--games", "3", "--seed", "5", "--threads", "1", "--json").stdout
    )
    assert list(counted) == [
        *("game", "rules", "seats", "bots", "games", "seed", "options", "device", "threads"),
        *("decisions", "seconds", "decisions_per_second", "scores", "wins", "digest"),
    ]
    assert (counted["games"], counted["seats"], counted["seed"], counted["threads"], counted["device"]) == (
        3,
        2,
        5,
        1,
        "cpu",
    )
    assert counted["bots"] == ["random", "random"]
    assert counted["options"] == {"procession": "right-of-start", "supply": "unlimited"}
    assert len(counted["scores"]["mean"]) == len(counted["scores"]["sd"]) == 2
    assert sum(counted["wins"]) >= 3
    again = json.loads(
        run("simulate", "amyitis", "--seats", "2", "--games", "3", "--seed", "5", "--threads", "2", "--json").stdout
    )
    assert again["digest"] == counted["digest"]


def test_simulate_shows_a_table(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(GAME.standard_box.read_text())
    shown = run(
        "simulate",
        "amyitis",
        "--seats",
        "2",
        "--games",
        "2",
        "--seed",
        "5",
        "--box",
        tmp_path / "my.toml",
        "--lang",
        "de",
    ).stdout
    assert re.search(r"Entscheidungen je Sekunde +[\d.]+ *\n", shown)
    assert re.search(r"Sekunden +\d+,\d{3} *\n", shown)
    assert re.search(r"Startwert +5 *\n", shown)
    assert re.search(r"Blau +│ +\d+,\d\d │ +\d+,\d\d │ +[012] \((0|50|100),0 %\) │", shown)
    assert "." not in re.sub(r"\d(\.\d{3})+\b", "", shown)


TWO = ("simulate", "amyitis", "--seats", "2", "--games", "4", "--seed", "5", "--threads", "1")


@pytest.fixture
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    use_quick_minds(monkeypatch)
    monkeypatch.setattr(bots, "bot_named", named)


def test_bots_of_all_kinds_can_play(quick_minds: None) -> None:
    counted = json.loads(run(*TWO, "--bots", "first,diced", "--json").stdout)
    assert counted["bots"] == ["first", "diced"]
    assert counted["games"] == 4
    assert counted["decisions"] > 40
    assert sum(counted["wins"]) >= 4
    assert json.loads(run(*TWO, "--bots", "first,diced", "--json").stdout)["digest"] == counted["digest"]
    assert json.loads(run(*TWO, "--bots", "diced,first", "--json").stdout)["digest"] != counted["digest"]


def test_fewer_bots_than_seats_sit_in_turn(quick_minds: None) -> None:
    four = ("simulate", "amyitis", "--seats", "4", "--games", "1", "--seed", "5", "--json")
    assert json.loads(run(*four, "--bots", "first, last").stdout)["bots"] == ["first", "last", "first", "last"]
    assert json.loads(run(*four, "--bots", "first,diced,last").stdout)["bots"] == ["first", "diced", "last", "first"]
    assert json.loads(run(*four, "--bots", "random").stdout)["bots"] == ["random"] * 4


def test_the_table_names_bots_that_think(quick_minds: None) -> None:
    shown = run(*TWO, "--bots", "first,diced").stdout
    assert re.search(r"Seat +┃ Bot +┃ Mean score", shown)
    assert re.search(r"Blue +│ first +│", shown)
    assert re.search(r"Red +│ diced +│", shown)
    assert "Bot" not in run(*TWO).stdout


def test_random_bots_stay_in_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def thought(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(simulation, "_thought", thought)
    assert run(*TWO, "--bots", "random,random").exit_code == 0


def test_a_bot_is_shown_what_its_seat_may_know(quick_minds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What each position of the bot's own holds has gone through the game's `hide`."""
    hidden: list[bytes] = []
    native = GAMES["mesopotamia"].native
    hide = native.hide_at

    def watched(records: Any, place: int, seat: int, dice: Any) -> None:
        hide(records, place, seat, dice)
        hidden.append(records.tobytes())

    class Looking(Picker):
        def choose(self, records: Any, seat: int, seed: int) -> int:
            assert records.tobytes() == hidden[-1]
            return super().choose(records, seat, seed)

    monkeypatch.setattr(playing, "bot_named", lambda game, name, seats: Looking(game, 0))
    monkeypatch.setattr(playing, "LONGEST", 100)
    monkeypatch.setitem(vars(native), "hide_at", watched)
    done = run("simulate", "mesopotamia", "--seats", "3", "--games", "1", "--bots", "first", "--threads", "1", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["decisions"] == 100


def test_bots_that_cant_be() -> None:
    known = (
        "it has random, apprentice, scribe, merchant, steward, governor, vizier, sage, greedy, "
        "search:PLAYOUTS (1 to 1,000,000), network and network:PLAYOUTS where it has a network"
    )
    assert refused(*TWO, "--bots", "clever") == f"amyitis has no bot 'clever'; {known}"
    assert refused(*TWO, "--bots", "greedy,search:none") == f"amyitis has no bot 'search:none'; {known}"
    assert refused(*TWO, "--bots", "") == f"amyitis has no bot ''; {known}"
    assert refused(*TWO, "--bots", "random,") == f"amyitis has no bot ''; {known}"
    assert (
        refused(*TWO, "--bots", "random,random,random")
        == "3 bots for 2 seats; expected one for each, or fewer, who then sit in turn"
    )
    assert (
        refused(*TWO, "--bots", "greedy", "--device", "cuda")
        == "--device cuda has only random bots; let others play with --device cpu"
    )
    assert (
        refused(*TWO, "--bots", "greedy", "--games", "1000001")
        == "--games is 1,000,001; at most 1,000,000 can be played at a time"
    )
    assert refused(*TWO, "--bots", "greedy", "--threads", "257") == "--threads is 257; at most 256 are possible"


def test_a_lost_process_gets_one_line(quick_minds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(seated, "play_here", lost)
    assert refused(*TWO, "--bots", "first").startswith("a process that played ended by itself")


@pytest.mark.skipif(not JIT, reason="thinking takes long in plain Python")
def test_processes_play_the_same_games_as_one() -> None:
    asked = (
        "simulate",
        "amyitis",
        "--seats",
        "3",
        "--games",
        "4",
        "--seed",
        "5",
        "--bots",
        "greedy,random",
        "--json",
        "--threads",
    )
    one, two = (json.loads(run(*asked, threads).stdout) for threads in ("1", "2"))
    assert one["digest"] == two["digest"]
