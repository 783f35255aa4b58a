"""Several small numbers in one: what stands beside a task on a stack, and baskets of cards."""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.names import CARD_BITS, CARD_MOST, KINDS

if CARD_BITS * KINDS >= 64:
    raise AssertionError("a basket of cards is one number of 64 bits: there are too many kinds of cards")

PLACES = 64
"""More than there are provinces."""
PARTIES = 16
"""More than there are parties, nomads included, and steps of a tribe."""


@rule
def pack_campaign(campaign: int, rival: int) -> int:
    """A campaign and the party it is aimed at."""
    return PARTIES * campaign + rival


@rule
def campaign_and_rival(value: int) -> tuple[int, int]:
    """What `pack_campaign` put together."""
    return value // PARTIES, value % PARTIES


@rule
def pack_unit(unit: int, origin: int) -> int:
    """A unit and the province from which it moves."""
    return PLACES * unit + origin


@rule
def unit_and_origin(value: int) -> tuple[int, int]:
    """What `pack_unit` put together."""
    return value // PLACES, value % PLACES


@rule
def pack_tribe(tribe: int, steps: int) -> int:
    """A tribe and the steps it has taken."""
    return PARTIES * tribe + steps


@rule
def tribe_and_steps(value: int) -> tuple[int, int]:
    """What `pack_tribe` put together."""
    return value // PARTIES, value % PARTIES


@rule
def pack_symbol(party: int, symbol: int) -> int:
    """A party and a kind of symbol that it loses."""
    return PARTIES * symbol + party


@rule
def party_and_symbol(value: int) -> tuple[int, int]:
    """What `pack_symbol` put together."""
    return value % PARTIES, value // PARTIES


@rule
def basket_of(card: int, count: int) -> int:
    """A basket that holds cards of one kind; adding it to another basket puts them in."""
    return count << (CARD_BITS * card)


@rule
def in_basket(cards: int, card: int) -> int:
    """How many cards of a kind a basket of cards holds."""
    return (cards >> (CARD_BITS * card)) & CARD_MOST
