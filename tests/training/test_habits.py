"""Habits before anything is learnt: an untrained network with them plays as the greedy bot does."""

from __future__ import annotations

import numpy as np

from training.taught import torch
from tworivers.bots.greedy_actions import GreedyActions
from tworivers.bots.registry import JUDGEMENTS
from tworivers.games import GAMES
from tworivers.research.batch import Batch
from tworivers.training.habits import Habits, has_habits
from tworivers.training.network import PlayerNetwork
from tworivers.training.strength import policy_of

GAME = GAMES["mesopotamia"]


def test_games_have_habits_or_not() -> None:
    assert has_habits(GAME)
    assert not has_habits(GAMES["amyitis"])


def test_the_best_has_none_before_it() -> None:
    batch = Batch(GAME, 6, (3, 4), seed=4, threads=1)
    habits = Habits(batch)
    for _ in range(40):
        promises = habits.look()
        assert promises.min() >= -1
        assert (promises.max(1) == 0).all()
        assert (promises[batch.masks == 0] == 0).all()
        batch.step(np.where(batch.masks == 1, promises, -9).argmax(1))


def test_an_untrained_network_is_greedy() -> None:
    batch = Batch(GAME, 6, (3, 4), seed=7, threads=1)
    greedy = {seats: GreedyActions(JUDGEMENTS[GAME.name], seats) for seats in (3, 4)}
    policy = policy_of(PlayerNetwork(GAME, 16, 1, habits=True), torch.device("cpu"))
    for _ in range(120):
        actions = policy(batch, np.arange(6))
        for i in range(6):
            seat, seats = int(batch.turns[i]), int(batch.seats[i])
            codes, values = greedy[seats].values(batch.records[i : i + 1], seat)
            assert values[codes.tolist().index(actions[i])] >= values.max() - 1e-9
        batch.step(actions)
