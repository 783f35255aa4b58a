"""Who sits where while a network learns."""

from __future__ import annotations

from training.taught import torch
from tworivers.training.opponents import HABIT, LEARNER, PAST, seat_everybody


def test_everybody_has_the_games_promised() -> None:
    seats = torch.tensor([3, 4, 8]).repeat(200)
    seated = seat_everybody(seats, 8, rivals=0.5, past=0.25)
    players = seated.players
    assert bool((players[: seated.remembered.start] == LEARNER).all())
    assert seated.remembered == slice(150, 300)
    assert seated.rivalled == slice(300, 600)
    taken = torch.arange(8)[None, :] < seats[:, None]
    for games, other in ((seated.remembered, PAST), (seated.rivalled, HABIT)):
        there = players[games]
        assert set(there.unique().tolist()) == {LEARNER, other}
        assert bool(((there == LEARNER) & taken[games]).any(1).all())
        assert bool(((there == other) & taken[games]).any(1).all())


def test_the_learner_has_every_seat_about_equally_often() -> None:
    seats = torch.full((4000,), 4)
    players = seat_everybody(seats, 4, rivals=1.0, past=0.0).players
    share = (players == LEARNER).float().mean(0)
    assert bool((share - share.mean()).abs().max() < 0.05)


def test_alone_it_may_have_all_seats() -> None:
    assert bool((seat_everybody(torch.full((8,), 2), 4, 0.0, 0.0).players == LEARNER).all())
