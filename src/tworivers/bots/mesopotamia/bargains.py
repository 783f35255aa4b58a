"""Trade in Mesopotamia: which offers to make, which to take. A side's gain is how its stock's worth changes, a rival's as everybody reckons it.

Nothing is remembered. The first offer of a round is a greedy one, the next fair, and so on; the plan for a draft follows from the position
alone, so that the draft is filled step by step.
"""

from __future__ import annotations

from typing import TypeAlias

from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, needs_of, stock_of, stock_seen, stock_worth
from tworivers.bots.mesopotamia.terms import Term, Weights, weight
from tworivers.engine.compiled import rule
from tworivers.engine.rules import Record
from tworivers.mesopotamia.cards import in_basket
from tworivers.mesopotamia.state import KINDS, TRIBES, Card

Plan: TypeAlias = tuple[float, Stock, Stock]
"""An offer: what it brings, what is given and what is asked for. It brings 0 if there is none."""
NOTHING = (0.0, 0.0, 0.0, 0.0, 0.0)
MOST = 3
"""Of a material in an offer of one's own."""
PATIENCE = 2
"""Offers a round."""


@rule
def card_price(card: int) -> float:
    """What a card is worth to anybody in a trade, in symbols."""
    if card < TRIBES:
        return 0.3
    if card == Card.BLESSING or card == Card.MERCENARIES:
        return 0.5
    if card == Card.RICH_HARVEST or card == Card.CARAVAN or card == Card.CEDAR_RAFTS:
        return 0.55
    return 0.35


@rule
def cards_price(cards: int) -> float:
    """What a basket of cards is worth."""
    total = 0.0
    if cards != 0:
        for card in range(KINDS):
            total += in_basket(cards, card) * card_price(card)
    return total


@rule
def basket_of(row: Record) -> Stock:
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
def offer_gains(g: Record, proposer: int, partner: int, weights: Weights, own: int) -> tuple[float, float]:
    """What an open offer brings its proposer and its partner, seen by `own`, who is one of the two and knows his own stock."""
    stock = stock_of(g, proposer) if own == proposer else stock_seen(g, proposer)
    other = stock_of(g, partner) if own == partner else stock_seen(g, partner)
    gives = basket_of(g.give[proposer])
    asks = basket_of(g.ask[proposer])
    cards = cards_asked(g, proposer)
    gain = deal_gain(stock, needs_of(g, proposer, weights), gives, asks)
    return gain + cards, deal_gain(other, needs_of(g, partner, weights), asks, gives) - cards


@rule
def cards_asked(g: Record, proposer: int) -> float:
    """What the cards that an offer asks for are worth beyond those it gives."""
    return cards_price(int(g.ask_cards[proposer])) - cards_price(int(g.give_cards[proposer]))


@rule
def swap_gain(stock: Stock, needs: Needs, worth: float, given: int, gives: int, taken: int, takes: int) -> float:
    """What giving some of one material for some of another changes."""
    return stock_worth(change_of(change_of(stock, given, -gives), taken, takes), needs) - worth


@rule
def plan_offer(g: Record, seat: int, partner: int, stock: Stock, needs: Needs, weights: Weights) -> Plan:
    """The best offer to a partner."""
    theirs = needs_of(g, partner, weights)
    seen = stock_seen(g, partner)
    worth = stock_worth(stock, needs)
    other = stock_worth(seen, theirs)
    least = weight(g, weights, Term.BARGAIN)
    share = weight(g, weights, Term.SHARE)
    fair = g.sent[seat] % 2 == 1
    best = (0.0, NOTHING, NOTHING)
    most = 0.0
    for given in range(5):
        for taken in range(5):
            if given == taken or stock[given] < 1 or seen[taken] < 1:
                continue
            if swap_gain(stock, needs, worth, given, 1, taken, MOST) < least or swap_gain(seen, theirs, other, taken, 1, given, MOST) < least:
                continue
            for gives in range(1, min(MOST, int(stock[given])) + 1):
                for takes in range(1, min(MOST, int(seen[taken])) + 1):
                    own = swap_gain(stock, needs, worth, given, gives, taken, takes)
                    gain = swap_gain(seen, theirs, other, taken, takes, given, gives)
                    if own < least or gain < 2.0 * least or gain < 1.5 * share * own or own < share * gain:
                        continue
                    score = min(own, gain) if fair else own
                    if score > most:
                        most = score
                        best = (own, change_of(NOTHING, given, gives), change_of(NOTHING, taken, takes))
    return best
