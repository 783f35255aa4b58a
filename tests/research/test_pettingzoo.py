"""PettingZoo's own tests, and what they don't look at: rewards, hidden information, illegal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

from tworivers.engine.dice import dice_from_number
from tworivers.games import GAMES
from tworivers.research import pettingzoo_env
from tworivers.research.episode import IllegalAction

TABLES = [(name, seats) for name in ("amyitis", "mesopotamia") for seats in GAMES[name].seats]


def play(env: Any, seed: int) -> tuple[dict[str, float], list[int]]:
    """A game at random: everybody's rewards, and the last scores."""
    env.reset(seed=seed)
    total, scores = dict.fromkeys(env.possible_agents, 0.0), []
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        scores = info["scores"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    return total, scores


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    api_test(pettingzoo_env.env(game, seats), num_cycles=100)
    seed_test(lambda: pettingzoo_env.env(game, seats), num_cycles=50)


@pytest.mark.parametrize("seats", GAMES["amyitis"].seats)
def test_the_win_is_shared(seats: int) -> None:
    total, scores = play(pettingzoo_env.env("amyitis", seats), seed=5)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert total == {f"player_{seat}": (seat in winners) / len(winners) for seat in range(seats)}


def test_scores_may_count_too() -> None:
    total, scores = play(pettingzoo_env.env("amyitis", 2, score_weight=1.0), seed=5)
    plain, same = play(pettingzoo_env.env("amyitis", 2), seed=5)
    assert scores == same
    assert total["player_0"] - plain["player_0"] == pytest.approx(scores[0])


def test_a_long_game_is_truncated_and_nobody_wins() -> None:
    env = pettingzoo_env.TableEnv("mesopotamia", 3, options={"cards": "off"}, longest=30)
    total, _ = play(env, seed=1)
    assert env.episode.decisions == 30
    assert set(total.values()) == {0.0}


def test_an_agent_sees_nothing_hidden_and_others_can_do_nothing() -> None:
    env = pettingzoo_env.TableEnv("mesopotamia", 4)
    env.reset(seed=3)
    for _ in range(200):
        agent = env.agent_selection
        seat, table = env.possible_agents.index(agent), env.episode.table
        seen, kept = env.observe(agent), table.records.copy()
        table.game.native.hide_at(table.records, 0, seat, dice_from_number(9, 9))
        assert (env.observe(agent)["observation"] == seen["observation"]).all()
        assert (env.observe(agent)["action_mask"] == seen["action_mask"]).all()
        table.records[:] = kept
        assert all(not env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(env.action_space(agent).sample(seen["action_mask"]))


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = pettingzoo_env.TableEnv("amyitis", 2)
    env.reset(seed=1)
    before = env.episode.table.digest()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"seat 0 can't take action \d+, '.+': \w+"):
        env.step(wrong)
    with pytest.raises(IllegalAction, match="no action of amyitis"):
        env.step(10_000)
    assert env.episode.table.digest() == before


def test_pettingzoo_can_end_the_game_at_an_illegal_action() -> None:
    env = wrappers.TerminateIllegalWrapper(pettingzoo_env.TableEnv("amyitis", 2), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.last()[0]
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_a_table_is_drawn() -> None:
    env = pettingzoo_env.TableEnv("amyitis", 2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn
    assert "[" not in drawn.splitlines()[0]
