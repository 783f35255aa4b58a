"""The other parties: whom an answer can name."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import NOMADS, Obstacle
from tworivers.mesopotamia.record import State


@rule
def is_living(g: State, seat: int) -> bool:
    """Whether a party is still in the game."""
    return (int(g.living) >> seat) & 1 == 1


@rule
def rivals(g: State, seat: int) -> int:
    """All other living parties, as bits."""
    return int(g.living) & ~(1 << seat)


@rule
def other_party_obstacle(g: State, seat: int, party: int) -> int:
    """Only another living party can be named."""
    if party >= g.seats:
        return Obstacle.OTHER_NOBODY
    if party == seat:
        return Obstacle.ONESELF
    return Obstacle.NONE if is_living(g, party) else Obstacle.PARTY_OUT


@rule
def party_obstacle(g: State, seat: int, party: int, allowed: int) -> int:
    """Only a party (or the nomads) among those allowed, as bits, can be named."""
    if party != NOMADS:
        obstacle = other_party_obstacle(g, seat, party)
        if obstacle != Obstacle.NONE:
            return obstacle
    return Obstacle.NONE if (allowed >> party) & 1 == 1 else Obstacle.NOT_THIS_PARTY
