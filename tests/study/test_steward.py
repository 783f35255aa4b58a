"""The steward plays by the rules, to the end, and much better than chance."""

from __future__ import annotations

import numpy as np
import pytest

from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.study.contest import contest, wins
from tworivers.study.steward import choose
from tworivers.study.trials import TRIALS, Edit

native = pytest.mark.skipif(not JIT, reason="too slow as plain Python")


@pytest.mark.parametrize("seats", GAME.seats if JIT else (3, 4))
def test_it_chooses_legal_actions_and_games_end(seats: int) -> None:
    table = Table(GAME, seats, seed=5)
    choices = dice_from_number(6, 0)
    made = 0
    while not table.over and made < 5000:
        seat = table.actors()[0]
        codes = table.legal(seat)
        action = choose(table.g, seat, codes, len(codes), choices)
        assert action in codes
        table.apply(seat, action)
        made += 1
    assert table.over
    assert sum(table.scores()) > 0


def test_it_answers_whatever_random_rivals_offer_it() -> None:
    table = Table(GAME, 3, seed=9)
    choices, chance = dice_from_number(6, 0), np.random.default_rng(4)
    for _ in range(4000 if JIT else 400):
        if table.over:
            break
        seat = int(chance.choice(table.actors()))
        codes = table.legal(seat)
        action = choose(table.g, seat, codes, len(codes), choices) if seat == 0 else int(chance.choice(codes))
        assert action in codes
        table.apply(seat, action)


@native
def test_it_beats_random_players() -> None:
    won = sum(int(wins(contest(4, 5, 11, stewards=1 << seat))[0][seat]) for seat in range(4))
    assert won >= 15


@native
def test_the_same_seed_gives_the_same_contest() -> None:
    first, second = contest(5, 10, 3), contest(5, 10, 3)
    assert np.array_equal(first.scores, second.scores)
    assert not np.array_equal(first.scores, contest(5, 10, 4).scores)
    assert (first.decisions > 0).all()


def test_the_trials_are_boxes() -> None:
    text = GAME.standard_box.read_text(encoding="utf-8")
    for trial in TRIALS:
        assert trial.edits
        assert GAME.read_box(trial.box(text), trial.title).tobytes() != GAME.box.tobytes()
    with pytest.raises(ValueError, match="no line"):
        Edit("susa", "trees = 9", "trees = 1").apply(text)
