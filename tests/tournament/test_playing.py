"""Games of a tournament: the same again and again, wherever they are played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tournament.quick_bots import plan, use_quick_minds
from tworivers.engine.compiled import JIT
from tworivers.tournament import playing
from tworivers.tournament.plan import Plan, schedule
from tworivers.tournament.playing import Played, play_here, play_in_processes, portions


def all_of(what: Plan) -> list[Played]:
    return [game for portion in play_here(what, schedule(what)) for game in portion]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Plan:
    use_quick_minds(monkeypatch)
    return replace(plan(games=6), bots=("first", "last", "diced"))


def test_games_are_played_to_the_end_and_counted(quick: Plan) -> None:
    games = all_of(quick)
    assert [(game.number, game.deal, game.bots) for game in games] == [
        (pairing.number, pairing.deal, pairing.bots) for pairing in schedule(quick)
    ]
    for game in games:
        assert len(game.scores) == len(game.decisions) == len(game.seconds) == 2
        assert min(game.decisions) > 5


def test_the_same_plan_gives_the_same_games(quick: Plan) -> None:
    assert [game.course for game in all_of(quick)] == [game.course for game in all_of(quick)]


def test_another_seed_or_option_gives_other_games(quick: Plan) -> None:
    courses = [game.course for game in all_of(quick)]
    assert courses != [game.course for game in all_of(replace(quick, seed=8))]
    assert courses != [game.course for game in all_of(replace(quick, options={"procession": "last-to-pass"}))]


def test_a_game_without_end_is_broken_off(quick: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 10)
    assert {sum(game.decisions) for game in all_of(quick)} == {10}


def test_portions_hold_every_game_once() -> None:
    pairings = schedule(plan(games=1000))
    for processes in (1, 3, 64):
        divided = portions(pairings, processes)
        assert [pairing for portion in divided for pairing in portion] == pairings
        assert len(divided) >= processes


@pytest.mark.skipif(
    not JIT, reason="other processes don't know the quick bots, and the real ones take long in plain Python"
)
def test_processes_play_the_same_games() -> None:
    what = replace(plan(games=6), bots=("random", "greedy", "apprentice"))
    games = [game for portion in play_in_processes(what, schedule(what), 2) for game in portion]
    assert {game.number: game.course for game in games} == {game.number: game.course for game in all_of(what)}
