"""How strong a network is: games against bots, in step, the network's decisions all at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tworivers.bots.bot import Bot
from tworivers.bots.levels import maker_of
from tworivers.bots.registry import JUDGEMENTS, NoSuchBot
from tworivers.engine.dice import dice_from_number
from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS
from tworivers.engine.rules import Game
from tworivers.research.batch import Batch
from tworivers.training.habits import Habits
from tworivers.training.network import PlayerNetwork
from tworivers.training.seats import FAR

Policy = Callable[[Batch, NDArray[np.int64]], NDArray[np.int64]]
"""A batch and some of its games -> an action for each of these."""


@dataclass(frozen=True)
class Strength:
    """What came of it."""

    games: int
    won: float
    """The part of the wins, a shared one in parts."""
    points: float
    others: float
    """Mean points of the network and of its opponents."""

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of `won`."""
        return float(1.96 * (self.won * (1 - self.won) / self.games) ** 0.5)


def measure(game: Game, seats: int, policy: Policy, opponent: str, games: int, seed: int, threads: int = 1) -> Strength:
    """Let a network play one seat, in turn each of them, against the same bot in all others."""
    make = maker_of(opponent)
    if make is None or game.name not in JUDGEMENTS:
        raise NoSuchBot(Message("wrong-measure", {"game": game.name, "name": repr(opponent)}), TERMINAL_WORDS)
    batch = Batch(game, games, seats, seed, threads=threads)
    own = np.arange(games) % seats
    bots = [make(JUDGEMENTS[game.name], seats, 1.0) for _ in range(threads)]
    shown = [game.new_records(1) for _ in range(threads)]
    playing, shares, points = np.ones(games, bool), np.zeros(games), np.zeros((games, seats))
    step = 0
    with ThreadPoolExecutor(threads) as pool:
        while playing.any():
            actions = batch.random_actions().copy()
            mine = np.flatnonzero(playing & (batch.turns == own))
            if len(mine):
                actions[mine] = policy(batch, mine)
            theirs = np.flatnonzero(playing & (batch.turns != own))
            parts = [theirs[thread::threads] for thread in range(threads)]
            work = [
                (batch, bots[thread], shown[thread], parts[thread], actions, seed + step) for thread in range(threads)
            ]
            list(pool.map(_ask, work))
            batch.step(actions)
            for i in np.flatnonzero(playing & (batch.done > 0)):
                playing[i] = False
                shares[i], points[i] = batch.shares[i, own[i]], batch.final_points[i, :seats]
            step += 1
    mine_points = points[np.arange(games), own]
    return Strength(
        games,
        float(shares.mean()),
        float(mine_points.mean()),
        float((points.sum() - mine_points.sum()) / games / (seats - 1)),
    )


def _ask(work: tuple[Batch, Bot, Any, NDArray[np.int64], NDArray[np.int64], int]) -> None:
    """Ask a bot for its decisions, each on what its seat may know."""
    batch, bot, shown, places, actions, seed = work
    native = batch.game.native
    for i in places:
        seat = int(batch.turns[i])
        native.copy_at(batch.records, int(i), shown, 0)
        native.hide_at(shown, 0, seat, dice_from_number(seed, int(i)))
        actions[i] = bot.choose(shown, seat, seed * 1_000_003 + int(i))


def policy_of(network: PlayerNetwork, device: torch.device) -> Policy:
    """A network's likeliest actions."""
    habits: list[Habits] = []

    @torch.no_grad()
    def choose(batch: Batch, places: NDArray[np.int64]) -> NDArray[np.int64]:
        masks = batch.masks[places]
        parts = [batch.observations[places], masks.astype(np.float32)]
        if network.habits:
            if not habits:
                habits.append(Habits(batch))
            parts.append(habits[0].look()[places])
        logits = network(torch.from_numpy(np.concatenate(parts, 1)).to(device))[0].float().cpu().numpy()
        found: NDArray[np.int64] = np.where(masks == 0, FAR, logits).argmax(-1)
        return found

    return choose
