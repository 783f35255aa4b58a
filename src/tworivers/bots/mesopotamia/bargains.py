"""Trade in Mesopotamia: what baskets of materials bring, common prices of cards, and the best swap of materials to
offer.

A side's gain is how its stock's worth changes, a rival's as everybody reckons it. Nothing is remembered. The first
offer of a round is a greedy one, the next fair, and so on; the plan for a draft follows from the position alone, so
that the draft is filled step by step.
"""

from __future__ import annotations

from typing import TypeAlias

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, needs_of, stock_seen, stock_worth
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.records import Int16s
from tworivers.mesopotamia.names import KINDS, TRIBES, Card
from tworivers.mesopotamia.packing import in_basket
from tworivers.mesopotamia.record import State

Plan: TypeAlias = tuple[float, Stock, Stock, int, int]
"""An offer: what it brings, 0 if there is none; materials given and asked for; cards given and asked for."""
NOTHING = (0.0, 0.0, 0.0, 0.0, 0.0)
MOST = 3
"""Of a material in an offer of one's own."""
PATIENCE = 2
"""Offers a round."""
WELCOME = 2.0
"""How many times the least that is worth an offer a partner shall gain: his stock is only reckoned."""
GENEROUS = 1.5
"""And how many times the share that he would insist on."""

TRIBE_PRICE = 0.3
"""What cards are worth to anybody in a trade, in symbols: a tribe's march."""
SUCCESS_PRICE = 0.5
"""A roll of the frame that can't fail; two mercenaries."""
WARES_PRICE = 0.55
"""Wares that everybody needs."""
OTHER_PRICE = 0.35
"""Any other card: it helps now and then."""


@rule
def card_price(card: int) -> float:
    """What a card is worth to anybody in a trade, in symbols."""
    if card < TRIBES:
        return TRIBE_PRICE
    if card == Card.BLESSING or card == Card.MERCENARIES:
        return SUCCESS_PRICE
    if card == Card.RICH_HARVEST or card == Card.CARAVAN or card == Card.CEDAR_RAFTS:
        return WARES_PRICE
    return OTHER_PRICE


@rule
def cards_price(cards: int) -> float:
    """What a basket of cards is worth to anybody."""
    total = 0.0
    if cards != 0:
        for card in range(KINDS):
            total += in_basket(cards, card) * card_price(card)
    return total


@rule
def basket_of(row: Int16s) -> Stock:
    """A basket of materials."""
    return float(row[0]), float(row[1]), float(row[2]), float(row[3]), float(row[4])


@rule
def deal_gain(stock: Stock, needs: Needs, gives: Stock, takes: Stock) -> float:
    """What giving a basket for another changes."""
    after = stock
    for material in range(5):
        after = change_of(after, material, int(takes[material] - gives[material]))
    return stock_worth(after, needs) - stock_worth(stock, needs)


@rule
def agreeable(own: float, gain: float, least: float, share: float) -> bool:
    """Whether an offer is worth making, and its partner, who is believed to gain so much, likely to accept it."""
    return own >= least and own >= share * gain and gain >= WELCOME * least and gain >= GENEROUS * share * own


@rule
def swap_gain(stock: Stock, needs: Needs, worth: float, given: int, gives: int, taken: int, takes: int) -> float:
    """What giving some of one material for some of another changes."""
    return stock_worth(change_of(change_of(stock, given, -gives), taken, takes), needs) - worth


@rule
def plan_swap(g: State, seat: int, partner: int, stock: Stock, needs: Needs, weights: Weights) -> Plan:
    """The best offer of one material for another."""
    theirs = needs_of(g, partner, weights)
    seen = stock_seen(g, partner)
    least = weight(g, weights, Term.BARGAIN)
    share = weight(g, weights, Term.SHARE)
    best = (0.0, NOTHING, NOTHING, 0, 0)
    if g.sent[seat] == 0:
        return best_swap(stock, seen, needs, theirs, least, share, False, best)
    # the greedy offer was made, and refused or accepted: it isn't made again
    greedy = best_swap(stock, seen, needs, theirs, least, share, False, best)
    return best_swap(stock, seen, needs, theirs, least, share, True, greedy)


@rule
def best_swap(
    stock: Stock, seen: Stock, needs: Needs, theirs: Needs, least: float, share: float, fair: bool, tried: Plan
) -> Plan:
    """The best swap for oneself, or for the one who gains less; not one that was tried."""
    worth = stock_worth(stock, needs)
    other = stock_worth(seen, theirs)
    best = (0.0, NOTHING, NOTHING, 0, 0)
    most = 0.0
    for given in range(5):
        for taken in range(5):
            if given == taken or stock[given] < 1 or seen[taken] < 1:
                continue
            if (
                swap_gain(stock, needs, worth, given, 1, taken, MOST) < least
                or swap_gain(seen, theirs, other, taken, 1, given, MOST) < least
            ):
                continue
            for gives in range(1, min(MOST, int(stock[given])) + 1):
                for takes in range(1, min(MOST, int(seen[taken])) + 1):
                    own = swap_gain(stock, needs, worth, given, gives, taken, takes)
                    gain = swap_gain(seen, theirs, other, taken, takes, given, gives)
                    score = min(own, gain) if fair else own
                    again = tried[1][given] == gives and tried[2][taken] == takes
                    if score > most and not again and agreeable(own, gain, least, share):
                        most = score
                        best = (own, change_of(NOTHING, given, gives), change_of(NOTHING, taken, takes), 0, 0)
    return best
