"""Campaigns in Mesopotamia: wars for prey, alliances against danger, alliances broken for prey."""

from __future__ import annotations

from tworivers.bots.judgement import Weights
from tworivers.bots.mesopotamia.fighting import danger_from, prey
from tworivers.bots.mesopotamia.stores import Needs, Stock, change_of, rounds_left, stock_worth
from tworivers.bots.mesopotamia.terms import PIPS, Term, weight
from tworivers.engine.compiled import rule
from tworivers.engine.masks import lowest_bit
from tworivers.mesopotamia.hands import can_use
from tworivers.mesopotamia.names import Campaign, Card
from tworivers.mesopotamia.policy import campaign_rivals, payments, roll_bonus
from tworivers.mesopotamia.record import State

GRUDGE = -1.0
"""What an alliance is worth with somebody one has fought in this season or the last."""
REVENGE = 0.35
"""How much of what a rival could take is taken in a war one declares."""


@rule
def campaign_chance(g: State, seat: int, campaign: int) -> float:
    """The chance that a campaign succeeds."""
    if can_use(g, seat, Card.ENVOYS):
        return 1.0
    return min(1.0, (PIPS + 1.0 - int(g.campaign_roll) + roll_bonus(g, seat, campaign)) / PIPS)


@rule
def treaty_worth(g: State, seat: int, rival: int, weights: Weights) -> float:
    """What an alliance with a rival is worth: danger averted, prey forgone; nothing while a fight is fresh."""
    if ((int(g.fought[seat]) | int(g.fought_before[seat])) >> rival) & 1 == 1:
        return GRUDGE
    rounds = min(2, rounds_left(g))
    worth = weight(g, weights, Term.PEACE) * danger_from(g, seat, rival) * rounds
    if (int(g.at_war[seat]) >> rival) & 1 == 1:
        worth *= 2.0
    return worth - prey(g, seat, rival, weights)


@rule
def rival_gain(g: State, seat: int, campaign: int, rival: int, weights: Weights) -> float:
    """What a campaign's success against or with a rival brings."""
    if campaign == Campaign.ALLIANCE:
        return treaty_worth(g, seat, rival, weights)
    if campaign == Campaign.BREAK:
        return -0.5 * treaty_worth(g, seat, rival, weights) if rounds_left(g) > 0 else -1.0
    revenge = REVENGE * danger_from(g, seat, rival) * min(1, rounds_left(g) + later_turn(g, rival))
    return prey(g, seat, rival, weights) - revenge


@rule
def later_turn(g: State, rival: int) -> int:
    """1 if a rival still has its turn this round."""
    return (int(g.unplayed) >> rival) & 1


@rule
def payment_cost(g: State, material: int, stock: Stock, needs: Needs) -> float:
    """What one piece of a material is worth."""
    return stock_worth(stock, needs) - stock_worth(change_of(stock, material, -1), needs)


@rule
def campaign_gain(g: State, seat: int, campaign: int, stock: Stock, needs: Needs, weights: Weights) -> float:
    """What the best campaign of a kind promises."""
    most = -1.0
    left = campaign_rivals(g, seat, campaign)
    while left != 0:
        most = max(most, rival_gain(g, seat, campaign, lowest_bit(left), weights))
        left &= left - 1
    if most <= 0.0:
        return most
    cost = 1.0
    left = payments(g, seat)
    while left != 0:
        cost = min(cost, payment_cost(g, lowest_bit(left), stock, needs))
        left &= left - 1
    return campaign_chance(g, seat, campaign) * most - cost
