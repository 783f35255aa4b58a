"""Tolls in Mesopotamia: what the owner of a caravan would rather pay than turn back, and the metal of free trade that a
toll forfeits.

Nobody on the way knows what is in an offer; what it brings its proposer is reckoned from what everybody knows of the
two.
"""

from __future__ import annotations

from typing import TypeAlias

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.bargains import NOTHING, cards_price, deal_gain, plan_swap
from tworivers.bots.mesopotamia.stores import change_of, needs_of, rounds_left, stock_of, stock_seen, stock_worth
from tworivers.bots.mesopotamia.terms import Term, weight
from tworivers.engine.compiled import rule
from tworivers.mesopotamia.codes import ASK, ASK_CARD, SEND, UNASK, UNASK_CARD
from tworivers.mesopotamia.economy import season_of
from tworivers.mesopotamia.names import EMPTY, Material, Phase
from tworivers.mesopotamia.record import State

Toll: TypeAlias = tuple[float, int, int]
"""A toll: what it brings beyond the metal forfeited, its material and amount; no amount for none."""
DEAREST = 2
"""Pieces in a toll."""
TAKEN = 0.5
"""How much of a proposer's gain a toll may take."""


@rule
def metal_forfeited(g: State, seat: int) -> int:
    """The metal that a toll taken now would cost: none if an earlier one has cost it, or the game ends before."""
    metal = 0
    for ahead in range(1, min(4, rounds_left(g)) + 1):
        paid = (int(g.phase_seasons[Phase.FREE_TRADE]) >> ((season_of(g) + ahead) % 4)) & 1 == 1
        year = (int(g.round_number) + ahead - 1) // 4 + 1
        if paid and year >= g.free_trade_year and ((int(g.strict[seat]) << ahead) >> 1) & 15 == 0:
            metal += int(g.free_metal[seat])
    return metal


@rule
def plan_toll(g: State, seat: int, proposer: int, weights: Weights) -> Toll:
    """The best toll that a proposer would still pay."""
    best = (0.0, int(EMPTY), 0)
    owned = stock_seen(g, proposer)
    theirs = needs_of(g, proposer, weights)
    deal = plan_swap(g, proposer, int(g.partner[proposer]), owned, theirs, weights)
    if deal[0] <= 0.0:
        return best
    stock = stock_of(g, seat)
    needs = needs_of(g, seat, weights)
    cost = deal_gain(stock, needs, NOTHING, change_of(NOTHING, Material.METAL, metal_forfeited(g, seat)))
    most = weight(g, weights, Term.BARGAIN)
    for material in range(5):
        for amount in range(1, min(DEAREST, int(owned[material] - deal[1][material])) + 1):
            toll = change_of(NOTHING, material, amount)
            gain = deal_gain(stock, needs, NOTHING, toll) - cost
            left = deal_gain(owned, theirs, change_of(deal[1], material, amount), deal[2])
            if gain > most and left >= TAKEN * deal[0]:
                most = gain
                best = (gain, material, amount)
    return best


@rule
def toll_step(g: State, seat: int, toll: Toll, code: int) -> float:
    """The next step from what a toll holds to what is planned."""
    if code == SEND:
        return 1.0
    if code > SEND:
        return 0.0
    if code >= ASK_CARD:
        return 2.0 if code >= UNASK_CARD else 0.0
    material = (code - ASK) % 5
    lacks = (toll[2] if material == toll[1] else 0) - int(g.toll[seat, material])
    return 2.0 if (lacks > 0 if code < UNASK else lacks < 0) else 0.0


@rule
def toll_cost(g: State, seat: int, weights: Weights) -> float:
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
