"""How much fits into an offer, and how many offers into a round (mesopotamia.md §Readings).

"Außerdem kannst du zu freien Kursen mit den anderen Spielern tauschen": as much as one has, as often as one likes, with
limits against abuse alone; or within the box's limits.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.readings import Reading, reads
from tworivers.mesopotamia.record import State

FREE_OFFERS = 30
"""Offers a round, where they are free: nobody shall flood the table."""
FREE_BASKET = 999
"""Pieces of a material asked for, where they are free."""


@rule
def offers_a_round(g: State) -> int:
    """How many offers a party sends in a round."""
    return int(g.offers_most) if reads(g, Reading.OFFERS_ARE_LIMITED) else FREE_OFFERS


@rule
def basket_room(g: State) -> int:
    """The most of a material that is asked for, in an offer or a toll."""
    return int(g.basket_most) if reads(g, Reading.OFFERS_ARE_LIMITED) else FREE_BASKET


@rule
def most_given(g: State, seat: int, material: int) -> int:
    """The most of a material on one's own side: what one has; within the box's limit one may promise more."""
    if reads(g, Reading.OFFERS_ARE_LIMITED):
        return int(g.basket_most)
    return min(FREE_BASKET, int(g.stock[seat, material]))
