"""The games as WebAssembly: what a browser runs plays the same games as native code, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tworivers.browser.build import FOR_BROWSERS
from tworivers.browser.in_wasmtime import Module, compare_searches, play
from tworivers.engine.compiled import JIT
from tworivers.engine.conformance import settings_of
from tworivers.engine.rules import Game
from tworivers.engine.simulate import simulate
from tworivers.games import GAMES

pytestmark = pytest.mark.skipif(not JIT, reason="modules are made of what Numba compiles")

SEED = 2024


# Mesopotamia's module takes two minutes to build.
@pytest.fixture(scope="module", params=["amyitis", pytest.param("mesopotamia", marks=pytest.mark.soak)])
def built(request: Any, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Module]:
    """A game and its running module."""
    folder = tmp_path_factory.mktemp("modules")
    command = [sys.executable, "-m", "tworivers.browser.build", str(folder), request.param]
    subprocess.run(command, check=True, env={**os.environ, **FOR_BROWSERS})
    return GAMES[request.param], Module((folder / f"{request.param}.wasm").read_bytes())


def test_random_games_are_the_same_with_every_option(built: tuple[Game, Module]) -> None:
    game, module = built
    for seats, options in settings_of(game):
        limits = np.array([5, 60, 300, 1 << 30], np.int64)
        wanted = simulate(game, seats, 4, SEED, options, limits=limits, keep=True)
        for number, limit in enumerate(limits):
            record, made = play(module, game, seats, options, SEED, number, int(limit))
            assert made == wanted.decisions[number]
            assert record == wanted.records[number].tobytes(), (seats, options, number)


def test_bots_think_the_same(built: tuple[Game, Module]) -> None:
    game, module = built
    assert compare_searches(module, game, game.seats[0], SEED, searches=12, playouts=40) == (12, 0)
