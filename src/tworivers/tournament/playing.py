"""The games of a tournament, each played by its bots: here, or over the processors of this machine."""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, TypeAlias

from tworivers.bots.bot import Bot
from tworivers.bots.playing import LONGEST
from tworivers.bots.playing import play as bots_play
from tworivers.bots.registry import bot_named, warm_up
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.tournament.plan import Pairing, Plan
from tworivers.tournament.rating import Outcome

PORTIONS = 32
"""Into how many each process's work is divided, so that all end at about the same time."""
LARGEST = 8
"""Games in a portion, at most, so that a tournament that is stopped has lost little."""


@dataclass(frozen=True)
class Played(Outcome):
    """One game that was played; all tuples are by seat."""

    number: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of thought."""
    digest: str
    """Of the last position."""

    @property
    def course(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """What is the same when the game is repeated."""
        return self.bots, self.scores, self.digest


Portions: TypeAlias = Generator[list[Played], None, None]
"""Games as they are done, in no order."""


def play(plan: Plan, pairing: Pairing, minds: Sequence[Bot], box: Any) -> Played:
    """Play one game to its end."""
    table = Table(GAMES[plan.game], plan.seats, f"{plan.seed} deal {pairing.deal}", plan.options, box)
    luck = random.Random(f"{plan.seed} game {pairing.number}")
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    for decision in bots_play(table, [minds[bot] for bot in pairing.bots], luck, LONGEST):
        decisions[decision.seat] += 1
        seconds[decision.seat] += decision.seconds
    digest = hashlib.sha256(table.digest()).hexdigest()[:16]
    return Played(
        pairing.deal, pairing.bots, tuple(table.scores()), pairing.number, tuple(decisions), tuple(seconds), digest
    )


def play_portion(plan: Plan, pairings: Sequence[Pairing]) -> list[Played]:
    """Play some games one after the other; plain values in and out, so that it can run in any process."""
    game = GAMES[plan.game]
    minds = [bot_named(plan.game, name, plan.seats) for name in plan.bots]
    box = game.box if plan.box is None else game.read_box(plan.box, "box")
    return [play(plan, pairing, minds, box) for pairing in pairings]


def portions(pairings: Sequence[Pairing], processes: int) -> list[Sequence[Pairing]]:
    """The games, divided up for processes."""
    size = max(1, min(LARGEST, len(pairings) // (PORTIONS * processes)))
    return [pairings[first : first + size] for first in range(0, len(pairings), size)]


def play_here(plan: Plan, pairings: Sequence[Pairing]) -> Portions:
    """Play all games in this process."""
    for portion in portions(pairings, 1):
        yield play_portion(plan, portion)


def play_in_processes(plan: Plan, pairings: Sequence[Pairing], processes: int) -> Portions:
    """Play all games in several processes of this machine; portions come as they are done.

    Whoever stops listening stops the processes.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        processes, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(plan.game,)
    )
    waiting: set[Future[list[Played]]] = set()
    try:
        waiting |= {pool.submit(play_portion, plan, portion) for portion in portions(pairings, processes)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        workers = set(multiprocessing.active_children()) - others if waiting else set()
        pool.shutdown(wait=not waiting, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _begin(game: str) -> None:
    """A process of the pool: stopping is left to who started it, and the rules are compiled once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(game)
