"""Everybody's chances of winning at a glance."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

from amyitis.layout import BLUE, RED, lay
from bots.wells import JUDGEMENT
from tworivers.amyitis import GAME
from tworivers.bots.registry import JUDGEMENTS
from tworivers.bots.rough_chances import roughly
from tworivers.bots.win_chances import Glances, calmed, chances, course, looked_at, sharpened, sharpness
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers_wells import GAME as WELLS


def test_chances_add_up_and_follow_the_lead() -> None:
    even, ahead = lay(3), lay(3).prestige(RED, 25)
    found = chances("amyitis", [even.table.digest(), ahead.table.digest()], 3, BLUE, seed=1)
    for by_seat in found:
        assert sum(by_seat) == pytest.approx(1.0)
        assert len(by_seat) == 3
    assert found[1][RED] > found[0][RED]
    assert found[1][RED] == max(found[1])


def test_at_the_end_the_winners_have_won() -> None:
    table, chance = Table(GAME, 2, seed=3), random.Random(3)
    while not table.over:
        seat = table.actors()[0]
        table.apply(seat, chance.choice([int(code) for code in table.legal(seat)]))
    scores = table.scores()
    won = [float(score == max(scores)) for score in scores]
    assert chances("amyitis", [table.digest()], 2, 0, seed=1) == [tuple(one / sum(won) for one in won)]


def test_sharper_chances_are_surer_and_duller_ones_more_even() -> None:
    guesses = np.array([[0.6, 0.3, 0.1]] * 3)
    dull, same, sharp = sharpened(guesses, np.array([1.0, 0.5, 0.0]), (0.5, 1.5))
    assert 1 / 3 < dull[0] < same[0] < sharp[0]
    assert same == pytest.approx(guesses[1])
    for by_seat in (dull, same, sharp):
        assert by_seat.sum() == pytest.approx(1.0)
        assert list(by_seat) == sorted(by_seat, reverse=True)


@pytest.mark.parametrize("power", [0.05, 0.5, 3.0])
def test_who_has_won_has_won_however_sharp_chances_are(power: float) -> None:
    ended = np.array([[1.0, 0.0, 0.0], [0.5, 0.0, 0.5]])
    assert (sharpened(ended, np.zeros(2), (power, power)) == ended).all()


@pytest.mark.parametrize("game", sorted(JUDGEMENTS))
def test_how_sharp_chances_are_was_measured_for_every_number_of_players(game: str) -> None:
    """They may be surer at the end than at the beginning, not the other way round."""
    for seats in GAMES[game].seats:
        first, last = sharpness(JUDGEMENTS[game], seats, False)
        assert 0 < first < last


def test_a_game_that_nobody_has_measured_keeps_its_chances() -> None:
    assert sharpness(JUDGEMENT, 2, False) == (1.0, 1.0)


def test_what_is_hidden_changes_nothing_even_from_a_chair_that_nobody_sits_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JUDGEMENTS, "wells", JUDGEMENT)
    monkeypatch.setitem(GAMES, "wells", WELLS)
    for seat in (0, 1, 2):
        records = []
        for luck in range(4):
            table = Table(WELLS, 2, seed=7)
            WELLS.native.hide_at(table.records, 0, seat, dice_from_number(luck, 99))
            records.append(table.digest())
        assert len(set(records)) > 1, "nothing was hidden: the test can't fail"
        assert len(set(chances("wells", records, 2, seat, seed=5))) == 1


@cache
def opening(game: str, seats: int, moves: int, seed: int = 0) -> dict[int, bytes]:
    """The first positions of a game of ordinary moves, by number of moves."""
    table, found = Table(GAMES[game], seats, seed), {}
    for number in range(moves + 1):
        found[number] = table.digest()
        seat = table.actors()[0]
        codes = table.legal(seat)
        table.apply(seat, int(codes[(number * 7 + 3) % len(codes)]))
    return found


def course_of(game: str, seats: int, moves: int, wanted: list[int], seed: int = 0) -> list[tuple[float, ...]]:
    positions = opening(game, seats, moves, seed)
    return course(game, {number: positions[number] for number in looked_at(wanted)}, wanted, seats, 0, seed=1)


@pytest.mark.parametrize("game", ["amyitis", "mesopotamia"])
def test_a_position_is_judged_alike_in_another_process_and_beside_others(game: str) -> None:
    asked = f"course_of({game!r}, 3, 14, [14])"
    script = f"import sys; sys.path[:0] = {sys.path!r}; from bots.test_win_chances import *; print({asked})"
    elsewhere = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    (alone,) = course_of(game, 3, 14, [14])
    assert elsewhere.strip() == str([alone])
    assert course_of(game, 3, 14, [0, 5, 13, 14])[-1] == alone
    positions = opening(game, 3, 14)
    (by_itself,) = chances(game, [positions[14]], 3, 0, seed=1)
    assert chances(game, [positions[2], positions[14]], 3, 0, seed=1)[1] == by_itself


@pytest.mark.parametrize(("game", "seats"), [("amyitis", 2), ("amyitis", 4), ("mesopotamia", 3), ("mesopotamia", 8)])
def test_at_the_beginning_little_is_known(game: str, seats: int) -> None:
    for seed in range(4):
        first, *later = course_of(game, seats, 3, [0, 1, 2, 3], seed)
        assert roughly(first) == (1 / seats,) * seats
        assert max(max(by_seat) - min(by_seat) for by_seat in later) < 0.2


def test_whose_turn_it_is_makes_no_difference() -> None:
    """Glances that favour the one to move are calmed, and a lead that lasts is told."""
    tempo = np.tile([[0.7, 0.3], [0.3, 0.7]], (10, 1))
    found = Glances(np.vstack([tempo, np.tile([0.8, 0.2], (10, 1))]), np.full(30, 0.5), [False] * 30)
    told = np.array([calmed(found, range(30), row) for row in range(30)])
    steps = np.abs(np.diff(told[:, 0]))
    assert steps[:19].max() < 0.1
    assert steps.max() < 0.15
    assert told[-1] == pytest.approx([0.8, 0.2])


def test_the_end_is_not_calmed() -> None:
    found = Glances(np.array([[0.5, 0.5], [0.5, 0.5], [1.0, 0.0]]), np.zeros(3), [False, False, True])
    assert list(calmed(found, range(3), 2)) == [1.0, 0.0]
