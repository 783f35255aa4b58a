"""A lesson: many games played on for some decisions, and what could be learnt from them.

Two things are learnt at once: to win, and to stand well by points meanwhile. Winning alone comes too late and too
seldom to begin with. Both are judged for every seat, so that a decision is credited with what came of it however many
others decide in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from tworivers.research.batch_kernels import BEGIN
from tworivers.training.habits import habits_of
from tworivers.training.network import PlayerNetwork
from tworivers.training.opponents import HABIT, LEARNER, PAST, seat_everybody
from tworivers.training.seats import FAR, Seating
from tworivers.training.settings import Settings


@dataclass
class Lesson:
    """Decisions in rows: what was seen, done and what came of it."""

    seen: Tensor
    """Observation, mask, and habits where there are any."""
    actions: Tensor
    likelihoods: Tensor
    """Logarithms of how likely each action was."""
    own: Tensor
    """1 where the network decided that learns."""
    advantages: Tensor
    wins: Tensor
    """Parts of the win to expect, counted from the seat that decided,"""
    leads: Tensor
    """and gains in standing."""
    taken: Tensor
    ended: int
    """Games that ended meanwhile."""
    points: float
    """The mean score at their ends."""
    won: float
    """The learner's part of the win for each seat that it had where others play by habit, times the seats: 1 is par."""


class Playground:
    """Games in step that the network plays against itself, its past and habit."""

    def __init__(self, batch: Any, settings: Settings, device: torch.device) -> None:
        self.batch, self.settings, self.device = batch, settings, device
        game = batch.game
        self.width = game.observation + game.actions
        self.actions_there = game.actions
        self.seating = Seating(self._tensor(batch.seats), batch.most_seats)
        self.habits = habits_of(batch) if settings.habits else None
        seated = seat_everybody(self.seating.seats.cpu(), batch.most_seats, settings.rivals, settings.past)
        self.players = seated.players.to(device)
        self.rivalled, self.remembered = seated.rivalled, seated.remembered
        size, steps, most = batch.size, settings.decisions, batch.most_seats
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.seen = room(steps + 1, size, self.width + (game.actions if self.habits else 0), kind=kind)
        self.actions, self.deciding, self.player = (room(steps + 1, size, kind=torch.int64) for _ in range(3))
        self.likelihoods, self.ended = room(steps, size), room(steps, size)
        self.shares, self.final = room(steps, size, most), room(steps, size, most)
        self.chances, self.standing, self.expected = (room(steps + 1, size, most) for _ in range(3))

    @torch.no_grad()
    def stray(self, network: PlayerNetwork) -> None:
        """Random decisions or habits; games that begin anew at different times later end at different times."""
        numbers = self._tensor(self.batch.numbers).clone() % max(1, self.settings.strays)
        for step in range(self.settings.strays):
            if self.habits:
                self._look(0)
                actions = _draw(self._logits(network, 0))
            else:
                actions = self._tensor(self.batch.random_actions())
            self._play(torch.where(numbers == step, BEGIN, actions))

    @torch.no_grad()
    def lesson(self, network: PlayerNetwork, past: PlayerNetwork) -> Lesson:
        """Play on, and see what could be learnt."""
        batch, steps = self.batch, self.settings.decisions
        scored = torch.zeros((), device=self.device)
        for step in range(steps + 1):
            self._look(step)
            with self._short():
                logits, winning, lead = network(self.seen[step])
            deciding = self.deciding[step]
            self.chances[step] = self.seating.chances(winning, deciding)
            self.standing[step] = self.seating.standing(self._tensor(batch.points), self.settings.scale)
            self.expected[step] = self.standing[step] + self.seating.absolute(lead.float(), deciding)
            if step == steps:
                break
            logits = self._legal(logits, step)
            actions = _draw(self._others(logits, past, step))
            self.actions[step] = actions
            self.likelihoods[step] = logits.log_softmax(-1).gather(1, actions[:, None])[:, 0]
            self._play(actions)
            over = self._tensor(batch.done) > 0
            self.ended[step] = over.float()
            self.shares[step] = self._tensor(batch.shares)
            final = self._tensor(batch.final_points)
            self.final[step] = self.seating.standing(final, self.settings.scale)
            scored += (final.float() * self.seating.taken * over[:, None]).sum() / self.seating.seats.float().mean()
        ended = int(self.ended.sum().item())
        return self._sum_up(ended, scored.item() / max(1, ended))

    def _sum_up(self, ended: int, points: float) -> Lesson:
        """What came of each decision: surprises, carried back."""
        steps, trace = self.settings.decisions, self.settings.trace
        winning, standing = torch.zeros_like(self.chances[0]), torch.zeros_like(self.chances[0])
        advantages = torch.zeros_like(self.likelihoods)
        wins, leads = (torch.zeros_like(self.chances[:steps]) for _ in range(2))
        for step in reversed(range(steps)):
            over = self.ended[step][:, None]
            deciding = self.deciding[step]
            winning = (
                over * self.shares[step] + (1 - over) * (self.chances[step + 1] + trace * winning) - self.chances[step]
            )
            standing = (
                over * self.final[step]
                + (1 - over) * (self.expected[step + 1] + trace * standing)
                - self.expected[step]
            )
            advantages[step] = (winning + standing).gather(1, deciding[:, None])[:, 0]
            wins[step] = self.seating.relative((winning + self.chances[step]).clamp(0, 1), deciding)
            leads[step] = self.seating.relative(standing + self.expected[step] - self.standing[step], deciding)
        wins /= wins.sum(-1, keepdim=True).clamp_min(1e-6)
        own = (self.player[:steps] == LEARNER).float()
        mean = (advantages * own).sum() / own.sum()
        spread = ((advantages - mean).square() * own).sum().div(own.sum()).sqrt()
        return Lesson(
            self.seen[:steps].flatten(0, 1),
            self.actions[:steps].flatten(),
            self.likelihoods.flatten(),
            own.flatten(),
            ((advantages - mean) / (spread + 1e-8)).flatten(),
            wins.flatten(0, 1),
            leads.flatten(0, 1),
            self.seating.taken.expand(steps, -1, -1).flatten(0, 1),
            ended,
            points,
            self._won(),
        )

    def _won(self) -> float:
        """How the learner does against habit."""
        games = self.rivalled
        mine = (self.players[games] == LEARNER) & self.seating.taken[games]
        over = self.ended[:, games, None] * mine
        parts = (self.shares[:, games] * over * self.seating.seats[games, None]).sum()
        return float((parts / over.sum().clamp_min(1)).item())

    def _look(self, step: int) -> None:
        """Keep what is seen now, and who decides."""
        observation = self.batch.game.observation
        self.seen[step, :, :observation] = self._tensor(self.batch.observations)
        self.seen[step, :, observation : self.width] = self._tensor(self.batch.masks)
        if self.habits:
            self.seen[step, :, self.width :] = self._tensor(self.habits.look())
        self.deciding[step] = self._tensor(self.batch.turns)
        self.player[step] = self.players.gather(1, self.deciding[step][:, None])[:, 0]

    def _short(self) -> Any:
        """On a GPU, numbers of half the length."""
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    def _legal(self, logits: Tensor, step: int, games: slice = slice(None)) -> Tensor:
        """Without what isn't allowed."""
        mask = self.seen[step, games, self.width - self.actions_there : self.width]
        return logits.float().masked_fill(mask == 0, FAR)

    def _logits(self, network: PlayerNetwork, step: int, games: slice = slice(None)) -> Tensor:
        """What speaks for each action in some of the games."""
        with self._short():
            logits = network(self.seen[step, games])[0]
        return self._legal(logits, step, games)

    def _others(self, logits: Tensor, past: PlayerNetwork, step: int) -> Tensor:
        """What speaks for each action, where others decide what speaks for it in their view."""
        games = self.remembered
        if games.stop > games.start:
            theirs = self._logits(past, step, games)
            logits = logits.clone()
            logits[games] = torch.where((self.player[step, games] == PAST)[:, None], theirs, logits[games])
        games = self.rivalled
        if games.stop > games.start:
            promises = self._legal(self.seen[step, games, self.width :], step, games)
            best = torch.where(promises >= 0, 0.0, FAR)
            logits = logits.clone()
            logits[games] = torch.where((self.player[step, games] == HABIT)[:, None], best, logits[games])
        return logits

    def _play(self, actions: Tensor) -> None:
        """Carry them out."""
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)


def _draw(logits: Tensor) -> Tensor:
    """An action for each position, as likely as the logits say."""
    noise = torch.empty_like(logits).exponential_().clamp_min(1e-20).log()
    return (logits - noise).argmax(-1)
