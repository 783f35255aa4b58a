"""What is measured takes about as long for every game."""

from __future__ import annotations

import numpy as np
import pytest

from tworivers.engine.rules import Game
from tworivers.engine.simulate import CHUNK, Simulation
from tworivers.games import GAMES
from tworivers.study import speed


def of_length(decisions: int, asked: list[tuple[int, int]]) -> object:
    """Games that all have so many decisions, and the games and threads they were played with."""

    def simulate(game: Game, seats: int, games: int, seed: int = 0, threads: int = 1) -> Simulation:
        asked.append((games, threads))
        return Simulation(np.full(games, decisions), np.zeros((games, seats), np.int64), 1.0 / threads)

    return simulate


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("length", [400, 5000, 15_000])
def test_a_run_has_about_as_many_decisions_however_long_games_are(
    game: Game, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "simulate", of_length(length, []))
    assert speed.games_a_run(game, game.seats[0]) * length == pytest.approx(speed.DECISIONS, rel=0.01)


def test_endless_games_are_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "simulate", of_length(10**9, []))
    assert speed.games_a_run(GAMES["amyitis"], 2) == 1


def test_two_threads_get_as_many_games_each(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(speed, "simulate", of_length(15_000, asked))
    assert speed.two_threads(GAMES["mesopotamia"], 8) == pytest.approx(2)
    assert asked == [(speed.TRIED, 1), (2 * CHUNK, 2), (2 * CHUNK, 1)]
