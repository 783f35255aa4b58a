"""Games in step: whoever decides sees only what they may know, games begin anew, threads change nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tworivers.engine.dice import dice_from_number
from tworivers.games import GAMES
from tworivers.research.batch import Batch

TOLD = ("observations", "masks", "turns", "done", "points", "shares", "ages")


def drawn(name: str, size: int, seats: Any, steps: int, **settings: Any) -> Batch:
    batch = Batch(GAMES[name], size, seats, seed=5, **settings)
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


def test_threads_change_nothing() -> None:
    one = drawn("amyitis", 130, (2, 4), 12, threads=1)
    three = drawn("amyitis", 130, (2, 4), 12, threads=3)
    assert (one.parts, three.parts) == (1, 3)
    assert one.records.tobytes() == three.records.tobytes()
    for name in TOLD:
        assert (getattr(one, name) == getattr(three, name)).all()


@pytest.mark.parametrize("name", ["amyitis", "mesopotamia"])
def test_a_row_is_what_the_seat_may_know(name: str) -> None:
    game = GAMES[name]
    batch = drawn(name, 4, game.seats, 25, threads=1)
    seen, codes = np.zeros(game.observation, np.float32), np.zeros(game.actions, np.int64)
    for i in range(4):
        seat = int(batch.turns[i])
        game.native.hide_at(batch.records, i, seat, dice_from_number(3, i))
        game.native.observe_at(batch.records, i, seat, seen)
        assert (batch.observations[i] == seen).all()
        count = game.native.legal_at(batch.records, i, seat, codes)
        assert sorted(codes[:count]) == np.flatnonzero(batch.masks[i]).tolist()


def test_a_game_that_ends_begins_anew() -> None:
    batch = Batch(GAMES["amyitis"], 6, 2, seed=5, threads=1)
    ended = np.zeros(6, bool)
    for _ in range(600):
        batch.step(batch.random_actions())
        over = batch.done == 1
        assert (batch.ages[over] == 0).all()
        assert batch.shares[over].sum(1).tolist() == [1.0] * int(over.sum())
        best = batch.final_points[over, :2].max(1, keepdims=True)
        assert ((batch.shares[over, :2] > 0) == (batch.final_points[over, :2] == best)).all()
        ended |= over
        if ended.any():
            break
    assert ended.any()


def test_long_games_are_broken_off() -> None:
    batch = drawn("amyitis", 3, 2, 7, threads=1, longest=7)
    assert batch.done.tolist() == [2, 2, 2]
    assert batch.ages.tolist() == [0, 0, 0]


def test_a_seed_says_which_games_are_played() -> None:
    batch = drawn("amyitis", 3, 3, 5, threads=1)
    before = batch.records.tobytes()
    batch.reset(5)
    for _ in range(5):
        batch.step(batch.random_actions())
    assert batch.records.tobytes() == before
    batch.reset(6)
    assert batch.records.tobytes() != before


def test_a_batch_has_games() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Batch(GAMES["amyitis"], 0, 2)
