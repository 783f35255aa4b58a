"""How far chances of winning can be trusted: in games among equals, who was thought to win at moments of them, and who
did.

    python -m tworivers.bots.calibrating GAME --seats 2 --games 1000

finds how sharp chances should be, the likeliest by those games, and prints it as `weights.toml` has it, or with a
network (unless `--evaluation` is given) the file beside that.
`bench/win_chances.py` measures the chances that are shown.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterable
from dataclasses import dataclass, fields

import numpy as np

from tworivers.bots.judgement import Numbers
from tworivers.bots.playing import play, shares
from tworivers.bots.registry import JUDGEMENTS, bot_named, read_record, warm_up
from tworivers.bots.win_chances import calmed, glance, looked_at, sharpened
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.games import GAMES

PARTS = 10
"""Into which a game is divided by its decisions."""
LOOKS = 2
"""Moments of each part that are looked at."""
DULLEST = 0.05
"""So that chances are never quite even: who has won must have won."""
STEPS = 20
TINY = 1e-9


@dataclass(frozen=True)
class Moments:
    """Moments of games, a row each."""

    part: Numbers
    """Which part of its game it is in."""
    left: Numbers
    """How much of the game is left, as the evaluation sees it."""
    guesses: Numbers
    """Each seat's chances, calmed but not sharpened."""
    won: Numbers
    """Each seat's part of the win."""

    def of(self, part: int) -> Moments:
        """Those of one part of the games."""
        here = self.part == part
        return Moments(self.part[here], self.left[here], self.guesses[here], self.won[here])


def watch(game: str, bot: str, seats: int, seed: int, number: int, learned: bool = True) -> Moments:
    """Play a game among equals, and look at moments of it from the seats in turn; by the network only if it may."""
    positions, won = _play(game, bot, seats, seed, number)
    luck, native = random.Random(f"{seed} {number}"), GAMES[game].native
    parts, looks = [], []
    for look in range(PARTS * LOOKS):
        part, seat = look // LOOKS, (number + look) % seats
        at = luck.randrange(part * len(positions) // PARTS, (part + 1) * len(positions) // PARTS)
        numbers, seen = looked_at([at]), []
        for position in numbers:
            records = read_record(game, positions[position])
            native.hide_at(records, 0, seat, dice_from_number(seed, look))
            seen.append(records.tobytes())
        found = glance(game, seen, seats, seat, number, learned=learned)
        parts.append(part)
        looks.append((calmed(found, numbers, len(numbers) - 1), found.left[-1]))
    guesses, left = (np.array(found) for found in zip(*looks, strict=True))
    return Moments(np.array(parts, np.float64), left, guesses, np.tile(won, (len(parts), 1)))


def _play(game: str, name: str, seats: int, seed: int, number: int) -> tuple[list[bytes], Numbers]:
    """The positions in which somebody decided, and each seat's part of the win."""
    table, bots = Table(GAMES[game], seats, f"{seed} {number}"), [bot_named(game, name, seats)] * seats
    positions = [table.digest()]
    positions += [table.digest() for _ in play(table, bots, random.Random(f"{seed} {number} bots"))]
    return positions[:-1], np.array(shares(table.scores()))


def gather(found: Iterable[Moments]) -> Moments:
    """All of them together."""
    every = list(found)
    return Moments(*(np.concatenate([getattr(some, one.name) for some in every]) for one in fields(Moments)))


def log_loss(chances: Numbers, won: Numbers) -> float:
    """How surprising the winners were; even chances of two make 0.693."""
    return float(-(won * np.log(np.maximum(chances, TINY))).sum(axis=1).mean())


def brier(chances: Numbers, won: Numbers) -> float:
    """How far chances were from what came, squared, all seats of a moment together."""
    return float(((chances - won) ** 2).sum(axis=1).mean())


def fit(moments: Moments) -> tuple[float, float]:
    """The likeliest sharpness at the beginning and at the end, by Newton's method: the log loss has one valley."""
    logs = np.log(np.maximum(moments.guesses, TINY))
    time = np.stack([moments.left, 1 - moments.left], axis=1)
    sharpness = np.ones(2)
    for _ in range(STEPS):
        chances = sharpened(moments.guesses, moments.left, (sharpness[0], sharpness[1]))
        slope = time.T @ ((moments.won - chances) * logs).sum(axis=1)
        spread = (chances * logs**2).sum(axis=1) - (chances * logs).sum(axis=1) ** 2
        sharpness = np.maximum(DULLEST, sharpness + np.linalg.solve(time.T @ (time * spread[:, None]), slope))
    return float(sharpness[0]), float(sharpness[1])


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(JUDGEMENTS))
    parser.add_argument(
        "--bots",
        default="greedy",
        help="who plays, in all seats; of several, each plays every so many games among its like",
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--evaluation", action="store_true", help="chances without the network")
    given = parser.parse_args()
    warm_up(given.game)
    bots = given.bots.split(",")
    first, last = fit(
        gather(
            watch(given.game, bots[number % len(bots)], given.seats, given.seed, number, not given.evaluation)
            for number in range(given.games)
        )
    )
    print(f"sharpness = [{first:.2f}, {last:.2f}]")


if __name__ == "__main__":
    main()
