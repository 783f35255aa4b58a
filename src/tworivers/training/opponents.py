"""Who sits where while a network learns: itself on all seats, or some by its past or by habit."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

LEARNER, PAST, HABIT = range(3)


@dataclass(frozen=True)
class Seated:
    """The players of many games in step."""

    players: Tensor
    """By game and seat."""
    remembered: slice
    """Games in which the past plays,"""
    rivalled: slice
    """and those in which habit does."""


def seat_everybody(seats: Tensor, most: int, rivals: float, past: float) -> Seated:
    """Seat learners and others in games with some numbers of seats.

    Where habit plays, the learner has one seat in half of the games and every second in the others; against its past,
    every second. Which those are is drawn by lot, always alike.
    """
    games = len(seats)
    remembered, rivalled = int(games * past), int(games * rivals)
    first = games - remembered - rivalled
    lots = torch.Generator().manual_seed(games)
    seat, number = torch.arange(most)[None, :], torch.arange(games)[:, None]
    lot = torch.randint(0, 840, (games, 1), generator=lots)
    alone = torch.rand(games, 1, generator=lots) < 0.5
    second = (seat + lot) % 2 == 1
    others = seat != lot % seats[:, None]
    players = torch.full((games, most), LEARNER)
    players[(number >= first) & (number < first + remembered) & second] = PAST
    players[(number >= first + remembered) & torch.where(alone, others, second)] = HABIT
    return Seated(players, slice(first, first + remembered), slice(first + remembered, games))
