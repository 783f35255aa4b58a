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
from tworivers.mesopotamia.state import EMPTY, KINDS, TRIBES, Card

Plan: TypeAlias = tuple[float, int, int, int, int]
"""An offer: what it brings, the material and amount given, and asked for; no amounts for no offer."""
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
def offer_gains(g: Record, proposer: int, partner: int, weights: Weights, own: int) -> tuple[float, float]:
    """What an open offer brings its proposer and its partner, seen by `own`, who is one of the two and knows his own stock."""
    before = stock_of(g, proposer) if own == proposer else stock_seen(g, proposer)
    other = stock_of(g, partner) if own == partner else stock_seen(g, partner)
    after, others = before, other
    for material in range(5):
        amount = int(g.ask[proposer, material]) - int(g.give[proposer, material])
        after = change_of(after, material, amount)
        others = change_of(others, material, -amount)
    cards = cards_price(int(g.ask_cards[proposer])) - cards_price(int(g.give_cards[proposer]))
    needs = needs_of(g, proposer, weights)
    theirs = needs_of(g, partner, weights)
    return stock_worth(after, needs) - stock_worth(before, needs) + cards, stock_worth(others, theirs) - stock_worth(other, theirs) - cards


@rule
def toll_cost(g: Record, seat: int, weights: Weights) -> float:
    """What the tolls for a seat's own offer cost it."""
    stock = stock_of(g, seat)
    needs = needs_of(g, seat, weights)
    before = stock_worth(stock, needs)
    cards = 0.0
    for taker in range(g.seats):
        if g.toll_offer[taker] == seat:
            cards += cards_price(int(g.toll_cards[taker]))
            for material in range(5):
                stock = change_of(stock, material, -int(g.toll[taker, material]))
    return before - stock_worth(stock, needs) + cards


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
    best = (0.0, int(EMPTY), 0, int(EMPTY), 0)
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
                        best = (own, given, gives, taken, takes)
    return best
