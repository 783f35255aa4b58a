"""Gymnasium's own test, and what it doesn't look at: opponents, seats, masks, illegal actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tworivers.research.gymnasium_env
from tworivers.bots import NoSuchBot
from tworivers.engine.rules import BadOption
from tworivers.games import GAMES
from tworivers.research.episode import IllegalAction
from tworivers.research.setting import NoSuchGame

SOME = [("Amyitis", 2, "random"), ("Amyitis", 3, ("greedy", "random")), ("Amyitis", 4, "search:5")]
MORE = [("Mesopotamia", seats, "random") for seats in GAMES["mesopotamia"].seats]


def play(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A game with random decisions: the rewards, and the last info."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
        over = terminated or truncated
    return rewards, info


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats", "opponents"), [*SOME, *MORE])
def test_gymnasium_finds_nothing_wrong(name: str, seats: int, opponents: Any) -> None:
    check_env(gymnasium.make(f"tworivers/{name}-v0", seats=seats, opponents=opponents).unwrapped)


def test_a_game_is_played_to_its_end_and_the_same_again() -> None:
    env = gymnasium.make("tworivers/Amyitis-v0", seats=3, opponents=("greedy", "random"), seat=None)
    rewards, info = play(env, 4)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == (info["scores"][info["seat"]] == max(info["scores"]))
    again, told = play(env, 4)
    assert again == rewards
    assert told["scores"] == info["scores"]


def test_opponents_sit_after_the_learner() -> None:
    """Greedy bots beat random decisions wherever they sit."""
    env = gymnasium.make("tworivers/Amyitis-v0", seats=3, opponents=("greedy", "random"), seat=2)
    _, info = play(env, 8)
    assert info["scores"][0] == max(info["scores"])


def test_masks_are_those_that_learners_ask_for() -> None:
    env = gymnasium.make("tworivers/Mesopotamia-v0", options={"years": "3"}).unwrapped
    _, info = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


def test_an_illegal_action_costs_something_and_says_why() -> None:
    env = gymnasium.make("tworivers/Amyitis-v0")
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, told = env.step(wrong)
    assert (after == seen).all()
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert told["illegal"].startswith(f"seat 0 can't take action {wrong}")
    strict = gymnasium.make("tworivers/Amyitis-v0", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="can't take action"):
        strict.step(wrong)


def test_a_box_can_be_an_owners_own(tmp_path: Path) -> None:
    text = GAMES["amyitis"].standard_box.read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    env = gymnasium.make("tworivers/Amyitis-v0", box=tmp_path / "box.toml").unwrapped
    assert env.setting.box is not None
    assert play(env, 3)[1]["scores"] == play(gymnasium.make("tworivers/Amyitis-v0"), 3)[1]["scores"]


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        ({"seats": 5}, BadOption, "for 2 to 4 players"),
        ({"opponents": "nobody"}, NoSuchBot, "has no bot"),
        ({"seats": 3, "opponents": ("random",)}, ValueError, "has 2 opponents, not 1"),
        ({"seat": 2}, ValueError, "there is no seat 2"),
        ({"options": {"supply": "none"}}, BadOption, "not one of"),
        ({"game": "chess"}, NoSuchGame, "there is no game"),
    ],
)
def test_wrong_settings_are_named(wrong: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        tworivers.research.gymnasium_env.SeatEnv(**{"game": "amyitis", **wrong})
