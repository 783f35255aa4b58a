"""Seats counted from whoever decides, as a network sees them, and from the table's first, as games count them."""

from __future__ import annotations

import torch
from torch import Tensor

FAR = -1e9
"""Stands for impossible among logits."""


class Seating:
    """The numbers of seats of many games in step."""

    def __init__(self, seats: Tensor, most: int, scale: float = 1.0, power: float = 0.0) -> None:
        """A lead of `scale` points counts as clear with two players, of `power` of their number less with more."""
        self.seats = seats
        self.scale = scale * (2 / seats[:, None].float()) ** power
        self.places = torch.arange(most, device=seats.device)
        self.taken = self.places[None, :] < seats[:, None]
        """1 for seats that somebody has, counted either way."""

    def absolute(self, values: Tensor, deciding: Tensor) -> Tensor:
        """Values by seat from values counted from the seat that decides."""
        return values.gather(1, (self.places[None, :] - deciding[:, None]) % self.seats[:, None]) * self.taken

    def relative(self, values: Tensor, deciding: Tensor) -> Tensor:
        """Values counted from the seat that decides."""
        return values.gather(1, (self.places[None, :] + deciding[:, None]) % self.seats[:, None]) * self.taken

    def chances(self, logits: Tensor, deciding: Tensor) -> Tensor:
        """Everybody's chances of winning, by seat."""
        return self.absolute(logits.float().masked_fill(~self.taken, FAR).softmax(-1), deciding)

    def traces(self, trace: float) -> Tensor:
        """How far surprises reach back at each table, so that it is as many decisions of one's own everywhere."""
        return trace ** (2 / self.seats[:, None].float())

    def standing(self, points: Tensor) -> Tensor:
        """How well everybody stands, by points: the lead, and a little for the points themselves."""
        own = points.float() * self.taken
        others = (own.sum(-1, keepdim=True) - own) / (self.seats[:, None] - 1)
        return (torch.tanh((own - others) / self.scale) + 0.3 * torch.tanh(own / self.scale)) * self.taken
