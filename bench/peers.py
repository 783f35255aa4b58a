"""Random play of peers in the same run on the same core: how many decisions a second do simulators of other board games
make?

    pip install open_spiel catanatron rlcard        (in an environment that has tworivers)
    python bench/peers.py

Games differ in what a decision takes, so this compares orders of magnitude, not rules. A peer that isn't installed is
left out. Fresh seeds, median of five runs of about two seconds each, one pinned core.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable

from tworivers.engine.simulate import simulate
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.study.speed import one_core

SECONDS = 2.0
RUNS = 5


def native(name: str) -> Callable[[], int]:
    """Whole games inside native code."""
    return lambda: int(simulate(GAMES[name], GAMES[name].seats[-1], 500, random.getrandbits(60)).decisions.sum())


def from_python(name: str) -> Callable[[], int]:
    """Every decision taken from Python, as bots do."""

    def play() -> int:
        table, made = Table(GAMES[name], GAMES[name].seats[-1], random.getrandbits(60)), 0
        while not table.over:
            seat = table.actors()[0]
            codes = table.legal(seat)
            table.apply(seat, codes[random.randrange(len(codes))])
            made += 1
        return made

    return play


def open_spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel, written in C++ there, played through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return play


def catanatron() -> Callable[[], int]:
    """Catan in Python with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


def rlcard(name: str) -> Callable[[], int]:
    """A card game of RLCard, in Python."""
    import rlcard as cards
    from rlcard.agents import RandomAgent

    environment = cards.make(name)
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "Two Rivers, Amyitis, native": lambda: native("amyitis"),
    "Two Rivers, Amyitis, from Python": lambda: from_python("amyitis"),
    "OpenSpiel, backgammon (C++ from Python)": lambda: open_spiel("backgammon"),
    "OpenSpiel, chess (C++ from Python)": lambda: open_spiel("chess"),
    "Catanatron, Catan (Python)": catanatron,
    "RLCard, UNO (Python)": lambda: rlcard("uno"),
}


def speed(play: Callable[[], int]) -> float:
    """Decisions a second."""
    began, made = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        made += play()
    return made / (time.perf_counter() - began)


def measure(players: dict[str, Callable[[], Callable[[], int]]]) -> None:
    """Print how fast each is that is installed, all on the same core."""
    random.seed(os.urandom(8))
    with one_core():
        for name, make in players.items():
            try:
                play = make()
                play()
            except ImportError as error:
                print(f"{name}: left out, {error}")
                continue
            speeds = [speed(play) for _ in range(RUNS)]
            spread = f"({min(speeds):,.0f} to {max(speeds):,.0f})"
            print(f"{name}: median {statistics.median(speeds):,.0f} decisions/s {spread}", flush=True)


def main() -> None:
    """Measure everyone who is there."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    measure(PEERS)


if __name__ == "__main__":
    main()
