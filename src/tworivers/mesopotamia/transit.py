"""Caravans at the border: free passage, a toll or none, and the proposer's look at the tolls.

See mesopotamia.md §Trade "Transit".

A party demands one toll at a time; while it stands, the party lets other caravans pass freely or not at all.
"""

from __future__ import annotations

from enum import IntEnum

from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.names import EMPTY, Event, Obstacle, OfferState, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import later
from tworivers.mesopotamia.trade import (
    Ending,
    asked_for_transit,
    clear_toll,
    close_offer,
    materials_in,
    offered_obstacle,
    pass_on,
)


class Passage(IntEnum):
    """How a party answers a caravan."""

    FREE = 0
    TOLL = 1
    REFUSED = 2


@rule
def open_offers(g: State, seat: int) -> tuple[int, int]:
    """Whose offers wait for a seat's answer, and whose caravans at its border, as bits."""
    offered = 0
    passing = 0
    for proposer in range(g.seats):
        if offered_obstacle(g, seat, proposer) == Obstacle.NONE:
            offered |= 1 << proposer
        elif passing_obstacle(g, seat, proposer) == Obstacle.NONE:
            passing |= 1 << proposer
    return offered, passing


@rule
def tolls_obstacle(g: State, seat: int) -> int:
    """The proposer looks at the tolls when all on the way have answered."""
    return Obstacle.NONE if g.offer[seat] == OfferState.TOLLS else Obstacle.OTHER_TOLLS


@rule
def accept_tolls(g: State, seat: int) -> None:
    """On to the partner."""
    g.offer[seat] = OfferState.SENT


@rule
def refuse_tolls(g: State, seat: int, log: Log) -> None:
    """Too dear: no offer."""
    close_offer(g, seat, Ending.TOLLS_REFUSED, log)


@rule
def passing_obstacle(g: State, seat: int, proposer: int) -> int:
    """A caravan must wait at the border, and its toll not be written already."""
    if proposer >= g.seats:
        return Obstacle.OTHER_NOBODY
    if not asked_for_transit(g, seat, proposer):
        return Obstacle.OTHER_TRANSIT
    return Obstacle.NONE if g.toll_offer[seat] != proposer else Obstacle.TOLL_BEGUN


@rule
def passable(passing: int) -> int:
    """Every caravan can be let pass, and every one refused."""
    return passing


@rule
def demand_obstacle(g: State, seat: int, proposer: int) -> int:
    """A party demands one toll at a time."""
    obstacle = passing_obstacle(g, seat, proposer)
    if obstacle == Obstacle.NONE and g.toll_offer[seat] != EMPTY:
        return Obstacle.TOLL_STANDS
    return obstacle


@rule
def demandable(g: State, seat: int, passing: int) -> int:
    """From whose caravans a toll can be demanded, as bits."""
    found = 0
    left = passing
    while left != 0:
        proposer = lowest_bit(left)
        if demand_obstacle(g, seat, proposer) == Obstacle.NONE:
            found |= 1 << proposer
        left &= left - 1
    return found


@rule
def begin_toll(g: State, seat: int, proposer: int) -> None:
    """Write down a toll; an empty one is free passage."""
    g.toll_offer[seat] = proposer
    later(g, seat, Task.TOLL, proposer)


@rule
def let_pass(g: State, seat: int, proposer: int, log: Log) -> None:
    """A party has answered; when all have, the proposer looks at the tolls, or the partner is asked."""
    if g.toll_offer[seat] == proposer and int(g.toll_cards[seat]) == 0 and materials_in(g.toll[seat]) == 0:
        clear_toll(g, seat)
    g.transit[proposer] &= ~(1 << seat)
    note(log, Event.TRANSIT, seat, proposer, Passage.TOLL if g.toll_offer[seat] == proposer else Passage.FREE, 0, 0)
    pass_on(g, proposer)


@rule
def refuse_transit(g: State, seat: int, proposer: int, log: Log) -> None:
    """No caravan, no deal; and no free-trade metal for a year."""
    g.strict[seat] |= 1
    note(log, Event.TRANSIT, seat, proposer, Passage.REFUSED, 0, 0)
    close_offer(g, proposer, Ending.NOT_LET_PASS, log)
