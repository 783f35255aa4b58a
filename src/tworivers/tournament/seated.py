"""Games in which every bot keeps its seat, each with a deal of its own: counted as games of random players are."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing

import numpy as np

from tworivers.engine.simulate import Simulation
from tworivers.tournament.plan import Pairing, Plan
from tworivers.tournament.playing import play_here, play_in_processes


def simulate(plan: Plan, seating: Sequence[str], processes: int, progress: Callable[[int], None]) -> Simulation:
    """Play the plan's number of games between its bots, seated as named; `progress` hears of every few."""
    bots = tuple(plan.bots.index(name) for name in seating)
    pairings = [Pairing(number, number, bots) for number in range(plan.games)]
    decisions, scores = np.zeros(plan.games, np.int64), np.zeros((plan.games, plan.seats), np.int64)
    began = time.perf_counter()
    with closing(
        play_here(plan, pairings) if processes == 1 else play_in_processes(plan, pairings, processes)
    ) as games:
        for portion in games:
            for game in portion:
                decisions[game.number] = sum(game.decisions)
                scores[game.number] = game.scores
            progress(len(portion))
    return Simulation(decisions, scores, time.perf_counter() - began)
