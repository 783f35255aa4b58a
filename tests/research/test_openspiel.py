"""OpenSpiel's own tests for games in Python, and what they don't look at: chance, information, copies."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import tworivers.research.openspiel_game
from tworivers.engine.dice import dice_from_number
from tworivers.games import GAMES

SHORT = "tworivers_mesopotamia(players=3,options=years:2;cards:off)"


def play(state: Any, seed: int, moves: int) -> Any:
    """Some moves at random."""
    chance = random.Random(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seats", GAMES["amyitis"].seats)
def test_openspiel_finds_nothing_wrong_with_amyitis(seats: int) -> None:
    game = pyspiel.load_game(f"tworivers_amyitis(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_with_mesopotamia() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", GAMES["mesopotamia"].seats)
def test_mesopotamia_is_loaded_for_every_number_of_parties(seats: int) -> None:
    game = pyspiel.load_game("tworivers_mesopotamia", {"players": seats})
    state = play(game.new_initial_state(), seats, 100)
    assert game.num_players() == seats == len(state.returns())


def test_a_playthrough_replays(tmp_path: Path) -> None:
    text = generate_playthrough.playthrough("tworivers_amyitis", [1, 2, 3, 4])
    (tmp_path / "playthrough.txt").write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # replaying asks for a flag of OpenSpiel's command line
    kept, again = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert kept == again


@pytest.mark.parametrize("name", ["tworivers_amyitis(players=3)", SHORT])
def test_a_state_is_pickled_and_copied(name: str) -> None:
    state = play(pyspiel.load_game(name).new_initial_state(), 5, 120)
    for other in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert str(play(other, 6, 50)) == str(play(state.clone(), 6, 50))


def test_chance_comes_after_the_decision_that_throws() -> None:
    """The same action from the same position, and other dice: other ends; the same dice: the same."""
    state = pyspiel.load_game("tworivers_amyitis(players=2)").new_initial_state()
    chance = random.Random(1)
    while not (state.is_chance_node() and state.course.episode is not None):
        state.apply_action(chance.choice(state.legal_actions()))
    ends = []
    for dice in ((1, 2, 3, 4), (1, 2, 3, 4), (5, 6, 7, 8)):
        other = state.clone()
        for die in dice:
            assert other.is_chance_node()
            other.apply_action(die)
        assert not other.is_chance_node()
        ends.append(str(other))
    assert ends[0] == ends[1] != ends[2]


def test_a_seat_is_told_nothing_hidden() -> None:
    game = pyspiel.load_game("tworivers_mesopotamia(players=3)")
    observation = make_observation(game)
    state = play(game.new_initial_state(), 3, 150)
    table = state.course.episode.table
    kept = table.records.copy()
    for seat in range(3):
        observation.set_from(state, seat)
        seen, known = observation.tensor.copy(), state.information_state_string(seat)
        table.game.native.hide_at(table.records, 0, seat, dice_from_number(4, 4))
        observation.set_from(state, seat)
        assert np.array_equal(observation.tensor, seen)
        assert state.information_state_string(seat) == known
        table.records[:] = kept


def test_options_must_be_pairs() -> None:
    with pytest.raises(ValueError, match="name:value"):
        tworivers.research.openspiel_game.read_options("years")
