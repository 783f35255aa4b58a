"""Cards in trade in Mesopotamia: what a card is worth to who holds it and to a rival, and the best offer with or
without one.

A card is worth what playing it would bring; who gives it away could have kept it. A rival's use of it is reckoned from
what everybody sees; where it depends on what is in his stacks, the card has its common price. A card is asked for only
from who is known to hold it, from open trade or by spies.
"""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bargains import (
    MOST,
    NOTHING,
    WARES_PRICE,
    Plan,
    agreeable,
    basket_of,
    card_price,
    deal_gain,
    plan_swap,
)
from tworivers.bots.mesopotamia.playing_cards import card_use, keeping
from tworivers.bots.mesopotamia.stores import (
    Needs,
    Stock,
    change_of,
    may_build,
    needs_of,
    rounds_left,
    stock_of,
    stock_seen,
)
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.hands import cards_held
from tworivers.mesopotamia.knowledge import known_cards
from tworivers.mesopotamia.names import CARD_BITS, KINDS, Card, Stage
from tworivers.mesopotamia.packing import in_basket
from tworivers.mesopotamia.record import State

WANTED = 0.4
"""How likely a rival wants a card, beside materials, which everybody needs."""


@rule
def card_to_holder(g: State, seat: int, card: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What a card is worth to who holds it or would. One is played a round, so of a large hand only the best count."""
    use = card_use(g, seat, card, stock, needs, weights)
    turns = turns_for_cards(g, seat)
    return use if cards_held(g, seat) <= turns or better_cards(g, seat, use, stock, needs, weights) < turns else 0.0


@rule
def turns_for_cards(g: State, seat: int) -> int:
    """Rounds in which a party can still play a card."""
    return rounds_left(g) + (1 if g.card_played[seat] == 0 and may_build(g, seat) else 0)


@rule
def better_cards(g: State, seat: int, use: float, stock: Stock, needs: Needs, weights: Weights) -> int:
    """Cards in hand that are of more use than one of so much."""
    found = 0
    for card in range(KINDS):
        if g.hand[seat, card] > 0 and card_use(g, seat, card, stock, needs, weights) > use:
            found += int(g.hand[seat, card])
    return found


@rule
def card_to_rival(g: State, rival: int, card: int, seen: Stock, theirs: Needs, weights: Weights) -> float:
    """What a card is worth to a rival, as far as anybody knows; less to one who can't play all that he holds."""
    if card == Card.FORCED_MARCH or (card == Card.SIEGE_LADDERS and g.at_war[rival] == 0):
        return 0.0
    secret = card == Card.ENVOYS or card == Card.MERCENARIES or card == Card.SIEGE_LADDERS
    use = card_price(card) if secret else card_use(g, rival, card, seen, theirs, weights)
    return use * min(1.0, turns_for_cards(g, rival) / max(1, cards_held(g, rival)))


@rule
def cards_worth(
    g: State, seat: int, cards: int, least: float, stock: Stock, needs: Needs, weights: Weights, own: bool
) -> float:
    """What a basket of cards is worth to a party, to oneself or to a rival: each at least so much."""
    total = 0.0
    if cards != 0:
        for card in range(KINDS):
            count = in_basket(cards, card)
            if count > 0:
                each = (
                    card_to_holder(g, seat, card, stock, needs, weights)
                    if own
                    else card_to_rival(g, seat, card, stock, needs, weights)
                )
                total += count * max(least, each)
    return total


@rule
def cards_gain(
    g: State, seat: int, gives: int, takes: int, stock: Stock, needs: Needs, weights: Weights, own: bool
) -> float:
    """What giving some cards for others changes; who gives one away could have kept it."""
    kept = keeping(g, seat, weights)
    return cards_worth(g, seat, takes, 0.0, stock, needs, weights, own) - cards_worth(
        g, seat, gives, kept, stock, needs, weights, own
    )


@rule
def offer_gains(g: State, proposer: int, partner: int, weights: Weights, own: int) -> tuple[float, float]:
    """What an open offer brings its proposer and its partner, seen by `own`, one of the two, who knows what he has."""
    stock = stock_of(g, proposer) if own == proposer else stock_seen(g, proposer)
    other = stock_of(g, partner) if own == partner else stock_seen(g, partner)
    needs = needs_of(g, proposer, weights)
    theirs = needs_of(g, partner, weights)
    gives = basket_of(g.give[proposer])
    asks = basket_of(g.ask[proposer])
    given = int(g.give_cards[proposer])
    asked = int(g.ask_cards[proposer])
    gain = deal_gain(stock, needs, gives, asks) + cards_gain(
        g, proposer, given, asked, stock, needs, weights, own == proposer
    )
    return gain, deal_gain(other, theirs, asks, gives) + cards_gain(
        g, partner, asked, given, other, theirs, weights, own == partner
    )


@rule
def plan_offer(g: State, seat: int, partner: int, stock: Stock, needs: Needs, weights: Weights) -> Plan:
    """The best offer to a partner.

    Cards come in last, before building, so that they don't take the place of materials.
    """
    best = plan_swap(g, seat, partner, stock, needs, weights)
    if g.cards_on == 0 or g.stage != Stage.TURNS or weight(g, weights, Term.BARGAIN) > WARES_PRICE:
        return best
    for card in range(KINDS):
        if g.hand[seat, card] > 0:
            best = better_plan(best, plan_card(g, seat, partner, card, True, stock, needs, weights))
        if known_cards(g, seat, partner, card) > 0:
            best = better_plan(best, plan_card(g, seat, partner, card, False, stock, needs, weights))
    return best


@rule
def better_plan(one: Plan, other: Plan) -> Plan:
    """The plan that brings more."""
    return other if other[0] > one[0] else one


@rule
def plan_card(
    g: State, seat: int, partner: int, card: int, sold: bool, stock: Stock, needs: Needs, weights: Weights
) -> Plan:
    """The best price for a card that is sold to a partner or bought from him: some of one material.

    The first offer of a round asks for most; later ones ask for less than that.
    """
    best = (0.0, NOTHING, NOTHING, 0, 0)
    most = 0.0
    dearest = 0.0
    fair = g.sent[seat] > 0
    least = weight(g, weights, Term.BARGAIN)
    share = weight(g, weights, Term.SHARE)
    seen = stock_seen(g, partner)
    theirs = needs_of(g, partner, weights)
    gives = 1 << (CARD_BITS * card) if sold else 0
    takes = 0 if sold else 1 << (CARD_BITS * card)
    other_cards = cards_gain(g, partner, takes, gives, seen, theirs, weights, False)
    own_cards = cards_gain(g, seat, gives, takes, stock, needs, weights, True)
    for material in range(5):
        for amount in range(1, min(MOST, int(seen[material] if sold else stock[material])) + 1):
            price = change_of(NOTHING, material, amount)
            given = NOTHING if sold else price
            asked = price if sold else NOTHING
            own = deal_gain(stock, needs, given, asked) + own_cards
            gain = deal_gain(seen, theirs, asked, given) + other_cards
            if agreeable(own, gain, least, share):
                dearest = max(dearest, own)
    for material in range(5):
        for amount in range(1, min(MOST, int(seen[material] if sold else stock[material])) + 1):
            price = change_of(NOTHING, material, amount)
            given = NOTHING if sold else price
            asked = price if sold else NOTHING
            own = deal_gain(stock, needs, given, asked) + own_cards
            gain = deal_gain(seen, theirs, asked, given) + other_cards
            score = min(own, gain) if fair else own
            if score > most and not (fair and own == dearest) and agreeable(own, gain, least, share):
                most = score
                best = (WANTED * own, given, asked, gives, takes)
    return best
