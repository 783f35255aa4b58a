"""How the weights of an evaluation are found: greedy players with slightly different weights play many games against
each other.

    python -m tworivers.bots.fitting GAME --seats 4 --rounds 8

In each round every seat of every game has the present weights plus noise of its own. A regression of the win on the
noise says in which direction weights are better; a step that way is kept if it wins a match against the present ones.
Prints what it found as `weights.toml` has it. With other weights chances of winning are others too: `calibrating.py`
finds how sharp they should be then.
"""

from __future__ import annotations

import argparse
import os
import sys

import numpy as np
from numpy.typing import NDArray

from tworivers.bots.greedy_turns import LIMIT
from tworivers.bots.judgement import Judgement, Weights
from tworivers.bots.registry import JUDGEMENTS
from tworivers.bots.scratch import DEPTH, new_scratch
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log

NOISE = 0.35
"""Of a weight's size, and of the judgement's `small_weight` for small ones."""
STEPS = (0.7, 1.5, 3.0)


class Arena:
    """Where greedy players meet."""

    def __init__(self, judgement: Judgement, seats: int, seed: int) -> None:
        self.judgement = judgement
        self.seats = seats
        self.noise = np.random.default_rng(seed)
        self._games, self._blank = judgement.game.new_records(DEPTH + 1), judgement.game.new_records(1)
        self._scratch, self._log = new_scratch(judgement.game), new_log(0)
        self._points = np.zeros(len(judgement.game.seat_names), np.int64)

    def play(self, weights: Weights, seed: int, number: int) -> NDArray[np.float64]:
        """The scores of one game, every seat with weights of its own."""
        game, dice = self.judgement.game, dice_from_number(seed, number)
        self._games[0] = self._blank[0]
        game.native.setup_at(self._games, 0, game.box, self.seats, game.encode_options({}), dice, self._log)
        self.judgement.native.play_greedily(
            self._games, self._scratch, LIMIT, weights, dice, dice_from_number(seed + 1, number), self._log
        )
        game.native.scores_at(self._games, 0, self._points)
        return self._points[: self.seats].astype(np.float64)

    def match(self, new: Weights, old: Weights, games: int) -> tuple[float, float]:
        """The part of games that one player with new weights wins against all others with old ones, and its error."""
        seed = int(self.noise.integers(1 << 31))
        shares = []
        for number in range(games):
            seat = number % self.seats
            scores = self.play(np.stack([new if place == seat else old for place in range(self.seats)]), seed, number)
            winners = scores == scores.max()
            shares.append(winners[seat] / winners.sum())
        return float(np.mean(shares)), float(np.std(shares)) / games**0.5

    def better_direction(self, weights: Weights, games: int) -> Weights:
        """Which way weights win more, as long as the noise that showed it."""
        scale = NOISE * (np.abs(weights) + self.judgement.small_weight)
        scale[-1] = 0.0  # how certain a win is can't be learned from greedy players: it changes nothing they do
        noises, wins = [], []
        seed = int(self.noise.integers(1 << 31))
        for number in range(games):
            noise = self.noise.normal(size=(self.seats, *weights.shape))
            scores = self.play(weights + noise * scale, seed, number)
            win = np.exp((scores - scores.max()) / self.judgement.clear_lead)
            noises.append((noise - noise.mean(axis=0)).reshape(self.seats, -1))
            wins.append(win / win.sum() - 1 / self.seats)
        slopes, errors = _regression(np.concatenate(noises), np.concatenate(wins))
        slopes *= np.maximum(0.0, 1 - (2 * errors / slopes) ** 2)  # what may well be chance doesn't count
        direction: Weights = slopes.reshape(weights.shape) * (scale > 0)
        length = float(np.sqrt((direction**2).sum()))
        direction *= scale / max(length, 1e-9)
        return direction


def _regression(
    causes: NDArray[np.float64], effects: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Slopes and their errors."""
    inverse = np.linalg.inv(causes.T @ causes)
    slopes = inverse @ (causes.T @ effects)
    return slopes, np.sqrt(np.diag(inverse) * (effects - causes @ slopes).var())


def fit(judgement: Judgement, seats: int, rounds: int, games: int, trials: int, seed: int) -> Weights:
    """Better weights for a number of players, from those there are."""
    arena = Arena(judgement, seats, seed)
    weights = judgement.weights(seats).copy()
    for number in range(rounds):
        direction = arena.better_direction(weights, games)
        tried = [(arena.match(weights + step * direction, weights, trials), step) for step in STEPS]
        (share, error), step = max(tried)
        kept = share > 1 / seats + error
        wins = f"wins {100 * share:.1f} % ± {100 * error:.1f}"
        verdict = "kept" if kept else "dropped"
        print(f"round {number + 1}: step {step} {wins}, {verdict}", file=sys.stderr, flush=True)
        if kept:
            weights = weights + step * direction
    return weights


def as_toml(judgement: Judgement, seats: int, weights: Weights) -> str:
    """Weights as `weights.toml` has them."""
    lines = [f"[players-{seats}]"]
    lines += [f"{term.name.lower()} = [{weights[term, 0]:.2f}, {weights[term, 1]:.2f}]" for term in judgement.terms]
    return "\n".join([*lines, f"certainty = [{weights[-1, 0]:.3f}, {weights[-1, 1]:.3f}]"])


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(JUDGEMENTS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--trials", type=int, default=600, help="games of a match that decides on a step")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    given = parser.parse_args()
    judgement = JUDGEMENTS[given.game]
    print(
        as_toml(
            judgement, given.seats, fit(judgement, given.seats, given.rounds, given.games, given.trials, given.seed)
        )
    )


if __name__ == "__main__":
    main()
