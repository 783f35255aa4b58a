"""A lesson: many games played on by the network for some decisions, and what could be learnt from them.

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
from tworivers.training.network import PlayerNetwork
from tworivers.training.seats import FAR, Seating
from tworivers.training.settings import Settings


@dataclass
class Lesson:
    """Decisions in rows: what was seen, done and what came of it."""

    seen: Tensor
    """Observation and mask."""
    actions: Tensor
    likelihoods: Tensor
    """Logarithms of how likely each action was."""
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


class Playground:
    """Games in step that the network plays against itself."""

    def __init__(self, batch: Any, settings: Settings, device: torch.device) -> None:
        self.batch, self.settings, self.device = batch, settings, device
        self.actions_there = batch.game.actions
        self.seating = Seating(self._tensor(batch.seats), batch.most_seats)
        size, steps, most = batch.size, settings.decisions, batch.most_seats
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        width = batch.game.observation + batch.game.actions

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.seen = room(steps + 1, size, width, kind=kind)
        self.actions, self.deciding = (room(steps + 1, size, kind=torch.int64) for _ in range(2))
        self.likelihoods, self.ended = room(steps, size), room(steps, size)
        self.shares, self.final = room(steps, size, most), room(steps, size, most)
        self.chances, self.standing, self.expected = (room(steps + 1, size, most) for _ in range(3))

    def stray(self) -> None:
        """Random decisions; games that begin anew at different times later end at different times."""
        for step in range(self.settings.strays):
            actions = self.batch.random_actions()
            later = self._tensor(self.batch.numbers) % self.settings.strays == step
            actions[later if self.device.type == "cuda" else later.numpy()] = BEGIN
            self.batch.step(actions)

    @torch.no_grad()
    def lesson(self, network: PlayerNetwork) -> Lesson:
        """Play on, and see what could be learnt."""
        batch, steps = self.batch, self.settings.decisions
        ended, scored = 0, torch.zeros((), device=self.device)
        for step in range(steps + 1):
            self._look(step)
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                logits, winning, lead = network(self.seen[step])
            deciding = self.deciding[step]
            self.chances[step] = self.seating.chances(winning, deciding)
            self.standing[step] = self.seating.standing(self._tensor(batch.points), self.settings.scale)
            self.expected[step] = self.standing[step] + self.seating.absolute(lead.float(), deciding)
            if step == steps:
                break
            logits = logits.float().masked_fill(self.seen[step, :, -self.actions_there :] == 0, FAR)
            actions = _draw(logits)
            self.actions[step] = actions
            self.likelihoods[step] = logits.log_softmax(-1).gather(1, actions[:, None])[:, 0]
            batch.step(actions if self.device.type == "cuda" else actions.numpy())
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
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        return Lesson(
            self.seen[:steps].flatten(0, 1),
            self.actions[:steps].flatten(),
            self.likelihoods.flatten(),
            advantages.flatten(),
            wins.flatten(0, 1),
            leads.flatten(0, 1),
            self.seating.taken.expand(steps, -1, -1).flatten(0, 1),
            ended,
            points,
        )

    def _look(self, step: int) -> None:
        """Keep what is seen now."""
        observation = self.batch.game.observation
        self.seen[step, :, :observation] = self._tensor(self.batch.observations)
        self.seen[step, :, observation:] = self._tensor(self.batch.masks)
        self.deciding[step] = self._tensor(self.batch.turns)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)


def _draw(logits: Tensor) -> Tensor:
    """An action for each position, as likely as the logits say."""
    noise = torch.empty_like(logits).exponential_().clamp_min(1e-20).log()
    return (logits - noise).argmax(-1)
