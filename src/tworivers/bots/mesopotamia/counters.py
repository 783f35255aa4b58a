"""Counter-offers in Mesopotamia: an offer that is nearly good comes back with a little more for oneself.

Nothing is remembered: the record says which drafts and offers began as somebody else's offer. A counter-offer on the
table isn't countered again.
"""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bargains import NOTHING, Plan, agreeable, basket_of, deal_gain
from tworivers.bots.mesopotamia.card_deals import cards_gain
from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, needs_of, stock_seen
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.record import State

MORE = 2
"""Pieces that a counter-offer asks for beyond the offer."""
HOPE = 0.5
"""How likely a counter-offer is accepted."""
LIKED = 0.12
"""What an offer is believed to bring its proposer, even if the reckoning says less: he knows his own stock."""


@rule
def is_counter(g: State, seat: int) -> bool:
    """Whether a party's draft or offer began as a counter-offer."""
    return bool((int(g.counters) >> seat) & 1 == 1)


@rule
def counter_to(g: State, seat: int, proposer: int, stock: Stock, needs: Needs, weights: Weights) -> Plan:
    """The best counter to an open offer."""
    gives = basket_of(g.ask[proposer])
    asks = basket_of(g.give[proposer])
    return nearest_deal(
        g, seat, proposer, gives, asks, int(g.ask_cards[proposer]), int(g.give_cards[proposer]), stock, needs, weights
    )


@rule
def plan_counter(g: State, seat: int, stock: Stock, needs: Needs, weights: Weights) -> Plan:
    """What a draft that began as a counter-offer shall become; what is good enough for oneself is sent as it is."""
    gives = basket_of(g.give[seat])
    asks = basket_of(g.ask[seat])
    given_cards = int(g.give_cards[seat])
    asked_cards = int(g.ask_cards[seat])
    own = deal_gain(stock, needs, gives, asks) + cards_gain(
        g, seat, given_cards, asked_cards, stock, needs, weights, True
    )
    if g.edits[seat] > 0 and own >= weight(g, weights, Term.BARGAIN) and covers(stock, gives):
        return own, gives, asks, given_cards, asked_cards
    return nearest_deal(
        g,
        seat,
        int(g.partner[seat]),
        gives,
        asks,
        given_cards,
        asked_cards,
        stock,
        needs,
        weights,
    )


@rule
def nearest_deal(
    g: State,
    seat: int,
    partner: int,
    gives: Stock,
    asks: Stock,
    given_cards: int,
    asked_cards: int,
    stock: Stock,
    needs: Needs,
    weights: Weights,
) -> Plan:
    """The deal that both like and that takes the fewest changes: one piece less given, or one or two more asked for.

    Cards stay.
    """
    seen = stock_seen(g, partner)
    theirs = needs_of(g, partner, weights)
    least = weight(g, weights, Term.BARGAIN)
    share = weight(g, weights, Term.SHARE)
    cards = cards_gain(g, seat, given_cards, asked_cards, stock, needs, weights, True)
    other_cards = cards_gain(g, partner, asked_cards, given_cards, seen, theirs, weights, False)
    doubt = max(0.0, LIKED - other_cards - deal_gain(seen, theirs, asks, gives))
    best = (0.0, NOTHING, NOTHING, 0, 0)
    most = 0.0
    for more in range(MORE + 1):
        for material in range(5):
            less = more if gives[material] > 0 else 0
            given = change_of(gives, material, -less)
            asked = change_of(asks, material, more - less)
            if less > 1 or not covers(stock, given) or (more > less and seen[material] < asked[material]):
                continue
            own = deal_gain(stock, needs, given, asked) + cards
            gain = deal_gain(seen, theirs, asked, given) + other_cards + doubt
            if min(own, gain) > most and agreeable(own, gain, least, share):
                most = min(own, gain)
                best = (own, given, asked, given_cards, asked_cards)
        if most > 0.0:
            break
    return best


@rule
def covers(stock: Stock, given: Stock) -> bool:
    """Whether a stock holds a basket."""
    for material in range(5):
        if stock[material] < given[material]:
            return False
    return True
