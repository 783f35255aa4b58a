"""Random decisions a second through the interfaces that researchers use: our environments, and those of others.

    pip install "pettingzoo[classic]" catanatron        (others, in an environment that has tworivers[research])
    python -m bench.environments

Same core, same run, fresh seeds, median of five runs of about two seconds each, as `bench/peers.py`, whose simulators
are measured too. Observations and masks are made for every decision where the interface has them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib import import_module

from bench.peers import PEERS, measure, open_spiel


def pettingzoo_ours(game: str, seats: int) -> Callable[[], int]:
    """One of our games through PettingZoo."""
    from tworivers.research.pettingzoo_env import env

    return through_pettingzoo(lambda: env(game, seats))


def pettingzoo_classic(module: str) -> Callable[[], int]:
    """A game of PettingZoo's own."""
    return through_pettingzoo(import_module(f"pettingzoo.classic.{module}").env)


def through_pettingzoo(make: Callable[[], object]) -> Callable[[], int]:
    """Games with random agents that look at their observation and mask."""
    from pettingzoo import AECEnv

    env: AECEnv = make()

    def play() -> int:
        env.reset(seed=random.getrandbits(31))
        made = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                made += 1
        return made

    return play


def gymnasium_ours(game: str, seats: int) -> Callable[[], int]:
    """A learner's own decisions, against random opponents."""
    from tworivers.research.gymnasium_env import SeatEnv

    env = SeatEnv(game, seats)

    def play() -> int:
        _, info = env.reset(seed=random.getrandbits(31))
        made, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            made, over = made + 1, terminated or truncated
        return made

    return play


def open_spiel_ours(name: str) -> Callable[[], int]:
    """One of our games through OpenSpiel."""
    import_module("tworivers.research.openspiel_game")
    return open_spiel(name)


ENVIRONMENTS: dict[str, Callable[[], Callable[[], int]]] = {
    "PettingZoo, our Amyitis, 4 seats": lambda: pettingzoo_ours("amyitis", 4),
    "PettingZoo, our Mesopotamia, 4 seats": lambda: pettingzoo_ours("mesopotamia", 4),
    "PettingZoo, tic-tac-toe": lambda: pettingzoo_classic("tictactoe_v3"),
    "PettingZoo, connect four": lambda: pettingzoo_classic("connect_four_v3"),
    "PettingZoo, chess": lambda: pettingzoo_classic("chess_v6"),
    "Gymnasium, our Amyitis, 2 seats": lambda: gymnasium_ours("amyitis", 2),
    "Gymnasium, our Mesopotamia, 3 seats": lambda: gymnasium_ours("mesopotamia", 3),
    "OpenSpiel, our Amyitis, 4 seats": lambda: open_spiel_ours("tworivers_amyitis(players=4)"),
    "OpenSpiel, our Mesopotamia, 4 seats": lambda: open_spiel_ours("tworivers_mesopotamia(players=4)"),
}


def main() -> None:
    """Measure everyone who is there."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    measure({**ENVIRONMENTS, **PEERS})


if __name__ == "__main__":
    main()
