"""The network that plays: from what a seat sees and may do to what it does and how the game will end."""

from __future__ import annotations

from typing import TypeAlias

import torch
from torch import Tensor, nn

from tworivers.engine.rules import Game

Judged: TypeAlias = tuple[Tensor, Tensor, Tensor]
"""For each position: what speaks for each action, for each seat's winning, and the lead each seat will gain yet; seats
are counted from the one that decides."""


class Block(nn.Module):
    """Two layers whose result is added to what went in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first, self.second = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, seen: Tensor) -> Tensor:
        """One block."""
        return seen + self.second(torch.relu(self.first(self.norm(seen))))


TRUST = 8.0
"""How many times likelier, as a logarithm, habit makes its best action than one that is out of the question."""


class PlayerNetwork(nn.Module):
    """Residual blocks with three ends.

    With habits, a row ends with what each action promises by habit, and the network learns only where that is wrong.
    """

    def __init__(self, game: Game, width: int, blocks: int, habits: bool = False) -> None:
        super().__init__()
        seats = len(game.seat_names)
        self.width = game.observation + game.actions
        """Of observation and mask."""
        self.habits = habits
        self.entry = nn.Linear(game.observation + game.actions, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy, self.winning, self.lead = (
            nn.Linear(width, game.actions),
            nn.Linear(width, seats),
            nn.Linear(width, seats),
        )
        with torch.no_grad():
            self.policy.weight.mul_(0.0 if habits else 0.1)
            if habits:
                self.policy.bias.zero_()
            for end in (self.winning, self.lead):
                end.weight.zero_()
                end.bias.zero_()

    def forward(self, seen: Tensor) -> Judged:
        """Judge positions, each a row of observation and mask, and of habits where it has them."""
        inner = self.entry(seen[:, : self.width])
        for block in self.blocks:
            inner = block(inner)
        inner = torch.relu(self.norm(inner))
        policy = self.policy(inner)
        if self.habits:
            policy = policy + TRUST * seen[:, self.width :]
        return policy, self.winning(inner), self.lead(inner)
